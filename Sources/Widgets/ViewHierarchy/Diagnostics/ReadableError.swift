extension Error {
    /// The text in which the user reads the error: its description if it conforms to `CustomStringConvertible`, otherwise nil.
    ///
    /// The text of any other error, such as the name of its case, is that of the source code.
    package nonisolated var readableDescription: String? {
        guard let text = (self as? any CustomStringConvertible)?.description, !text.isEmpty else {
            return nil
        }
        return text
    }
}
