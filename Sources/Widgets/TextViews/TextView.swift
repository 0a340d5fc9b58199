internal import TextEditing

/// Text of many lines, to be read or edited: `UITextView`.
///
///     let notes = TextView()
///     notes.text = "Dear diary,\n"
///     notes.placeholder = "What happened?"
///     notes.delegate = self          // a TextViewDelegate hears of the editing
///
/// All keys of a Linux desktop, the pointer, both pasteboards, undo in sensible steps, and input methods with the text that
/// they compose shown in place. Only what is seen is typeset, and of a change only the paragraph in which it happens: a letter
/// costs the same in ten lines and in a hundred thousand.
open class TextView: ScrollView, TextInputClient, VisibleText, AppearanceObserving, TabStopDeciding {
    public final var font = Font.systemFont(ofSize: Font.systemFontSize) {
        didSet { if font != oldValue { settingChanged() } }
    }
    /// The colour of the text.
    public final var textColor = Color.label { didSet { if textColor != oldValue { lookChanged() } } }
    /// How the lines are aligned.
    public final var textAlignment = TextAlignment.natural {
        didSet { if textAlignment != oldValue { settingChanged() } }
    }
    /// How paragraphs stand: tab stops, indents, spacing.
    ///
    /// Alignment and line break mode are those of ``textAlignment`` and ``lineBreakMode``.
    public final var paragraphStyle = ParagraphStyle() {
        didSet { if paragraphStyle != oldValue { settingChanged() } }
    }
    /// Lines are wrapped by word, as at first, or by character; with any other mode they are as long as they are, and
    /// the view scrolls sideways.
    public final var lineBreakMode = LineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { settingChanged() } }
    }
    /// Room around the text, in points; 8 above and below, 5 at the sides.
    public final var textContainerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
        didSet {
            if textContainerInset == oldValue { return }
            guard textContainerInset.isFinite else {
                reportNotFinite("textContainerInset", "\(textContainerInset)")
                textContainerInset = oldValue
                return
            }
            settingChanged()
            lookChanged()
        }
    }
    /// How the view's edge is shown; none at first, and then corners and border are what the program makes them.
    public final var borderStyle = TextField.BorderStyle.none {
        didSet { if borderStyle != oldValue { borderStyleChanged() } }
    }
    /// The validation state that the border displays, in `roundedRect`.
    public final var validation = TextField.Validation.none {
        didSet { if validation != oldValue { borderColorChanged() } }
    }
    /// The text that is displayed while the view is empty.
    public final var placeholder: String? = nil {
        didSet { if placeholder != oldValue { placeholderChanged() } }
    }
    /// Whether the text can be selected and copied; true at first.
    public final var isSelectable: Bool {
        get { editing.isSelectable }
        set {
            editing.isSelectable = newValue
            if newValue { return }
            dismissPopover()
            setNeedsFocusUpdate()
        }
    }
    /// Whether Tab goes to the next view instead of into the text; false at first.
    ///
    /// Control with Tab always does.
    public final var tabMovesFocus: Bool {
        get { editing.tabMovesFocus }
        set { editing.tabMovesFocus = newValue }
    }
    /// How many bytes may be pasted at once: more are refused, and the delegate told; 32 MB at first.
    public final var maximumPasteLength: Int {
        get { editing.maximumPasteLength }
        set { editing.maximumPasteLength = newValue }
    }

    package final let editing = TextEditingController(lineBreaks: .kept, maximumPasteLength: 32 << 20)
    private(set) final lazy var tiling = TextTiling(of: self)
    private(set) final lazy var caret = TextViewCaret(of: self)
    final var pieces: TextPieces { tiling.pieces }
    final var shown: ContiguousArray<TextPieceView> { tiling.shown }
    final let placeholderLabel = TextPlaceholder()
    final var needsSetting = true
    /// While the offset is changed for the caret's sake, or held on the content.
    private final var scrollsByItself = false
    /// Finds and replaces; nil unless ``isFindInteractionEnabled``.
    public internal(set) final var findInteraction: FindInteraction?
    /// The width of the view and the height of its text for which its content size was asked last.
    final var heightNoted = Size.zero
    final var storedIndentation: (@Sendable (String) -> String)?
    /// A byte of the text that is to be at the top, of the last launch.
    final var restoredPlace: Int?

    public override init(frame: Rect) {
        super.init(frame: frame)
        editing.attach(to: self)
        backgroundColor = Color(role: .systemBackground)
        addSubview(caret.view)
    }

    nonisolated deinit {}

    // MARK: - Text

    /// All of the text.
    ///
    /// Setting it reports no edit, clears undo, puts the caret at the end, and scrolls to the top. O(length).
    public final var text: String {
        get { editing.editor.buffer.string }
        set { take(EditBuffer(newValue)) }
    }

    final func take(_ buffer: EditBuffer) {
        editing.setText(buffer)
        tiling.setBuffer(editing.editor.buffer)
        caret.isFollowed = false
        contentOffset = Point(x: -contentInset.left, y: -contentInset.top)
        textChanged()
    }

    /// How many bytes of UTF-8 the text has: O(1).
    public final var utf8Count: Int { editing.editor.buffer.utf8Count }
    /// How many lines the text has, as its line breaks make them: O(1).
    public final var numberOfLines: Int { editing.editor.buffer.lineCount }
    /// Whether there is any text.
    public final var hasText: Bool { !editing.editor.buffer.isEmpty }
    public final var visibleText: String? {
        hasText ? String(editing.editor.buffer.string(in: TextRange(start: 0, end: 4096))) : placeholder
    }

    /// How many pieces of the text were typeset so far, for tests and tools.
    package final var typesetCount: Int { pieces.typesetCount }

    // MARK: - Layout

    /// Places the visible text; call super.
    open override func layoutSubviews() {
        scrollByItself {
            refreshSetting()
            updateContentSize()
            super.layoutSubviews()
            showRestoredPlace()
            layOutText()
            findInteraction?.placeNavigator()
        }
    }

    /// Scrolls for the caret's sake, or to hold the offset on the content: the caret is followed as before.
    final func scrollByItself(_ body: () -> Void) {
        let wasByItself = scrollsByItself
        scrollsByItself = true
        defer { scrollsByItself = wasByItself }
        body()
    }

    /// A scroll by the user or the program ends following the caret.
    open override func didScroll() {
        super.didScroll()
        if !scrollsByItself { caret.isFollowed = false }
    }

    /// While it does not scroll, a text view is as high as its text; otherwise it asks for no size.
    open override var intrinsicContentSize: Size {
        if isScrollEnabled { return super.intrinsicContentSize }
        let width = layoutState.bounds.width
        return Size(
            width: Self.noIntrinsicMetric,
            height: fittingSize(width: wrapsLines && width > 0 ? width : .infinity).height)
    }

    /// As large as the text is in lines of that width; of long texts, as far as estimates tell.
    open override func sizeThatFits(_ size: Size) -> Size {
        fittingSize(width: wrapsLines && size.width > 0 ? size.width : .infinity)
    }

    public final func appearanceDidChange() { settingChanged() }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeText(&attributes)
    }

    // MARK: - Focus

    open override var canBecomeFirstResponder: Bool { isSelectable && isUserInteractionEnabled }

    package final var isTabStop: Bool { true }

    open override var canResignFirstResponder: Bool {
        !isEditable || lendsFocus || textDelegate?.textViewShouldEndEditing(self) ?? true
    }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let had = isFirstResponder
        if !had, isEditable, !lendsFocus, textDelegate?.textViewShouldBeginEditing(self) == false {
            return false
        }
        guard super.becomeFirstResponder() else { return false }
        if !had { focusChanged(begins: true) }
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        let had = isFirstResponder
        if had { editing.perform(.unmarkText, by: .program) }
        guard super.resignFirstResponder() else { return false }
        if had { focusChanged(begins: false) }
        return true
    }

    // MARK: - Events

    open override func keyDown(with event: KeyEvent) {
        // Keys that something inside has left are not for the text.
        if isFirstResponder
            ? handle(event) : !isBoundByApplication(event) && findInteraction?.keyDown(event) == true
        {
            return
        }
        super.keyDown(with: event)
    }

    open override func insertText(_ event: TextInputEvent) {
        guard isEditable else { return super.insertText(event) }
        editing.insertText(event)
    }

    open override func mouseDown(with event: MouseEvent) {
        guard isSelectable else { return super.mouseDown(with: event) }
        editing.press(event)
    }

    open override func mouseDragged(with event: MouseEvent) {
        if editing.isPressed { editing.drag(event) } else { super.mouseDragged(with: event) }
    }

    open override func mouseUp(with event: MouseEvent) {
        if editing.isPressed { editing.release() } else { super.mouseUp(with: event) }
    }

    open override func mouseCancelled() {
        super.mouseCancelled()
        editing.endPress()
    }

    open override func otherMouseDown(with event: MouseEvent) {
        guard event.button == .middle, isEditable else { return super.otherMouseDown(with: event) }
        editing.pressMiddle(event)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        editing.endPress()
        if viewHost == nil { editing.stopBlinking() }
        settingChanged()
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
        editing.canPerform(action)
    }

    // MARK: - State of the last launch

    /// Saves the selection and the scroll position, and the text while it is editable and at most a megabyte long.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        TextViewState(of: self).encode(with: coder)
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        TextViewState(from: coder).restore(self)
    }
}
