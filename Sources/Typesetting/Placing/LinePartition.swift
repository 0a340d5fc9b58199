import TextAnalysis

/// Splits ranges of a paragraph into parts.
nonisolated struct LinePartition {
    let paragraph: ParagraphLayout
    let bytes: UnsafeBufferPointer<UInt8>

    static let latin = CodePoint(0x61).script

    /// Returns the parts of a range, in logical order.
    func parts(of range: Range<Int>) -> [LinePart] {
        guard !range.isEmpty else { return [] }
        return paragraph.spans.isEmpty ? plainParts(of: range) : richParts(of: range)
    }

    private func plainParts(of range: Range<Int>) -> [LinePart] {
        let face = paragraph.looks[0].look.font.face?.number ?? -1
        var result: [LinePart] = []
        var start = range.lowerBound
        var look = paragraph.look(at: start)
        func add(_ end: Int, _ kind: LinePart.Kind) {
            guard end > start else { return }
            result.append(
                LinePart(range: start..<end, kind: kind, look: look, face: face, script: Self.latin, level: 0)
            )
            start = end
        }
        for index in range {
            if index == paragraph.looks[look].end {
                add(index, .text)
                look += 1
            }
            if bytes[index] == 9 {
                add(index, .text)
                add(index + 1, .tab)
            }
        }
        add(range.upperBound, .text)
        return result
    }

    private func richParts(of range: Range<Int>) -> [LinePart] {
        let spans = paragraph.spans
        var low = 0
        var high = spans.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(spans[middle].start) <= range.lowerBound { low = middle } else { high = middle }
        }
        var result: [LinePart] = []
        var index = low
        while index < spans.count, Int(spans[index].start) < range.upperBound {
            let span = spans[index]
            let end = index + 1 < spans.count ? Int(spans[index + 1].start) : paragraph.byteCount
            let part = max(Int(span.start), range.lowerBound)..<min(end, range.upperBound)
            if !part.isEmpty {
                result.append(
                    LinePart(
                        range: part, kind: span.isTab ? .tab : .text, look: Int(span.look),
                        face: Int(span.face),
                        script: span.script, level: span.level))
            }
            index += 1
        }
        return result
    }

    /// Returns the start of the white space at the end of the range, in bytes.
    func trailingSpace(in range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            var start = end - 1
            while start > range.lowerBound, bytes[start] & 0xc0 == 0x80 { start -= 1 }
            guard Decoding.isSpace(Decoding.scalar(bytes, at: start).value) else { break }
            end = start
        }
        return end
    }

    /// Separates trailing white space into parts of their own, which have the paragraph's base level (UAX#9, rule L1).
    func separateTrailingSpace(_ parts: inout [LinePart]) {
        guard let first = parts.first?.range.lowerBound, let end = parts.last?.range.upperBound, end > first
        else { return }
        let space = trailingSpace(in: first..<end)
        guard space < end else { return }
        var result: [LinePart] = []
        for var part in parts {
            if part.range.lowerBound < space, part.range.upperBound > space {
                var head = part
                head.range = part.range.lowerBound..<space
                result.append(head)
                part.range = space..<part.range.upperBound
            }
            if part.range.lowerBound >= space {
                part.isTrailing = true
                part.level = paragraph.base
            }
            result.append(part)
        }
        parts = result
    }
}
