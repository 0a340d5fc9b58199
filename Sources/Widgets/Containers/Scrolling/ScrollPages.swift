/// The pages of a scroll view that scrolls by multiples of its size.
///
///     ScrollPages(length: 300, limits: 0...900).target(from: 320, velocity: 500)   // 600
nonisolated struct ScrollPages {
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
    @MainActor private init(of area: ScrollView, _ axis: LayoutConstraint.Axis) {
        let (least, greatest) = area.offsetLimits
        let size = area.layoutState.bounds.size
        if axis == .vertical {
            self.init(length: size.height, limits: least.y...max(least.y, greatest.y))
        } else {
            self.init(length: size.width, limits: least.x...max(least.x, greatest.x))
        }
    }

    /// Returns the offset of the page at which a drag with `velocity` comes to rest.
    @MainActor static func target(of area: ScrollView, velocity: Point) -> Point {
        let offset = area.contentOffset
        return Point(
            x: ScrollPages(of: area, .horizontal).target(from: offset.x, velocity: velocity.x),
            y: ScrollPages(of: area, .vertical).target(from: offset.y, velocity: velocity.y))
    }

    /// Scrolls by a number of pages along each axis; returns whether there were such pages.
    @MainActor static func turn(_ area: ScrollView, _ x: Int, _ y: Int) -> Bool {
        let start = area.targetBounds.origin
        let target = Point(
            x: x == 0 ? start.x : ScrollPages(of: area, .horizontal).turned(by: x, from: start.x),
            y: y == 0 ? start.y : ScrollPages(of: area, .vertical).turned(by: y, from: start.y))
        if target == start { return false }
        area.setContentOffset(target, animated: true)
        return true
    }
}
