/// The last edit of an editor, to which a text that the program sets in response belongs.
struct LastEdit: Sendable {
    /// The edit, with the program's changes so far.
    var edit: TextEdit
    /// The selection before the edit.
    let selectionBefore: Selection
    /// The text beside the caret that stays adjacent to it when the program inserts text there.
    let side: TextDifference.Side
    /// Whether the selection before the edit is restored when the program restores the text.
    ///
    /// The caret passes a single character whose deletion is reverted.
    let restoresSelection: Bool

    init(_ edit: TextEdit, kind: EditKind, before selection: Selection) {
        self.edit = edit
        selectionBefore = selection
        // Otherwise a deletion of a separator that the program inserts again would never pass it.
        side = edit.inserted.isEmpty && kind != .deletingForward ? .preceding : .following
        restoresSelection = !edit.inserted.isEmpty || !selection.isEmpty
    }
}

extension TextEditor {
    /// Replaces the text by one that the program derives from it in response to the last edit, such as a formatted one.
    ///
    /// The selection keeps its place relative to the unchanged text, see ``TextDifference``; it is that before the edit if the edit is
    /// reverted. The replacement belongs to the edit: one undo step reverts both, and an edit that is reverted is no step. During a
    /// composition the history is cleared instead, as by ``setText(_:keepsSelection:)``.
    ///
    /// - Returns: The change of the text, nil if there is none, and whether the last undo step was removed.
    @discardableResult
    public mutating func amendText(_ text: EditBuffer) -> (change: TextChange?, isStepRemoved: Bool) {
        guard composition == nil else { return (setText(text, keepsSelection: true), false) }
        let last = lastEdit
        let (change, edit, old) = replaceText(text)
        guard let edit else { return (nil, false) }
        lastEdit = last
        lastEdit?.edit = .combining(last?.edit ?? edit, edit, over: old)
        return (change, history.amend(edit, from: old, after: selection))
    }

    /// Replaces the text, clears the history, and moves the caret to the end, or keeps the place of the selection relative to unchanged text.
    ///
    /// With `keepsSelection`, an equal text changes nothing.
    @discardableResult
    public mutating func setText(_ text: EditBuffer, keepsSelection: Bool) -> TextChange? {
        guard keepsSelection else { return setText(text) }
        if text == buffer { return nil }
        composition = nil
        history.removeAllActions()
        lastEdit = nil
        return replaceText(text).change
    }

    /// Replaces the text as an edit of its own, in place of an edit that the program has refused; the selection keeps its place.
    public mutating func replaceText(_ text: EditBuffer, at time: Duration) -> EditResult {
        var result = commitComposition(at: time)
        let difference = TextDifference(from: buffer, to: text)
        let (range, inserted) = difference.replacement
        if range.isEmpty && inserted.isEmpty { return result }
        let kept = difference.selection(of: selection, keeping: .following)
        result.changes += apply(inserted, in: range, kind: .typing, after: kept, at: time).changes
        return result
    }

    private mutating func replaceText(
        _ text: EditBuffer
    ) -> (change: TextChange?, edit: TextEdit?, old: EditBuffer) {
        let old = buffer
        let difference = TextDifference(from: old, to: text)
        let (range, inserted) = difference.replacement
        if range.isEmpty && inserted.isEmpty { return (nil, nil, old) }
        let restored = selectionRestored(by: text)
        let kept = restored ?? difference.selection(of: selection, keeping: lastEdit?.side ?? .preceding)
        let edit = TextEdit(start: range.start, removed: old.slice(range), inserted: inserted)
        let change = edit.apply(to: &buffer)
        selection = kept.valid(in: buffer)
        return (change, edit, old)
    }

    /// Returns the selection before the last edit if `text` is the text before it.
    private func selectionRestored(by text: EditBuffer) -> Selection? {
        guard let lastEdit, lastEdit.restoresSelection else { return nil }
        var before = buffer
        lastEdit.edit.inverse.apply(to: &before)
        return before == text ? lastEdit.selectionBefore : nil
    }
}
