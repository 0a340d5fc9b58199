extension Diagnostics {
    /// Reports an invalid value that was passed to a declarative view.
    static func reportInvalid(_ subject: String, _ message: String, _ cure: String) {
        report(Diagnostic(kind: .invalidValue, subject: subject, message: message, cure: cure))
    }
}
