extension Window {
    /// The decorations of a window: `NSWindow.StyleMask`.
    ///
    ///     window.styleMask = .borderless
    public nonisolated struct StyleMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// No decorations: views that conform to ``WindowMoving`` move the window.
        public static let borderless: StyleMask = []
        /// The window has a title bar and a border, where the desktop draws them.
        public static let titled = StyleMask(rawValue: 1)
        /// The user can resize the window.
        public static let resizable = StyleMask(rawValue: 2)
    }

    /// The order of windows on the desktop: `NSWindow.Level`.
    ///
    ///     window.level = .floating
    public nonisolated enum Level: Hashable, Sendable {
        case normal
        /// In front of the windows of all programs that are not floating.
        case floating
    }

    /// The answer of a dialog: `NSApplication.ModalResponse`.
    ///
    ///     if await window.beginSheet(dialog) == .ok { save() }
    public nonisolated struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The user has confirmed the dialog.
        public static let ok = ModalResponse(rawValue: 1)
        /// The user has cancelled or closed the dialog.
        public static let cancel = ModalResponse(rawValue: 0)
        /// The program has ended the dialog.
        public static let stop = ModalResponse(rawValue: -1000)
        /// The dialog could not be opened, or its owner was closed.
        public static let abort = ModalResponse(rawValue: -1001)
    }

    /// Resizes the window so that its content has `size`, in points, within ``contentMinSize`` and ``contentMaxSize``.
    ///
    /// `NSWindow.setContentSize(_:)`. A window that is not open is opened in this size. The window manager may refuse the request, as it does
    /// for a maximised window. A size that is not finite is ignored, with a diagnostic.
    public final func setContentSize(_ size: Size) {
        guard size.isFinite else { return reportNotFinite("setContentSize", "\(size)") }
        var size = Size(width: max(1, size.width), height: max(1, size.height))
        if let contentMaxSize {
            size = Size(
                width: min(size.width, contentMaxSize.width), height: min(size.height, contentMaxSize.height))
        }
        if let contentMinSize {
            size = Size(
                width: max(size.width, contentMinSize.width), height: max(size.height, contentMinSize.height))
        }
        if let presenter { presenter.setContentSize(size) } else { frame.size = size }
    }

    /// Minimises the window.
    ///
    /// Like the other requests to the window manager, it has no effect if no window manager runs.
    public final func miniaturize() { presenter?.setState(.miniaturized, true) }
    /// Restores the minimised window.
    public final func deminiaturize() { presenter?.setState(.miniaturized, false) }
    /// Whether the window is minimised.
    public final var isMiniaturized: Bool { presenter?.state.contains(.miniaturized) ?? false }

    /// Maximises the window, or restores its size if it is maximised.
    public final func zoom() { presenter?.setState(.zoomed, !isZoomed) }
    /// Whether the window is maximised.
    public final var isZoomed: Bool { presenter?.state.contains(.zoomed) ?? false }

    /// Makes the window cover its display, or ends this.
    public final func toggleFullScreen() { presenter?.setState(.fullScreen, !isFullScreen) }
    /// Whether the window covers its display.
    public final var isFullScreen: Bool { presenter?.state.contains(.fullScreen) ?? false }

    /// Whether the window is open and has the keyboard: `NSWindow.isKeyWindow`.
    public final var isKeyWindow: Bool { presenter?.isKey ?? false }

    /// The dialog that blocks the window; nil if there is none.
    public final var attachedSheet: Window? { modality.sheet }
    /// The window that this dialog blocks; nil if it is not a dialog.
    public final var sheetParent: Window? { modality.parent }
}

/// A view on which a press, outside of its controls, moves a window without a title bar: `NSView.mouseDownCanMoveWindow`.
///
///     final class TitleBar: View, WindowMoving {
///         var mouseDownCanMoveWindow: Bool { true }
///     }
public protocol WindowMoving: View {
    /// Whether a press moves the window; used if the `styleMask` of the window does not contain `titled`.
    var mouseDownCanMoveWindow: Bool { get }
}
