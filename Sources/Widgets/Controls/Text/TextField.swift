internal import TextEditing

/// A line of text to be edited: `UITextField`.
///
///     let name = TextField(placeholder: "Name")
///     name.maximumLength = 40
///     name.addAction(Action { _ in check() }, for: .editingChanged)
///
/// All keys of a Linux desktop, the pointer, both pasteboards, undo in sensible steps, and input methods with the text that
/// they compose shown in place. The caret blinks while the field has the focus, and rests ten seconds after the last key.
/// It sends `editingDidBegin`, `editingChanged`, `editingDidEnd`, and `primaryActionTriggered` for Return.
open class TextField: Control, BaselineProviding, TextInputClient, VisibleText, AppearanceObserving {
    /// The text that is displayed while the field is empty.
    @ViewInvalidating(.display) public final var placeholder: String? = nil
    @ViewInvalidating(.fieldText) public final var font = Font.systemFont(ofSize: Font.systemFontSize)
    /// The colour of the text.
    @ViewInvalidating(.display) public final var textColor = Color.label
    /// How the text is aligned while it fits.
    @ViewInvalidating(.display) public final var textAlignment = TextAlignment.natural
    /// How the frame is shown: `TextField.BorderStyle`.
    @ViewInvalidating(.display, .intrinsicContentSize) public final var borderStyle = BorderStyle.roundedRect
    /// The validation state that the frame displays.
    @ViewInvalidating(.display) public final var validation = Validation.none

    /// `UITextField.BorderStyle`.
    ///
    ///     field.borderStyle = .none
    public nonisolated enum BorderStyle: Hashable, Sendable, CaseIterable {
        case none
        case roundedRect
    }

    /// Whether the text is as it should be.
    ///
    ///     field.validation = isKnown ? .none : .error
    public nonisolated enum Validation: Hashable, Sendable, CaseIterable {
        case none, warning, error
    }

    final var content = FieldText()
    package final let editing = TextEditingController(lineBreaks: .spaces, maximumPasteLength: 4 << 20)
    /// How far the text is pushed to the left, in points.
    ///
    /// Follows the caret when next asked for: a form of a thousand fields sets a thousand texts and shows twenty.
    final var scroll: Double {
        get {
            if followsCaret {
                followsCaret = false
                keptScroll = scrollShowingCaret(from: keptScroll)
            }
            return keptScroll
        }
        set {
            followsCaret = false
            keptScroll = newValue
        }
    }
    private final var keptScroll = 0.0
    /// The place of the text when the field was last drawn.
    final var drawnPlace: (room: Rect, scroll: Double)?
    final var followsCaret = false

    public override init(frame: Rect) {
        super.init(frame: frame)
        editing.attach(to: self)
        clipsToBounds = false
    }

    public convenience init(placeholder: String? = nil) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    nonisolated deinit {}

    // MARK: - Text

    /// The text of the field; line breaks become spaces.
    ///
    /// Setting it sends no events, clears the undo history, and puts the caret at the end.
    public final var text: String {
        get { content.string }
        set {
            if newValue == content.string { return }
            editing.setText(EditBuffer(FieldText.oneLine(newValue)))
            content.setBuffer(editing.editor.buffer)
            textChanged()
        }
    }

    /// Dots are shown instead of the text, and it can be neither copied nor cut; false at first.
    public final var isSecureTextEntry: Bool {
        get { content.isSecret }
        set {
            if newValue { dismissPopover() }
            editing.changeOptions { $0.isSecret = newValue }
            content.isSecret = newValue
            textChanged()
        }
    }

    /// False for a text that can be selected and copied, but not changed.
    public final var isEditable: Bool {
        get { editing.isEditable }
        set { editing.isEditable = newValue }
    }

    /// Whether typed characters take the place of those behind the caret; false at first.
    ///
    /// The Insert key turns it on and off. The caret covers the character that goes next.
    public final var isOverwriting: Bool {
        get { editing.isOverwriting }
        set { editing.isOverwriting = newValue }
    }

    /// How many characters may be typed or pasted; nil, as at first, for any number.
    public final var maximumLength: Int? {
        get { editing.maximumLength }
        set { editing.maximumLength = newValue }
    }

    /// A filter of typed or pasted text, which returns the text to insert.
    public final var inputFilter: (@Sendable (String) -> String)? {
        get { editing.inputFilter }
        set { editing.inputFilter = newValue }
    }

    /// A secret is no text that anyone may know.
    public final var visibleText: String? { content.isEmpty ? placeholder : content.shownString }

    // MARK: - Size and place

    open override var intrinsicContentSize: Size {
        let height = Typesetter.shared.metrics(of: font, scale: contentScaleFactor).lineHeight
        return Size(
            width: View.noIntrinsicMetric,
            height: borderStyle == .none ? height.rounded(.up) : max(32, height.rounded(.up) + 12))
    }

    public final var firstBaseline: LayoutBaseline {
        let metrics = Typesetter.shared.metrics(of: font, scale: contentScaleFactor)
        return .centered((metrics.ascent, metrics.lineHeight))
    }

    /// The part of the bounds that text is shown in.
    open func textRect(forBounds bounds: Rect) -> Rect {
        borderStyle == .none ? bounds : bounds.insetBy(dx: 10, dy: 2)
    }

    public final func appearanceDidChange() { textChanged() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        keepCaretVisible()
        // Only a blinking caret would be redrawn, over text that is scrolled elsewhere.
        guard let drawnPlace, content.isTypeset else { return }
        if drawnPlace.room != textRect(forBounds: bounds) || drawnPlace.scroll != scroll { setNeedsDisplay() }
    }

    /// Text, font or scale changed.
    final func textChanged() {
        content.forgetLayout()
        keepCaretVisible()
        caretMoved()
        setNeedsDisplay()
    }

    // MARK: - Focus

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let had = isFirstResponder
        let byKeyboard = viewHost?.isFocusMovingByKeyboard == true
        guard super.becomeFirstResponder() else { return false }
        if !had {
            editing.startBlinking()
            setNeedsDisplay()
            // Focus by Tab selects all text, so that typing replaces it.
            if byKeyboard, !lendsFocus { perform(.selectAll) }
            if !lendsFocus { sendActions(for: .editingDidBegin) }
        }
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        let had = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if had {
            perform(.unmarkText)
            editing.didResignFirstResponder()
            keepCaretVisible()
            setNeedsDisplay()
            if !lendsFocus { sendActions(for: .editingDidEnd) }
        }
        return true
    }

    // MARK: - Events

    /// False where the field has something to press instead.
    func isOnText(_ point: Point) -> Bool { true }

    open override func keyDown(with event: KeyEvent) {
        if !isEnabled || isBoundByApplication(event) || !editing.keyDown(event) { super.keyDown(with: event) }
    }

    open override func insertText(_ event: TextInputEvent) {
        guard isEnabled else { return super.insertText(event) }
        editing.insertText(event)
    }

    open override func mouseDown(with event: MouseEvent) {
        super.mouseDown(with: event)
        if isEnabled { editing.press(event) }
    }

    open override func mouseDragged(with event: MouseEvent) {
        super.mouseDragged(with: event)
        if isEnabled { editing.drag(event) }
    }

    open override func mouseUp(with event: MouseEvent) {
        super.mouseUp(with: event)
        editing.release()
    }

    open override func cancelTracking(with event: MouseEvent?) {
        super.cancelTracking(with: event)
        editing.endPress()
    }

    /// A click is no answer: Return is.
    open override func pressed() {}

    open override func otherMouseDown(with event: MouseEvent) {
        guard event.button == .middle, isEnabled else { return super.otherMouseDown(with: event) }
        editing.pressMiddle(event)
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeText(&attributes)
    }

    // MARK: - Standard edit actions

    open func cut(_ sender: Any?) { editing.cut() }
    open func copy(_ sender: Any?) { editing.copy() }
    open func paste(_ sender: Any?) { editing.paste() }
    open func delete(_ sender: Any?) { editing.deleteSelection() }
    open func select(_ sender: Any?) { editing.selectWord() }
    /// Selects all text.
    open func selectAll(_ sender: Any?) { editing.selectAll() }
    open func orderFrontCharacterPalette(_ sender: Any?) {
        if canPerformAction(.orderFrontCharacterPalette, withSender: sender) {
            editing.showCharacterPalette()
        }
    }
    open func canPerformAction(_ action: StandardEditAction, withSender sender: Any?) -> Bool {
        isEnabled && editing.canPerform(action)
    }

    // MARK: - State of the last launch

    /// Text and selection; nothing of a secret.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        if isSecureTextEntry { return }
        coder.encode(text, forKey: "text")
        coder.encode(editing.editor.selection.anchor, forKey: "anchor")
        coder.encode(editing.editor.selection.head, forKey: "head")
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        if isSecureTextEntry { return }
        if let text = coder.decodeString(forKey: "text") { self.text = text }
        if let anchor = coder.decodeInt(forKey: "anchor"), let head = coder.decodeInt(forKey: "head") {
            editing.perform(.select(Selection(anchor: anchor, head: head)), by: .program)
        }
    }

    open override func draw(_ canvas: Canvas) { drawField(canvas) }
}
