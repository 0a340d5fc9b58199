/// The number, the sum, the average and the extremes of numbers.
///
/// Numbers are added and removed one by one, at constant cost. NaN stands for a missing value and does not count.
///
///     var summary = NumberSummary([3, 5])
///     summary.insert(10)
///     summary.average   // 6
public nonisolated struct NumberSummary: Hashable, Sendable {
    /// The number of numbers.
    public private(set) var count = 0
    /// The smallest number; nil if there is none.
    public private(set) var minimum: Double?
    /// The greatest number; nil if there is none.
    public private(set) var maximum: Double?
    private var total = 0.0
    /// The low bits that additions to `total` have lost (Neumaier's summation), so that removals leave no residue.
    private var lost = 0.0

    /// Creates the summary of no numbers.
    public init() {}

    /// Creates the summary of some numbers.
    public init(_ numbers: some Sequence<Double>) { for number in numbers { insert(number) } }

    /// The sum; 0 without numbers.
    public var sum: Double { total.isFinite ? total + lost : total }
    /// The arithmetic mean; nil without numbers.
    public var average: Double? { count == 0 ? nil : sum / Double(count) }

    /// Adds a number.
    public mutating func insert(_ number: Double) {
        if number.isNaN { return }
        count += 1
        add(number)
        minimum = min(minimum ?? number, number)
        maximum = max(maximum ?? number, number)
    }

    /// Removes a number that was added.
    ///
    /// - Returns: `false` when the number is an extreme or infinite: the summary is then unchanged, and must be created again from all
    ///   other numbers.
    public mutating func remove(_ number: Double) -> Bool {
        if number.isNaN { return true }
        guard let minimum, let maximum, number.isFinite, total.isFinite, number > minimum, number < maximum
        else { return false }
        count -= 1
        add(-number)
        return true
    }

    private mutating func add(_ number: Double) {
        let new = total + number
        if new.isFinite {
            lost += abs(total) >= abs(number) ? (total - new) + number : (number - new) + total
        }
        total = new
    }
}
