/// The rules for inserted text, by a control's options.
struct InputRules {
    private let options: TextEditorOptions

    init(_ options: TextEditorOptions) {
        self.options = options
    }

    /// Returns `text` as it may replace a range, filtered and shortened, and the reason if it was shortened.
    ///
    /// Without rules that look at characters, the text goes through as it is, whatever its size.
    func admit(
        _ text: EditBuffer, in range: TextRange, of buffer: EditBuffer
    ) -> (text: EditBuffer, refusal: EditRefusal?) {
        var text = text
        if options.lineBreaks != .kept && text.lineCount > 1 { text = withoutForeignBreaks(text) }
        if !text.isEmpty, let filter = options.filter { text = EditBuffer(filter(text.string)) }
        guard let limit = options.maximumLength else { return (text, nil) }
        return fitted(text, in: range, of: buffer, limit: max(limit, 0))
    }

    private func withoutForeignBreaks(_ text: EditBuffer) -> EditBuffer {
        var builder = EditBufferBuilder()
        for line in 0..<text.lineCount {
            if line > 0 { builder.append(options.lineBreaks == .spaces ? " " : "\n") }
            builder.append(utf8: text.bytes(in: text.contentRange(ofLine: line)))
        }
        return builder.finish()
    }

    /// As many characters from the start of the text as leave the whole within its limit.
    ///
    /// A character may join with its neighbours or part them, so the result is counted, not the parts. A text of fewer
    /// scalars than the limit is not counted at all.
    private func fitted(
        _ text: EditBuffer, in range: TextRange, of buffer: EditBuffer, limit: Int
    ) -> (text: EditBuffer, refusal: EditRefusal?) {
        var rest = buffer
        rest.delete(range)
        if rest.scalarCount + text.scalarCount <= limit { return (text, nil) }
        // A text that is too long already may stay as long as it is.
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
