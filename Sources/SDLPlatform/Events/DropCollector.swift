import CSDL2
public import InputEvents

/// Collects the files and lines of a drop, which SDL reports one by one between a begin and a complete event.
///
///     if let contents = collector.collect(&event) { deliver(contents) }
public nonisolated struct DropCollector {
    private var paths: [UInt8] = []
    private var lines: [String] = []

    public init() {}

    /// Returns whether an SDL event type belongs to drops.
    static func handles(_ type: UInt32) -> Bool {
        (SDL_DROPFILE.rawValue...SDL_DROPCOMPLETE.rawValue).contains(type)
    }

    /// Returns the window of a drop event; nil for other events, and 0 where SDL does not know the window.
    public static func windowID(of event: UnsafeRawPointer) -> UInt32? {
        let event = event.assumingMemoryBound(to: SDL_Event.self).pointee
        return handles(event.type) ? event.drop.windowID : nil
    }

    /// Adds an event to the drop.
    ///
    /// - Returns: The data of the drop, if the event completes it; nil before, and for other events.
    public mutating func collect(_ event: UnsafeRawPointer) -> [DropEvent.Content]? {
        let event = event.assumingMemoryBound(to: SDL_Event.self).pointee
        switch SDL_EventType(event.type) {
        case SDL_DROPFILE:
            // SDL has decoded the URL to a path.
            if let file = event.drop.file {
                paths +=
                    UnsafeBufferPointer(start: file, count: SDL_strlen(file)).map { UInt8(bitPattern: $0) }
                    + [10]
            }
        case SDL_DROPTEXT:
            if let text = event.drop.file { lines.append(String(cString: text)) }
        case SDL_DROPBEGIN:
            self = DropCollector()
        case SDL_DROPCOMPLETE:
            defer { self = DropCollector() }
            var contents: [DropEvent.Content] = []
            if !paths.isEmpty { contents.append(.uriList(paths)) }
            if !lines.isEmpty { contents.append(.text(lines.joined(separator: "\n"))) }
            return contents
        default: break
        }
        return nil
    }
}
