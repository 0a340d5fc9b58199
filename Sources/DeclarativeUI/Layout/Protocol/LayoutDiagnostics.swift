/// Diagnostics for values that are invalid in a layout.
enum LayoutDiagnostics {
    static func report(_ subject: String, _ message: String, _ cure: String) {
        Diagnostics.report(Diagnostic(kind: .invalidGeometry, subject: subject, message: message, cure: cure))
    }

    /// Returns `value`; if it is NaN or infinite, reports it and returns nil.
    static func finite(_ value: Double?, _ subject: @autoclosure () -> String) -> Double? {
        guard let value, !value.isFinite else { return value }
        report(subject(), "\(value) is not a valid length", "It is ignored; pass a finite number, or nil.")
        return nil
    }
}
