public import Drawing

/// An event of a drag that began in another program.
///
///     host.handle(DropEvent(phase: .dropped, locationInWindow: point, contents: [.text("Hello")]))
public struct DropEvent: Hashable, Sendable {
    /// The kind of the event.
    public enum Phase: Hashable, Sendable {
        /// The items have entered the window.
        case entered
        /// The items have moved within the window.
        case moved
        /// The items have left the window, or the drag was cancelled.
        case exited
        /// The items were dropped.
        case dropped
    }

    /// A part of the dragged data.
    public enum Content: Hashable, Sendable {
        /// Data of a MIME type that is available after the drop.
        case offered(mimeType: String)
        /// A text.
        case text(String)
        /// The bytes of a `text/uri-list`, with the URLs of files or web pages.
        case uriList([UInt8])
    }

    /// The kind of the event.
    public var phase: Phase
    /// The location of the pointer in window coordinates, in points.
    public var locationInWindow: Point
    /// The offered types before the drop, and the data afterwards.
    public var contents: [Content]
    /// The modifier keys that are held.
    public var modifierFlags: KeyModifierFlags

    public init(
        phase: Phase, locationInWindow: Point, contents: [Content] = [], modifierFlags: KeyModifierFlags = []
    ) {
        self.phase = phase
        self.locationInWindow = locationInWindow
        self.contents = contents
        self.modifierFlags = modifierFlags
    }
}
