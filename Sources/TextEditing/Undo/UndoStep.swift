/// One replacement of text, with all that is needed to take it back and to do it again.
///
///     let edit = TextEdit(start: 4, removed: "old", inserted: "new")
///     edit.inverse.apply(to: &buffer)
public struct TextEdit: Equatable, Sendable {
    /// Where it was made, in bytes of UTF-8.
    public var start: Int
    /// What was there.
    public var removed: EditBuffer
    /// What is there now.
    public var inserted: EditBuffer

    /// A replacement at an offset.
    public init(start: Int, removed: EditBuffer, inserted: EditBuffer) {
        self.start = start
        self.removed = removed
        self.inserted = inserted
    }

    /// What takes it back.
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

/// What an edit was made by: those of one kind that follow each other are undone together.
///
///     history.record(edit, kind: .typing, before: caret, after: next, at: .seconds(3))
public enum EditKind: Hashable, Sendable {
    /// Characters as they are typed.
    case typing
    /// Deletions towards the start.
    case deletingBackward
    /// Deletions towards the end.
    case deletingForward
    /// All that is a step by itself: a paste, a line break, a replacement.
    case other
}

/// What one undo takes back: an edit, and the selections around it.
///
///     if let step = history.undo() { selection = step.selectionBefore }
public struct UndoStep: Equatable, Sendable {
    /// The replacement.
    public internal(set) var edit: TextEdit
    /// What made it.
    public let kind: EditKind
    /// What was selected before.
    public let selectionBefore: Selection
    /// What was selected after.
    public internal(set) var selectionAfter: Selection
    /// When the last edit came that went into it.
    var time: Duration

    /// About how much memory it keeps: its texts, and something for their trees.
    var byteCount: Int { 400 + edit.removed.utf8Count + edit.inserted.utf8Count }
}
