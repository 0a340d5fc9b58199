/// A way of counting a text.
enum TextMeasure {
    case scalars
    case utf16
    case lineBreaks

    func of(_ summary: TextSummary) -> Int {
        switch self {
        case .scalars: summary.scalars
        case .utf16: summary.utf16
        case .lineBreaks: summary.lineBreaks
        }
    }
}

extension TextNode {
    /// The summary of the text before an offset that lies between two scalars.
    func summary(before offset: Int, _ work: inout TreeWork) -> TextSummary {
        if offset >= count { return summary }
        var node = self
        var rest = offset
        var sum = TextSummary()
        while !node.isLeaf {
            work.nodesVisited += 1
            let (index, start) = node.child(at: rest)
            for child in node.children[..<index] { sum += child.summary }
            rest -= start
            node = node.children[index]
        }
        work.nodesVisited += 1
        sum += node.bytes.withUnsafeBufferPointer {
            TextSummary(of: UnsafeBufferPointer(rebasing: $0[..<rest]))
        }
        return sum
    }

    /// The first offset between two scalars before which the text measures at least `target`; the end if none does.
    func offset(where measure: TextMeasure, reaches target: Int, _ work: inout TreeWork) -> Int {
        if target <= 0 { return 0 }
        if measure.of(summary) < target { return count }
        var node = self
        var sum = TextSummary()
        while !node.isLeaf {
            work.nodesVisited += 1
            for child in node.children {
                let next = sum + child.summary
                if measure.of(next) >= target {
                    node = child
                    break
                }
                sum = next
            }
        }
        work.nodesVisited += 1
        return sum.bytes + node.offsetInLeaf(where: measure, reaches: target, after: sum)
    }

    private func offsetInLeaf(
        where measure: TextMeasure, reaches target: Int, after sum: TextSummary
    ) -> Int {
        bytes.withUnsafeBufferPointer { text in
            var measured = measure.of(sum)
            var index = 0
            var last: UInt8 = sum.endsWithReturn ? 0x0D : 0
            while index < text.count && measured < target {
                let lead = text[index]
                let end = index + UTF8Form.length(ofLead: lead)
                switch measure {
                case .scalars: measured += 1
                case .utf16: measured += lead >= 0xF0 ? 2 : 1
                case .lineBreaks:
                    let final = text[end - 1]
                    let before = end - index > 1 ? text[end - 2] : last
                    if TextSummary.endsLine(final, after: before, in: text, at: end - 1) { measured += 1 }
                    last = final
                }
                index = end
            }
            return index
        }
    }

    /// The leaf that holds the byte at the offset, and where it begins; the last one at the end of the text.
    func leaf(at offset: Int, _ work: inout TreeWork) -> (node: TextNode, start: Int) {
        var node = self
        var start = 0
        while !node.isLeaf {
            work.nodesVisited += 1
            let found = node.child(at: offset - start + 1)
            start += found.start
            node = node.children[found.index]
        }
        work.nodesVisited += 1
        return (node, start)
    }
}
