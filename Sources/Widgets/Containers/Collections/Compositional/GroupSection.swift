internal import Virtualization

/// One section of a compositional layout: copies of a group, one after the other along the scrolling axis.
///
/// Groups without measured cells have the same frames and need constant memory together.
nonisolated struct GroupSection: SectionGeometry {
    /// The distances of the section, in points.
    struct Metrics: Sendable {
        var isHorizontal = false
        /// The size of the area in which the section is placed.
        var container = Size.zero
        var insets = DirectionalEdgeInsets.zero
        /// The distance between groups.
        var spacing = 0.0
        /// The headers and footers, with frames at the start or the end of the section, as lengths along the scrolling axis.
        var boundaries: [SectionBoundary] = []
        var hasSeparators = false

        /// The size for which fractional sizes of groups are computed: the container without the insets.
        var inner: Size {
            Size(
                width: max(0, container.width - insets.leading - insets.trailing),
                height: max(0, container.height - (isHorizontal ? insets.top + insets.bottom : 0)))
        }
    }

    /// The frames of a group with cells of its own size or number.
    private struct Group: Sendable {
        var frames: [Rect]
        var size: Size
        var isMeasured: Bool
    }

    private let metrics: Metrics
    private let node: LayoutNode
    private let count: Int
    /// The area inside of the insets.
    private let inner: Size
    /// The frames of a group without measured cells.
    private let common: LayoutNode.Result
    /// The frames of the other groups.
    private var groups: [Int: Group] = [:]
    private var measured: [Int: Size] = [:]
    private var lengths: ItemExtents
    /// The extent of the tallest group across the scrolling axis; that of the estimates until a cell is measured.
    private(set) var groupBreadth = 0.0
    private var hasMeasuredBreadth = false

    init(_ metrics: Metrics, node: LayoutNode, count: Int) {
        self.metrics = metrics
        self.node = node
        self.count = count
        inner = metrics.inner
        common = node.frames(in: inner)
        lengths = ItemExtents(count: 0, estimate: 1)
        let groupCount = (count + cellsPerGroup - 1) / cellsPerGroup
        lengths.append(count: groupCount, extent: extent(of: common.size))
        if count > 0 { groupBreadth = breadth(of: common.size) }
        if count % cellsPerGroup != 0 { updateGroup(groupCount - 1) }
    }

    var cellsPerGroup: Int { max(1, common.frames.count) }
    var groupCount: Int { lengths.count }

    private func length(of size: Size) -> Double { metrics.isHorizontal ? size.width : size.height }
    private func breadth(of size: Size) -> Double { metrics.isHorizontal ? size.height : size.width }

    /// Returns the extent of a group with the spacing after it; at least a point, so that only some groups are visible at a time.
    private func extent(of size: Size) -> Double { max(length(of: size), 1) + metrics.spacing }

    /// The extent of a section below which empty items are not reported, in points.
    private static let leastExtent = 32.0

    /// A description of a group that cannot be displayed; nil for a valid one.
    var problem: String? {
        if let dimension = node.invalidDimension {
            return "a dimension of an item is \(dimension.kind)(\(dimension.dimension))"
        }
        // A window that is laid out for the first time has views of a few points, which spacing and insets fill.
        let isSmall = min(inner.width, inner.height) < Self.leastExtent
        if isSmall || common.frames.contains(where: { !$0.isEmpty }) { return nil }
        return "all items of a group of \(common.size.width) x \(common.size.height) points are empty"
    }

    // MARK: - Measured cells

    func measuredAxes(of item: Int) -> (width: Bool, height: Bool) {
        common.axes.isEmpty ? (false, false) : common.axes[item % cellsPerGroup]
    }

    mutating func setSize(_ size: Size, of item: Int) -> Bool {
        let axes = measuredAxes(of: item)
        guard item >= 0, item < count, axes.width || axes.height else { return false }
        let old = frame(of: item).size
        if (!axes.width || abs(size.width - old.width) < 1e-6)
            && (!axes.height || abs(size.height - old.height) < 1e-6)
        {
            return false
        }
        measured[item] = size
        updateGroup(item / cellsPerGroup)
        return true
    }

    private mutating func updateGroup(_ group: Int) {
        let first = group * cellsPerGroup
        let result = node.frames(in: inner, maximum: min(cellsPerGroup, count - first)) {
            measured[first + $0]
        }
        let old = groups.updateValue(
            Group(
                frames: result.frames, size: result.size,
                isMeasured: result.frames.indices.contains { measured[first + $0] != nil }), forKey: group)
        if groups[group]?.isMeasured == true { updateBreadth(breadth(of: result.size), old) }
        lengths.setExtent(extent(of: result.size), of: group)
    }

    /// Updates the breadth for a measured group: O(1), or O(measured groups) if the tallest one has become smaller.
    private mutating func updateBreadth(_ new: Double, _ old: Group?) {
        let wasTallest = old.map { $0.isMeasured && breadth(of: $0.size) >= groupBreadth } == true
        if !hasMeasuredBreadth || new >= groupBreadth {
            groupBreadth = new
        } else if wasTallest {
            groupBreadth = groups.values.reduce(0) { $1.isMeasured ? max($0, breadth(of: $1.size)) : $0 }
        }
        hasMeasuredBreadth = true
    }

    // MARK: - Geometry

    /// Returns the start and the end of a group, without the spacing after it.
    ///
    /// Complexity: O(log groups).
    func span(ofGroup group: Int) -> (start: Double, end: Double) {
        let start = groupsStart + lengths.start(of: group)
        return (start, start + max(0, lengths.extent(of: group) - metrics.spacing))
    }

    /// Returns the group at a position along the scrolling axis, or the nearest one.
    func group(at position: Double) -> Int { lengths.item(at: position - groupsStart) }

    private var groupsStart: Double {
        metrics.headerLength + (metrics.isHorizontal ? metrics.insets.leading : metrics.insets.top)
    }

    var length: Double {
        groupsStart + max(0, lengths.total - (count > 0 ? metrics.spacing : 0))
            + (metrics.isHorizontal ? metrics.insets.trailing : metrics.insets.bottom) + metrics.footerLength
    }

    var breadth: Double {
        let insets = metrics.insets
        return metrics.isHorizontal
            ? max(metrics.container.height, common.size.height + insets.top + insets.bottom)
            : max(metrics.container.width, common.size.width + insets.leading + insets.trailing)
    }

    func items(from start: Double, to end: Double) -> Range<Int> {
        let (low, high) = (start - groupsStart, end - groupsStart)
        guard count > 0, high >= 0, low <= lengths.total else { return 0..<0 }
        return lengths.item(at: low)
            * cellsPerGroup..<min(count, (lengths.item(at: high) + 1) * cellsPerGroup)
    }

    func frame(of item: Int) -> Rect {
        let group = item / cellsPerGroup
        let frames = groups[group]?.frames ?? common.frames
        let place = item % cellsPerGroup
        guard place < frames.count else { return .zero }
        let start = groupsStart + lengths.start(of: group)
        return metrics.isHorizontal
            ? frames[place].offsetBy(dx: start, dy: metrics.insets.top)
            : frames[place].offsetBy(dx: metrics.insets.leading, dy: start)
    }

    func hasSeparator(below item: Int) -> Bool { metrics.hasSeparators && item + 1 < count }

    var boundaries: [SectionBoundary] { metrics.placedBoundaries(length: length) }
}
