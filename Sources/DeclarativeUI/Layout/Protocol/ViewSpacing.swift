/// The preferred distances of a view to adjacent views, by edge, in points.
///
/// Each edge has either an explicit distance or the default. The distance between two facing edges is the greater of their
/// explicit distances, or `defaultDistance` if neither has one. A view with an explicit distance of zero, such as a spacer or
/// a divider, therefore touches a neighbour that has the default.
///
///     let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
public nonisolated struct ViewSpacing: Hashable, Sendable {
    /// The distance between views without a preference, in points.
    public static var defaultDistance: Double { 8 }

    // NaN encodes the default. Four properties instead of an array avoid an allocation.
    private var top: Float
    private var leading: Float
    private var bottom: Float
    private var trailing: Float

    /// Creates a spacing with the default distance at each edge.
    public init() { self.init(raw: .nan) }

    /// A spacing with an explicit distance of zero at each edge.
    public static var zero: ViewSpacing { ViewSpacing(raw: 0) }

    /// Creates a spacing of `distance` points at each edge; nil requests the default distance.
    package init(all distance: Double?) { self.init(raw: distance.map { Float($0) } ?? .nan) }

    private init(raw: Float) { (top, leading, bottom, trailing) = (raw, raw, raw, raw) }

    /// The explicit distance at `edge`, in points; nil if the edge has the default.
    package subscript(edge: Edge) -> Double? {
        get {
            let raw = self[raw: edge]
            return raw.isNaN ? nil : Double(raw)
        }
        set { self[raw: edge] = newValue.map { Float($0) } ?? .nan }
    }

    private subscript(raw edge: Edge) -> Float {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Sets the distance at each of `edges`, by default all, to the greater one of this spacing and `other`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            let (mine, others) = (self[edge], other[edge])
            guard mine != others else { continue }
            let greater = max(mine ?? Self.defaultDistance, others ?? Self.defaultDistance)
            self[edge] = greater == Self.defaultDistance && (mine == nil || others == nil) ? nil : greater
        }
    }

    /// Returns a spacing with the greater distance of both at each of `edges`, by default all, and this spacing's distances at the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the distance, in points, from a view with this spacing to one with the spacing `next` that follows it along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let mine = axis == .horizontal ? trailing : bottom
        let others = axis == .horizontal ? next.leading : next.top
        if mine.isNaN { return others.isNaN ? Self.defaultDistance : Double(others) }
        return Double(others.isNaN ? mine : max(mine, others))
    }

    public static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
        a[.top] == b[.top] && a[.leading] == b[.leading] && a[.bottom] == b[.bottom]
            && a[.trailing] == b[.trailing]
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(self[.top])
        hasher.combine(self[.leading])
        hasher.combine(self[.bottom])
        hasher.combine(self[.trailing])
    }
}
