internal import TextEditing

/// Automatic indentation, derived from the text of the line that is being broken.
nonisolated enum TextIndentation {
    /// The maximum number of bytes before the break that are read.
    private static let maximumLookback = 4096

    /// Returns the option of a ``TextEditor`` that indents a new line by the white space that `indent` returns for the old one.
    static func option(
        _ indent: @escaping @Sendable (String) -> String
    ) -> @Sendable (EditBuffer, Int) -> String {
        { buffer, offset in
            let line = buffer.contentRange(ofLine: buffer.line(at: offset)).start
            return indent(
                buffer.string(in: TextRange(start: max(line, offset - maximumLookback), end: offset)))
        }
    }
}
