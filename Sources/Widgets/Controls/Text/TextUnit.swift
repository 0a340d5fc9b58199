/// Characters, words or paragraphs, as one, two or three clicks select.
enum TextUnit {
    case character, word, paragraph

    init(clickCount: Int) {
        self = clickCount >= 3 ? .paragraph : clickCount == 2 ? .word : .character
    }
}
