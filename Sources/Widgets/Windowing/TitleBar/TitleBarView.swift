/// The views of a title bar: the title in the middle of the window, and the buttons.
///
///     let bar = TitleBarView { command in perform(command) }
///     bar.title = "Notes"
final class TitleBarView: View {
    private let titleLabel = Label()
    private var buttonViews: [TitleBarButton] = []
    private let perform: (Command) -> Void

    /// A request of the user.
    enum Command: Hashable {
        case button(TitleBarButtons.Kind)
        /// A click beside the buttons, at a point of the bar.
        case click(Click, at: Point)
    }

    /// A click that does not move the window.
    enum Click: Hashable { case double, middle, right }

    var title: String {
        get { titleLabel.text ?? "" }
        set { titleLabel.text = newValue }
    }

    var buttons = TitleBarButtons().filtered { _ in false } {
        didSet { if buttons != oldValue { replaceButtons() } }
    }

    var isZoomed = false {
        didSet { for button in buttonViews { button.isZoomed = isZoomed } }
    }

    /// Whether the next press is the second one of a double click.
    var expectsDoubleClick = false

    /// Whether the window has the keyboard focus.
    var isWindowKey = false {
        didSet { if isWindowKey != oldValue { applyState() } }
    }

    /// Creates a title bar without buttons; `perform` is called when a button is pressed, and for clicks elsewhere that do not move the window.
    init(perform: @escaping (Command) -> Void) {
        self.perform = perform
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        titleLabel.textAlignment = .center
        titleLabel.font = .boldSystemFont(ofSize: Font.systemFontSize)
        titleLabel.isUserInteractionEnabled = false
        addSubview(titleLabel)
        recognizeFingers()
        applyState()
    }

    private func applyState() {
        titleLabel.textColor = isWindowKey ? .label : .secondaryLabel
        for button in buttonViews { button.isWindowKey = isWindowKey }
    }

    private func replaceButtons() {
        for button in buttonViews { button.removeFromSuperview() }
        buttonViews = (buttons.left + buttons.right).map { [perform] kind in
            TitleBarButton(kind) { perform(.button(kind)) }
        }
        for button in buttonViews {
            button.isZoomed = isZoomed
            addSubview(button)
        }
        applyState()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let (height, width) = (bounds.height, TitleBarButton.width)
        let margin = 4.0
        for (index, button) in buttonViews.enumerated() {
            let isLeft = index < buttons.left.count
            let x =
                isLeft
                ? margin + Double(index) * width
                : bounds.width - margin - Double(buttonViews.count - index) * width
            button.frame = Rect(x: x, y: 0, width: width, height: height)
        }
        limitTitle()
        let left = margin + Double(buttons.left.count) * width + margin
        let right = bounds.width - margin - Double(buttons.right.count) * width - margin
        titleLabel.frame = Self.titleFrame(
            width: titleLabel.intrinsicContentSize.width, left: left, right: right, bounds)
    }

    /// Enlarges the title at most by a factor of 2, because the bar does not become higher.
    private func limitTitle() {
        let font = Font.boldSystemFont(
            ofSize: Font.systemFontSize * min(1, 2 / effectiveAppearance.textScale))
        if titleLabel.font != font { titleLabel.font = font }
    }

    /// Returns the frame of a title of `width` in the middle of the bar, moved to stay between `left` and `right`.
    private static func titleFrame(width: Double, left: Double, right: Double, _ bounds: Rect) -> Rect {
        let room = max(right - left, 0)
        let width = min(width.rounded(.up), room)
        let x = min(max((bounds.midX - width / 2).rounded(), left), max(right - width, left))
        return Rect(x: x, y: 0, width: width, height: bounds.height - 1)
    }

    override func draw(_ canvas: Canvas) {
        let line = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        canvas.fill(line, Color(role: .separator))
    }

    /// Returns whether a press at a point of the bar moves the window.
    func movesWindow(at point: Point) -> Bool {
        !buttonViews.contains { $0.frame.contains(point) }
    }

    /// Other presses outside of the buttons move the window, and are not delivered.
    override func mouseDown(with event: MouseEvent) {
        guard expectsDoubleClick, event.button == .left else { return }
        expectsDoubleClick = false
        perform(.click(.double, at: event.location(in: self)))
    }

    override func rightMouseDown(with event: MouseEvent) {
        perform(.click(.right, at: event.location(in: self)))
    }

    override func otherMouseDown(with event: MouseEvent) {
        if event.button == .middle { perform(.click(.middle, at: event.location(in: self))) }
    }

    /// Lets a finger do what the pointer does: two taps are a double click, and a long press is a click of the right button.
    private func recognizeFingers() {
        let taps = TapGestureRecognizer(target: self, action: TitleBarView.tappedTwice)
        taps.numberOfTapsRequired = 2
        let press = LongPressGestureRecognizer(target: self, action: TitleBarView.pressedLong)
        for recognizer in [taps, press] {
            recognizer.allowedTouchTypes = [.direct, .pencil]
            addGestureRecognizer(recognizer)
        }
    }

    private func tappedTwice(_ recognizer: TapGestureRecognizer) {
        let point = recognizer.location(in: self)
        if movesWindow(at: point) { perform(.click(.double, at: point)) }
    }

    private func pressedLong(_ recognizer: LongPressGestureRecognizer) {
        let point = recognizer.location(in: self)
        if recognizer.state == .began, movesWindow(at: point) { perform(.click(.right, at: point)) }
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .group
        attributes.label = "Title bar"
    }
}
