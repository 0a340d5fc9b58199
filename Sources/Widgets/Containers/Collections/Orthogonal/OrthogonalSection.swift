/// One section of a compositional layout whose groups follow each other across the scrolling axis of the layout, and scroll by themselves.
///
/// Frames are in points of the section when its first group is at the leading content inset: the offset is subtracted by ``OrthogonalOffsets``.
/// Positions along the groups are counted from the leading edge of the section's content, with its inset.
///
///     section.limit               // the greatest offset
///     section.span(ofGroup: 3)    // the start and the end of a group
nonisolated struct OrthogonalSection: SectionGeometry {
    let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
    var properties = CollectionLayoutSectionOrthogonalScrollingProperties()
    let metrics: GroupSection.Metrics
    /// The groups without the insets and the boundaries of the section.
    private var groups: GroupSection

    init(
        _ metrics: GroupSection.Metrics, node: LayoutNode, count: Int,
        behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        self.metrics = metrics
        self.behavior = behavior
        var inner = GroupSection.Metrics()
        inner.isHorizontal = !metrics.isHorizontal
        inner.container = metrics.inner
        inner.spacing = metrics.spacing
        groups = GroupSection(inner, node: node, count: count)
    }

    var orthogonal: OrthogonalSection? { self }
    var problem: String? { groups.problem }

    // MARK: - Positions along the groups

    /// Whether the groups follow each other horizontally.
    var scrollsHorizontally: Bool { !metrics.isHorizontal }

    /// The extent of the section on screen along its groups.
    var visibleExtent: Double { scrollsHorizontally ? metrics.container.width : metrics.container.height }

    /// The distances of the first and the last group from the ends of the content.
    private var margins: (start: Double, end: Double) {
        if behavior == .groupPagingCentered, groups.groupCount > 0 {
            func margin(_ group: Int) -> Double {
                let span = groups.span(ofGroup: group)
                return max(0, (visibleExtent - (span.end - span.start)) / 2)
            }
            return (margin(0), margin(groups.groupCount - 1))
        }
        let insets = metrics.insets
        return scrollsHorizontally ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    }

    /// The extent of all groups with the insets.
    var contentExtent: Double {
        let margins = margins
        return margins.start + groups.length + margins.end
    }

    /// The greatest offset.
    var limit: Double { max(0, contentExtent - visibleExtent) }

    var groupCount: Int { groups.groupCount }

    /// Returns the start and the end of a group, without the spacing after it.
    ///
    /// Complexity: O(log groups).
    func span(ofGroup group: Int) -> (start: Double, end: Double) {
        let (start, span) = (margins.start, groups.span(ofGroup: group))
        return (start + span.start, start + span.end)
    }

    /// Returns the group at a position, or the nearest one.
    func group(at position: Double) -> Int { groups.group(at: position - margins.start) }

    func group(of item: Int) -> Int { item / groups.cellsPerGroup }

    /// The position on screen at which groups stop: the leading content inset, or the middle.
    private var restingPosition: Double {
        behavior == .groupPagingCentered ? visibleExtent / 2 : margins.start
    }

    /// Returns the offset at which a group is at its stop.
    func stop(ofGroup group: Int) -> Double {
        let span = span(ofGroup: group)
        let point = behavior == .groupPagingCentered ? (span.start + span.end) / 2 : span.start
        return min(max(point - restingPosition, 0), limit)
    }

    /// Returns the group at the resting position for an offset, and the part of the group before that position.
    func place(at offset: Double) -> (group: Int, part: Double) {
        let position = offset + restingPosition
        let group = group(at: position)
        let span = span(ofGroup: group)
        return (group, span.end > span.start ? (position - span.start) / (span.end - span.start) : 0)
    }

    /// Returns the offset for a place, limited by the ends of the content.
    func offset(of place: (group: Int, part: Double)) -> Double {
        let span = span(ofGroup: place.group)
        return min(max(span.start + place.part * (span.end - span.start) - restingPosition, 0), limit)
    }

    // MARK: - Geometry

    private var start: Double {
        metrics.headerLength + (metrics.isHorizontal ? metrics.insets.leading : metrics.insets.top)
    }
    private var end: Double {
        metrics.footerLength + (metrics.isHorizontal ? metrics.insets.trailing : metrics.insets.bottom)
    }

    var length: Double { start + groups.groupBreadth + end }
    var breadth: Double { metrics.isHorizontal ? metrics.container.height : metrics.container.width }
    var boundaries: [SectionBoundary] { metrics.placedBoundaries(length: length) }

    /// The area that scrolls, between the headers and the footers.
    var area: Rect {
        let low = metrics.headerLength
        let extent = length - low - metrics.footerLength
        return scrollsHorizontally
            ? Rect(x: 0, y: low, width: visibleExtent, height: extent)
            : Rect(x: low, y: 0, width: extent, height: visibleExtent)
    }

    /// Returns the items that may overlap a range of positions along the groups.
    func items(from start: Double, to end: Double) -> Range<Int> {
        groups.items(from: start - margins.start, to: end - margins.start)
    }

    func frame(of item: Int) -> Rect {
        let margin = margins.start
        return groups.frame(of: item).offsetBy(
            dx: scrollsHorizontally ? margin : start, dy: scrollsHorizontally ? start : margin)
    }

    func measuredAxes(of item: Int) -> (width: Bool, height: Bool) { groups.measuredAxes(of: item) }

    mutating func setSize(_ size: Size, of item: Int) -> Bool { groups.setSize(size, of: item) }
}
