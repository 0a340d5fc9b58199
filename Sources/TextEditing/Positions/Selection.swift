/// The selection of a text, from the anchor, at which it began, to the head, at which the caret is.
///
/// An empty selection represents a caret.
///
///     var selection = Selection(anchor: 4, head: 9)
///     selection.range                                        // 4..<9
///     selection = selection.extended(to: TextPosition(offset: 2))
///     selection.range                                        // 2..<4: the anchor stays
public struct Selection: Hashable, Sendable {
    /// The fixed end of the selection, in bytes of UTF-8.
    public var anchor: Int
    /// The moving end of the selection, which is the position of the caret, in bytes of UTF-8.
    public var head: Int
    /// The neighbouring character with which the caret is displayed.
    public var affinity: TextPosition.Affinity
    /// The column that vertical movements return to after lines that are too short for it.
    ///
    /// The first vertical movement sets it, subsequent ones keep it, and other movements clear it.
    public var stickyColumn: Double?

    /// Creates a selection from an anchor to a head.
    public init(anchor: Int, head: Int, affinity: TextPosition.Affinity = .downstream) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// Creates an empty selection: a caret at an offset.
    public init(at offset: Int, affinity: TextPosition.Affinity = .downstream) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    /// Creates a selection of a range, with the caret at its end.
    public init(_ range: TextRange) {
        self.init(anchor: range.start, head: range.end)
    }

    /// The selected range.
    public var range: TextRange { TextRange(start: anchor, end: head) }
    /// Whether the selection is empty, so that there is only a caret.
    public var isEmpty: Bool { anchor == head }
    /// Whether the head is before the anchor.
    public var isBackward: Bool { head < anchor }
    /// The position of the caret.
    public var position: TextPosition { TextPosition(offset: head, affinity: affinity) }

    /// Returns a selection with this anchor and the caret at `position`.
    public func extended(to position: TextPosition) -> Selection {
        Selection(anchor: anchor, head: position.offset, affinity: position.affinity)
    }

    /// Returns the selection with both ends clamped to the text and rounded down to character boundaries: O(log n).
    public func valid(in buffer: EditBuffer) -> Selection {
        var selection = self
        selection.anchor = buffer.characterBoundary(atOrBefore: anchor)
        selection.head = head == anchor ? selection.anchor : buffer.characterBoundary(atOrBefore: head)
        return selection
    }

    /// Returns the selection after a change made elsewhere in the text; an end at the start of the change stays before it.
    public func after(_ change: TextChange) -> Selection {
        Selection(anchor: change.offset(after: anchor), head: change.offset(after: head), affinity: affinity)
    }
}
