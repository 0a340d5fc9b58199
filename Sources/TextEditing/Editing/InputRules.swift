/// Applies the options of a text editor to inserted text.
struct InputRules {
    private let options: TextEditorOptions

    init(_ options: TextEditorOptions) {
        self.options = options
    }

    /// Returns the permitted part of `text` for a range, filtered and shortened, and the reason if it was shortened.
    ///
    /// Without options that examine characters the text is returned unchanged, in O(1).
    func admit(
        _ text: EditBuffer, in range: TextRange, of buffer: EditBuffer
    ) -> (text: EditBuffer, refusal: EditRefusal?) {
        var text = text
        if options.lineBreaks != .kept && text.lineCount > 1 { text = convertingLineBreaks(text) }
        if !text.isEmpty, let filter = options.filter { text = EditBuffer(filter(text.string)) }
        guard let limit = options.maximumLength else { return (text, nil) }
        return fitted(text, in: range, of: buffer, limit: max(limit, 0))
    }

    private func convertingLineBreaks(_ text: EditBuffer) -> EditBuffer {
        var builder = EditBufferBuilder()
        for line in 0..<text.lineCount {
            if line > 0 { builder.append(options.lineBreaks == .spaces ? " " : "\n") }
            builder.append(utf8: text.bytes(in: text.contentRange(ofLine: line)))
        }
        return builder.finish()
    }

    /// Returns the longest prefix of `text`, in characters, with which the result does not exceed the limit.
    ///
    /// Inserted characters may join with their neighbours or separate them, so the characters of the result are counted. Nothing is
    /// counted if the result has fewer scalars than the limit.
    private func fitted(
        _ text: EditBuffer, in range: TextRange, of buffer: EditBuffer, limit: Int
    ) -> (text: EditBuffer, refusal: EditRefusal?) {
        var rest = buffer
        rest.delete(range)
        if rest.scalarCount + text.scalarCount <= limit { return (text, nil) }
        // A text that already exceeds the limit may keep its length.
        let ceiling = max(limit, count(buffer))
        let most = text.string.prefix(max(ceiling - count(rest), 0) + 2)
        var kept = most.count
        while true {
            let part = EditBuffer(String(most.prefix(kept)))
            var result = buffer
            result.replace(range, with: part)
            let length = count(result)
            if length <= ceiling || kept == 0 { return (part, part == text ? nil : .full) }
            kept = max(kept - (length - ceiling), 0)
        }
    }

    private func count(_ buffer: EditBuffer) -> Int { buffer.characterCount(in: buffer.range) }
}
