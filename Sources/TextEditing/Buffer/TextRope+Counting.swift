internal import Ropes

/// A unit in which a text is measured.
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

extension Rope<TextChunk> {
    /// Returns the summary of the text before an offset, which must be a scalar boundary.
    func summary(before offset: Int, _ work: inout TreeWork) -> TextSummary {
        if offset >= summary.bytes { return summary }
        let place = find { before, range in offset <= before.bytes + range.bytes }
        work.nodesVisited += place.nodesVisited
        var sum = place.before
        sum += place.element.bytes.withUnsafeBufferPointer {
            TextSummary(of: UnsafeBufferPointer(rebasing: $0[..<(offset - place.before.bytes)]))
        }
        return sum
    }

    /// Returns the first scalar boundary before which the text measures at least `target`; the end if there is none.
    func offset(where measure: TextMeasure, reaches target: Int, _ work: inout TreeWork) -> Int {
        if target <= 0 { return 0 }
        if measure.of(summary) < target { return summary.bytes }
        let place = find { before, range in measure.of(before + range) >= target }
        work.nodesVisited += place.nodesVisited
        return place.before.bytes + place.element.offset(where: measure, reaches: target, after: place.before)
    }
}

extension TextChunk {
    /// Returns the first offset in the chunk before which the text measures at least `target`; `sum` is that of the text before it.
    func offset(where measure: TextMeasure, reaches target: Int, after sum: TextSummary) -> Int {
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
}
