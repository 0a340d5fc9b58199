/// A layout that overlays its subviews, aligned by one guide of each axis: `SwiftUI.ZStackLayout`.
///
/// Each subview receives the proposal of the layout. The size of the layout is that of the aligned subviews with the greatest layout
/// priority; the other subviews do not affect it.
///
///     let layout = AnyLayout(ZStackLayout(alignment: .bottomTrailing))
public struct ZStackLayout: Layout, Equatable {
    /// The guides by which the subviews are aligned; `.center` by default.
    public var alignment: Alignment

    /// Creates a layout that overlays its subviews, aligned by the guides of `alignment`.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        extent(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let line = extent(proposal, subviews).line
        for index in subviews.startIndex..<subviews.endIndex {
            let element = subviews.elements[index]
            let size = usable(element.layoutSize(proposal))
            let guide = alignment.point(of: element, size: size, proposal: proposal)
            let origin = Point(
                x: bounds.origin.x + line.x - guide.x, y: bounds.origin.y + line.y - guide.y)
            element.setPlacement(
                origin.isFinite ? origin : bounds.origin, size: size, proposal: proposal)
        }
    }

    /// Returns the union of the spacings of the subviews that determine the size.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        let priority = greatestPriority(subviews)
        var spacing: ViewSpacing?
        for subview in subviews where self.priority(subview.element) == priority {
            spacing = spacing?.union(subview.spacing) ?? subview.spacing
        }
        return spacing ?? ViewSpacing()
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> Double? {
        explicit(guide.key, proposal, subviews).map { bounds.origin.x + $0 }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> Double? {
        explicit(guide.key, proposal, subviews).map { bounds.origin.y + $0 }
    }

    private func priority(_ element: any LayoutElement) -> Double {
        let priority = element.layoutPriority
        return priority.isNaN ? 0 : priority
    }

    private func greatestPriority(_ subviews: Subviews) -> Double {
        var greatest = -Double.infinity
        for index in subviews.startIndex..<subviews.endIndex {
            greatest = max(greatest, priority(subviews.elements[index]))
        }
        return greatest
    }

    /// Returns the size of the layout, and the position of the guides in it, in points from the top left corner.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: Size, line: Point) {
        guard !subviews.isEmpty else { return (.zero, .zero) }
        let greatest = greatestPriority(subviews)
        var (left, right) = (-Double.infinity, -Double.infinity)
        var (above, below) = (-Double.infinity, -Double.infinity)
        for index in subviews.startIndex..<subviews.endIndex {
            let element = subviews.elements[index]
            guard self.priority(element) == greatest else { continue }
            let size = usable(element.layoutSize(proposal))
            let guide = alignment.point(of: element, size: size, proposal: proposal)
            left = max(left, guide.x)
            right = max(right, StackLine.rest(of: size.width, beyond: guide.x))
            above = max(above, guide.y)
            below = max(below, StackLine.rest(of: size.height, beyond: guide.y))
        }
        return (Size(width: length(left + right), height: length(above + below)), Point(x: left, y: above))
    }

    private func explicit(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> Double? {
        let line = extent(proposal, subviews).line
        var merge = AlignmentKey.Merge(key)
        for index in subviews.startIndex..<subviews.endIndex {
            let element = subviews.elements[index]
            let size = usable(element.layoutSize(proposal))
            guard let value = element.explicitAlignment(key, size: size, proposal: proposal) else { continue }
            let guide = alignment.point(of: element, size: size, proposal: proposal)
            merge.add(value + (key.axis == .horizontal ? line.x - guide.x : line.y - guide.y))
        }
        return merge.value
    }
}
