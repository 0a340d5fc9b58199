/// A text that assistive technologies read in parts, select and edit: the Text and EditableText interfaces of AT-SPI.
///
/// Offsets are byte offsets in the UTF-8 encoding of the text. A secure text consists of one dot for each character.
///
///     guard let text = element.accessibilityText else { return }
///     let word = text.accessibilityRange(of: .word, at: text.accessibilityCaretOffset)
///     announce(text.accessibilityText(in: word))
@MainActor
public protocol AccessibilityText: AnyObject {
    /// The number of UTF-8 bytes: O(1), or O(length) for a secure text.
    var accessibilityUTF8Count: Int { get }
    /// The offset of the caret; 0 in a text without one.
    var accessibilityCaretOffset: Int { get }
    /// The selected range; empty at the caret if nothing is selected.
    var accessibilitySelectedRange: Range<Int> { get }
    /// Whether the text can currently be edited.
    var isAccessibilityTextEditable: Bool { get }

    /// Returns the text in `range`, clamped to the bounds of the text.
    func accessibilityText(in range: Range<Int>) -> String
    /// Returns the range of the character, word, line, sentence or paragraph at `offset`; empty beyond the text.
    func accessibilityRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int>
    /// Returns the bounding box of `range`, in points of the host's window.
    func accessibilityBounds(of range: Range<Int>) -> Rect
    /// Selects `range`, or moves the caret if it is empty; returns whether that was possible.
    func accessibilitySelect(_ range: Range<Int>) -> Bool
    /// Replaces the text in `range` as the user would, with the same events and limits; returns whether the text was changed.
    func accessibilityReplace(_ range: Range<Int>, with text: String) -> Bool
}

/// A unit of text for reading.
///
///     text.accessibilityRange(of: .sentence, at: 0)
public nonisolated enum AccessibilityTextUnit: Hashable, Sendable, CaseIterable {
    /// A character as users perceive it (a grapheme cluster).
    case character
    /// A word, or the characters between two words.
    case word
    /// A line of the text layout.
    case line
    /// A sentence, including the whitespace after it.
    case sentence
    /// The text between two line breaks, including the second one.
    case paragraph
}
