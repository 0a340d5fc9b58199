/// The text field in a cell that is being edited.
final class TableCellField: TextField {
    /// The way in which an edit ends.
    enum End: Hashable {
        case commit, cancel, next, previous
        /// The field has lost the focus.
        case leave
    }

    /// The text of the field before the user changes it; the field has replaced the line breaks of the cell's.
    private var original = ""
    /// Called when the user ends the edit.
    var onEnd: ((End) -> Void)?
    /// Whether the data source is storing the text.
    var isEnding = false

    init(editing text: String, of column: TableColumn, _ columns: TableColumns) {
        super.init(frame: .zero)
        self.text = text
        original = self.text
        font = column.font
        textAlignment = columns.alignment(of: column)
        backgroundColor = .systemBackground
        accessibilityLabel = column.title
    }

    nonisolated deinit {}

    /// Whether the user has changed the text.
    var isChanged: Bool { text != original }

    /// Selects a part of the text with which the edit has begun.
    func select(_ range: Range<String.Index>, of string: String) {
        if text != string { return }
        let range = range.clamped(to: string.startIndex..<string.endIndex)
        let start = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
        selectedUTF8Range = start..<start + string.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// Displays the reason for which a text was refused.
    func show(_ error: TableEditError) {
        displayedValidation = .error
        toolTipText = error.message
    }

    override func keyDown(with event: KeyEvent) {
        let modifiers = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (event.key.keyCode, modifiers) {
        case (.keyboardReturnOrEnter, []), (.keypadEnter, []): onEnd?(.commit)
        case (.keyboardEscape, []): onEnd?(.cancel)
        case (.keyboardTab, []): onEnd?(.next)
        case (.keyboardTab, .shift): onEnd?(.previous)
        default: super.keyDown(with: event)
        }
    }

    @discardableResult override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        if resigns { onEnd?(.leave) }
        return resigns
    }
}
