/// The selected range of a text: from the anchor, where it began, to the head, where the caret is.
///
/// A caret alone is a selection of nothing.
///
///     var selection = Selection(anchor: 4, head: 9)
///     selection.range                                        // 4..<9
///     selection = selection.extended(to: TextPosition(offset: 2))
///     selection.range                                        // 2..<4: the anchor stays
public struct Selection: Hashable, Sendable {
    /// Where the selection began, in bytes of UTF-8; it stays while the selection is extended.
    public var anchor: Int
    /// Where the caret is, in bytes of UTF-8; it moves.
    public var head: Int
    /// Which neighbour the caret belongs to.
    public var affinity: TextPosition.Affinity
    /// Where the caret would like to be, measured along the line, while it moves up and down through lines that may be
    /// too short for it: set by the first of such moves and kept by the next, forgotten by every other one.
    public var stickyColumn: Double?

    /// A selection from one offset to another.
    public init(anchor: Int, head: Int, affinity: TextPosition.Affinity = .downstream) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// A caret.
    public init(at offset: Int, affinity: TextPosition.Affinity = .downstream) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    /// A range, with the caret at its end.
    public init(_ range: TextRange) {
        self.init(anchor: range.start, head: range.end)
    }

    /// The text between anchor and head.
    public var range: TextRange { TextRange(start: anchor, end: head) }
    /// True if nothing is selected: there is only a caret.
    public var isEmpty: Bool { anchor == head }
    /// True if the head is before the anchor.
    public var isBackward: Bool { head < anchor }
    /// The caret.
    public var position: TextPosition { TextPosition(offset: head, affinity: affinity) }

    /// Returns a selection with this anchor and the caret at `position`.
    public func extended(to position: TextPosition) -> Selection {
        Selection(anchor: anchor, head: position.offset, affinity: position.affinity)
    }

    /// Returns the selection with both ends clamped to the text and rounded down to borders of characters: O(log n).
    public func valid(in buffer: EditBuffer) -> Selection {
        var selection = self
        selection.anchor = buffer.characterBoundary(atOrBefore: anchor)
        selection.head = head == anchor ? selection.anchor : buffer.characterBoundary(atOrBefore: head)
        return selection
    }

    /// Where the selection is after a change that was not made at it; a caret at the place stays before what came.
    public func after(_ change: TextChange) -> Selection {
        Selection(anchor: change.offset(after: anchor), head: change.offset(after: head), affinity: affinity)
    }
}
