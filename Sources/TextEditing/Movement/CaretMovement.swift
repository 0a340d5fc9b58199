/// A way for the caret to go.
///
/// With `extending`, each also extends the selection.
///
///     let mover = CaretMover(buffer)
///     selection = mover.selection(selection, moved: .wordForward, extending: true)
public enum CaretMovement: Hashable, Sendable, CaseIterable {
    // MARK: By character

    /// To the next character on the left of the screen.
    case left
    /// To the next character on the right of the screen.
    case right
    /// To the character before, in the order of the text.
    case backward
    /// To the character behind, in the order of the text.
    case forward

    // MARK: By word

    /// By word, to the left of the screen.
    case wordLeft
    /// By word, to the right of the screen.
    case wordRight
    /// To the start of a word.
    case wordBackward
    /// To the end of a word, or the start of the next: see ``WordStop``.
    case wordForward

    // MARK: By line

    /// To the line above, at the sticky column.
    case up
    /// To the line below, at the sticky column.
    case down
    /// To a page further up, at the sticky column.
    case pageUp
    /// To a page further down, at the sticky column.
    case pageDown
    /// To the start of the line as it is laid out.
    case lineStart
    /// To the end of the line as it is laid out.
    case lineEnd

    // MARK: By paragraph and document

    /// To the start of the paragraph: behind a line break.
    case paragraphStart
    /// To the end of the paragraph: before a line break.
    case paragraphEnd
    /// To the start of the paragraph; from there, to the start of the one before.
    case paragraphBackward
    /// To the end of the paragraph; from there, to the end of the one behind.
    case paragraphForward
    /// To the start of the text.
    case documentStart
    /// To the end of the text.
    case documentEnd

    /// True if the caret wants to return to its column afterwards.
    public var keepsColumn: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        case .left, .right, .backward, .forward, .wordLeft, .wordRight, .wordBackward, .wordForward,
            .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .paragraphBackward, .paragraphForward,
            .documentStart, .documentEnd:
            false
        }
    }
}

/// Where the caret stops on its way forward by words.
///
///     mover.wordStop = .wordStarts  // as Qt has it; .wordEnds is GTK's and UIKit's way
public enum WordStop: Hashable, Sendable {
    /// At ends of words.
    case wordEnds
    /// At starts of words.
    case wordStarts
}
