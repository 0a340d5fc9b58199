/// Which way a search goes.
///
///     editor.selectMatch(of: search, direction: .backward)
public enum TextSearchDirection: Hashable, Sendable {
    /// Towards the end.
    case forward
    /// Towards the start.
    case backward
}

extension TextEditor {
    /// Selects the next match, or the one before; nil, and nothing is done, if there is none.
    ///
    /// With `keepingCurrent` a match that begins where the selection does is found again: for a search that follows
    /// the typing in a search field.
    @discardableResult
    public mutating func selectMatch(
        of search: TextSearch, direction: TextSearchDirection = .forward, keepingCurrent: Bool = false
    ) -> TextMatch? {
        let match =
            switch direction {
            case .forward:
                search.next(in: buffer, from: keepingCurrent ? selection.range.start : selection.range.end)
            case .backward:
                search.previous(
                    in: buffer, before: keepingCurrent ? selection.range.end : selection.range.start)
            }
        if let match { perform(.select(Selection(match.range)), at: .zero) }
        return match
    }

    /// Replaces the selection if it is a match, and selects the next one.
    @discardableResult
    public mutating func replaceMatch(
        of search: TextSearch, with replacement: EditBuffer, at time: Duration
    ) -> EditResult {
        var result = EditResult(refusal: .nothingThere)
        var current = search.matches(in: buffer, range: selection.range)
        if !selection.isEmpty, current.next() == selection.range {
            result = insert(replacement, in: selection.range, kind: .other, at: time)
        }
        selectMatch(of: search)
        return result
    }

    /// Replaces all matches, of the whole text or within a range, as one step to undo; tells how many there were.
    ///
    /// O(n) however many there are. The options' filter may shorten the replacements, and all are refused if the text
    /// would get longer than it may be.
    @discardableResult
    public mutating func replaceAll(
        of search: TextSearch, with replacement: EditBuffer, in range: TextRange? = nil, at time: Duration
    ) -> (count: Int, result: EditResult) {
        guard options.isEditable else { return (0, EditResult(refusal: .readOnly)) }
        let committed = perform(.unmarkText, at: time)
        var unlimited = options
        unlimited.maximumLength = nil
        let new = InputRules(unlimited).admit(replacement, in: TextRange(at: 0), of: buffer).text
        var rewriting = Rewriting(buffer, new, selection)
        for match in search.matches(in: buffer, range: range) { rewriting.replace(match) }
        guard rewriting.count > 0 else { return (0, EditResult(refusal: .nothingThere)) }

        let span = rewriting.span
        let text = rewriting.finish()
        var whole = buffer
        whole.replace(span, with: text)
        if let limit = options.maximumLength, whole.scalarCount > max(limit, buffer.scalarCount),
            whole.characterCount(in: whole.range) > max(limit, buffer.characterCount(in: buffer.range))
        {
            return (0, EditResult(refusal: .full))
        }
        var result = apply(text, in: span, kind: .other, after: rewriting.selection, at: time)
        result.changes = committed.changes + result.changes
        return (rewriting.count, result)
    }

    /// The text from the first match to the last as it will be, and where the selection goes.
    private struct Rewriting {
        private let buffer: EditBuffer
        private let replacement: EditBuffer
        private let before: Selection
        private var builder = EditBufferBuilder()
        private var growth = 0
        private(set) var span = TextRange(at: 0)
        private(set) var selection: Selection
        private(set) var count = 0

        init(_ buffer: EditBuffer, _ replacement: EditBuffer, _ selection: Selection) {
            self.buffer = buffer
            self.replacement = replacement
            before = selection
            self.selection = Selection(anchor: selection.anchor, head: selection.head)
        }

        mutating func replace(_ match: TextRange) {
            if count == 0 { span = TextRange(at: match.start) }
            builder.append(buffer, in: TextRange(start: span.end, end: match.start))
            builder.append(replacement, in: replacement.range)
            growth += replacement.utf8Count - match.length
            span = TextRange(start: span.start, end: match.end)
            count += 1
            if before.anchor > match.start {
                selection.anchor = max(before.anchor, match.end) + growth
            }
            if before.head > match.start { selection.head = max(before.head, match.end) + growth }
        }

        mutating func finish() -> EditBuffer { builder.finish() }
    }
}
