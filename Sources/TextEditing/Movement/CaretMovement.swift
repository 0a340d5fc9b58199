/// A movement of the caret.
///
/// With `extending`, the movement extends the selection.
///
///     let mover = CaretMover(buffer)
///     selection = mover.selection(selection, moved: .wordForward, extending: true)
public enum CaretMovement: Hashable, Sendable, CaseIterable {
    // MARK: By character

    /// To the next character to the left on screen.
    case left
    /// To the next character to the right on screen.
    case right
    /// To the previous character in text order.
    case backward
    /// To the next character in text order.
    case forward

    // MARK: By word

    /// By word, to the left on screen.
    case wordLeft
    /// By word, to the right on screen.
    case wordRight
    /// To the previous start of a word.
    case wordBackward
    /// To the next end of a word, or to the next start: see ``WordStop``.
    case wordForward

    // MARK: By line

    /// To the line above, at the sticky column.
    case up
    /// To the line below, at the sticky column.
    case down
    /// To a page up, at the sticky column.
    case pageUp
    /// To a page down, at the sticky column.
    case pageDown
    /// To the start of the wrapped line.
    case lineStart
    /// To the end of the wrapped line.
    case lineEnd

    // MARK: By paragraph and document

    /// To the start of the paragraph, after a line break.
    case paragraphStart
    /// To the end of the paragraph, before a line break.
    case paragraphEnd
    /// To the start of the paragraph; from there, to the start of the previous one.
    case paragraphBackward
    /// To the end of the paragraph; from there, to the end of the next one.
    case paragraphForward
    /// To the start of the text.
    case documentStart
    /// To the end of the text.
    case documentEnd

    /// Whether the caret keeps its column for subsequent vertical movements.
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

/// The position at which forward movements by word stop.
///
///     mover.wordStop = .wordStarts  // as in Qt; .wordEnds is the behaviour of GTK and UIKit
public enum WordStop: Hashable, Sendable {
    /// At the ends of words.
    case wordEnds
    /// At the starts of words.
    case wordStarts
}
