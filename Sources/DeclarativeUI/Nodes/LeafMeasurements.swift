/// The measurements of a leaf since its last invalidation that are not in the size cache of its node.
///
/// Ancestors may have cached them. If repeated measurements return the same values after a change, the ancestors' layout remains valid.
struct LeafMeasurements {
    /// The first measurement, stored inline because most leaves have only one.
    private var range: Range?
    private var others: ContiguousArray<Answer> = []
    /// Whether some measurements were not stored because `others` was full.
    private var isFull = false

    /// The maximum number of measurements in `others`.
    private static var most: Int { 12 }

    /// A measured length range along an axis, for a proposed length across it.
    struct Range: Equatable {
        var axis: Axis
        var cross: Double?
        var lengths: ClosedRange<Double>
    }

    private enum Answer {
        case size(SizeCache.Entry)
        case range(Range)
    }

    mutating func add(_ size: SizeCache.Entry) { append(.size(size)) }

    mutating func add(_ lengths: ClosedRange<Double>, _ axis: Axis, cross: Double?) {
        let new = Range(axis: axis, cross: cross, lengths: lengths)
        if range == new { return }
        if range == nil {
            range = new
            return
        }
        // The width of a leaf does not depend on the height.
        if axis == .horizontal, range?.axis == axis, range?.lengths == lengths { return }
        for answer in others {
            if case .range(let known) = answer, known == new { return }
        }
        append(.range(new))
    }

    private mutating func append(_ answer: Answer) {
        if isFull { return }
        if others.count < Self.most { others.append(answer) } else { isFull = true }
    }

    mutating func removeAll() {
        range = nil
        isFull = false
        if !others.isEmpty { others = [] }
    }

    /// Returns whether all measurements are still valid; false if one of them is not stored.
    func areSame(size: (ProposedViewSize) -> Size, range: (Axis, Double?) -> ClosedRange<Double>?) -> Bool {
        if isFull { return false }
        if let known = self.range, range(known.axis, known.cross) != known.lengths { return false }
        for answer in others {
            switch answer {
            case .size(let entry): if size(entry.proposal) != entry.size { return false }
            case .range(let known): if range(known.axis, known.cross) != known.lengths { return false }
            }
        }
        return true
    }
}
