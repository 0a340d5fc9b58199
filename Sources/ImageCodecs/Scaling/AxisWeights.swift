/// The weights with which the positions of an axis contribute to the positions of a shorter or longer axis.
///
/// A shorter axis averages: each target position covers an interval of the source, and each source position counts by the part of it inside of
/// this interval. A longer axis interpolates with Catmull-Rom's cubic (R. Keys, "Cubic Convolution Interpolation", 1981, with a = -1/2) between
/// four positions. The weights of a target position sum to 1.
struct AxisWeights {
    /// The first source position of each target position; never decreases.
    private(set) var starts: [Int] = []
    /// The index in `values` at which the weights of each target position begin, and the count of `values` at the end.
    private(set) var offsets: [Int] = [0]
    private(set) var values: [Float] = []

    /// Both lengths must be positive.
    init(source: Int, target: Int) {
        starts.reserveCapacity(target)
        offsets.reserveCapacity(target + 1)
        for position in 0..<target {
            if target < source {
                addAverage(position, source, target)
            } else if target == source {
                add([1], at: position)
            } else {
                addCubic(position, source, target)
            }
        }
    }

    /// The source positions that contribute to `target`.
    func sources(of target: Int) -> Range<Int> {
        starts[target]..<starts[target] + offsets[target + 1] - offsets[target]
    }

    private mutating func add(_ weights: [Double], at start: Int) {
        let sum = weights.reduce(0, +)
        starts.append(start)
        values += weights.map { Float($0 / sum) }
        offsets.append(values.count)
    }

    private mutating func addAverage(_ position: Int, _ source: Int, _ target: Int) {
        // In units of 1 / target, all limits are integers.
        let (low, high) = (position * source, (position + 1) * source)
        let (first, last) = (low / target, (high - 1) / target)
        add(
            (first...last).map { Double(min(high, ($0 + 1) * target) - max(low, $0 * target)) }, at: first)
    }

    private mutating func addCubic(_ position: Int, _ source: Int, _ target: Int) {
        let centre = (Double(position) + 0.5) * Double(source) / Double(target) - 0.5
        let left = Int(centre.rounded(.down))
        let first = min(max(left - 1, 0), source - 1)
        let last = min(max(left + 2, 0), source - 1)
        var weights = [Double](repeating: 0, count: last - first + 1)
        // Positions beyond the ends repeat the first and the last one.
        for tap in left - 1...left + 2 {
            weights[min(max(tap, first), last) - first] += Self.cubic(abs(centre - Double(tap)))
        }
        add(weights, at: first)
    }

    private static func cubic(_ x: Double) -> Double {
        if x < 1 { return 1 + x * x * (1.5 * x - 2.5) }
        if x < 2 { return 2 + x * (-4 + x * (2.5 - 0.5 * x)) }
        return 0
    }
}
