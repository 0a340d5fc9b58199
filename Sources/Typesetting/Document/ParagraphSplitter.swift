import Drawing

/// Cuts a text into paragraphs and typesets each.
nonisolated struct ParagraphSplitter {
    let typesetter: ParagraphTypesetter

    /// The paragraphs of a stretch of the text that begins and ends where paragraphs do.
    ///
    /// Stops when there are `lineLimit` lines. `needsReveal` says that paragraphs after the stretch are laid out already: then its
    /// last separator has none after it here, not even the empty paragraph at the end of the text.
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
            // A separator at the text's very end has an empty paragraph after it.
            if separator == 0 || needsReveal && start >= range.upperBound { break }
        }
        return result
    }
}
