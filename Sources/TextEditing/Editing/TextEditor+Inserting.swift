extension TextEditor {
    /// Inserts typed text in place of the composition, the selection, or the overwritten characters.
    mutating func insertTyped(_ text: String, at time: Duration) -> EditResult {
        if composition != nil { return commitComposition(as: EditBuffer(text), at: time) }
        var range = selection.range
        if options.isOverwriting && range.isEmpty { range = overwritten(by: text) }
        return insert(EditBuffer(text), in: range, kind: .typing, at: time)
    }

    /// Returns the range that typed text overwrites: as many characters after the caret as are inserted, but no line break.
    ///
    /// A combining mark that joins the previous character overwrites nothing.
    func overwritten(by text: String) -> TextRange {
        let text = options.filter.map { $0(text) } ?? text
        let caret = selection.head
        let before = buffer.string(in: TextRange(start: buffer.characterBoundary(before: caret), end: caret))
        let count = text.isEmpty ? 0 : max(0, (before + text).count - before.count)
        let limit = buffer.contentRange(ofLine: buffer.line(at: caret)).end
        var end = caret
        for _ in 0..<count where end < limit { end = buffer.characterBoundary(after: end) }
        return TextRange(start: caret, end: end)
    }

    /// Replaces a range with the part of a text that the options permit.
    mutating func insert(
        _ text: EditBuffer, in range: TextRange, kind: EditKind, at time: Duration
    ) -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        let admission = InputRules(options).admit(text, in: range, of: buffer)
        if admission.text.isEmpty && !text.isEmpty {
            return EditResult(refusal: admission.refusal ?? .filtered)
        }
        let isTyping = kind == .typing && admission.text.lineCount == 1
        var result = apply(admission.text, in: range, kind: isTyping ? .typing : .other, at: time)
        result.refusal = admission.refusal
        return result
    }

    mutating func insertNewline(at time: Duration) -> EditResult {
        let indentation = options.autoIndent?(buffer, selection.range.start) ?? ""
        return insertBreak("\n" + indentation, at: time)
    }

    mutating func insertBreak(_ text: String, at time: Duration) -> EditResult {
        if options.lineBreaks == .spaces { return EditResult(refusal: .singleLine) }
        return insert(EditBuffer(text), in: selection.range, kind: .other, at: time)
    }

    /// Replaces a range with a text; a selection outside of the range is kept.
    mutating func replace(_ range: TextRange, with text: EditBuffer, at time: Duration) -> EditResult {
        let range = buffer.valid(range)
        let before = selection
        var result = insert(text, in: range, kind: .other, at: time)
        guard let change = result.changes.last else {
            if text.isEmpty && range.isEmpty { result.refusal = .nothingThere }
            return result
        }
        if before.range.end < range.start || before.range.start > range.end {
            selection = before.after(change).valid(in: buffer)
        }
        return result
    }

    // MARK: - Indentation

    mutating func insertTab(at time: Duration) -> EditResult {
        let lines = buffer.lines(in: selection.range)
        if lines.count > 1 { return indentLines(by: 1, at: time) }
        var column = 0
        if options.tab != .character {
            let start = buffer.offset(ofLine: lines.lowerBound)
            column = buffer.characterCount(in: TextRange(start: start, end: selection.range.start))
        }
        return insert(EditBuffer(indentation(at: column)), in: selection.range, kind: .typing, at: time)
    }

    private func indentation(at column: Int) -> String {
        switch options.tab {
        case .character: return "\t"
        case .spaces(let width):
            let width = min(max(width, 1), 64)
            return String(repeating: " ", count: width - column % width)
        }
    }

    /// Adds or removes one step of indentation at the start of each line of the selection, as one undo step.
    mutating func indentLines(by step: Int, at time: Duration) -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        var lines = buffer.lines(in: selection.range)
        let endsAtStart = selection.range.end == buffer.offset(ofLine: lines.upperBound)
        if lines.count > 1 && endsAtStart { lines = lines.lowerBound...(lines.upperBound - 1) }
        let range = TextRange(
            start: buffer.offset(ofLine: lines.lowerBound), end: buffer.range(ofLine: lines.upperBound).end)
        var builder = EditBufferBuilder()
        var moves = Selection(anchor: selection.anchor, head: selection.head)
        for line in lines {
            let whole = buffer.range(ofLine: line)
            let text = buffer.string(in: whole)
            let isBlank = buffer.contentRange(ofLine: line).isEmpty && lines.count > 1
            let added = step > 0 && !isBlank ? indentation(at: 0) : ""
            let taken = step > 0 ? 0 : indentationWidth(of: text)
            builder.append(added)
            builder.append(String(text.dropFirst(taken)))
            moves.anchor += shift(of: selection.anchor, whole.start, added.utf8.count, taken)
            moves.head += shift(of: selection.head, whole.start, added.utf8.count, taken)
        }
        let text = builder.finish()
        if text.utf8Count == range.length { return EditResult(refusal: .nothingThere) }
        if let limit = options.maximumLength, buffer.scalarCount + text.utf8Count - range.length > limit,
            buffer.characterCount(in: buffer.range) + text.utf8Count - range.length > limit, step > 0
        {
            return EditResult(refusal: .full)
        }
        return apply(text, in: range, kind: .other, after: moves, at: time)
    }

    /// Returns the number of white space characters that one step of indentation has at the start of a line.
    private func indentationWidth(of line: String) -> Int {
        if line.first == "\t" { return 1 }
        let width = if case .spaces(let width) = options.tab { min(max(width, 1), 64) } else { 8 }
        return line.prefix(width).prefix { $0 == " " }.count
    }

    /// Returns the distance by which an offset in or after a line moves when the start of the line changes.
    private func shift(of offset: Int, _ start: Int, _ added: Int, _ taken: Int) -> Int {
        if offset < start { return 0 }
        return added - min(taken, offset - start)
    }
}
