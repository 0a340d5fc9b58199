internal import TextEditing

/// A text field with a list of values that the user can choose instead of typing one: `NSComboBox`.
///
/// The button at the trailing side and the Down key open the list below the field, which keeps the focus. Down and Up move the highlight,
/// Return, Tab or a click chooses the highlighted item, and Escape or Alt+Up closes the list without a change. Alt+Down opens the
/// list without moving the highlight. Typing with an open list highlights the first item that begins with the text.
///
///     let size = ComboBox(items: ["9", "10", "12", "14", "18"])
///     size.completes = true
///     size.addAction(Action { _ in apply(size.text) }, for: [.valueChanged, .primaryActionTriggered])
///
/// Choosing an item sends `editingChanged` and `valueChanged`; Return in the text sends `primaryActionTriggered`. Setting the text in code
/// sends nothing.
open class ComboBox: TextField {
    /// The value of ``indexOfSelectedItem`` when the text is none of the items.
    public static let noSelection = -1

    /// The values in the list, in order.
    public private(set) final var objectValues: [String] = []
    /// Whether the first item that begins with the typed text completes it, with the added characters selected; false by default.
    public final var completes = false
    /// The maximum number of items that the open list displays at once, at least 1; 8 by default.
    ///
    /// It scrolls to the others.
    public final var numberOfVisibleItems: Int {
        get { editing.completion.rowCount }
        set { editing.completion.rowCount = max(1, newValue) }
    }

    private final lazy var button = FieldButton(symbol: "chevron.down", label: "Show items") { [weak self] in
        self?.buttonWasPressed()
    }
    /// The text before the current edit.
    private final var previousText = ""
    private final var isCompletingText = false

    public override init(frame: Rect) {
        super.init(frame: frame)
        rightView = button
        rightViewMode = .always
        editing.completion.outsidePresses = .swallowed
        editing.completion.onChoose = { [weak self] _ in self?.sendActions(for: .valueChanged) }
        editing.completion.onEdit = { [weak self] in self?.textWasEdited($0) }
        editing.completion.onChange = { [weak self] in self?.listStateChanged() }
    }

    /// Creates a combo box with the given items and an empty text.
    public convenience init(items: [String]) {
        self.init(frame: .zero)
        objectValues = items
    }

    nonisolated deinit {}

    // MARK: - Items

    /// The number of items.
    public final var numberOfItems: Int { objectValues.count }

    /// Adds an item at the end.
    public final func addItem(withObjectValue value: String) { objectValues.append(value) }

    /// Adds items at the end.
    public final func addItems(withObjectValues values: [String]) { objectValues += values }

    /// Inserts an item at `index`, which is clamped to the valid range.
    public final func insertItem(withObjectValue value: String, at index: Int) {
        objectValues.insert(value, at: min(max(0, index), objectValues.count))
    }

    /// Removes the first item with the value; does nothing if there is none.
    public final func removeItem(withObjectValue value: String) {
        if let index = objectValues.firstIndex(of: value) { objectValues.remove(at: index) }
    }

    /// Removes the item at `index`; does nothing if there is none.
    public final func removeItem(at index: Int) {
        if objectValues.indices.contains(index) { objectValues.remove(at: index) }
    }

    /// Removes all items; the text does not change.
    public final func removeAllItems() { objectValues = [] }

    /// Returns the value of an item; nil when there is none at the index.
    public final func itemObjectValue(at index: Int) -> String? {
        objectValues.indices.contains(index) ? objectValues[index] : nil
    }

    /// Returns the index of the first item with the value; -1 when there is none.
    public final func indexOfItem(withObjectValue value: String) -> Int {
        objectValues.firstIndex(of: value) ?? Self.noSelection
    }

    // MARK: - Selection

    /// The index of the first item that is equal to the text; -1 when there is none.
    ///
    /// O(items).
    public final var indexOfSelectedItem: Int { indexOfItem(withObjectValue: text) }

    /// The text, if it is the value of an item; otherwise nil.
    public final var objectValueOfSelectedItem: String? { itemObjectValue(at: indexOfSelectedItem) }

    /// Sets the text to the value of the item at `index`; does nothing if there is none.
    public final func selectItem(at index: Int) {
        if let value = itemObjectValue(at: index) { text = value }
    }

    /// Sets the text to `value` if it is the value of an item.
    public final func selectItem(withObjectValue value: String) {
        selectItem(at: indexOfItem(withObjectValue: value))
    }

    /// Removes the text if it is the value of the item at `index`.
    public final func deselectItem(at index: Int) {
        if index >= 0, index == indexOfSelectedItem { text = "" }
    }

    // MARK: - List

    /// Whether the list is displayed.
    package final var isExpanded: Bool { editing.completion.isOpen }

    /// Opens the list; the item that is equal to the text is highlighted.
    ///
    /// Does nothing if the box has no items, is disabled or not editable, or is not in a window.
    public final func showItems() { openList(highlighting: nil) }

    /// Closes the list without choosing an item.
    public final func dismissItems() { editing.completion.close() }

    /// Opens the list with the item that is equal to the text highlighted, or else the item at `index`.
    private func openList(highlighting index: Int?) {
        guard isEnabled, isEditable else { return }
        let selected = indexOfSelectedItem
        editing.completion.open(
            objectValues.map { TextCompletion($0) }, replacing: editing.editor.buffer.range,
            highlighting: selected >= 0 ? selected : index)
    }

    private func buttonWasPressed() {
        if isExpanded { return dismissItems() }
        if !isFirstResponder { becomeFirstResponder() }
        showItems()
    }

    private func listStateChanged() {
        button.symbolName = isExpanded ? "chevron.up" : "chevron.down"
        button.accessibilityLabel = isExpanded ? "Hide items" : "Show items"
    }

    // MARK: - Typing

    /// Returns the first item that begins with `prefix`, regardless of case; nil if there is none, or the prefix is empty.
    ///
    /// Override it for other rules of completion. O(items).
    open func completedString(_ prefix: String) -> String? {
        if prefix.isEmpty { return nil }
        let lowered = prefix.lowercased()
        return objectValues.first { $0.lowercased().hasPrefix(lowered) }
    }

    private func textWasEdited(_ change: TextEditingChange) {
        if isCompletingText || !change.isTextChanged { return }
        let typed = text
        if completes, typed.utf8.count > previousText.utf8.count { completeText(typed) }
        previousText = typed
        guard isExpanded else { return }
        let match = completedString(typed).map { indexOfItem(withObjectValue: $0) }
        editing.completion.open(
            objectValues.map { TextCompletion($0) }, replacing: editing.editor.buffer.range,
            highlighting: match.flatMap { $0 >= 0 ? $0 : nil })
    }

    /// Appends the rest of the first item that begins with the text, and selects it; does nothing unless the caret is at the end.
    private func completeText(_ typed: String) {
        let (editor, end) = (editing.editor, editing.editor.buffer.utf8Count)
        guard editor.markedRange == nil, editor.selection.isEmpty, editor.selection.head == end,
            let rest = completedString(typed)?.dropFirst(typed.count), !rest.isEmpty
        else { return }
        isCompletingText = true
        editing.perform(
            .replace(TextRange(start: end, end: end), with: EditBuffer(String(rest))), by: .program)
        editing.perform(
            .select(Selection(anchor: editing.editor.buffer.utf8Count, head: end)), by: .program)
        isCompletingText = false
    }

    // MARK: - Events

    open override func keyDown(with event: KeyEvent) {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard isEnabled, isEditable, !isExpanded, !event.isARepeat, !objectValues.isEmpty,
            flags.isEmpty || flags == .alternate
        else { return super.keyDown(with: event) }
        switch event.key.keyCode {
        case .keyboardDownArrow: openList(highlighting: flags == .alternate ? nil : 0)
        case .keyboardUpArrow where flags.isEmpty: openList(highlighting: objectValues.count - 1)
        default: super.keyDown(with: event)
        }
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .comboBox
        attributes.states.formUnion(
            isExpanded ? [.hasPopup, .expandable, .expanded] : [.hasPopup, .expandable])
    }
}
