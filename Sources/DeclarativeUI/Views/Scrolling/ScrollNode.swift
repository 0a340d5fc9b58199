/// The node of a scroll view: owns the retained scroll view, and keeps layout changes of its content inside.
final class ScrollNode<Content: View>: KeepingNode<ScrollView<Content>>, Viewport {
    let area = DeclarativeScrollView(frame: .zero)
    private let inner: ViewScope
    private var content: ViewNode<Content>?
    private var single = SingleItem()
    /// The size at the last measurement; a change invalidates the parent's layout.
    private var lastFit: Size?
    private var target: ScrollTarget?
    private var follower = ScrollPositionSynchronizer()
    private let refresh = RefreshBinding()
    /// Whether the user has scrolled and the scroll position has not been written yet.
    private var hasScrolled = false
    /// The content offset of the last scroll target.
    private var targetPlace: Point?
    private var isNew = true
    /// The size of the last placement.
    private var lastSize = Size.zero
    /// The width and direction of the last placement.
    private var (lastWidth, wasMirrored) = (0.0, false)
    /// The place that the content displays at first, and where it stays; nil for the beginning.
    private var anchoring: ScrollAnchoring?
    /// Whether the content is displayed at its anchor, where it stays until it is scrolled away.
    private var isAtAnchor = false
    /// Whether this node changes the offset, because the content or the size has changed.
    private var isAdjusting = false
    private let targeting = ScrollTargeting()
    /// The animated scroll by the program in progress, or the last one.
    private var pursuit: ScrollPursuit?
    var observers: ContiguousArray<Node> = []

    override init(_ view: ScrollView<Content>, in context: NodeContext) {
        inner = ViewScope(container: area.holder, graph: context.graph)
        super.init(view, in: context)
        flags.insert(.isLayoutBoundary)
        area.scrolled = { [weak self] in self?.scrolled() }
        area.arranged = { [weak self] in
            self?.writePosition()
            self?.scrollToTarget()
        }
        targeting.animationEnded = { [weak self] in
            if let self, let target = pursuit?.missedTarget(in: area) { scroll(to: target) }
        }
        area.delegate = targeting
        configure()
        content = Content._makeNode(view.content, in: context.below(self, scope: inner))
        inner.content = content
        inner.changed()
        scope.changed()
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var isItem: Bool { true }
    override var isContainer: Bool { true }
    override var stackOrientation: Axis? { .vertical }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(area) }

    override func itemsChanged() -> Bool {
        single.invalidate()
        return false
    }

    override func update(to view: ScrollView<Content>) {
        let old = self.view
        self.view = view
        configure()
        if old.axes != view.axes { invalidateLayout() }
        content?.update(to: view.content)
    }

    override func rebuild() { configure() }

    private func configure() {
        let (view, area) = (view, area)
        let wanted = graph.dependencies.track(self) {
            let environment = EnvironmentValues(environment)
            let isShown = view.showsIndicators
            area.isScrollEnabled = environment.isScrollEnabled
            area.scrollsByMouseDrag = environment.scrollsByMouseDrag
            refresh.apply(view.axes.contains(.vertical) ? environment.refresh : nil, to: area)
            area.showsHorizontalScrollIndicator =
                isShown && environment.horizontalScrollIndicatorVisibility != .hidden
            area.showsVerticalScrollIndicator =
                isShown && environment.verticalScrollIndicatorVisibility != .hidden
            anchoring = environment.defaultScrollAnchor.map { ScrollAnchoring(anchor: $0, axes: view.axes) }
            apply(environment.scrollTargetRule)
            return follower.take(environment.scrollPosition)
        }
        if let wanted { follow(wanted, isAnimated: graph.transitions.transaction.animation != nil) }
    }

    private func apply(_ rule: ScrollTargetRule) {
        area.isPagingEnabled = rule == .paging
        guard rule == .viewAligned else {
            targeting.frames = nil
            return
        }
        targeting.frames = { [weak self] rect in
            guard let self, let content else { return [] }
            return ScrollIdentities(in: content).frames(around: rect, in: container)
        }
    }

    /// Scrolls to the written position after the update, because the target view may be mounted by the same update.
    private func follow(_ id: AnyHashable, isAnimated: Bool) {
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            follower.beginProgrammaticScroll()
            targetPlace = nil
            _ = ScrollIdentities(in: self).scroll(
                to: id, anchor: follower.position?.anchor, isAnimated: isAnimated)
        }
    }

    private func scrolled() {
        if !isAdjusting { isAtAnchor = anchoring?.isNearAnchor(area, size: lastSize) ?? false }
        notifyObservers()
        guard follower.position != nil, !isNew else { return }
        if follower.isOnWay(to: targetPlace, at: area.contentOffset) { return }
        // Written after the layout, which mounts and places the views that become visible.
        hasScrolled = true
        area.setNeedsLayout()
    }

    private func writePosition() {
        guard hasScrolled, let position = follower.position else { return }
        hasScrolled = false
        let seen = visibleRect
        let isMirrored = layoutDirection == .rightToLeft
        let identities = content.map { ScrollIdentities(in: $0) }
        let id = identities?.first(for: position, in: container) { rect in
            if let anchor = position.anchor {
                return rect.contains(
                    Point(x: rect.midX, y: seen.minY + anchor.y * (seen.height - 1)))
                    || rect.contains(Point(x: seen.minX + anchor.x * (seen.width - 1), y: rect.midY))
                        && view.axes == .horizontal
            }
            return rect.maxY > seen.minY + 0.5
                && (isMirrored ? rect.minX < seen.maxX - 0.5 : rect.maxX > seen.minX + 0.5)
        }
        if let id { follower.tell(id) }
    }

    // MARK: - Layout

    private var item: Node? { single.findFresh(self, content, VStackLayout()) }

    /// The proposal for the content: unspecified along the scroll axes.
    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: view.axes.contains(.horizontal) ? nil : proposal.width,
            height: view.axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let inner = item?.layoutSize(inside(proposal)) ?? .zero
        return Size(
            width: view.axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
            height: view.axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        view.axes.contains(Axis.Set(axis)) ? 0 ... .infinity : measuredRange(axis, cross: cross)
    }

    override func placeContent() {
        updateCrossSize()
        RetainedFrame(of: self).apply(to: area)
        placeInside()
    }

    /// Invalidates the parent's layout if the size has changed across the scroll axis.
    ///
    /// The graph places this node, a layout boundary, after any change of a descendant.
    private func updateCrossSize() {
        let fit = measure(proposal)
        let isOther = lastFit.map { $0 != fit } ?? false
        lastFit = fit
        guard isOther, flags.contains(.isPlaced), fit != size else { return }
        flags.formUnion([.needsMeasuring, .needsPlacing])
        if let parent { parent.invalidateLayout() } else { graph.owner?.graphNeedsLayout() }
    }

    private func placeInside() {
        isAdjusting = true
        defer { isAdjusting = false }
        guard let item else {
            area.contentSize = .zero
            area.holder.frame = .zero
            return
        }
        let proposal = inside(ProposedViewSize(size))
        let fit = item.layoutSize(proposal)
        let isMirrored = layoutDirection == .rightToLeft
        let room = Size(width: max(size.width, fit.width), height: max(size.height, fit.height))
        let scrolls = (x: view.axes.contains(.horizontal), y: view.axes.contains(.vertical))
        // A smaller content starts at the leading edge along the scroll axes, and is centred across them.
        let x = scrolls.x ? (isMirrored ? room.width - fit.width : 0) : (size.width - fit.width) / 2
        var place = Point(x: x, y: scrolls.y ? 0 : (size.height - fit.height) / 2)
        if let anchoring {
            if scrolls.x { place.x = anchoring.start(.horizontal, content: fit.width, area: size.width) }
            if scrolls.y { place.y = anchoring.start(.vertical, content: fit.height, area: size.height) }
        }
        let start = (offset: area.contentOffset.x, contentWidth: area.contentSize.width)
        isAtAnchor = isAnchored
        area.contentSize = Size(
            width: scrolls.x ? fit.width : min(size.width, room.width),
            height: scrolls.y ? fit.height : min(size.height, room.height))
        let frame = Rect(origin: .zero, size: room)
        if area.holder.frame != frame { area.holder.frame = frame }
        if size.width > 0, size.height > 0 {
            if isAtAnchor {
                scrollToAnchor()
            } else if scrolls.x {
                keepLeadingOffset(in: room.width, start, isMirrored: isMirrored)
            }
            lastSize = size
            isNew = false
            (lastWidth, wasMirrored) = (area.bounds.width, isMirrored)
        }
        // Lazy nodes read the visible rectangle while they are placed.
        item.place(at: place, size: fit, proposal: proposal)
    }

    /// Whether the content is new or at its anchor, where it stays.
    ///
    /// An offset that the estimates of lazy rows have moved from the anchor still counts: nobody has scrolled.
    private var isAnchored: Bool {
        guard anchoring != nil, target == nil else { return false }
        return isNew ? follower.position?.read() == nil : isAtAnchor
    }

    private func scrollToAnchor() {
        guard let anchoring else { return }
        let offset = anchoring.offset(content: area.contentSize, area: size, rest: area.contentOffset)
        if offset != area.contentOffset { area.contentOffset = offset }
    }

    /// Keeps the offset from the leading edge, which moves with the width in a right-to-left layout.
    ///
    /// The visible width is the area's, in whole pixels, which may differ from the node's.
    private func keepLeadingOffset(
        in width: Double, _ start: (offset: Double, contentWidth: Double), isMirrored: Bool
    ) {
        guard isMirrored || wasMirrored else { return }
        let most = max(0, width - area.bounds.width)
        let oldMost = max(0, start.contentWidth - lastWidth)
        if !isNew, isMirrored == wasMirrored, most == oldMost { return }
        let distance = isNew ? 0 : wasMirrored ? oldMost - start.offset : start.offset
        let offset = min(max(0, isMirrored ? most - distance : distance), most)
        if area.contentOffset.x != offset { area.contentOffset.x = offset }
    }

    // MARK: - Viewport

    var container: Widgets.View { area.holder }
    var visibleRect: Rect { Rect(origin: area.contentOffset, size: size) }

    func shift(by distance: Point) {
        let wasAdjusting = isAdjusting
        isAdjusting = true
        defer { isAdjusting = wasAdjusting }
        area.contentSize = Size(
            width: area.contentSize.width + distance.x, height: area.contentSize.height + distance.y)
        // Unlike a change of the offset, it keeps a motion in progress.
        area.shift(by: distance.y)
        // In a right-to-left layout, content that grows at its start grows on the right.
        if distance.x != 0, layoutDirection != .rightToLeft { area.contentOffset.x += distance.x }
        pursuit?.end.y += distance.y
        scrolled()
    }

    func scroll(to target: ScrollTarget) {
        self.target = target
        area.setNeedsLayout()
    }

    /// Scrolls to the pending target, whose frame is known after the layout.
    private func scrollToTarget() {
        guard let target, size.width > 0, size.height > 0 else { return }
        self.target = nil
        guard let rect = target.rect() else { return }
        let place = target.offset(showing: rect, of: area)
        targetPlace = place
        pursuit = target.isAnimated ? ScrollPursuit(target: target, end: place) : nil
        if place != area.contentOffset { area.setContentOffset(place, animated: target.isAnimated) }
        // Lines that become visible during scrolling may turn out longer than estimated.
        if target.rect() != rect { scroll(to: target) }
    }

    override func unmount() {
        super.unmount()
        content = nil
        single.invalidate()
        observers = []
        area.removeFromSuperview()
    }
}
