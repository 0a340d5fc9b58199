/// Arranges subviews: says how large the whole is for an offered size, and where each of them goes.
///
/// A parent proposes a size, the child chooses its own, the parent places it. A layout works left to right; what
/// contains it mirrors the placements where text runs right to left. A subview that is not placed comes to stand in
/// the centre of the bounds. `SwiftUI.Layout`.
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
    /// The state that the layout keeps between its calls; nothing, unless `makeCache` makes something.
    associatedtype Cache = Void
    /// The views that are laid out.
    typealias Subviews = LayoutSubviews

    /// The properties that are known of the layout before it has arranged anything.
    static var layoutProperties: LayoutProperties { get }
    /// The axis along which this value stacks its subviews: that of the type's properties, except for a type-erased layout.
    var _stackOrientation: Axis? { get }

    /// Makes the cache for these subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date after subviews came, went or changed: makes a new one, unless implemented.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The size of the whole when it is offered `proposal`; asked several times, with zero, infinity and nil too.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
    /// Places each subview in `bounds`, whose size the layout chose for `proposal`. Its origin need not be zero.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The least and the most length of the whole along `axis`, when it is offered `cross` the other way.
    ///
    /// Stacks ask this of their children before they divide their length. Unless implemented, `sizeThatFits` is
    /// asked with zero and infinity. Not in SwiftUI: a layout that knows the answer from its subviews' saves work.
    func lengthRange(
        _ axis: Axis, cross: Double?, subviews: Subviews, cache: inout Cache
    ) -> ClosedRange<Double>

    /// How far the whole likes to be from its neighbours: as far as its subviews, unless implemented.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Where the whole has the guide, in the space of `bounds`; nil, unless implemented: at its default value.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
    /// Where the whole has the guide, in the space of `bounds`; nil, unless implemented: at its default value.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
}

extension Layout where Cache == Void {
    /// Nothing is kept.
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
    /// The guide of either axis.
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
