import Drawing

/// Splits a text into paragraphs and typesets each.
nonisolated struct ParagraphSplitter {
    let typesetter: ParagraphTypesetter

    /// Returns the paragraphs of a range that begins and ends at paragraph boundaries.
    ///
    /// Stops at `lineLimit` lines. If `needsReveal` is true, paragraphs after the range are already laid out: no paragraph, not even the
    /// empty paragraph at the end of the text, is created after the last separator of the range.
    func paragraphs(
        of text: AttributedText, in range: Range<Int>, lineLimit: Int, needsReveal: Bool
    ) -> [ParagraphLayout] {
        let found = text.string.utf8.withContiguousStorageIfAvailable { bytes in
            paragraphs(bytes, RunCursor(text, at: range.lowerBound), range, lineLimit, needsReveal)
        }
        return found ?? []
    }

    private func paragraphs(
        _ bytes: UnsafeBufferPointer<UInt8>, _ cursor: RunCursor, _ range: Range<Int>,
        _ lineLimit: Int, _ needsReveal: Bool
    ) -> [ParagraphLayout] {
        var result: [ParagraphLayout] = []
        var cursor = cursor
        var start = range.lowerBound
        var left = lineLimit
        while left > 0 {
            let (end, separator) = Decoding.paragraphEnd(bytes, from: start)
            let paragraph = typesetter.layout(
                UnsafeBufferPointer(rebasing: bytes[start..<end]), separator: separator,
                runs: cursor.take(end - start), lineLimit: left, needsReveal: separator > 0)
            cursor.skip(separator)
            result.append(paragraph)
            if left != .max { left -= paragraph.lines.count }
            start = end + separator
            // A separator at the end of the text is followed by an empty paragraph.
            if separator == 0 || needsReveal && start >= range.upperBound { break }
        }
        return result
    }
}
