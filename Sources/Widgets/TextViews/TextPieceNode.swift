/// A node of a ``TextPieceTree``: pieces, or nodes that are all of the same depth.
nonisolated final class TextPieceNode {
    private(set) var children: [TextPieceNode] = []
    private(set) var pieces: [TextPiece] = []
    private(set) var sum = TextPieceSum()

    private static let pieceLimit = 96
    private static let childLimit = 24

    init(pieces: [TextPiece]) {
        self.pieces = pieces
        addUp()
    }

    init(children: [TextPieceNode]) {
        self.children = children
        addUp()
    }

    /// Whether its last piece ends a paragraph.
    var endsParagraph: Bool {
        var node = self
        while let last = node.children.last { node = last }
        return node.pieces.last?.endsParagraph ?? true
    }

    func append(to all: inout [TextPiece]) {
        all += pieces
        for child in children { child.append(to: &all) }
    }

    var isTooLarge: Bool { pieces.count > Self.pieceLimit || children.count > Self.childLimit }

    private func addUp() {
        var sum = TextPieceSum()
        for piece in pieces { sum.add(piece) }
        for child in children { sum.add(child.sum) }
        self.sum = sum
    }

    func set(_ piece: TextPiece, at index: Int) {
        if children.isEmpty {
            pieces[index] = piece
        } else {
            let (child, inside) = child(at: index)
            children[child].set(piece, at: inside)
        }
        addUp()
    }

    func replace(_ range: Range<Int>, with new: [TextPiece]) {
        defer { addUp() }
        guard !children.isEmpty else { return pieces.replaceSubrange(range, with: new) }
        let (first, start) = child(at: range.lowerBound)
        let (last, end) = range.isEmpty ? (first, start - 1) : child(at: range.upperBound - 1)
        if first == last {
            children[first].replace(start..<end + 1, with: new)
        } else {
            children[last].replace(0..<end + 1, with: [])
            children[first].replace(start..<children[first].sum.count, with: new)
            children.removeSubrange(first + 1..<last)
        }
        tidy(first..<min(first + 2, children.count))
    }

    /// The child that has a piece, and its number there; beyond the end that of the last.
    private func child(at index: Int) -> (child: Int, inside: Int) {
        var rest = index
        for (number, child) in children.enumerated() {
            if rest < child.sum.count { return (number, rest) }
            if number == children.count - 1 { return (number, rest) }
            rest -= child.sum.count
        }
        return (0, rest)
    }

    /// Empty children go, small ones join, large ones are split.
    private func tidy(_ range: Range<Int>) {
        var index = range.upperBound - 1
        while index >= range.lowerBound {
            let child = children[index]
            if child.sum.count == 0, children.count > 1 {
                children.remove(at: index)
            } else if child.isTooLarge {
                children.replaceSubrange(index...index, with: child.split())
            } else if index + 1 < children.count, child.canJoin(children[index + 1]) {
                child.join(children.remove(at: index + 1))
            }
            index -= 1
        }
    }

    private func canJoin(_ other: TextPieceNode) -> Bool {
        pieces.count + other.pieces.count <= Self.pieceLimit / 2
            && children.count + other.children.count <= Self.childLimit / 2
    }

    private func join(_ other: TextPieceNode) {
        pieces += other.pieces
        children += other.children
        addUp()
    }

    /// Returns nodes of the same depth that share this node's pieces or children, each well filled.
    ///
    /// A parent that exceeds its limit with them is split in turn.
    func split() -> [TextPieceNode] {
        if children.isEmpty {
            return Self.parts(pieces, of: Self.pieceLimit * 3 / 4).map { TextPieceNode(pieces: $0) }
        }
        return Self.parts(children, of: Self.childLimit * 3 / 4).map { TextPieceNode(children: $0) }
    }

    private static func parts<Element>(_ elements: [Element], of size: Int) -> [[Element]] {
        let count = (elements.count + size - 1) / size
        return (0..<count).map {
            Array(elements[elements.count * $0 / count..<elements.count * ($0 + 1) / count])
        }
    }
}
