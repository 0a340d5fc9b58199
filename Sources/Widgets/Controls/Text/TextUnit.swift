/// The unit of a selection made by one, two or three clicks: characters, words or paragraphs.
enum TextUnit {
    case character, word, paragraph

    init(clickCount: Int) {
        self = clickCount >= 3 ? .paragraph : clickCount == 2 ? .word : .character
    }
}
