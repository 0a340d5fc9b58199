/// The groups of the elements of one `ForEach` in a list, and which of their views exist.
///
/// The elements of a `ForEach` are created on demand as soon as one of them contains a group that stores itself whether it is expanded, unless
/// an element contradicts the assumption that it is one row with its own identity: then the views of all elements are created.
final class ElementGroups {
    enum Mode {
        /// No element has contained a group.
        case undecided
        /// Elements whose views do not exist are one row.
        case lazy
        /// The views of all elements are created.
        case eager
    }

    private(set) var mode = Mode.undecided
    /// The elements whose views exist.
    var opened: Set<AnyHashable> = []
    /// The elements among them that are several rows.
    var expanded: Set<AnyHashable> = []
    /// The elements of the last collection, whose identities are not checked again while the data stays the same.
    var elements: RowSegment?
    /// The identities of the visible elements, of which only these and expanded ones are kept; nil to keep all.
    var visible: Set<AnyHashable>?
    private unowned let nodes: CompositeRowNodes

    init(_ nodes: CompositeRowNodes) { self.nodes = nodes }

    deinit {}

    /// The maximum number of collapsed elements whose views exist.
    private static let limit = 300

    /// Returns whether the view of an element is kept when the rows are collected.
    func keeps(_ id: AnyHashable) -> Bool {
        guard let visible else { return true }
        return expanded.contains(id) || visible.contains(id)
    }

    /// Runs `add`, which appends the rows of an element, and decides by them whether the others are created on demand.
    func observe(_ rows: inout RowCollector, _ id: AnyHashable?, _ add: (inout RowCollector) -> Void) {
        guard mode != .eager, let id else { return add(&rows) }
        let (start, groupsBefore) = (rows.segments.count, rows.groups)
        add(&rows)
        let count = rows.segments[start...].reduce(0) { $0 + $1.count }
        let isNew = opened.insert(id).inserted
        if count == 1 { expanded.remove(id) } else { expanded.insert(id) }
        let isPlain = rows.groups.bound == groupsBefore.bound && (!isNew || count == 1)
        let first = rows.segments[start...].first { $0.count > 0 }
        if !isPlain || first.map({ $0.keyID(at: 0) != id }) == true {
            stop()
        } else if mode == .undecided, rows.groups.free > groupsBefore.free {
            mode = .lazy
        }
    }

    /// Unmounts the views of collapsed elements that are not visible in the next update, if there are many.
    func limitOpened() {
        if opened.count > expanded.count + Self.limit { nodes.collectAgain(trims: true) }
    }

    /// Begins with the elements of a `ForEach` of another type.
    func reset() {
        mode = .undecided
        opened = []
        expanded = []
    }

    /// Creates the views of all elements from now on.
    private func stop() {
        // Rows that were taken for collapsed ones are counted.
        if mode == .lazy { nodes.collectAgain(trims: false) }
        mode = .eager
        opened = []
        expanded = []
    }
}
