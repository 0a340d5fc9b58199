internal import Ropes

/// The pieces of a text in order, found by number, by byte and by height.
///
/// Everything costs O(log n), so that a key costs the same in ten lines and in a hundred thousand. There is always at least
/// one piece.
///
///     var tree = TextPieceTree(pieces)
///     tree.place(atHeight: 10_000).index
///     tree.replace(3..<4, with: [edited])
nonisolated struct TextPieceTree {
    private var rope = Rope<TextPiece>()

    init(_ pieces: [TextPiece]) { replace(0..<0, with: pieces) }

    var count: Int { rope.count }
    var byteCount: Int { rope.summary.bytes }
    /// In pixels.
    var height: Int { rope.summary.height }
    /// Of the widest piece that was measured, in pixels.
    var width: Int { Int(rope.summary.width) }

    /// All of them: O(n).
    var pieces: [TextPiece] { Array(rope.elements) }

    // MARK: - Places

    /// The piece of that number; the nearest where there is none.
    func place(at index: Int) -> TextPiecePlace { TextPiecePlace(rope.place(at: index)) }

    /// The piece that has the byte, so the second of two that meet there; the last one at the end.
    func place(ofByte offset: Int) -> TextPiecePlace {
        TextPiecePlace(rope.find { before, range in offset < before.bytes + range.bytes })
    }

    /// The piece at that many pixels from the top; the first or the last where there is none.
    func place(atHeight pixels: Int) -> TextPiecePlace {
        TextPiecePlace(rope.find { before, range in pixels < before.height + range.height })
    }

    // MARK: - Changes

    /// Puts pieces in the place of some; there must be at least one afterwards.
    mutating func replace(_ range: Range<Int>, with new: [TextPiece]) {
        precondition(
            count - range.count + new.count > 0,
            "TextPieceTree.replace: no piece would be left; give the text one piece at least")
        rope.replaceSubrange(range, with: ContiguousArray(new))
    }

    /// Puts another piece in the place of one.
    mutating func set(_ piece: TextPiece, at index: Int) { rope.set(piece, at: index) }
}
