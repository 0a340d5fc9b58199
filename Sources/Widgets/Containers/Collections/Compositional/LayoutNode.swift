/// An item or a group of a compositional layout as a value, and the frames of its cells.
///
///     let frames = node.frames(in: Size(width: 400, height: 300)).frames
nonisolated struct LayoutNode: Hashable, Sendable {
    var size: CollectionLayoutSize
    var insets = DirectionalEdgeInsets.zero
    /// The items of a group; empty for an item.
    var children: [LayoutNode] = []
    var isHorizontal = false
    /// The number of equal items; nil for as many as fit.
    var count: Int?
    var spacing: CollectionLayoutSpacing?

    /// The frames of cells, with the size that they occupy together.
    struct Result: Sendable {
        var size: Size
        var frames: [Rect] = []
        var axes: [(width: Bool, height: Bool)] = []
    }

    /// The first dimension that is not finite or below 0; nil for none.
    var invalidDimension: CollectionLayoutDimension? {
        if !size.widthDimension.isValid { return size.widthDimension }
        if !size.heightDimension.isValid { return size.heightDimension }
        return children.lazy.compactMap(\.invalidDimension).first
    }

    /// The greatest number of items in one group; more are not laid out.
    private static let limit = 10_000

    /// Returns the frames of all cells of the outermost group, from its origin.
    ///
    /// `measured` returns the size of a cell by its index in the group, and nil for one that is not measured. At most `maximum` cells are
    /// laid out. Complexity: O(cells).
    func frames(in container: Size, maximum: Int = .max, measured: (Int) -> Size? = { _ in nil }) -> Result {
        var next = 0
        return solve(in: container, fixed: nil, maximum: maximum, next: &next, measured: measured)
    }

    private func solve(
        in container: Size, fixed: Size?, maximum: Int, next: inout Int, measured: (Int) -> Size?
    ) -> Result {
        var own = size.size(in: container)
        if let fixed {
            if fixed.width >= 0 { own.width = fixed.width }
            if fixed.height >= 0 { own.height = fixed.height }
        }
        if children.isEmpty { return leaf(own, &next, measured) }
        return group(own, maximum, &next, measured)
    }

    private func leaf(_ size: Size, _ next: inout Int, _ measured: (Int) -> Size?) -> Result {
        var size = size
        let axes = (self.size.widthDimension.isEstimated, self.size.heightDimension.isEstimated)
        if let content = measured(next) {
            if axes.0 { size.width = content.width + insets.leading + insets.trailing }
            if axes.1 { size.height = content.height + insets.top + insets.bottom }
        }
        next += 1
        let frame = Rect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        return Result(size: size, frames: [frame], axes: [axes])
    }

    private func group(_ own: Size, _ maximum: Int, _ next: inout Int, _ measured: (Int) -> Size?) -> Result {
        let inner = Size(
            width: max(0, own.width - insets.leading - insets.trailing),
            height: max(0, own.height - insets.top - insets.bottom))
        let (room, gap) = (isHorizontal ? inner.width : inner.height, spacing?.spacing ?? 0)
        var fixed: Size?
        if let count {
            let share = max(0, (room - gap * Double(count - 1)) / Double(count))
            fixed = isHorizontal ? Size(width: share, height: -1) : Size(width: -1, height: share)
        }
        // The number of items is that of the estimates, so that it is the same in all groups.
        let items = count ?? fittingCount(in: inner, room: room, gap: gap)
        var parts: [Result] = []
        for index in 0..<items where next < maximum {
            let child = children[index % children.count]
            parts.append(
                child.solve(in: inner, fixed: fixed, maximum: maximum, next: &next, measured: measured))
        }
        return combine(parts, own, room: room, gap: gap, items: items)
    }

    /// Returns the number of items that fit, at least 1.
    private func fittingCount(in inner: Size, room: Double, gap: Double) -> Int {
        var used = 0.0
        var count = 0
        while count < Self.limit {
            let size = children[count % children.count].size.size(in: inner)
            let length = isHorizontal ? size.width : size.height
            if count > 0, used + gap + length > room + 1e-6 { break }
            if count >= children.count, length <= 0 { break }
            used += (count > 0 ? gap : 0) + length
            count += 1
        }
        return count
    }

    private func combine(_ parts: [Result], _ own: Size, room: Double, gap: Double, items: Int) -> Result {
        var result = Result(size: own)
        func length(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
        let used = parts.reduce(0) { $0 + length($1.size) }
        var gap = gap
        if spacing?.isFlexible == true, parts.count > 1, parts.count == items {
            gap = max(gap, (room - used) / Double(parts.count - 1))
        }
        var position = 0.0
        var cross = 0.0
        for part in parts {
            let origin = Point(
                x: insets.leading + (isHorizontal ? position : 0),
                y: insets.top + (isHorizontal ? 0 : position))
            result.frames += part.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            result.axes += part.axes
            position += length(part.size) + gap
            cross = max(cross, isHorizontal ? part.size.height : part.size.width)
        }
        let extent = max(0, position - gap)
        if size.widthDimension.isEstimated {
            result.size.width = (isHorizontal ? extent : cross) + insets.leading + insets.trailing
        }
        if size.heightDimension.isEstimated {
            result.size.height = (isHorizontal ? cross : extent) + insets.top + insets.bottom
        }
        return result
    }
}
