import Drawing

/// Cuts a text into paragraphs and typesets each.
nonisolated struct ParagraphSplitter {
    let typesetter: ParagraphTypesetter

    /// The paragraphs of a stretch of the text that begins and ends where paragraphs do.
    ///
    /// Stops when there are `lineLimit` lines.
    func paragraphs(of text: AttributedText, in range: Range<Int>, lineLimit: Int) -> [ParagraphLayout] {
        let found = text.string.utf8.withContiguousStorageIfAvailable { bytes in
            paragraphs(bytes, text.runs, range, lineLimit)
        }
        return found ?? []
    }

    private func paragraphs(
        _ bytes: UnsafeBufferPointer<UInt8>, _ runs: [AttributedText.Run], _ range: Range<Int>,
        _ lineLimit: Int
    ) -> [ParagraphLayout] {
        var result: [ParagraphLayout] = []
        var cursor = RunCursor(runs: runs, at: range.lowerBound)
        var start = range.lowerBound
        var left = lineLimit
        while left > 0 {
            let (end, separator) = Decoding.paragraphEnd(bytes, from: start)
            let paragraph = typesetter.layout(
                UnsafeBufferPointer(rebasing: bytes[start..<end]), separator: separator,
                runs: cursor.take(end - start), lineLimit: left, isFollowed: separator > 0)
            cursor.skip(separator)
            result.append(paragraph)
            if left != .max { left -= paragraph.lines.count }
            start = end + separator
            // A separator at the text's very end has an empty paragraph after it.
            if separator == 0 || start >= range.upperBound && range.upperBound < bytes.count { break }
        }
        return result
    }
}

/// Hands out a text's runs, paragraph by paragraph.
nonisolated struct RunCursor {
    private let runs: [AttributedText.Run]
    private var index = 0
    /// Bytes of the present run that are taken.
    private var taken = 0

    init(runs: [AttributedText.Run], at offset: Int) {
        self.runs = runs
        skip(offset)
    }

    /// The runs of the next bytes; for none, the look of what comes next, or of what was last.
    mutating func take(_ count: Int) -> [AttributedText.Run] {
        if count == 0 {
            let run = index < runs.count ? runs[index] : runs.last
            return run.map { [AttributedText.Run(utf8Count: 0, attributes: $0.attributes)] } ?? []
        }
        var result: [AttributedText.Run] = []
        var left = count
        while left > 0, index < runs.count {
            let length = min(left, runs[index].utf8Count - taken)
            result.append(AttributedText.Run(utf8Count: length, attributes: runs[index].attributes))
            advance(length)
            left -= length
        }
        return result
    }

    mutating func skip(_ count: Int) {
        var left = count
        while left > 0, index < runs.count {
            let length = min(left, runs[index].utf8Count - taken)
            advance(length)
            left -= length
        }
    }

    private mutating func advance(_ length: Int) {
        taken += length
        if taken == runs[index].utf8Count {
            index += 1
            taken = 0
        }
    }
}
