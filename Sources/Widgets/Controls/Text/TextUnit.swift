internal import TextEditing

/// The unit of a selection made by one, two or three clicks: characters, words or paragraphs.
enum TextUnit {
    case character, word, paragraph

    init(clickCount: Int) {
        self = clickCount >= 3 ? .paragraph : clickCount == 2 ? .word : .character
    }
}

/// The character below a point of a text, given the caret position nearest to the point.
///
/// The nearest position follows the character in its trailing half: a double click there selects the word of that character.
struct CharacterHit {
    let point: Point
    let nearest: TextPosition
    /// The offset of the character before the position.
    let previous: Int
    /// Whether the position is at the end of the text or before a line break.
    let isAtParagraphEnd: Bool

    /// Returns the offset of the character below the point; beyond the end of a line, that of its last character.
    func offset(caretRect: (TextPosition) -> Rect) -> Int {
        guard previous < nearest.offset else { return nearest.offset }
        let start = caretRect(TextPosition(offset: previous))
        let end = caretRect(TextPosition(offset: nearest.offset, affinity: .upstream))
        // A line break before the position is in the previous line.
        guard start.minY == end.minY else { return nearest.offset }
        let isOver = point.x >= min(start.minX, end.minX) && point.x < max(start.minX, end.minX)
        return isOver || isAtParagraphEnd ? previous : nearest.offset
    }
}
