/// The editing options of a text control.
///
///     var options = TextEditorOptions()
///     options.maximumLength = 20
///     options.filter = { $0.filter(\.isNumber) }
public struct TextEditorOptions: Sendable {
    /// The treatment of line breaks in inserted text.
    ///
    ///     options.lineBreaks = .spaces   // a field of one line
    public enum LineBreaks: Hashable, Sendable {
        /// They stay what they are.
        case kept
        /// Each becomes `\n`.
        case lineFeeds
        /// Each becomes a space, and none can be typed: the text has one line.
        case spaces
    }

    /// The text that the tab key inserts.
    ///
    ///     options.tab = .spaces(4)
    public enum Tab: Hashable, Sendable {
        /// The character.
        case character
        /// Spaces up to the next multiple of so many columns.
        case spaces(Int)
    }

    /// True if the text may be edited; a text that may not can still be selected and copied.
    public var isEditable = true
    /// True if the text must not leave the control, as with passwords.
    public var isSecret = false
    /// True if typed characters take the place of those behind the caret.
    public var isOverwriting = false
    /// How many characters the text may have; nil for any number.
    ///
    /// The excess of an insertion is left out.
    public var maximumLength: Int?
    /// The filter of inserted text: returns the part of it that may be inserted.
    public var filter: (@Sendable (String) -> String)?
    /// The treatment of line breaks in inserted text.
    public var lineBreaks = LineBreaks.kept
    /// The text that the tab key inserts.
    public var tab = Tab.character
    /// The white space that a new line begins with, given the text and where its break goes.
    public var autoIndent: (@Sendable (EditBuffer, Int) -> String)?
    /// Where the caret stops on its way forward by words.
    public var wordStop = WordStop.wordEnds
    /// The word breaker, which finds the borders of words.
    public var wordBreaker: any WordBreaking = SimpleWordBreaker()

    /// A text that may be edited without limits.
    public init() {}

    /// For ``autoIndent``: as much white space as the line begins with that is being broken.
    public static let copyingIndentation: @Sendable (EditBuffer, Int) -> String = { buffer, offset in
        let start = buffer.offset(ofLine: buffer.line(at: offset))
        var indentation: [UInt8] = []
        for chunk in buffer.chunks(in: TextRange(start: start, end: offset)) {
            let blanks = chunk.prefix { $0 == 0x20 || $0 == 0x09 }
            indentation += blanks
            if blanks.count < chunk.count { break }
        }
        return String(decoding: indentation, as: UTF8.self)
    }
}
