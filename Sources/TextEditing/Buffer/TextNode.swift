/// A node of the tree that holds a text: a leaf with bytes, or an inner node with children, all leaves at one depth.
///
/// Nodes never change, so texts share them freely: an edit creates only the nodes from the root to its leaf.
/// Every leaf begins and ends between scalars. Except for the root, leaves have `Bounds.leafBytes` bytes and
/// inner nodes `Bounds.children` children.
final class TextNode: Sendable {
    enum Bounds {
        static let leafBytes = 500...1024
        static let children = 8...16
    }

    static let empty = TextNode(leaf: [], TextSummary())

    let summary: TextSummary
    /// Of a leaf zero.
    let height: Int
    /// Of a leaf; empty in others.
    let bytes: [UInt8]
    /// Of an inner node; empty in leaves.
    let children: [TextNode]

    init(leaf bytes: [UInt8], _ summary: TextSummary) {
        self.bytes = bytes
        self.summary = summary
        height = 0
        children = []
    }

    private init(children: [TextNode], height: Int) {
        var summary = TextSummary()
        for child in children { summary += child.summary }
        self.summary = summary
        self.children = children
        self.height = height
        bytes = []
    }

    var isLeaf: Bool { height == 0 }
    var count: Int { summary.bytes }

    /// True if the node may stand below another one.
    var isFull: Bool {
        isLeaf ? count >= Bounds.leafBytes.lowerBound : children.count >= Bounds.children.lowerBound
    }

    /// A leaf of these bytes.
    static func leaf(_ bytes: [UInt8], _ work: inout TreeWork) -> TextNode {
        work.nodesMade += 1
        work.bytesCopied += bytes.count
        return TextNode(leaf: bytes, TextSummary(of: bytes))
    }

    /// A node above children of one height.
    static func inner(_ children: [TextNode], _ work: inout TreeWork) -> TextNode {
        work.nodesMade += 1
        return TextNode(children: children, height: children[0].height + 1)
    }

    /// A tree of any number of nodes of one height, in order, all of them full unless there is but one.
    static func tree(of nodes: [TextNode], _ work: inout TreeWork) -> TextNode {
        var level = nodes
        while level.count > 1 {
            let groups = (level.count + Bounds.children.upperBound - 1) / Bounds.children.upperBound
            level = (0..<groups).map { group in
                let start = group * level.count / groups
                let end = (group + 1) * level.count / groups
                return inner(Array(level[start..<end]), &work)
            }
        }
        return level.first ?? empty
    }

    /// Which child holds the byte at the offset, and where it begins; the first of two that meet there.
    func child(at offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in children.indices {
            let end = start + children[index].count
            if offset <= end { return (index, start) }
            start = end
        }
        let last = children.count - 1
        return (last, start - children[last].count)
    }
}
