/// Reports of values that no layout can use.
enum LayoutDiagnostics {
    static func report(_ subject: String, _ message: String, _ cure: String) {
        Diagnostics.report(Diagnostic(kind: .invalidGeometry, subject: subject, message: message, cure: cure))
    }

    /// The number, unless it is NaN or infinite: then nil, and a report.
    static func finite(_ value: Double?, _ subject: @autoclosure () -> String) -> Double? {
        guard let value, !value.isFinite else { return value }
        report(subject(), "\(value) is no length", "It is left out; pass a finite number, or nil.")
        return nil
    }
}
