/// A text that assistive technologies read by parts, select and edit: AT-SPI's Text and EditableText interfaces.
///
/// Offsets are in bytes of the text's UTF-8. A protected text consists of a dot for each character.
///
///     guard let text = element.accessibilityText else { return }
///     let word = text.accessibilityRange(of: .word, at: text.accessibilityCaretOffset)
///     announce(text.accessibilityText(in: word))
@MainActor
public protocol AccessibilityText: AnyObject {
    /// The number of bytes: O(1), for a protected text O(length).
    var accessibilityUTF8Count: Int { get }
    /// The offset of the caret; 0 in a text that has none.
    var accessibilityCaretOffset: Int { get }
    /// The selected range; empty at the caret.
    var accessibilitySelectedRange: Range<Int> { get }
    /// Whether the text can be edited now.
    var isAccessibilityTextEditable: Bool { get }

    /// The part of the text in a range; what is beyond the text is left out.
    func accessibilityText(in range: Range<Int>) -> String
    /// The character, word, line, sentence or paragraph at an offset; empty beyond the text.
    func accessibilityRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int>
    /// The box around a range, in points of the host's window.
    func accessibilityBounds(of range: Range<Int>) -> Rect
    /// Selects a range; an empty one moves the caret. True when it could be selected.
    func accessibilitySelect(_ range: Range<Int>) -> Bool
    /// Puts a text in the place of a range as the user would, with the same events and limits. True when it was changed.
    func accessibilityReplace(_ range: Range<Int>, with text: String) -> Bool
}

/// A unit in which a text is read.
///
///     text.accessibilityRange(of: .sentence, at: 0)
public nonisolated enum AccessibilityTextUnit: Hashable, Sendable, CaseIterable {
    /// One character, as users perceive it.
    case character
    /// A word, or what is between two words.
    case word
    /// A line as it is displayed.
    case line
    /// A sentence, with the space behind it.
    case sentence
    /// The text between two line breaks, with the second.
    case paragraph
}
