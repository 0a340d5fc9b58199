/// A window of the desktop, which is also the root of its view tree.
///
/// `UIWindow`, with the title and the closing methods of `NSWindow`.
///
///     let window = Window(title: "Notes", size: Size(width: 480, height: 320))
///     window.rootViewController = NotesController()
///     window.makeKeyAndVisible()
open class Window: View {
    /// The title in the title bar.
    public final var title: String {
        didSet { if title != oldValue { presenter?.titleChanged() } }
    }

    /// Whether the window's document has unsaved changes, which the title bar shows by a dot before the title; false by default.
    ///
    /// `NSWindow.isDocumentEdited`.
    public final var isDocumentEdited = false {
        didSet { if isDocumentEdited != oldValue { presenter?.titleChanged() } }
    }

    /// The minimum size to which the user can resize the content, in points; nil, the default, for none.
    ///
    /// A window that is smaller when it opens is enlarged to this size.
    public final var contentMinSize: Size? {
        didSet { if contentMinSize != oldValue { presenter?.attributesChanged() } }
    }

    /// The maximum size to which the user can resize the content, in points; nil, the default, for none.
    ///
    /// `NSWindow.contentMaxSize`. A window that is larger when it opens is reduced to this size.
    public final var contentMaxSize: Size? {
        didSet { if contentMaxSize != oldValue { presenter?.attributesChanged() } }
    }

    /// The top left corner of the window's frame, which includes the title bar and the borders, on the desktop, in points.
    ///
    /// Nil, the default, centres the first window on the display, and a dialog over its owner; other ones open to the right of and below
    /// the window opened last. While the window is open, it is the current position, and setting it moves the window. On Wayland the compositor
    /// chooses the position and does not report it.
    public final var frameTopLeftPoint: Point? {
        didSet {
            if frameTopLeftPoint == oldValue { return }
            presenter?.positionChanged()
            moveChildren(from: oldValue)
        }
    }

    /// The decorations of the window; title bar and resizable border by default.
    ///
    /// `NSWindow.styleMask`.
    public final var styleMask: StyleMask = [.titled, .resizable] {
        didSet { if styleMask != oldValue { presenter?.attributesChanged() } }
    }

    /// Whether the user can resize the window; true by default.
    public final var isResizable: Bool {
        get { styleMask.contains(.resizable) }
        set { if newValue { styleMask.insert(.resizable) } else { styleMask.remove(.resizable) } }
    }

    /// The order among the windows of all programs; normal by default.
    ///
    /// `NSWindow.level`. It has no effect on Wayland.
    public final var level = Level.normal {
        didSet { if level != oldValue { presenter?.attributesChanged() } }
    }

    /// The image that window lists and task switchers display; nil, the default, for the one of the application.
    ///
    /// It has no effect on Wayland, where the desktop displays the icon of the program's desktop file.
    public final var miniwindowImage: Image? {
        didSet { if miniwindowImage !== oldValue { presenter?.attributesChanged() } }
    }

    /// The theme (colours and metrics) of all views in the window; that of the desktop by default.
    ///
    /// Setting it makes the window independent of the desktop; see ``followsDesktopAppearance``. To choose only the light or the dark style,
    /// and follow the desktop in all else, set `overrideUserInterfaceStyle`. In tests and tools, the theme of the desktop is light.
    public final var appearance: Theme {
        get { chosenAppearance ?? PlatformServices.current.theme }
        set {
            let theme = newValue.checked(current: appearance.textScale, for: hierarchyPath)
            chosenAppearance = theme
            viewTree?.host?.setTheme(theme)
        }
    }
    private final var chosenAppearance: Theme?

    /// Whether the window has the appearance of the desktop: its light or dark style, accent colour, contrast and reduced motion, also when
    /// the user changes them; true until ``appearance`` is set.
    ///
    /// With false, the window keeps its current appearance.
    public final var followsDesktopAppearance: Bool {
        get { chosenAppearance == nil }
        set {
            if newValue == followsDesktopAppearance { return }
            chosenAppearance = newValue ? nil : appearance
            viewTree?.host?.setTheme(appearance)
        }
    }

    /// Updates the window after the theme of the desktop has changed.
    package final func desktopThemeDidChange() {
        if followsDesktopAppearance { viewTree?.host?.setTheme(appearance) }
    }

    /// The controller whose view fills the window; nil, the default, for none.
    public final var rootViewController: ViewController? {
        didSet {
            if oldValue === rootViewController { return }
            topBar?.setNeedsLayout()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if let view = rootViewController?.view { insertSubview(view, at: 0) }
            setNeedsLayout()
        }
    }

    /// The closure that is called after the window has closed.
    public final var windowDidClose: (() -> Void)?

    /// The view at the top of the window, across its whole width: the menu bar; nil, the default, for none.
    ///
    /// A hidden one takes no space.
    package final var topBar: View? {
        didSet {
            if oldValue === topBar { return }
            oldValue?.removeFromSuperview()
            if let topBar { addSubview(topBar) }
            setNeedsLayout()
        }
    }

    /// The question that is asked when the user closes the window and `windowShouldClose()` has returned true; nil, the default,
    /// for none.
    ///
    /// The window is closed if the answer is true. It remains usable until then, and further requests are ignored.
    ///
    ///     window.closeConfirmation = { [weak window] in
    ///         guard let window, window.isDocumentEdited else { return true }
    ///         return await window.beginSheet(DiscardQuestion()) == .ok
    ///     }
    public final var closeConfirmation: (() async -> Bool)?
    private final var isAwaitingConfirmation = false

    /// Called when the window has gained or lost the keyboard, or was minimised or restored.
    package final var phaseObserver: (() -> Void)?

    /// The dialogs of the window, and the window whose dialog it is.
    package final var modality = WindowModality()
    /// The windows in front of this one that do not block it.
    package final var family = WindowFamily()

    /// The presenter that opened the window; nil while it is not open.
    package weak final var presenter: (any WindowPresenting)?

    /// Creates a window that is not yet open, with a content of `size`, in points.
    ///
    /// A window larger than the usable area of the display opens in the largest size that fits.
    public init(title: String, size: Size) {
        self.title = title
        super.init(frame: Rect(origin: .zero, size: size))
        accessibilityIdentifier = nil
    }

    public convenience override init(frame: Rect) { self.init(title: "", size: frame.size) }

    nonisolated deinit {}

    /// The pixels of the open window's surface, for tests that compare them with a bitmap; nil if they cannot be read.
    package final var surfacePixels: Bitmap? { presenter?.readPixels() }

    /// Whether the window is open.
    public final var isVisible: Bool { presenter != nil }

    /// The responder with the keyboard focus in the window; nil if none has it.
    ///
    /// `NSWindow.firstResponder`.
    public final var firstResponder: Responder? { inputRouting?.firstResponder }

    /// Makes `responder` the first responder of the window; nil clears the first responder.
    ///
    /// `NSWindow.makeFirstResponder(_:)`.
    ///
    /// - Returns: False if the current first responder refuses to resign or `responder` refuses to become first responder. The
    ///   first responder then does not change.
    @discardableResult public final func makeFirstResponder(_ responder: Responder?) -> Bool {
        guard let inputRouting else { return false }
        if let responder {
            return responder.inputRouting === inputRouting && responder.becomeFirstResponder()
        }
        return inputRouting.firstResponder?.resignFirstResponder() ?? true
    }

    /// The next responder: the running application.
    open override var next: Responder? { super.next ?? PlatformServices.current.application }

    /// Marks "Full Screen" while the window covers its display.
    open override func validate(_ command: Command) {
        super.validate(command)
        if command.action == .toggleFullScreen { command.state = isFullScreen ? .on : .off }
    }

    /// Sends `action` to `target`, or with nil along the responder chain from the first responder: `UIApplication.sendAction`.
    ///
    /// Without a first responder, the chain begins at the view of the root view controller.
    ///
    /// - Returns: False if no responder can perform it.
    @discardableResult
    public final func sendAction(_ action: Selector, to target: Responder? = nil, from sender: Any?) -> Bool {
        if let target {
            guard target.canPerformAction(action, withSender: sender) else { return false }
            target.perform(action, with: sender)
            return true
        }
        return (firstResponder ?? rootViewController?.viewIfLoaded ?? self).tryToPerform(action, with: sender)
    }

    /// Closes the window without calling `windowShouldClose()`.
    ///
    /// The state of its views is saved, and they disappear. The application releases the window; if the program retains it, it
    /// can be opened again.
    public final func close() { presenter?.close() }

    /// Closes the window if `windowShouldClose()` returns true, as the close button in the title bar does.
    public final func performClose() {
        guard !isAwaitingConfirmation, windowShouldClose() else { return }
        if closeConfirmation == nil { return close() }
        Task { [weak self] in
            if await self?.confirmClosing() == true { self?.close() }
        }
    }

    /// Asks ``closeConfirmation``, and returns the answer; true without a question, and false while one is open.
    package final func confirmClosing() async -> Bool {
        guard !isAwaitingConfirmation else { return false }
        guard let closeConfirmation else { return true }
        isAwaitingConfirmation = true
        defer { isAwaitingConfirmation = false }
        return await closeConfirmation()
    }

    /// Returns whether the user may close the window; true by default.
    open func windowShouldClose() -> Bool { true }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .window
        attributes.label = title.isEmpty ? nil : title
    }

    open override func layoutSubviews() {
        var content = bounds
        if let topBar, !topBar.isHidden {
            let height = min(topBar.intrinsicContentSize.height, bounds.height)
            topBar.frame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
            content = Rect(
                x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: bounds.height - height)
        }
        guard let view = rootViewController?.viewIfLoaded else { return }
        confineFocusRings(of: view)
        view.frame = content
    }

    /// Keeps focus rings of the content out of the menu bar, which would cover them.
    private final func confineFocusRings(of view: View) {
        let isConfined = view.rare?.confinesFocusRings ?? false
        if isConfined == (topBar != nil) { return }
        view.rareState.confinesFocusRings = !isConfined
        view.setNeedsDisplay()
    }
}
