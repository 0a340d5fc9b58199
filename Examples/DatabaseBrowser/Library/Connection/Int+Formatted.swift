extension Int {
    /// The digits in groups of three: 200,000.
    nonisolated var formatted: String {
        let digits = String(magnitude)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += "," }
            result.append(digit)
        }
        return self < 0 ? "-" + result : result
    }

    /// Returns the number with a noun in the singular or plural: 1 row, 200,000 rows.
    nonisolated func formatted(unit: String) -> String { "\(formatted) \(unit)\(self == 1 ? "" : "s")" }
}
