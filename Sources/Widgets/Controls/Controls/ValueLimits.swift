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

    /// Returns the multiple of `step` above the minimum, within the limits, that is nearest to `value`.
    func snap(_ value: Double, to step: Double) -> Double {
        // A quotient such as 0.9 / 0.3 may be a little less than the whole number.
        let last = ((maximum - minimum) / step + 1e-9).rounded(.down)
        let count = min(max(0, ((value - minimum) / step).rounded()), last)
        guard count.isFinite else { return clamp(value) }
        return clamp((minimum + count * step).roundedDecimally(like: minimum, step))
    }
}

extension BinaryFloatingPoint {
    /// Returns a sum of multiples of two numbers without binary fractions: with as many decimals as they have.
    ///
    /// Returns the sum itself if one of them has more than twelve decimals, such as a third.
    ///
    ///     (1 - 3 * 0.1).roundedDecimally(like: 1, 0.1)   // 0.7 instead of 0.7000000000000001
    package func roundedDecimally(like one: Self, _ other: Self) -> Self {
        var power: Self = 1
        for _ in 0...12 {
            let isExact = [one, other].allSatisfy { ($0 * power).rounded() / power == $0 }
            let scaled = (self * power).rounded()
            // Beyond, not every whole number can be represented.
            guard scaled.magnitude < 1 / Self.ulpOfOne else { return self }
            if isExact { return scaled / power }
            power *= 10
        }
        return self
    }
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
