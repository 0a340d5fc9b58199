internal import Ropes

/// The pieces of a text in order, searchable by index, by byte and by height.
///
/// All operations are O(log n) unless noted, so that an edit costs the same in ten lines and in a hundred thousand. There is always
/// at least one piece.
///
///     var tree = TextPieceTree(pieces)
///     tree.place(atHeight: 10_000).index
///     tree.replace(3..<4, with: [edited])
nonisolated struct TextPieceTree {
    private var rope = Rope<TextPiece>()

    init(_ pieces: [TextPiece]) { replace(0..<0, with: pieces) }

    var count: Int { rope.count }
    var byteCount: Int { rope.summary.bytes }
    /// The total height, in pixels.
    var height: Int { rope.summary.height }
    /// The width of the widest measured piece, in pixels.
    var width: Int { Int(rope.summary.width) }

    /// All pieces: O(n).
    var pieces: [TextPiece] { Array(rope.elements) }

    // MARK: - Lookup

    /// Returns the piece at `index`, clamped to the valid range.
    func place(at index: Int) -> TextPiecePlace { TextPiecePlace(rope.place(at: index)) }

    /// Returns the piece that contains the byte at `offset`; the last piece at the end of the text.
    func place(ofByte offset: Int) -> TextPiecePlace {
        TextPiecePlace(rope.find { before, range in offset < before.bytes + range.bytes })
    }

    /// Returns the piece at a distance in pixels from the top, clamped to the text.
    func place(atHeight pixels: Int) -> TextPiecePlace {
        TextPiecePlace(rope.find { before, range in pixels < before.height + range.height })
    }

    // MARK: - Changes

    /// Replaces a range of pieces; at least one piece must remain.
    mutating func replace(_ range: Range<Int>, with new: [TextPiece]) {
        precondition(
            count - range.count + new.count > 0,
            "TextPieceTree.replace: no piece would remain; give the text at least one piece")
        rope.replaceSubrange(range, with: ContiguousArray(new))
    }

    /// Replaces the piece at `index`.
    mutating func set(_ piece: TextPiece, at index: Int) { rope.set(piece, at: index) }
}
