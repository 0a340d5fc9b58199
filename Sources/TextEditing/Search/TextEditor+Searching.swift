/// The direction of a search.
///
///     editor.selectMatch(of: search, direction: .backward)
public enum TextSearchDirection: Hashable, Sendable {
    /// Towards the end of the text.
    case forward
    /// Towards the start of the text.
    case backward
}

extension TextEditor {
    /// Selects the next or previous match; returns nil, and keeps the selection, if there is none.
    ///
    /// With `keepingCurrent`, a match at the start of the selection is found again, for incremental search while typing.
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

    /// Replaces the selection if it is a match, and selects the next match.
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

    /// Replaces all matches, in the whole text or in a range, as one undo step, and returns their number.
    ///
    /// O(n), regardless of the number of matches. The filter of the options is applied to the replacement; nothing is replaced if the
    /// result would exceed the maximum length.
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

    /// The new text from the first match to the last, and the resulting selection.
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
