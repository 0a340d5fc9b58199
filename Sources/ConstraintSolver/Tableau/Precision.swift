/// The threshold below which coefficients count as zero, as a factor of the usual tolerance.
enum Precision: Double {
    case usual = 1
    /// For required constraints that cannot be satisfied otherwise, and after steps have cycled because of neglected costs.
    case fine = 1e-4
    /// After steps have cycled because of rounding errors.
    case coarse = 1000

    /// The largest exact magnitude: added to larger numbers, a hundredth of a pixel is lost to rounding.
    static let largestExact = 1e10
    /// The range of pivots that leave no significant errors in values.
    static let precisePivots = 1e-3...1e3
    /// A small coefficient below this fraction of the largest one in its row is a rounding error: dividing by it would multiply errors.
    static let insignificant = 1e-11
    /// Coefficients above this are not compared with the others of their row.
    static let smallCoefficient = 1e-6
}

extension Pool where Element == Entry {
    /// Whether a coefficient of a row is more than a rounding error of the larger ones.
    ///
    /// Cost: the length of the row, for small coefficients only.
    @inline(__always)
    func isSignificant(_ coefficient: Double, inRowFrom head: EntryIndex) -> Bool {
        coefficient.magnitude > Precision.smallCoefficient
            || coefficient.magnitude > Precision.insignificant * largestCoefficient(ofRowFrom: head)
    }

    private func largestCoefficient(ofRowFrom head: EntryIndex) -> Double {
        var largest = 0.0
        var index = head
        while index != .null {
            largest = Swift.max(largest, self[index].coefficient.magnitude)
            index = self[index].nextInRow
        }
        return largest
    }
}
