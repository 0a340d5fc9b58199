/// A type that computes the size of a container and places its subviews.
///
/// A parent proposes a size, the child chooses its own size, and the parent places the child. A layout computes positions
/// from left to right; its container mirrors them in right-to-left environments. A subview that is not placed is centred in
/// the bounds. Follows `SwiftUI.Layout`.
///
///     struct Cascade: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///             proposal.replacingUnspecifiedDimensions(by: Size(width: 200, height: 200))
///         }
///
///         func placeSubviews(
///             in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///         ) {
///             for (index, subview) in subviews.enumerated() {
///                 let step = Double(index) * 20
///                 subview.place(at: Point(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///             }
///         }
///     }
public protocol Layout {
    /// The state that the layout caches between calls; `Void` by default.
    associatedtype Cache = Void
    /// The subviews of the container.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout that do not depend on its subviews.
    static var layoutProperties: LayoutProperties { get }
    /// The axis along which this value stacks its subviews: that of the type's properties, except for a type-erased layout.
    var _stackOrientation: Axis? { get }

    /// Creates the cache for `subviews`.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after subviews were added, removed or changed; creates a new cache by default.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the size of the container for `proposal`, in points; called repeatedly, also with zero, infinity and nil.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
    /// Places each subview in `bounds`, whose size the layout chose for `proposal`. Its origin need not be zero.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the minimum and the maximum length of the container along `axis`, when `cross` is proposed in the other dimension.
    ///
    /// Stacks query the range of each child before they divide their length. The default implementation calls
    /// `sizeThatFits` with zero and with infinity. Not in SwiftUI: a layout that derives its range from the ranges of its
    /// subviews saves these measurements.
    func lengthRange(
        _ axis: Axis, cross: Double?, subviews: Subviews, cache: inout Cache
    ) -> ClosedRange<Double>

    /// Returns the preferred spacing to adjacent views; the union of the subviews' spacings by default.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the explicit horizontal position of the container's guide, in points in the space of `bounds`.
    ///
    /// Returns nil by default: the guide then has its default value.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
    /// Returns the explicit vertical position of the container's guide, in points in the space of `bounds`.
    ///
    /// Returns nil by default: the guide then has its default value.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func lengthRange(
        _ axis: Axis, cross: Double?, subviews: Subviews, cache: inout Cache
    ) -> ClosedRange<Double> {
        let least = length(
            sizeThatFits(
                proposal: ProposedViewSize(axis, main: 0, cross: cross), subviews: subviews, cache: &cache)[
                    axis])
        let most = length(
            sizeThatFits(
                proposal: ProposedViewSize(axis, main: .infinity, cross: cross), subviews: subviews,
                cache: &cache)[axis])
        return least...max(least, most)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.unionOfSpacings(edges: .all)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? { nil }
}

extension Layout {
    /// Returns the explicit position of a guide along the axis of `key`.
    package func explicitAlignment(
        of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        switch key.axis {
        case .horizontal:
            explicitAlignment(
                of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache)
        case .vertical:
            explicitAlignment(
                of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache)
        }
    }
}
