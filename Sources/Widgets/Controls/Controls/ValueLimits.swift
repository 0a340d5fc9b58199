/// The minimum and maximum value of a control; setting one beyond the other sets the other as well.
///
///     var limits = ValueLimits(0, 1)
///     limits.setMinimum(2)   // maximum is 2 as well
struct ValueLimits {
    private(set) var minimum: Double
    private(set) var maximum: Double

    init(_ minimum: Double, _ maximum: Double) {
        self.minimum = minimum
        self.maximum = maximum
    }

    mutating func setMinimum(_ value: Double) {
        minimum = value
        maximum = max(maximum, value)
    }

    mutating func setMaximum(_ value: Double) {
        maximum = value
        minimum = min(minimum, value)
    }

    /// Returns the value within the limits that is nearest to `value`.
    func clamp(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}

extension Control {
    /// Returns whether `property` can become `value`, and reports a value that is not finite or does not fulfil `condition`.
    ///
    /// The report asks for a finite number, and adds `requirement`, the condition in words: "of at least 0".
    final func accepts(
        _ value: Double, for property: String, if condition: Bool = true, _ requirement: String = ""
    ) -> Bool {
        if value.isFinite, condition { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath, message: "\(property) was set to \(value)",
                cure: "its value is kept; give a finite number"
                    + (requirement.isEmpty ? "" : " \(requirement)")
            ))
        return false
    }
}
