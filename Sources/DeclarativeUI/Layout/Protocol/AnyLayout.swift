/// A type-erased layout, which lets a container switch layouts without recreating its subviews.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
public struct AnyLayout: Layout {
    private let box: any AnyLayoutBox

    public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout) }

    /// The type-erased cache of the wrapped layout.
    ///
    ///     var cache = AnyLayout(VStackLayout()).makeCache(subviews: subviews)
    public struct Cache {
        /// The cache of the wrapped layout; nil only while a call of that layout mutates it.
        fileprivate var content: Any?
    }

    /// The properties of the wrapped layout.
    ///
    /// The static `layoutProperties` have their default values, because the wrapped type is known only at run time.
    package var properties: LayoutProperties { box.properties }
    public var _stackOrientation: Axis? { properties.stackOrientation }
    /// The type of the wrapped layout; a cache can be reused only by a layout of the same type.
    package var layoutType: any Layout.Type { box.layoutType }

    public func makeCache(subviews: Subviews) -> Cache { Cache(content: box.makeCache(subviews)) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        box.updateCache(&cache.content, subviews)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
        box.size(proposal, subviews, &cache.content)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache.content)
    }

    public func lengthRange(
        _ axis: Axis, cross: Double?, subviews: Subviews, cache: inout Cache
    ) -> ClosedRange<Double> {
        box.lengthRange(axis, cross, subviews, &cache.content)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.content)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.content)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.content)
    }
}

/// A box that erases the types of a layout and of its cache.
private protocol AnyLayoutBox {
    var properties: LayoutProperties { get }
    var layoutType: any Layout.Type { get }
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func updateCache(_ cache: inout Any?, _ subviews: LayoutSubviews)
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?) -> Size
    func place(
        _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any?) -> ViewSpacing
    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any?
    ) -> Double?
    func lengthRange(
        _ axis: Axis, _ cross: Double?, _ subviews: LayoutSubviews, _ cache: inout Any?
    ) -> ClosedRange<Double>
}

private struct LayoutBox<L: Layout>: AnyLayoutBox {
    let layout: L

    var properties: LayoutProperties { L.layoutProperties }
    var layoutType: any Layout.Type { L.self }

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Any?, _ subviews: LayoutSubviews) {
        var own = take(&cache, subviews)
        layout.updateCache(&own, subviews: subviews)
        cache = own
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?) -> Size {
        var own = take(&cache, subviews)
        defer { cache = own }
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }

    func place(
        _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
    ) {
        var own = take(&cache, subviews)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
        cache = own
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any?) -> ViewSpacing {
        var own = take(&cache, subviews)
        defer { cache = own }
        return layout.spacing(subviews: subviews, cache: &own)
    }

    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any?
    ) -> Double? {
        var own = take(&cache, subviews)
        defer { cache = own }
        return layout.explicitAlignment(
            of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }

    func lengthRange(
        _ axis: Axis, _ cross: Double?, _ subviews: LayoutSubviews, _ cache: inout Any?
    ) -> ClosedRange<Double> {
        var own = take(&cache, subviews)
        defer { cache = own }
        return layout.lengthRange(axis, cross: cross, subviews: subviews, cache: &own)
    }

    /// Removes and returns the cache, so that it is uniquely referenced and mutated without a copy.
    ///
    /// Creates a new cache if the stored one is of another type.
    private func take(_ cache: inout Any?, _ subviews: LayoutSubviews) -> L.Cache {
        let own = cache as? L.Cache
        cache = nil
        return own ?? layout.makeCache(subviews: subviews)
    }
}
