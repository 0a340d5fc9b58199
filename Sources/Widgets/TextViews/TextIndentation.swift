internal import TextEditing

/// Automatic indentation by the text of the line that is being broken.
nonisolated enum TextIndentation {
    /// The number of bytes before the break that are read.
    private static let reach = 4096

    /// The option of a ``TextEditor`` for a function that returns the white space after a line.
    static func option(
        _ indent: @escaping @Sendable (String) -> String
    ) -> @Sendable (EditBuffer, Int) -> String {
        { buffer, offset in
            let line = buffer.contentRange(ofLine: buffer.line(at: offset)).start
            return indent(buffer.string(in: TextRange(start: max(line, offset - reach), end: offset)))
        }
    }
}
