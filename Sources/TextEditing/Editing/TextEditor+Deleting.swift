extension TextEditor {
    mutating func delete(to movement: CaretMovement, by mover: CaretMover, at time: Duration) -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        if !selection.isEmpty { return apply("", in: selection.range, kind: .other, at: time) }
        var target = mover.selection(selection, moved: movement, extending: true)
        if target.isEmpty && movement == .paragraphEnd {
            target = mover.selection(selection, moved: .forward, extending: true)
        }
        if target.isEmpty { return EditResult(refusal: .nothingThere) }
        let kind: EditKind = target.isBackward ? .deletingBackward : .deletingForward
        return apply("", in: target.range, kind: kind, at: time)
    }

    mutating func deleteParagraph(at time: Duration) -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        let range = buffer.contentRange(ofLine: buffer.line(at: selection.head))
        if range.isEmpty { return EditResult(refusal: .nothingThere) }
        return apply("", in: range, kind: .other, at: time)
    }

    /// Exchanges two characters of one line, and moves the caret after them.
    mutating func transpose(at time: Duration) -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        let line = buffer.contentRange(ofLine: buffer.line(at: selection.head))
        let isAtEnd = selection.head == line.end
        let middle = isAtEnd ? buffer.characterBoundary(before: selection.head) : selection.head
        let start = buffer.characterBoundary(before: middle)
        let end = buffer.characterBoundary(after: middle)
        guard selection.isEmpty, start >= line.start, start < middle, end <= line.end else {
            return EditResult(refusal: .nothingThere)
        }
        var exchanged = buffer.slice(TextRange(start: middle, end: end))
        exchanged.append(buffer.slice(TextRange(start: start, end: middle)))
        return apply(exchanged, in: TextRange(start: start, end: end), kind: .other, at: time)
    }

    mutating func cut(at time: Duration) -> EditResult {
        let copied = copy()
        guard let text = copied.copiedText else { return copied }
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        var result = apply("", in: selection.range, kind: .other, at: time)
        result.copiedText = text
        return result
    }

    func copy() -> EditResult {
        if options.isSecret { return EditResult(refusal: .secret) }
        if selection.isEmpty { return EditResult(refusal: .nothingThere) }
        var result = EditResult()
        result.copiedText = selectedText
        return result
    }
}
