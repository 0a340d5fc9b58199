/// The options of a text editor.
///
///     var options = TextEditorOptions()
///     options.maximumLength = 20
///     options.filter = { $0.filter(\.isNumber) }
public struct TextEditorOptions: Sendable {
    /// The treatment of line breaks in inserted text.
    ///
    ///     options.lineBreaks = .spaces   // a field of one line
    public enum LineBreaks: Hashable, Sendable {
        /// Line breaks are kept.
        case kept
        /// Line breaks become `\n`.
        case lineFeeds
        /// Line breaks become spaces, and none can be typed: the text has one line.
        case spaces
    }

    /// The text that the tab key inserts.
    ///
    ///     options.tab = .spaces(4)
    public enum Tab: Hashable, Sendable {
        /// A tab character.
        case character
        /// Spaces up to the next multiple of the given number of columns.
        case spaces(Int)
    }

    /// Whether the text can be edited; a text that cannot can still be selected and copied.
    public var isEditable = true
    /// Whether the text is secret, as a password is, and cannot be copied.
    public var isSecret = false
    /// Whether typed characters replace those after the caret.
    public var isOverwriting = false
    /// The maximum number of characters of the text; nil for no limit.
    ///
    /// The excess of an insertion is omitted.
    public var maximumLength: Int?
    /// The filter of inserted text, which returns the text to insert.
    public var filter: (@Sendable (String) -> String)?
    /// The treatment of line breaks in inserted text.
    public var lineBreaks = LineBreaks.kept
    /// The text that the tab key inserts.
    public var tab = Tab.character
    /// Returns the white space at the beginning of a new line, given the text and the offset of the break; nil for none.
    public var autoIndent: (@Sendable (EditBuffer, Int) -> String)?
    /// The position at which forward movements by word stop.
    public var wordStop = WordStop.wordEnds
    /// The word breaker, which finds word boundaries.
    public var wordBreaker: any WordBreaking = SimpleWordBreaker()

    /// Creates the options of an editable text without limits.
    public init() {}

    /// A value of ``autoIndent`` that copies the leading white space of the line that is being broken.
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
