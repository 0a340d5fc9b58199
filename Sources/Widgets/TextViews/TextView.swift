internal import TextEditing

/// A scrolling view of multiline text, for display or editing: `UITextView`.
///
///     let notes = TextView()
///     notes.text = "Dear diary,\n"
///     notes.placeholderString = "What happened?"
///     notes.delegate = self          // a TextViewDelegate
///
/// It supports the editing keys of Linux desktops, the pointer, both pasteboards, undo grouped by typing, and input methods with
/// inline composition. Only visible text is typeset, and an edit typesets only its paragraph: typing a character costs the same in
/// ten lines and in a hundred thousand.
open class TextView: ScrollView, TextInputClient, VisibleText, AppearanceObserving, TabStopDeciding {
    /// The font of the text; the system font by default.
    public final var font = Font.systemFont(ofSize: Font.systemFontSize) {
        didSet { if font != oldValue { settingChanged() } }
    }
    /// The colour of the text.
    public final var textColor = Color.label { didSet { if textColor != oldValue { lookChanged() } } }
    /// The alignment of the lines; `.natural` by default.
    public final var textAlignment = TextAlignment.natural {
        didSet { if textAlignment != oldValue { settingChanged() } }
    }
    /// The paragraph style: tab stops, indents, spacing.
    ///
    /// Its alignment and line break mode are replaced by ``textAlignment`` and ``lineBreakMode``.
    public final var paragraphStyle = ParagraphStyle() {
        didSet { if paragraphStyle != oldValue { settingChanged() } }
    }
    /// The wrapping of lines: by word (the default) or by character.
    ///
    /// With other modes lines do not wrap, and the view scrolls horizontally.
    public final var lineBreakMode = LineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { settingChanged() } }
    }
    /// The insets of the text in the content, in points; 8 at the top and bottom, 5 at the sides by default.
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
    /// The style of the border; `.none` by default, which leaves corner radius and border to the program.
    public final var borderStyle = TextField.BorderStyle.none {
        didSet { if borderStyle != oldValue { borderStyleChanged() } }
    }
    /// The validation state that the border displays if `borderStyle` is `roundedRect`.
    public final var displayedValidation = TextField.Validation.none {
        didSet { if displayedValidation != oldValue { borderColorChanged() } }
    }
    /// The text displayed while the view is empty; nil displays none.
    public final var placeholderString: String? = nil {
        didSet { if placeholderString != oldValue { placeholderChanged() } }
    }
    /// Whether the text can be selected and copied; true by default.
    public final var isSelectable: Bool {
        get { editing.isSelectable }
        set {
            editing.isSelectable = newValue
            if newValue { return }
            dismissPopover()
            setNeedsFocusUpdate()
        }
    }

    package final let editing = TextEditingController(lineBreaks: .kept, maximumPasteLength: 32 << 20)
    private(set) final lazy var tiling = TextTiling(of: self)
    private(set) final lazy var caret = TextViewCaret(of: self)
    final var pieces: TextPieces { tiling.pieces }
    final var visiblePieceViews: ContiguousArray<TextPieceView> { tiling.visibleViews }
    final let placeholderLabel = TextPlaceholder()
    final var needsConfiguration = true
    /// Whether the current scroll follows the caret or limits the offset to the content, rather than being requested from outside.
    private final var isScrollingInternally = false
    /// Find and replace; nil unless ``isFindInteractionEnabled``.
    public internal(set) final var findInteraction: FindInteraction?
    /// The view's width and the text's height when the intrinsic size was last invalidated.
    final var lastFittingSize = Size.zero
    final var storedIndentation: (@Sendable (String) -> String)?
    /// The byte offset of the text to be restored at the top of the visible area.
    final var restoredOffset: Int?

    public override init(frame: Rect) {
        super.init(frame: frame)
        editing.attach(to: self)
        backgroundColor = Color(role: .systemBackground)
        addSubview(caret.view)
    }

    nonisolated deinit {}

    // MARK: - Text

    /// The whole text.
    ///
    /// Setting it notifies no delegate, clears the undo history, moves the caret to the end and scrolls to the top. In a method of the delegate about
    /// an edit, it amends the edit, and the caret keeps its place relative to the unchanged text. O(length).
    public final var text: String {
        get { editing.editor.buffer.string }
        set { replaceText(EditBuffer(newValue)) }
    }

    final func replaceText(_ buffer: EditBuffer) {
        if editing.isNotifyingOfEdit { return editing.replaceText(buffer) }
        editing.setText(buffer)
        tiling.setBuffer(editing.editor.buffer)
        caret.needsReveal = false
        contentOffset = Point(x: -contentInset.left, y: -contentInset.top)
        textChanged()
    }

    /// The length of the text in bytes of UTF-8: O(1).
    public final var utf8Count: Int { editing.editor.buffer.utf8Count }
    /// The number of lines as separated by line breaks, regardless of wrapping: O(1).
    public final var numberOfTextLines: Int { editing.editor.buffer.lineCount }
    /// Whether the text is not empty.
    public final var hasText: Bool { !editing.editor.buffer.isEmpty }
    public final var visibleText: String? {
        hasText ? String(editing.editor.buffer.string(in: TextRange(start: 0, end: 4096))) : placeholderString
    }

    /// The number of pieces of the text typeset so far, for tests and tools.
    package final var typesetCount: Int { pieces.typesetCount }

    // MARK: - Layout

    /// Lays out the visible text; overrides call super.
    open override func layoutSubviews() {
        scrollInternally {
            applyConfigurationIfNeeded()
            updateContentSize()
            super.layoutSubviews()
            scrollToRestoredOffset()
            layOutText()
            findInteraction?.placeNavigator()
        }
    }

    /// Runs `body`, whose scrolling does not end the following of the caret.
    final func scrollInternally(_ body: () -> Void) {
        let wasInternal = isScrollingInternally
        isScrollingInternally = true
        defer { isScrollingInternally = wasInternal }
        body()
    }

    /// Stops following the caret after a scroll by the user or the program; overrides call super.
    open override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        if !isScrollingInternally { caret.needsReveal = false }
    }

    /// The height of the text if scrolling is disabled; otherwise no intrinsic size.
    open override var intrinsicContentSize: Size {
        if isScrollEnabled { return super.intrinsicContentSize }
        let width = layoutState.bounds.width
        return Size(
            width: Self.noIntrinsicMetric,
            height: fittingSize(width: wrapsLines && width > 0 ? width : .infinity).height)
    }

    /// Returns the size of the text wrapped at the given width; an estimate for long texts.
    open override func sizeThatFits(_ size: Size) -> Size {
        fittingSize(width: wrapsLines && size.width > 0 ? size.width : .infinity)
    }

    open func viewDidChangeEffectiveAppearance() { settingChanged() }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeText(&attributes)
    }

    // MARK: - Focus

    open override var canBecomeFirstResponder: Bool { isSelectable && isUserInteractionEnabled }
    package final var isTabStop: Bool { true }
    open override var canResignFirstResponder: Bool {
        !isEditable || delegatesFocus || textDelegate?.textViewShouldEndEditing(self) ?? true
    }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let had = isFirstResponder
        if !had, isEditable, !delegatesFocus, textDelegate?.textViewShouldBeginEditing(self) == false {
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
        // Keys that a subview has passed on are not input for the text.
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

    /// The undo manager of the text, a ``TextUndoManager``.
    public final override var undoManager: UndoManager? { editing.undoManager }
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
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        TextEditingController.handles(action)
            ? editing.canPerform(action) : super.canPerformAction(action, withSender: sender)
    }

    // MARK: - State restoration

    /// Encodes the selection, the scroll position and, if it is editable and at most 1 MB long, the text.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        TextViewState(of: self).encode(with: coder)
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        TextViewState(from: coder).restore(self)
    }
}
