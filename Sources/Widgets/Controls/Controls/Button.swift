/// A button with a title, an image, or both: `UIButton`.
///
/// A button is pressed by the pointer, by Space (on release) and by Return or Enter (on key down).
///
///     let save = Button(title: "Save") { _ in document.save() }
///     save.configuration.style = .filled
open class Button: Control, VisibleText, AppearanceObserving {
    /// UIKit's nested name for ``ButtonConfiguration``.
    public typealias Configuration = ButtonConfiguration

    /// The role of a button's action: `UIButton.Role`.
    ///
    ///     delete.role = .destructive
    public enum Role: Hashable, Sendable {
        /// The action has no special role; the default.
        case normal
        /// The default action of the form or dialog, which Return most likely performs.
        case primary
        /// The action cancels the form or dialog.
        case cancel
        /// The action deletes or overwrites data.
        case destructive
    }

    /// The style, the title and the image of the button.
    @ViewInvalidating(.buttonContent) public final var configuration = Configuration.gray()
    /// The role of the button's action, which affects its appearance.
    @ViewInvalidating(.display) public final var role = Role.normal
    /// The font of the title; the system font in medium weight by default.
    @ViewInvalidating(.buttonContent) public final var font = Font.systemFont(
        ofSize: Font.systemFontSize, weight: .medium)

    /// The menu that a right click opens, or any press when ``showsMenuAsPrimaryAction`` is true; nil by default.
    @ViewInvalidating(.buttonContent) public final var menu: Menu? = nil
    /// Whether a press opens ``menu`` instead of sending the button's events; false by default.
    @ViewInvalidating(.buttonContent) public final var showsMenuAsPrimaryAction = false

    /// The titles, images and title colours of states other than `.normal`; nil if none is set, as for most buttons.
    @exclusivity(unchecked) private final var variants: ButtonVariants?
    @exclusivity(unchecked) fileprivate final var run: TextRun?

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a button with a configuration, which performs `primaryAction` when it is pressed.
    ///
    /// The action provides the title and the image that the configuration does not have.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
    }

    /// The appearance of a button created with `init(type:)`: `UIButton.ButtonType`.
    ///
    ///     let button = Button(type: .system)
    public enum ButtonType: Hashable, Sendable {
        /// A title without a background.
        case custom
        /// The toolkit's standard appearance, with a neutral background.
        case system
    }

    /// Creates a button with the appearance of `type` and without a title.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        if type == .custom { configuration.style = .plain }
    }

    /// Creates a button that performs `primaryAction` and shows the action's title and image.
    public convenience init(primaryAction: Action) {
        self.init(frame: .zero)
        adopt(primaryAction)
    }

    /// Creates a button with a title that calls `handler` when it is pressed.
    public convenience init(title: String, handler: @escaping (Action) -> Void = { _ in }) {
        self.init(primaryAction: Action(title: title, handler: handler))
    }

    nonisolated deinit {}

    private func adopt(_ action: Action) {
        // A local copy: each access of `configuration` copies it, and each assignment compares it with the old value.
        var newConfiguration = configuration
        if newConfiguration.title == nil, !action.title.isEmpty { newConfiguration.title = action.title }
        if newConfiguration.image == nil { newConfiguration.image = action.image }
        configuration = newConfiguration
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: - Content

    /// Sets the title displayed in `state`; states without a title display that of `.normal`.
    public final func setTitle(_ title: String?, for state: State) {
        if state == .normal {
            configuration.title = title
        } else {
            var variants = variants ?? ButtonVariants()
            variants.titles[state] = title
            self.variants = variants
            contentChanged()
        }
    }

    /// Returns the title set for exactly `state`; nil if none is set.
    public final func title(for state: State) -> String? {
        state == .normal ? configuration.title : variants?.titles[state]
    }

    /// Sets the image displayed in `state`; states without an image display that of `.normal`.
    ///
    /// A button without a title needs an `accessibilityLabel`.
    ///
    ///     play.setImage(Image(systemName: "play"), for: .normal)
    ///     play.setImage(Image(systemName: "pause"), for: .selected)
    public final func setImage(_ image: Image?, for state: State) {
        if state == .normal {
            configuration.image = image
        } else {
            var variants = variants ?? ButtonVariants()
            variants.images[state] = image
            self.variants = variants
            contentChanged()
        }
    }

    /// Returns the image set for exactly `state`; nil if none is set.
    public final func image(for state: State) -> Image? {
        state == .normal ? configuration.image : variants?.images[state]
    }

    /// The image displayed in the current state, in the size in which it is displayed; nil if there is none.
    public final var currentImage: Image? {
        let image = variants.flatMap { $0.value($0.images, for: state) } ?? configuration.image
        guard let image, image.isSymbolImage else { return image }
        let symbols = configuration.preferredSymbolConfigurationForImage
        return image.following(symbols ?? SymbolConfiguration(font: scaledFont(for: font)))
    }

    /// Sets the colour of the title in `state`; nil restores the default: that of `.normal`, or of the style.
    public final func setTitleColor(_ color: Color?, for state: State) {
        if state == .normal {
            configuration.baseForegroundColor = color
        } else {
            var variants = variants ?? ButtonVariants()
            variants.titleColors[state] = color
            self.variants = variants
            setNeedsDisplay()
        }
    }

    /// Returns the colour set for the title in exactly `state`; nil if none is set.
    public final func titleColor(for state: State) -> Color? {
        state == .normal ? configuration.baseForegroundColor : variants?.titleColors[state]
    }

    /// The title displayed in the current state; nil if there is none.
    public final var currentTitle: String? {
        variants.flatMap { $0.value($0.titles, for: state) } ?? configuration.title
    }

    /// The title displayed in the current state; nil if there is none.
    public final var visibleText: String? { currentTitle }

    final func contentChanged() {
        run = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    open override func controlStateDidChange() {
        fadeFromDisplayedState()
        if variants != nil { run = nil }
        super.controlStateDidChange()
    }

    open func viewDidChangeEffectiveAppearance() { run = nil }

    // MARK: - Size

    /// The size of title and image plus the content insets, in whole points; at least as high as the theme's controls.
    ///
    /// A button with an image only is at least as wide as it is high.
    open override var intrinsicContentSize: Size {
        let insets = insets
        let run = typesetTitle(scale: contentScaleFactor)
        let title = run.map { Size(width: $0.width.rounded(.up), height: $0.ascent + $0.descent) }
        let content = ButtonContentLayout(
            image: currentImage?.size, title: title, gap: configuration.imagePadding,
            placement: configuration.imagePlacement
        ).size
        let height = max(
            effectiveAppearance.controlHeight, (content.height + insets.top + insets.bottom).rounded(.up))
        let width = (content.width + indicatorWidth + insets.left + insets.right).rounded(.up)
        // A button with an image only is a square, unless the program has chosen its insets.
        let isSquare = run == nil && configuration.image != nil && configuration.contentInsets == nil
        return Size(width: isSquare ? max(width, height) : width, height: height)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    private var insets: EdgeInsets {
        if let insets = configuration.contentInsets { return insets }
        let sides = configuration.title == nil ? 5.0 : effectiveAppearance.metrics.buttonPadding
        return EdgeInsets(top: 5, left: sides, bottom: 5, right: sides)
    }

    private func typesetTitle(scale: Double) -> TextRun? {
        if let run { return run }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        run = Typesetter.shared.run(title, font: scaledFont(for: font), scale: scale)
        return run
    }

    // MARK: - Appearance

    open override func draw(_ canvas: Canvas) {
        let state = state
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        let radius = configuration.cornerRadius ?? effectiveAppearance.metrics.controlRadius
        painter.button(bounds, fill: fill(painter, state), state: state, cornerRadius: radius)
        let ink = painter.faded(foreground(state), state.contains(.disabled) ? 0.5 : 1)
        drawContent(canvas, ink)
    }

    private func drawContent(_ canvas: Canvas, _ ink: Color) {
        let insets = insets
        var space = bounds.inset(by: EdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
        if showsIndicator { drawIndicator(canvas, ink, &space) }
        let image = currentImage
        var run = typesetTitle(scale: canvas.scale)
        let placement = configuration.imagePlacement
        let gap = run != nil && image != nil && !placement.isVertical ? configuration.imagePadding : 0
        let availableWidth = space.width - (placement.isVertical ? 0 : (image?.size.width ?? 0) + gap)
        // A layout in whole pixels may make the button narrower than its intrinsic width by a part of a pixel.
        if let fullRun = run, fullRun.width > availableWidth + 1 / canvas.scale, let title = currentTitle {
            run = Typesetter.shared.run(
                title, font: scaledFont(for: font), scale: canvas.scale, fitting: availableWidth,
                truncation: .byTruncatingTail)
        }
        let layout = ButtonContentLayout(
            image: image?.size, title: run.map { Size(width: $0.width, height: $0.ascent + $0.descent) },
            gap: configuration.imagePadding, placement: placement)
        let parts = layout.parts(
            in: space, part: contentHorizontalAlignment.part, isMirrored: isMirrored, scale: canvas.scale)
        if let image, let rect = parts.image {
            canvas.draw(
                image, in: rect, tint: image.tint(besideText: ink), isRightToLeft: isMirrored)
        }
        guard let run, let rect = parts.title else { return }
        canvas.draw(run, at: Point(x: rect.minX, y: rect.minY + run.ascent), color: ink)
    }

    private func fill(_ painter: ControlPainter, _ state: State) -> Color? {
        let accent: Color = role == .destructive ? Color(role: .destructive) : tintColor
        switch configuration.style {
        case .plain: return configuration.baseBackgroundColor
        case .gray: return configuration.baseBackgroundColor ?? painter.neutralFill(state)
        case .tinted: return (configuration.baseBackgroundColor ?? accent).withAlphaComponent(0.16)
        case .filled: return configuration.baseBackgroundColor ?? accent
        }
    }

    private func foreground(_ state: State) -> Color {
        if let color = variants.flatMap({ $0.value($0.titleColors, for: state) }) { return color }
        if let color = configuration.baseForegroundColor { return color }
        switch configuration.style {
        case .filled: return role == .destructive ? .white : Color(role: .onTint)
        case .tinted: return role == .destructive ? Color(role: .error) : .label
        case .plain, .gray: return role == .destructive ? Color(role: .error) : .label
        }
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.label = currentTitle
        describeMenu(&attributes)
    }

    open override func accessibilityActivate() -> Bool {
        opensMenu ? openMenu(.first, press: nil) : super.accessibilityActivate()
    }

    // MARK: - Pointer and keys

    package override func tracksDrag(of touch: Touch) -> Bool { false }

    open override func beginTracking(with event: MouseEvent) -> Bool {
        !showsMenuAsPrimaryAction || !openMenu(pressedBy: event)
    }

    open override var isPressedBySpace: Bool { true }

    open override func keyDown(with event: KeyEvent) {
        if isEnabled, openMenu(byKey: event) { return }
        let isEnter = [.keyboardReturnOrEnter, .keypadEnter].contains(event.key.keyCode)
        guard isEnter, isEnabled, event.isPlain else { return super.keyDown(with: event) }
        if !event.isARepeat { performPrimaryAction() }
    }
}
