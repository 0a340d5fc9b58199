/// A window of the desktop, and the root of its tree of views.
///
/// `UIWindow`, with `NSWindow`'s title and closing.
///
///     let window = Window(title: "Notes", size: Size(width: 480, height: 320))
///     window.rootViewController = NotesController()
///     window.makeKeyAndVisible()
open class Window: View {
    /// Shown in the title bar.
    public final var title: String {
        didSet { if title != oldValue { presenter?.titleChanged() } }
    }

    /// The smallest size, in points, that the user can give the window; nil for none.
    ///
    /// A window that is smaller when it opens gets this size.
    public final var minimumSize: Size? {
        didSet { if minimumSize != oldValue { presenter?.minimumSizeChanged() } }
    }

    /// The position of the content on the desktop when the window opens, in points; nil, as at first, for the middle of the display,
    /// or right of and below the window that was opened last.
    ///
    /// Wayland always decides itself.
    public final var position: Point?

    /// Whether the user can change the size; read when the window is opened.
    public final var isResizable = true

    /// Colours and measures of all in the window.
    public final var appearance = Theme.light {
        didSet { viewTree?.host?.setTheme(appearance) }
    }

    /// The controller whose view fills the window.
    public final var rootViewController: ViewController? {
        didSet {
            if oldValue === rootViewController { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if let view = rootViewController?.view { insertSubview(view, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called after the window has closed.
    public final var onClose: (() -> Void)?

    /// The presenter that opened the window; nil while it is not open.
    package weak final var presenter: (any WindowPresenting)?

    /// Makes a window that is not open yet; `size` is that of its content, in points.
    ///
    /// A window that is larger than the usable part of the display opens in the largest size that fits.
    public init(title: String, size: Size) {
        self.title = title
        super.init(frame: Rect(origin: .zero, size: size))
        accessibilityIdentifier = nil
    }

    public convenience override init(frame: Rect) { self.init(title: "", size: frame.size) }

    nonisolated deinit {}

    /// The pixels that the open window's surface holds, for tests that compare them with a bitmap's.
    package final var surfacePixels: Bitmap? { presenter?.readPixels() }

    /// True while the window is open.
    public final var isOpen: Bool { presenter != nil }

    /// The responder that has the keyboard focus in the window; nil while none has: AppKit's `NSWindow.firstResponder`.
    public final var firstResponder: Responder? { inputRouting?.firstResponder }

    /// Gives the keyboard focus to `responder`, or with nil takes it away: AppKit's `NSWindow.makeFirstResponder(_:)`.
    ///
    /// - Returns: False when the present first responder does not give the focus up, or `responder` does not take it; then it stays
    ///   where it was.
    @discardableResult public final func makeFirstResponder(_ responder: Responder?) -> Bool {
        guard let inputRouting else { return false }
        if let responder {
            return responder.inputRouting === inputRouting && responder.becomeFirstResponder()
        }
        return inputRouting.firstResponder?.resignFirstResponder() ?? true
    }

    /// Closes the window, without asking.
    ///
    /// Its views disappear and their state is saved. The application releases it: it is freed unless the program keeps it, and can
    /// be opened again where it does.
    public final func close() { presenter?.close() }

    /// Asks the window whether it wants to close, and closes it: what the title bar's button does.
    public final func performClose() {
        if windowShouldClose() { close() }
    }

    /// Whether the user may close the window; true unless overridden.
    open func windowShouldClose() -> Bool { true }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .window
        attributes.label = title.isEmpty ? nil : title
    }

    open override func layoutSubviews() {
        rootViewController?.viewIfLoaded?.frame = bounds
    }
}

/// The interface of an open window to its presenter.
package protocol WindowPresenting: AnyObject {
    func titleChanged()
    func minimumSizeChanged()
    func bringToFront()
    func close()
    /// The pixels that the window's surface holds; nil when they cannot be read.
    func readPixels() -> Bitmap?
}
