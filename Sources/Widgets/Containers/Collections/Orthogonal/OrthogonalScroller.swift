/// The scroll view of one section that scrolls by itself: the superview of its cells.
///
/// The offset of the section belongs to the layout, which subtracts it from the frames of the items; this view moves the cells on screen and
/// reports the offsets to which the user scrolls.
final class OrthogonalScroller: ScrollView {
    private(set) weak var collection: CollectionView?
    /// The index of the section.
    var index = 0
    /// The section, as last laid out.
    private(set) var section: OrthogonalSection?
    /// Whether the groups begin at the right, where the offset is 0; it is below 0 when the section is scrolled.
    private var isFlipped = false
    /// Whether the last scrolling moved towards the end of the section.
    private(set) var isForward = true

    init(_ collection: CollectionView) {
        self.collection = collection
        super.init(frame: .zero)
        isDirectionalLockEnabled = true
    }

    nonisolated deinit {}

    private var axis: LayoutConstraint.Axis {
        section?.scrollsHorizontally == false ? .vertical : .horizontal
    }

    // MARK: - Geometry

    override var contentLeft: Double { isFlipped ? layoutState.bounds.width - storedContentSize.width : 0 }

    /// Takes over the geometry and the properties of a section.
    func update(_ section: OrthogonalSection, index: Int, isFlipped: Bool, in collection: CollectionView) {
        self.section = section
        self.index = index
        self.isFlipped = isFlipped
        let size = layoutState.bounds.size
        // Content that is shorter than the section begins at its leading edge.
        let extent = max(section.contentExtent, section.visibleExtent)
        contentSize =
            axis == .horizontal
            ? Size(width: extent, height: size.height) : Size(width: size.width, height: extent)
        isPagingEnabled = section.behavior.isPaging
        isScrollEnabled = collection.isScrollEnabled
        showsHorizontalScrollIndicator = collection.showsHorizontalScrollIndicator
        showsVerticalScrollIndicator = collection.showsVerticalScrollIndicator
        lineScroll = collection.lineScroll
        let properties = section.properties
        bounces = properties.bounce == .always || properties.bounce == .automatic && collection.bounces
        alwaysBounceHorizontal = properties.bounce == .always && axis == .horizontal
        alwaysBounceVertical = properties.bounce == .always && axis == .vertical
        let isFast =
            properties.decelerationRate == .fast
            || properties.decelerationRate == .automatic && section.behavior != .continuous
        decelerationRate = isFast ? .fast : .normal
    }

    /// The offset from the leading edge, without overscrolling.
    var offset: Double { offset(at: clamped(contentOffset)) }

    private func offset(at point: Point) -> Double {
        axis == .vertical ? point.y : isFlipped ? -point.x : point.x
    }

    private func point(at offset: Double) -> Point {
        axis == .vertical ? Point(x: 0, y: offset) : Point(x: isFlipped ? -offset : offset, y: 0)
    }

    /// Scrolls to an offset from the leading edge.
    func scroll(to offset: Double, animated: Bool) { setContentOffset(point(at: offset), animated: animated) }

    /// Scrolls to the nearest stop, unless the section rests anywhere.
    func scrollToNearestStop() {
        guard let section, let stops = OrthogonalStops(section) else { return }
        let stop = stops.nearest(to: offset)
        if abs(stop - offset) > 1e-6 { scroll(to: stop, animated: true) }
    }

    /// The offset at the end of the current motion.
    var targetOffset: Double { offset(at: clamped(targetBounds.origin)) }

    /// Moves the offset and the cells by the same distance, so that nothing moves on screen.
    func follow(_ offset: Double) {
        let distance = offset - self.offset
        if abs(distance) < 1e-6 { return }
        let moved = point(at: distance)
        View.performWithoutAnimation {
            for case let cell as CollectionReusableView in subviews {
                cell.center = cell.center + moved
                // A cell whose place in the section has not moved by the distance is placed again.
                let attributes = cell.layoutAttributes?.copy()
                attributes?.scrollDistance = attributes?.scrollDistance.map { $0 + moved }
                cell.layoutAttributes = attributes
            }
            shift(by: axis == .vertical ? moved.y : moved.x, along: axis)
        }
    }

    /// Ends all scrolling, because the section is no longer visible.
    func forgetSection() {
        section = nil
        endMotion()
        wheel?.cancel()
        bars?.hideImmediately()
    }

    override func stops(_ axis: LayoutConstraint.Axis) -> (any ScrollStops)? {
        guard axis == self.axis, let section else { return nil }
        return OrthogonalStops(section, isMirrored: isFlipped)
    }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        guard section != nil, let collection, let arrangement = collection.collectionViewLayout.orthogonal
        else { return }
        let old = arrangement.offsets[index]
        if old == offset { return }
        isForward = offset > old
        arrangement.setOffset(offset, ofSection: index)
        if !collection.cells.isTiling { collection.setNeedsLayout() }
    }

    /// Scrolls to the target again, in case measured items had other sizes than estimated.
    override func didEndMotion() {
        if collection?.scrollMotion == nil { collection?.didEndMotion() }
    }

    /// The page of the section that follows in the direction of the last scrolling, in points of the collection view's content.
    var nextPage: Rect? {
        if !isScrollable { return nil }
        let sign = isForward != isFlipped ? 1.0 : -1.0
        return axis == .vertical
            ? frame.offsetBy(dx: 0, dy: (isForward ? 1 : -1) * frame.height)
            : frame.offsetBy(dx: sign * frame.width, dy: 0)
    }

    // MARK: - Keyboard and accessibility

    /// True for a collection view without selection, whose items the keyboard cannot reach.
    override var canBecomeFirstResponder: Bool {
        collection?.allowsSelection == false && super.canBecomeFirstResponder
    }

    override func keyDown(with event: KeyEvent) {
        if collection?.allowsSelection == false { return super.keyDown(with: event) }
        // The collection view moves the selection, and reveals the selected item.
        next?.keyDown(with: event)
    }

    /// Has no role, so that the cells are elements of the collection view.
    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .none
        attributes.actions = []
    }

    /// The actions of the cells by which assistive technologies scroll the section.
    var scrollActions: [AccessibilityAction] {
        if !isScrollEnabled || !isScrollable { return [] }
        return axis == .vertical ? [.scroll(.up), .scroll(.down)] : [.scroll(.left), .scroll(.right)]
    }

    override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        let isOwn =
            axis == .vertical
            ? direction == .up || direction == .down : direction == .left || direction == .right
        if isOwn, scrollPage(direction) { return true }
        return next?.accessibilityScroll(direction) ?? false
    }
}

extension OrthogonalScroller: CellContaining {
    var cellHost: (any CellHosting)? { collection }
}

extension OrthogonalScroller: AccessibilityReadingOrder, FocusOrdering {
    /// The cells in the order of their items, and the scroll bars.
    var subviewsInReadingOrder: [View] {
        func rank(_ view: View) -> Int { (view as? CollectionReusableView)?.item ?? .max }
        return subviews.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }
    var subviewsInFocusOrder: [View] { subviewsInReadingOrder }
}
