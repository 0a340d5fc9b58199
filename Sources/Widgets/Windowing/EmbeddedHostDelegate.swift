/// The protocol through which embedded views reach the program around them: cursor, input method, clipboard, popups and frames.
///
/// All methods are optional.
///
///     func embeddedHost(_ host: EmbeddedHost, cursorDidChange cursor: Cursor) {
///         SDL_SetCursor(cursors[cursor])
///     }
public protocol EmbeddedHostDelegate: AnyObject {
    /// Called when the cursor for the view under the pointer has changed, and with `.arrow` when the pointer leaves the views.
    func embeddedHost(_ host: EmbeddedHost, cursorDidChange cursor: Cursor)
    /// Called when a text view has gained the keyboard focus or its caret has moved, with the rectangle of the caret in points of the
    /// program's window; nil when text input has ended.
    ///
    /// Start or stop SDL's text input, and pass the rectangle to `SDL_SetTextInputRect`.
    func embeddedHost(_ host: EmbeddedHost, textInputRectDidChange rect: Rect?)
    /// Called when a text view has ended a composition by itself, such as after a click elsewhere: call `SDL_ClearComposition`.
    func embeddedHostDidEndComposition(_ host: EmbeddedHost)
    /// Called when ``EmbeddedHost/needsFrame`` may have become true, for programs that sleep.
    func embeddedHostNeedsFrame(_ host: EmbeddedHost)
    /// Returns the text on the clipboard or, with `isPrimary`, of the primary selection; nil if there is none.
    func embeddedHost(_ host: EmbeddedHost, textOfClipboard isPrimary: Bool) -> String?
    /// Puts a text on the clipboard or, with `isPrimary`, on the primary selection; nil clears it.
    func embeddedHost(_ host: EmbeddedHost, setText text: String?, ofClipboard isPrimary: Bool)
    /// Returns the part of the program's window that popups beside `anchor` may cover, both in points of the window; nil keeps them inside
    /// the frame of the host.
    func embeddedHost(_ host: EmbeddedHost, areaForPopupBeside anchor: Rect) -> Rect?
    /// Called when a menu, popover or tool tip opens for which there is an area; returns whether the program displays it.
    ///
    /// With true, draw the popup after each frame of the host until it is closed; with false, it is displayed inside the frame of the host.
    func embeddedHost(_ host: EmbeddedHost, shouldOpen popup: EmbeddedPopup) -> Bool
    /// Called when a popup that the program displays is closed: release its texture.
    func embeddedHost(_ host: EmbeddedHost, didClose popup: EmbeddedPopup)
}

extension EmbeddedHostDelegate {
    public func embeddedHost(_ host: EmbeddedHost, cursorDidChange cursor: Cursor) {}
    public func embeddedHost(_ host: EmbeddedHost, textInputRectDidChange rect: Rect?) {}
    public func embeddedHostDidEndComposition(_ host: EmbeddedHost) {}
    public func embeddedHostNeedsFrame(_ host: EmbeddedHost) {}
    public func embeddedHost(_ host: EmbeddedHost, textOfClipboard isPrimary: Bool) -> String? { nil }
    public func embeddedHost(_ host: EmbeddedHost, setText text: String?, ofClipboard isPrimary: Bool) {}
    public func embeddedHost(_ host: EmbeddedHost, areaForPopupBeside anchor: Rect) -> Rect? { nil }
    public func embeddedHost(_ host: EmbeddedHost, shouldOpen popup: EmbeddedPopup) -> Bool { false }
    public func embeddedHost(_ host: EmbeddedHost, didClose popup: EmbeddedPopup) {}
}

/// The clipboard of a program that embeds views: its delegate's.
///
/// A program has one clipboard; the host whose delegate was set last provides it, unless an application is running.
final class EmbeddedClipboard: DesktopSelections {
    private weak var host: EmbeddedHost?

    /// Makes `host` the provider of the clipboard; nil ends that.
    func provide(for host: EmbeddedHost?) {
        self.host = host
        let current = PlatformServices.current.selections
        if host != nil, !(current is Application) {
            PlatformServices.current = PlatformServices(selections: self)
        } else if host == nil, current === self {
            PlatformServices.current = PlatformServices()
        }
    }

    private func text(isPrimary: Bool) -> String? {
        host.flatMap { $0.delegate?.embeddedHost($0, textOfClipboard: isPrimary) }
    }

    private func set(_ text: String?, isPrimary: Bool) {
        if let host { host.delegate?.embeddedHost(host, setText: text, ofClipboard: isPrimary) }
    }

    var clipboardText: String? {
        get { text(isPrimary: false) }
        set { set(newValue, isPrimary: false) }
    }
    var primarySelectionText: String? {
        get { text(isPrimary: true) }
        set { set(newValue, isPrimary: true) }
    }
}
