/// The pieces of a text in order, found by number, by byte and by height: a B-tree whose nodes know their sums.
///
/// Everything costs O(log n), so that a key costs the same in ten lines and in a hundred thousand. There is always at least
/// one piece.
///
///     let tree = TextPieceTree(pieces)
///     tree.place(atHeight: 10_000).index
///     tree.replace(3..<4, with: [edited])
nonisolated final class TextPieceTree {
    private var root: TextPieceNode

    init(_ pieces: [TextPiece]) {
        root = TextPieceNode(pieces: [])
        replace(0..<0, with: pieces)
    }

    var count: Int { root.sum.count }
    var byteCount: Int { root.sum.bytes }
    /// In pixels.
    var height: Int { root.sum.height }
    /// Of the widest piece that was measured, in pixels.
    var width: Int { Int(root.sum.width) }

    /// All of them: O(n).
    var pieces: [TextPiece] {
        var all: [TextPiece] = []
        all.reserveCapacity(count)
        root.append(to: &all)
        return all
    }

    // MARK: - Places

    /// The piece of that number; the nearest where there is none.
    func place(at index: Int) -> TextPiecePlace {
        let wanted = min(max(index, 0), count - 1)
        return find { before, sum in wanted < before.count + sum.count }
    }

    /// The piece that has the byte, so the second of two that meet there; the last one at the end.
    func place(ofByte offset: Int) -> TextPiecePlace {
        find { before, sum in offset < before.bytes + sum.bytes }
    }

    /// The piece at that many pixels from the top; the first or the last where there is none.
    func place(atHeight pixels: Int) -> TextPiecePlace {
        find { before, sum in pixels < before.height + sum.height }
    }

    /// The first piece for which `reaches` says so, given what is before something and what that comes to; else the last.
    private func find(_ reaches: (TextPieceSum, TextPieceSum) -> Bool) -> TextPiecePlace {
        var node = root
        var before = TextPieceSum()
        var beginsParagraph = true
        while !node.children.isEmpty {
            var index = 0
            while index < node.children.count - 1, !reaches(before, node.children[index].sum) {
                before.add(node.children[index].sum)
                beginsParagraph = node.children[index].endsParagraph
                index += 1
            }
            node = node.children[index]
        }
        var index = 0
        while index < node.pieces.count - 1 {
            var sum = TextPieceSum()
            sum.add(node.pieces[index])
            if reaches(before, sum) { break }
            before.add(sum)
            beginsParagraph = node.pieces[index].endsParagraph
            index += 1
        }
        return TextPiecePlace(
            piece: node.pieces[index], index: before.count, start: before.bytes, top: before.height,
            beginsParagraph: beginsParagraph)
    }

    // MARK: - Changes

    /// Puts pieces in the place of some; there must be at least one afterwards.
    func replace(_ range: Range<Int>, with new: [TextPiece]) {
        precondition(
            range.upperBound <= count && count - range.count + new.count > 0,
            "TextPieceTree.replace: no piece would be left, or there were not as many; give the text one piece at least"
        )
        root.replace(range, with: new)
        while root.children.count == 1 { root = root.children[0] }
        while root.isTooLarge { root = TextPieceNode(children: root.split()) }
    }

    /// Puts another piece in the place of one.
    func set(_ piece: TextPiece, at index: Int) { root.set(piece, at: index) }
}
