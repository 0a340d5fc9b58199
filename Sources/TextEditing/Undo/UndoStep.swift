/// One replacement of text, with all that is needed to take it back and to do it again.
///
///     let edit = TextEdit(start: 4, removed: "old", inserted: "new")
///     edit.inverse.apply(to: &buffer)
public struct TextEdit: Equatable, Sendable {
    /// Where it was made, in bytes of UTF-8.
    public var start: Int
    /// The text that was removed.
    public var removed: EditBuffer
    /// The text that was inserted.
    public var inserted: EditBuffer

    /// A replacement at an offset.
    public init(start: Int, removed: EditBuffer, inserted: EditBuffer) {
        self.start = start
        self.removed = removed
        self.inserted = inserted
    }

    /// The edit that undoes this one.
    public var inverse: TextEdit { TextEdit(start: start, removed: inserted, inserted: removed) }

    /// Does it to a text.
    @discardableResult
    public func apply(to buffer: inout EditBuffer) -> TextChange {
        let range = TextRange(start: start, end: start + removed.utf8Count)
        return TextChange.replacing(range, with: inserted, in: &buffer)
    }

    /// This and the next one as one, if they touch as they do while one types or deletes; nil if they do not.
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

/// The kind of an edit: consecutive ones of a kind, except ``other``, are undone together.
///
///     history.record(edit, kind: .typing, before: caret, after: next, at: .seconds(3))
public enum EditKind: Hashable, Sendable {
    /// Characters as they are typed.
    case typing
    /// Deletions towards the start.
    case deletingBackward
    /// Deletions towards the end.
    case deletingForward
    /// Any edit that is a step by itself: a paste, a line break, a replacement.
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
    /// When the last edit came that went into it.
    var time: Duration

    /// About how much memory it keeps: its texts, and something for their trees.
    var byteCount: Int { 400 + edit.removed.utf8Count + edit.inserted.utf8Count }
}
