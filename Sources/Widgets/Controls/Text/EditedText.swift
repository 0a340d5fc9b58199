internal import TextEditing

/// The text of an editing view as an accessibility text interface.
///
/// Offsets are in bytes of UTF-8 of the displayed text: for a secure field, of the dots displayed instead of the characters.
package final class EditedText: AccessibilityText {
    private let view: any EditingView

    private static let dot = FieldText.dot
    private static let dotLength = FieldText.dot.utf8.count

    package init(_ view: any EditingView) { self.view = view }

    private var buffer: EditBuffer { view.editor.buffer }
    private var isSecret: Bool { view.editor.options.isSecret }

    // MARK: - Offsets

    /// Converts an offset in the text to an offset in the displayed text.
    private func displayed(_ offset: Int) -> Int {
        guard isSecret else { return offset }
        return buffer.characterCount(in: TextRange(start: 0, end: offset)) * Self.dotLength
    }

    private func displayed(_ range: TextRange) -> Range<Int> { displayed(range.start)..<displayed(range.end) }

    private func offset(ofDisplayed displayed: Int) -> Int {
        guard isSecret else { return buffer.valid(min(max(0, displayed), buffer.utf8Count)) }
        var offset = 0
        for _ in 0..<max(0, displayed / Self.dotLength) where offset < buffer.utf8Count {
            offset = buffer.characterBoundary(after: offset)
        }
        return offset
    }

    private func range(ofDisplayed range: Range<Int>) -> TextRange {
        TextRange(start: offset(ofDisplayed: range.lowerBound), end: offset(ofDisplayed: range.upperBound))
    }

    // MARK: - Reading

    package var accessibilityUTF8Count: Int { displayed(buffer.utf8Count) }
    package var accessibilityCaretOffset: Int { displayed(view.editor.selection.head) }
    package var accessibilitySelectedRange: Range<Int> { displayed(view.editor.selection.range) }

    package var isAccessibilityTextEditable: Bool {
        view.editor.options.isEditable && (view as? Control)?.isEnabled != false
    }

    package func accessibilityText(in range: Range<Int>) -> String {
        let range = self.range(ofDisplayed: range)
        guard isSecret else { return buffer.string(in: range) }
        return String(repeating: Self.dot, count: buffer.characterCount(in: range))
    }

    package func accessibilityRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        let place = self.offset(ofDisplayed: offset)
        if offset < 0 || offset >= accessibilityUTF8Count { return displayed(place)..<displayed(place) }
        // Word boundaries of a secret would reveal its structure.
        if isSecret, unit != .character { return 0..<accessibilityUTF8Count }
        switch unit {
        case .character: return displayed(buffer.characterRange(at: place))
        case .word:
            return displayed(WordFinder(buffer, breaker: view.editor.options.wordBreaker).range(at: place))
        case .line: return displayed(displayedLine(at: place))
        case .sentence: return displayed(sentence(at: place))
        case .paragraph: return displayed(buffer.range(ofLine: buffer.line(at: place)))
        }
    }

    private func displayedLine(at offset: Int) -> TextRange {
        let paragraph = buffer.range(ofLine: buffer.line(at: offset))
        let height = view.caretRect(for: TextPosition(offset: offset)).midY
        let left = view.textPosition(at: Point(x: -1e6, y: height)).offset
        let right = view.textPosition(at: Point(x: 1e6, y: height)).offset
        let line = TextRange(start: min(left, right), end: max(left, right)).clamped(to: paragraph)
        // A line break belongs to the line that it ends.
        let content = buffer.contentRange(ofLine: buffer.line(at: offset))
        return line.end == content.end ? TextRange(start: line.start, end: paragraph.end) : line
    }

    private func sentence(at offset: Int) -> TextRange {
        let paragraph = buffer.range(ofLine: buffer.line(at: offset))
        let text = buffer.string(in: paragraph)
        let range = SentenceBreaker.sentence(in: text, at: offset - paragraph.start)
        return TextRange(start: paragraph.start + range.lowerBound, end: paragraph.start + range.upperBound)
    }

    package func accessibilityBounds(of range: Range<Int>) -> Rect {
        let range = self.range(ofDisplayed: range)
        let start = view.caretRect(for: TextPosition(offset: range.start))
        let end = view.caretRect(for: TextPosition(offset: range.end, affinity: .upstream))
        if range.isEmpty || start.minY == end.minY {
            return view.convert(start.union(end), to: nil)
        }
        let all = start.union(end)
        return view.convert(
            Rect(x: view.bounds.minX, y: all.minY, width: view.bounds.width, height: all.height), to: nil)
    }

    // MARK: - Changes

    package func accessibilitySelect(_ range: Range<Int>) -> Bool {
        view.perform(.select(Selection(self.range(ofDisplayed: range))))
        return true
    }

    package func accessibilityReplace(_ range: Range<Int>, with text: String) -> Bool {
        guard isAccessibilityTextEditable else { return false }
        view.perform(.select(Selection(self.range(ofDisplayed: range))))
        view.perform(text.isEmpty ? .deleteBackward : .paste(EditBuffer(text)))
        return true
    }
}

extension TextField: AccessibilityTextProviding {
    package final var accessibilityOwnText: any AccessibilityText { EditedText(self) }

    /// Describes the field; its text is included unless the entry is secure.
    final func describeText(_ attributes: inout AccessibilityAttributes) {
        attributes.role = isSecureTextEntry ? .secureTextField : .textField
        if !isSecureTextEntry, !content.isEmpty { attributes.value = content.string }
        attributes.placeholder = placeholder
        attributes.states.insert(isEditable ? .editable : .readOnly)
        if displayedValidation == .error { attributes.states.insert(.invalid) }
        attributes.states.remove(.pressed)
        if isEnabled { attributes.actions.append(.showMenu) }
    }
}
