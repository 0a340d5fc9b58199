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

    /// Whether the edit replaces a text by an equal one.
    var isEmpty: Bool { removed == inserted }

    /// Returns the edit that has the effect of two successive edits, of which `middle` is the text between them: O(log n + length of
    /// the edits and of the text between their ranges).
    static func combining(_ first: TextEdit, _ second: TextEdit, over middle: EditBuffer) -> TextEdit {
        let firstEnd = first.start + first.inserted.utf8Count
        let secondEnd = second.start + second.removed.utf8Count
        let start = min(first.start, second.start)
        let end = max(firstEnd, secondEnd)
        func extended(_ text: EditBuffer, _ from: Int, _ to: Int) -> EditBuffer {
            var result = middle.slice(TextRange(start: start, end: from))
            result.append(text)
            result.append(middle.slice(TextRange(start: to, end: end)))
            return result
        }
        let removed = extended(first.removed, first.start, firstEnd)
        let (range, text) = TextDifference(
            from: removed, to: extended(second.inserted, second.start, secondEnd)
        ).replacement
        return TextEdit(start: start + range.start, removed: removed.slice(range), inserted: text)
    }

    /// Returns this edit with its inserted text changed by the next one, if that edit changes nothing else; nil otherwise.
    func absorbing(_ next: TextEdit) -> TextEdit? {
        let range = TextRange(start: next.start - start, end: next.start - start + next.removed.utf8Count)
        guard range.start >= 0, range.end <= inserted.utf8Count else { return nil }
        var absorbing = self
        absorbing.inserted.replace(range, with: next.inserted)
        return absorbing
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
    public internal(set) var selectionBefore: Selection
    /// The selection after the edit.
    public internal(set) var selectionAfter: Selection
    /// The number of the step in its history.
    let number: Int
    /// The time of the last edit in the step.
    var time: Duration
    /// Whether the program has changed the text in response to the edit, so that typing may continue within the inserted text.
    var isAmended = false

    /// The approximate memory of the step in bytes: its texts, and an allowance for their trees.
    var byteCount: Int { 400 + edit.removed.utf8Count + edit.inserted.utf8Count }
}
