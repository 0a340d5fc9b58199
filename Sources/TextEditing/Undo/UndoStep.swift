/// A replacement of text, with the information to undo and redo it.
///
///     let edit = TextEdit(start: 4, removed: "old", inserted: "new")
///     edit.inverse.apply(to: &buffer)
public struct TextEdit: Equatable, Sendable {
    /// The offset of the replacement, in bytes of UTF-8.
    public var start: Int
    /// The text that was removed.
    public var removed: EditBuffer
    /// The text that was inserted.
    public var inserted: EditBuffer

    /// Creates a replacement at an offset.
    public init(start: Int, removed: EditBuffer, inserted: EditBuffer) {
        self.start = start
        self.removed = removed
        self.inserted = inserted
    }

    /// The edit that reverts this one.
    public var inverse: TextEdit { TextEdit(start: start, removed: inserted, inserted: removed) }

    /// Applies the edit to a text, and returns the change.
    @discardableResult
    public func apply(to buffer: inout EditBuffer) -> TextChange {
        let range = TextRange(start: start, end: start + removed.utf8Count)
        return TextChange.replacing(range, with: inserted, in: &buffer)
    }

    /// Returns this edit combined with the next one if they adjoin as consecutive edits of the given kind do; nil otherwise.
    func joined(with next: TextEdit, as kind: EditKind) -> TextEdit? {
        var joined = self
        switch kind {
        case .typing where next.start == start + inserted.utf8Count:
            joined.removed.append(next.removed)
            joined.inserted.append(next.inserted)
        case .deletingBackward where inserted.isEmpty && next.start + next.removed.utf8Count == start:
            joined.start = next.start
            joined.removed.insert(next.removed, at: 0)
        case .deletingForward where inserted.isEmpty && next.start == start:
            joined.removed.append(next.removed)
        case .typing, .deletingBackward, .deletingForward, .other:
            return nil
        }
        return joined
    }
}

/// The kind of an edit; consecutive edits of the same kind, except ``other``, are undone together.
///
///     history.record(edit, kind: .typing, before: caret, after: next, at: .seconds(3))
public enum EditKind: Hashable, Sendable {
    /// Typed characters.
    case typing
    /// A deletion towards the start.
    case deletingBackward
    /// A deletion towards the end.
    case deletingForward
    /// An edit that is a separate step: a paste, a line break, a replacement.
    case other
}

/// A step that one undo reverts: an edit, and the selections before and after it.
///
///     if let step = history.undo() { selection = step.selectionBefore }
public struct UndoStep: Equatable, Sendable {
    /// The replacement.
    public internal(set) var edit: TextEdit
    /// The kind of the edit.
    public let kind: EditKind
    /// The selection before the edit.
    public let selectionBefore: Selection
    /// The selection after the edit.
    public internal(set) var selectionAfter: Selection
    /// The number of the step in its history.
    let number: Int
    /// The time of the last edit in the step.
    var time: Duration

    /// The approximate memory of the step in bytes: its texts, and an allowance for their trees.
    var byteCount: Int { 400 + edit.removed.utf8Count + edit.inserted.utf8Count }
}
