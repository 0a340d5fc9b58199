/// A text field for search strings, with a magnifier icon and a clear button.
///
/// `NSSearchField` in AppKit, `UISearchTextField` in UIKit.
///
///     let search = SearchField(placeholder: "Search")
///     search.addAction(Action { _ in find(search.text) }, for: .valueChanged)
///
/// `valueChanged` is sent when a search is due: 0.3 seconds after the last key, on Return, and when the field is cleared.
/// Escape clears the field; in an empty field the key is passed to the next responder.
open class SearchField: TextField {
    /// Whether `valueChanged` is sent for each key without a delay; false by default.
    public final var sendsSearchStringImmediately = false
    /// Whether `valueChanged` is sent only on Return and when the field is cleared; false by default.
    public final var sendsWholeSearchString = false

    private var timer: ScheduledTimer?
    /// The text of the most recent search.
    private var sentText = ""
    private var isClearPressed = false

    /// The delay between the last key and the search.
    private static let pause = Duration.milliseconds(300)
    private static let iconWidth = 26.0

    public override init(frame: Rect) {
        super.init(frame: frame)
        addAction(Action { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
        addAction(Action { [weak self] _ in self?.search() }, for: .primaryActionTriggered)
    }

    nonisolated deinit {}

    /// Removes the text as the clear button does, and searches.
    public final func clear() {
        if text.isEmpty { return }
        perform(.selectAll)
        perform(.deleteBackward)
        search()
    }

    // MARK: - Search

    private func textWasEdited() {
        timer?.invalidate()
        timer = nil
        setNeedsDisplay()
        if sendsWholeSearchString { return }
        if sendsSearchStringImmediately { return search() }
        timer = viewHost?.schedule(after: Self.pause, for: self) { $0.search() }
    }

    private func search() {
        timer?.invalidate()
        timer = nil
        if text == sentText { return }
        sentText = text
        sendActions(for: .valueChanged)
    }

    // MARK: - Geometry

    open override func textRect(forBounds bounds: Rect) -> Rect {
        let textRect = super.textRect(forBounds: bounds)
        let leading = max(0, Self.iconWidth - (textRect.minX - bounds.minX)) + 4
        let trailing = max(0, Self.iconWidth - (textRect.minX - bounds.minX))
        return Rect(
            x: textRect.minX + (isMirrored ? trailing : leading), y: textRect.minY,
            width: max(0, textRect.width - leading - trailing), height: textRect.height)
    }

    /// Returns the frame of the magnifier (leading) or of the clear button (trailing).
    private func iconRect(isLeading: Bool) -> Rect {
        let isLeft = isLeading != isMirrored
        return Rect(
            x: isLeft ? bounds.minX + 2 : bounds.maxX - Self.iconWidth - 2, y: bounds.minY,
            width: Self.iconWidth, height: bounds.height)
    }

    private func isOverClearButton(_ event: MouseEvent) -> Bool {
        !text.isEmpty && isEnabled && isEditable
            && iconRect(isLeading: false).contains(event.location(in: self))
    }

    // MARK: - Events

    override func isOnText(_ point: Point) -> Bool {
        if iconRect(isLeading: true).contains(point) { return false }
        return text.isEmpty || !isEditable || !iconRect(isLeading: false).contains(point)
    }

    open override func mouseDown(with event: MouseEvent) {
        isClearPressed = isOverClearButton(event)
        if isClearPressed { setNeedsDisplay() } else { super.mouseDown(with: event) }
    }

    open override func mouseDragged(with event: MouseEvent) {
        if !isClearPressed { super.mouseDragged(with: event) }
    }

    open override func mouseUp(with event: MouseEvent) {
        guard isClearPressed else { return super.mouseUp(with: event) }
        isClearPressed = false
        setNeedsDisplay()
        if isOverClearButton(event) { clear() }
    }

    open override func mouseCancelled() {
        super.mouseCancelled()
        isClearPressed = false
    }

    open override func keyDown(with event: KeyEvent) {
        if event.key.keyCode == .keyboardEscape, event.isPlain, !text.isEmpty, isEnabled, isEditable {
            return clear()
        }
        super.keyDown(with: event)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        timer?.invalidate()
        timer = nil
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .searchField
    }

    // MARK: - Appearance

    open override func draw(_ canvas: Canvas) {
        super.draw(canvas)
        drawMagnifier(canvas)
        if !text.isEmpty, isEditable { drawClear(canvas) }
    }

    private func drawMagnifier(_ canvas: Canvas) {
        let box = iconRect(isLeading: true)
        let color = Color(role: .secondaryLabel).withAlphaComponent(isEnabled ? 1 : 0.5)
        let painter = ControlPainter(theme: effectiveTheme, canvas: canvas)
        painter.magnifier(at: Point(x: box.midX, y: box.midY), reach: 5.75, color, width: 1.5)
    }

    private func drawClear(_ canvas: Canvas) {
        let box = iconRect(isLeading: false)
        let ground = Color(role: isClearPressed ? .controlFillPressed : .controlFillHover)
        let color = Color(role: .secondaryLabel).withAlphaComponent(isEnabled ? 1 : 0.5)
        let disc = Rect(x: box.midX - 8, y: box.midY - 8, width: 16, height: 16)
        canvas.fill(disc, ground, cornerRadius: 8)
        let painter = ControlPainter(theme: effectiveTheme, canvas: canvas)
        painter.cross(at: Point(x: disc.midX, y: disc.midY), reach: 3, color, width: 1.5)
    }
}
