import CSDL2
public import Drawing
import Glibc
import InputEvents
import XWindows

/// A drag from another program over a window of this one, on X11.
struct IncomingDrop {
    /// SDL's identifier of the window.
    var windowID: UInt32
    /// The X window of the other program.
    var source: UInt
    /// The type of data that SDL requests for the drop; nil if it requests none.
    var mimeType: String?
    /// The location of the pointer in the window, in points.
    var location = Point.zero
    /// Whether an event with the items has been delivered.
    var hasEntered = false
}

/// Drags from other programs.
extension VideoSystem {
    /// Translates a message of X11's protocol of drags; returns nil for other events, and for steps without an event.
    func dropEvent(of event: SDL_Event) -> (windowID: UInt32, event: DropEvent)? {
        var drop = widgets_x_drop()
        guard withUnsafePointer(to: event, { widgets_x_read_drop(widgets_x_event($0), &drop) }) != 0,
            let window = allWindows.first(where: { $0.xWindow == drop.window }),
            let display = window.xConnection?.display
        else { return nil }
        switch widgets_x_drop_phase(UInt32(drop.phase)) {
        case WIDGETS_X_DROP_ENTERED:
            let kind = widgets_x_drop_kind(UInt32(widgets_x_offered_kind(display, &drop)))
            let type: String? =
                kind == WIDGETS_X_DROP_URIS
                ? "text/uri-list" : kind == WIDGETS_X_DROP_TEXT ? "text/plain" : nil
            incomingDrop = IncomingDrop(windowID: window.id, source: drop.source, mimeType: type)
            return nil
        case WIDGETS_X_DROP_MOVED:
            guard var incoming = incomingDrop, incoming.source == drop.source else { return nil }
            let corner = window.contentOrigin ?? (0, 0)
            incoming.location = window.metrics.points(
                x: Double(drop.x) - Double(corner.x), y: Double(drop.y) - Double(corner.y))
            let phase = incoming.hasEntered ? DropEvent.Phase.moved : .entered
            incoming.hasEntered = true
            incomingDrop = incoming
            return (
                window.id,
                self.event(phase, incoming, incoming.mimeType.map { [.offered(mimeType: $0)] } ?? [])
            )
        case WIDGETS_X_DROP_LEFT:
            guard let incoming = incomingDrop else { return nil }
            incomingDrop = nil
            return incoming.hasEntered ? (window.id, self.event(.exited, incoming, [])) : nil
        case WIDGETS_X_DROP_RECEIVED:
            guard let incoming = incomingDrop else { return nil }
            incomingDrop = nil
            guard let contents = droppedContents(incoming, window, display) else {
                onFailedDrop?(.tooLarge)
                return (window.id, self.event(.exited, incoming, []))
            }
            return (window.id, self.event(.dropped, incoming, contents))
        default:
            return nil
        }
    }

    private func event(
        _ phase: DropEvent.Phase, _ incoming: IncomingDrop, _ contents: [DropEvent.Content]
    ) -> DropEvent {
        DropEvent(
            phase: phase, locationInWindow: incoming.location, contents: contents,
            modifierFlags: KeyModifierFlags(sdl: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)))
    }

    /// Reads the dropped data, which SDL has requested; nil if it could not be transferred.
    private func droppedContents(
        _ incoming: IncomingDrop, _ window: PlatformWindow, _ display: UnsafeMutableRawPointer
    ) -> [DropEvent.Content]? {
        var length: UInt = 0
        guard let data = widgets_x_dropped_data(display, window.xWindow, &length) else { return nil }
        defer { free(data) }
        let bytes = Array(UnsafeBufferPointer(start: data, count: Int(length)))
        if incoming.mimeType == "text/uri-list" { return [.uriList(bytes)] }
        return [.text(DroppedText.decode(bytes))]
    }

    /// Returns the event for the data of a drop on Wayland, with the window and the location of the pointer.
    ///
    /// SDL reports neither for the drop itself. Nil while the pointer is in no window.
    func dropEvent(of contents: [DropEvent.Content]) -> (windowID: UInt32, event: DropEvent)? {
        guard let handle = SDL_GetMouseFocus(), let window = window(SDL_GetWindowID(handle)) else {
            return nil
        }
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetMouseState(&x, &y)
        return (
            window.id,
            DropEvent(
                phase: .dropped, locationInWindow: window.metrics.points(x: Double(x), y: Double(y)),
                contents: contents)
        )
    }
}

extension PlatformWindow {
    /// Tells the program from which items are dragged over the window whether they are accepted at the current location.
    public func answerDrop(accepts: Bool) {
        guard let xConnection, let incoming = video.incomingDrop, incoming.windowID == id else { return }
        widgets_x_answer_drop(
            xConnection.display, incoming.source, xWindow, accepts && incoming.mimeType != nil ? 1 : 0)
    }

    /// Converts a location in this window to the space of another one, in points; nil if it is outside of the other window, or if the
    /// positions of windows are unknown, as on Wayland.
    public func convert(_ location: Point, to other: PlatformWindow) -> Point? {
        if video.isWayland || !other.isVisible { return nil }
        guard let from = contentOrigin, let to = other.contentOrigin else { return nil }
        let place = Point(
            x: other.metrics.points(location.x * metrics.unitsPerPoint + Double(from.x) - Double(to.x)),
            y: other.metrics.points(location.y * metrics.unitsPerPoint + Double(from.y) - Double(to.y)))
        return Rect(origin: .zero, size: other.size).contains(place) ? place : nil
    }
}

/// Decodes dropped text, whose encoding is not stated: UTF-8, or else Latin-1.
nonisolated enum DroppedText {
    static func decode(_ bytes: [UInt8]) -> String {
        let bytes = bytes.last == 0 ? bytes.dropLast() : bytes[...]
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = ""
        for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
        return text
    }
}
