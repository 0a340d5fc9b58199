/// The offsets along an axis at which a scroll view comes to rest.
nonisolated protocol ScrollStops: Sendable {
    /// Returns the stop for a drag that ends at `offset` with a velocity, and would decelerate to `projected`.
    func target(from offset: Double, projected: Double, velocity: Double) -> Double
    /// Returns the stop `count` stops after `offset`, or the last one in that direction.
    func turned(by count: Int, from offset: Double) -> Double
}

/// The pages of a scroll view that scrolls by multiples of its size.
///
///     ScrollPages(length: 300, limits: 0...900).target(from: 320, velocity: 500)   // 600
nonisolated struct ScrollPages: ScrollStops {
    /// The length of a page, in points.
    let length: Double
    /// The minimum and maximum offset.
    let limits: ClosedRange<Double>
    /// The speed, in points per second, above which a drag turns the page in its direction.
    static let minimumSpeed = 200.0

    /// Returns the offset of the page at which a drag comes to rest.
    func target(from offset: Double, velocity: Double) -> Double {
        guard length > 0 else { return offset }
        let page = (offset - limits.lowerBound) / length
        let target =
            abs(velocity) < Self.minimumSpeed
            ? page.rounded() : velocity > 0 ? page.rounded(.up) : page.rounded(.down)
        return clamped(target)
    }

    func target(from offset: Double, projected: Double, velocity: Double) -> Double {
        target(from: offset, velocity: velocity)
    }

    /// Returns the offset of the page that is `count` pages after the one nearest to `offset`.
    func turned(by count: Int, from offset: Double) -> Double {
        guard length > 0 else { return offset }
        return clamped(((offset - limits.lowerBound) / length).rounded() + Double(count))
    }

    private func clamped(_ page: Double) -> Double {
        min(max(limits.lowerBound + page * length, limits.lowerBound), limits.upperBound)
    }
}

extension ScrollPages {
    @MainActor init(of area: ScrollView, _ axis: LayoutConstraint.Axis) {
        let (least, greatest) = area.offsetLimits
        let size = area.layoutState.bounds.size
        if axis == .vertical {
            self.init(length: size.height, limits: least.y...max(least.y, greatest.y))
        } else {
            self.init(length: size.width, limits: least.x...max(least.x, greatest.x))
        }
    }

    /// Returns the offset at which a movement with `velocity` comes to rest, which would decelerate to `projected`; nil if it can stop
    /// anywhere.
    @MainActor static func target(of area: ScrollView, projected: Point, velocity: Point) -> Point? {
        let (horizontal, vertical) = (area.stops(.horizontal), area.stops(.vertical))
        if horizontal == nil, vertical == nil { return nil }
        let offset = area.contentOffset
        func target(_ stops: (any ScrollStops)?, _ offset: Double, _ projected: Double, _ velocity: Double)
            -> Double
        { stops?.target(from: offset, projected: projected, velocity: velocity) ?? projected }
        return Point(
            x: target(horizontal, offset.x, projected.x, velocity.x),
            y: target(vertical, offset.y, projected.y, velocity.y))
    }

    /// Scrolls to the nearest stop, after a movement that can end anywhere.
    @MainActor static func settle(_ area: ScrollView) {
        guard let stop = target(of: area, projected: area.contentOffset, velocity: .zero),
            stop != area.contentOffset
        else { return }
        area.setContentOffset(stop, animated: true)
    }

    /// Scrolls by a number of pages or stops along each axis; returns whether there were such pages.
    @MainActor static func turn(_ area: ScrollView, _ x: Int, _ y: Int) -> Bool {
        let start = area.targetBounds.origin
        let target = Point(
            x: x == 0 ? start.x : area.stops(.horizontal)?.turned(by: x, from: start.x) ?? start.x,
            y: y == 0 ? start.y : area.stops(.vertical)?.turned(by: y, from: start.y) ?? start.y)
        if target == start { return false }
        area.setContentOffset(target, animated: true)
        return true
    }
}
