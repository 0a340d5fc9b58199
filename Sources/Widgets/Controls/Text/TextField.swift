internal import TextEditing

/// An editable line of text: `UITextField`.
///
///     let name = TextField(placeholder: "Name")
///     name.maximumTextLength = 40
///     name.addAction(Action { _ in check() }, for: .editingChanged)
///
/// It supports the editing keys of Linux desktops, the pointer, both pasteboards, undo grouped by typing, and input methods with
/// inline composition. The caret blinks while the field has the focus, and stops blinking ten seconds after the last key.
/// The field sends `editingDidBegin`, `editingChanged`, `editingDidEnd`, and `primaryActionTriggered` for Return.
open class TextField: Control, BaselineProviding, TextInputClient, VisibleText, AppearanceObserving {
    /// The text displayed while the field is empty; nil displays none.
    @ViewInvalidating(.display) public final var placeholder: String? = nil
    /// The font of the text; the system font by default.
    @ViewInvalidating(.fieldText) public final var font = Font.systemFont(ofSize: Font.systemFontSize)
    /// The colour of the text.
    @ViewInvalidating(.display) public final var textColor = Color.label
    /// The alignment of text that is narrower than the field; `.natural` by default.
    @ViewInvalidating(.display) public final var textAlignment = TextAlignment.natural
    /// The style of the border; `.roundedRect` by default.
    @ViewInvalidating(.display, .intrinsicContentSize) public final var borderStyle = BorderStyle.roundedRect
    /// The validation state displayed by the border; `.none` by default.
    @ViewInvalidating(.display) public final var displayedValidation = Validation.none

    final var content = FieldText()
    /// The views beside the text; nil for none.
    final var sideViews: FieldSideViews?
    package final let editing = TextEditingController(lineBreaks: .spaces, maximumPasteLength: 4 << 20)
    /// The horizontal scroll offset of the text, in points.
    ///
    /// Updated on access: a form of a thousand fields may set a thousand texts and display twenty.
    final var scroll: Double {
        get {
            if followsCaret {
                followsCaret = false
                storedScroll = scrollOffset(from: storedScroll)
            }
            return storedScroll
        }
        set {
            followsCaret = false
            storedScroll = newValue
        }
    }
    private final var storedScroll = 0.0
    /// The text rectangle and scroll offset when the field was last drawn.
    final var drawnGeometry: (textRect: Rect, scroll: Double)?
    final var followsCaret = false

    public override init(frame: Rect) {
        super.init(frame: frame)
        editing.attach(to: self)
        clipsToBounds = false
    }

    /// Creates an empty field, which displays `placeholder` while it is empty.
    public convenience init(placeholder: String? = nil) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    nonisolated deinit {}

    // MARK: - Text

    /// The text of the field; line breaks become spaces.
    ///
    /// Setting it sends no events, clears the undo history, and puts the caret at the end. In an action of `editingChanged`, it amends the edit: the
    /// caret keeps its place relative to the unchanged text, and one undo reverts both.
    public final var text: String {
        get { content.string }
        set {
            if newValue == content.string { return }
            let buffer = EditBuffer(FieldText.oneLine(newValue))
            if editing.isNotifyingOfEdit { return editing.replaceText(buffer) }
            editing.setText(buffer)
            content.setBuffer(editing.editor.buffer)
            textChanged()
        }
    }

    /// Whether the field displays dots instead of its text and prevents copying; false by default.
    public final var isSecureTextEntry: Bool {
        get { content.isSecret }
        set {
            if newValue { dismissPopover() }
            editing.changeOptions { $0.isSecret = newValue }
            content.isSecret = newValue
            textChanged()
        }
    }

    /// The displayed text: the placeholder if the field is empty, dots for a secure field.
    public final var visibleText: String? { content.isEmpty ? placeholder : content.displayedString }

    // MARK: - Size and position

    open override var intrinsicContentSize: Size {
        let height = Typesetter.shared.metrics(of: scaledFont(for: font), scale: contentScaleFactor)
            .lineHeight
        return Size(
            width: View.noIntrinsicMetric,
            height: borderStyle == .none ? height.rounded(.up) : max(32, height.rounded(.up) + 12))
    }

    public final var firstBaseline: LayoutBaseline {
        let metrics = Typesetter.shared.metrics(of: scaledFont(for: font), scale: contentScaleFactor)
        return .centered((metrics.ascent, metrics.lineHeight))
    }

    /// Returns the part of `bounds` in which text is displayed.
    ///
    /// The part excludes the side views that are displayed now.
    open func textRect(forBounds bounds: Rect) -> Rect {
        let rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 10, dy: 2)
        return sideViews?.textRect(rect, in: self, bounds) ?? rect
    }

    open func viewDidChangeEffectiveAppearance() { textChanged() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        sideViews?.layOut(in: self)
        setNeedsScrollToCaret()
        // Otherwise blinking would redraw only the caret, at the new scroll offset over the text drawn at the old one.
        guard let drawnGeometry, content.isTypeset else { return }
        if drawnGeometry.textRect != textRect(forBounds: bounds) || drawnGeometry.scroll != scroll {
            setNeedsDisplay()
        }
    }

    /// Invalidates the layout of the text after a change of text, font or scale.
    final func textChanged() {
        updateSideViews()
        content.discardLayout()
        setNeedsScrollToCaret()
        caretMoved()
        setNeedsDisplay()
    }

    // MARK: - Focus

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let had = isFirstResponder
        let byKeyboard = viewHost?.isFocusMovingByKeyboard == true
        guard super.becomeFirstResponder() else { return false }
        if !had {
            editing.didBecomeFirstResponder()
            updateSideViews()
            setNeedsDisplay()
            // Focus by Tab selects all text, so that typing replaces it.
            if byKeyboard, !delegatesFocus { perform(.selectAll) }
            if !delegatesFocus { sendActions(for: .editingDidBegin) }
        }
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        let had = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if had {
            perform(.unmarkText)
            editing.didResignFirstResponder()
            updateSideViews()
            setNeedsScrollToCaret()
            setNeedsDisplay()
            if !delegatesFocus { sendActions(for: .editingDidEnd) }
        }
        return true
    }

    // MARK: - Events

    /// Called when the clear button has removed the text.
    func didClear() {}

    open override func controlStateDidChange() {
        super.controlStateDidChange()
        sideViews?.setEnabled(isEnabled)
        updateSideViews()
    }

    open override func keyDown(with event: KeyEvent) {
        if !isEnabled || !editing.keyDown(event, in: self) { super.keyDown(with: event) }
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

    /// Does nothing: only Return fires the primary action.
    open override func performPrimaryAction() {}

    open override func otherMouseDown(with event: MouseEvent) {
        guard event.button == .middle, isEnabled else { return super.otherMouseDown(with: event) }
        editing.pressMiddle(event)
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeText(&attributes)
        // A field with buttons is no leaf of the tree.
        if sideViews != nil { attributes.isElement = false }
    }

    // MARK: - Standard edit actions

    /// The undo manager of the text, a ``TextUndoManager``.
    public final override var undoManager: UndoManager? { editing.undoManager }
    /// Copies the selected text to the pasteboard and deletes it.
    open func cut(_ sender: Any?) { editing.cut() }
    /// Copies the selected text to the pasteboard.
    open func copy(_ sender: Any?) { editing.copy() }
    /// Replaces the selected text by the text of the pasteboard.
    open func paste(_ sender: Any?) { editing.paste() }
    /// Deletes the selected text.
    open func delete(_ sender: Any?) { editing.deleteSelection() }
    /// Selects the word at the caret.
    open func select(_ sender: Any?) { editing.selectWord() }
    /// Selects all text.
    open func selectAll(_ sender: Any?) { editing.selectAll() }
    /// Opens the emoji chooser.
    open func orderFrontCharacterPalette(_ sender: Any?) {
        guard canPerformAction(.orderFrontCharacterPalette, withSender: sender) else { return }
        editing.showCharacterPalette()
    }
    /// Returns whether the action is possible now, such as `cut` with selected text; false while the field is disabled.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if TextEditingController.handles(action) { return isEnabled && editing.canPerform(action) }
        return super.canPerformAction(action, withSender: sender)
    }

    /// Encodes text and selection, unless the entry is secure.
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
