@testable import DeclarativeUI

/// A layout element without caches: each query repeats all computations of its descendants.
class ReferenceElement: LayoutElement {
    private(set) var placement = (origin: Point.zero, size: Size.zero, proposal: ProposedViewSize.unspecified)

    init() {}
    deinit {}

    func layoutSize(_ proposal: ProposedViewSize) -> Size { .zero }
    func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        measuredLengthRange(axis, cross: cross)
    }
    var layoutPriority: Double { 0 }
    var layoutSpacing: ViewSpacing { ViewSpacing() }
    func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    final func setPlacement(_ origin: Point, size: Size, proposal: ProposedViewSize) {
        placement = (origin, size, proposal)
    }

    /// Places the descendants in a frame of `size` at `origin`, and adds the frames of the leaves to `frames`.
    func place(at origin: Point, _ size: Size, _ proposal: ProposedViewSize, _ frames: inout [Int: Rect]) {}
}

/// A leaf whose size is a function of the proposal.
final class ReferenceLeaf: ReferenceElement {
    private let id: Int
    private let answer: (ProposedViewSize) -> Size

    init(id: Int, _ answer: @escaping (ProposedViewSize) -> Size) {
        self.id = id
        self.answer = answer
    }

    override func layoutSize(_ proposal: ProposedViewSize) -> Size { answer(proposal).nonNegative }
    override func place(
        at origin: Point, _ size: Size, _ proposal: ProposedViewSize, _ frames: inout [Int: Rect]
    ) {
        frames[id] = Rect(origin: origin, size: size)
    }
}

/// A spacer in a stack along `axis`.
final class ReferenceSpacer: ReferenceElement {
    private let axis: Axis
    private let least: Double

    init(_ axis: Axis, least: Double) {
        self.axis = axis
        self.least = least
    }

    override func layoutSize(_ proposal: ProposedViewSize) -> Size {
        Size(axis, main: max(proposal[axis] ?? least, least), cross: 0)
    }
    override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        axis == self.axis ? least ... .infinity : 0...0
    }
    override var layoutPriority: Double { -.greatestFiniteMagnitude }
    override var layoutSpacing: ViewSpacing { .zero }
}

/// A container with a layout, whose cache is recreated for each query.
final class ReferenceContainer<Arrangement: Layout>: ReferenceElement {
    private let layout: Arrangement
    private let children: [ReferenceElement]
    private let subviews: LayoutSubviews

    init(_ layout: Arrangement, _ children: [ReferenceElement]) {
        self.layout = layout
        self.children = children
        var elements = ContiguousArray<any LayoutElement>()
        for child in children { elements.append(child) }
        subviews = LayoutSubviews(elements)
    }

    override func layoutSize(_ proposal: ProposedViewSize) -> Size {
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).nonNegative
    }
    override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        var cache = layout.makeCache(subviews: subviews)
        return layout.lengthRange(axis, cross: cross, subviews: subviews, cache: &cache)
    }
    override var layoutSpacing: ViewSpacing {
        var cache = layout.makeCache(subviews: subviews)
        return layout.spacing(subviews: subviews, cache: &cache)
    }
    override func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double?
    {
        var cache = layout.makeCache(subviews: subviews)
        return layout.explicitAlignment(
            of: guide, in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
            cache: &cache)
    }
    override func place(
        at origin: Point, _ size: Size, _ proposal: ProposedViewSize, _ frames: inout [Int: Rect]
    ) {
        var cache = layout.makeCache(subviews: subviews)
        layout.placeSubviews(
            in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
        for child in children {
            let place = child.placement
            child.place(
                at: Point(x: origin.x + place.origin.x, y: origin.y + place.origin.y), place.size,
                place.proposal, &frames)
        }
    }
}

/// An element with the answers of another one.
class ReferenceWrapper: ReferenceElement {
    final let child: ReferenceElement
    init(_ child: ReferenceElement) { self.child = child }

    override func layoutSize(_ proposal: ProposedViewSize) -> Size { child.layoutSize(proposal) }
    override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        child.lengthRange(axis, cross: cross)
    }
    override var layoutPriority: Double { child.layoutPriority }
    override var layoutSpacing: ViewSpacing { child.layoutSpacing }
    override func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double?
    {
        child.explicitAlignment(guide, size: size, proposal: proposal)
    }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }
    override func place(
        at origin: Point, _ size: Size, _ proposal: ProposedViewSize, _ frames: inout [Int: Rect]
    ) {
        child.place(at: origin, size, proposal, &frames)
    }
}

/// A padding, a frame or another layout with one child.
final class ReferenceModifier: ReferenceWrapper {
    private let change: any UnaryLayout

    init(_ child: ReferenceElement, _ change: any UnaryLayout) {
        self.change = change
        super.init(child)
    }

    override func layoutSize(_ proposal: ProposedViewSize) -> Size {
        change.size(proposal, child: child).nonNegative
    }
    override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        change.lengthRange(axis, cross: cross, child: child)
    }
    override func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double?
    {
        change.explicitAlignment(guide, child: child, in: size, proposal: proposal)
    }
    override func place(
        at origin: Point, _ size: Size, _ proposal: ProposedViewSize, _ frames: inout [Int: Rect]
    ) {
        let place = change.place(child: child, in: size, proposal: proposal)
        child.place(
            at: Point(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
            child.layoutSize(place.proposal), place.proposal, &frames)
    }
}

/// An element with a priority, a guide or the row of a grid.
final class ReferenceHint: ReferenceWrapper {
    private let priority: Double?
    private let guide: (key: AlignmentKey, compute: (ViewDimensions) -> Double)?
    private let row: Int?

    init(
        _ child: ReferenceElement, priority: Double? = nil, row: Int? = nil,
        guide: (key: AlignmentKey, compute: (ViewDimensions) -> Double)? = nil
    ) {
        self.priority = priority
        self.guide = guide
        self.row = row
        super.init(child)
    }

    override var layoutPriority: Double { priority ?? child.layoutPriority }
    override func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double?
    {
        if let own = self.guide, own.key == guide {
            return own.compute(ViewDimensions(of: child, size: size, proposal: proposal))
        }
        return child.explicitAlignment(guide, size: size, proposal: proposal)
    }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if key == GridRowKey.self, let row = row as? K.Value { return row }
        return child.layoutValue(key)
    }
}

/// A view with a centred background.
final class ReferenceBackground: ReferenceWrapper {
    private let background: ReferenceElement

    init(_ child: ReferenceElement, _ background: ReferenceElement) {
        self.background = background
        super.init(child)
    }

    override func place(
        at origin: Point, _ size: Size, _ proposal: ProposedViewSize, _ frames: inout [Int: Rect]
    ) {
        child.place(at: origin, size, proposal, &frames)
        let room = ProposedViewSize(size)
        let inner = background.layoutSize(room)
        let own = Alignment.center.point(of: child, size: size, proposal: proposal)
        let other = Alignment.center.point(of: background, size: inner, proposal: room)
        background.place(
            at: Point(x: origin.x + own.x - other.x, y: origin.y + own.y - other.y), inner, room, &frames)
    }
}
