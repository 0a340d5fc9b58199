/// The scroll views of the visible sections that scroll by themselves.
///
///     scrollers.update(in: view)
///     let superview = scrollers.superview(for: attributes, in: view)
struct OrthogonalScrollers {
    private var mounted: [Int: OrthogonalScroller] = [:]
    /// The scroll views of sections that are no longer visible, which may still contain cells that are fading out.
    private var spares: [OrthogonalScroller] = []

    /// The mounted scroll views, by section.
    var all: [OrthogonalScroller] { mounted.keys.sorted().compactMap { mounted[$0] } }

    subscript(section: Int) -> OrthogonalScroller? { mounted[section] }

    // MARK: - Mounting

    /// Mounts and places the scroll views of the sections in an area, and removes all others.
    mutating func update(in view: CollectionView, area: Rect) {
        let sections = CollectionPlaces(view: view).orthogonalSections(in: area)
        if sections.isEmpty, mounted.isEmpty, spares.isEmpty { return }
        let old = mounted
        mounted = [:]
        for (index, section, frame) in sections {
            let scroller = old[index] ?? makeScroller(in: view)
            mounted[index] = scroller
            place(scroller, section, index, frame, isNew: old[index] == nil, in: view)
        }
        for (index, scroller) in old where mounted[index] == nil { retire(scroller, of: index, in: view) }
    }

    private mutating func makeScroller(in view: CollectionView) -> OrthogonalScroller {
        let isFree: (OrthogonalScroller) -> Bool = { !$0.subviews.contains { $0 is CollectionReusableView } }
        let scroller =
            spares.firstIndex(where: isFree).map { spares.remove(at: $0) } ?? OrthogonalScroller(view)
        return scroller
    }

    private func place(
        _ scroller: OrthogonalScroller, _ section: OrthogonalSection, _ index: Int, _ frame: Rect,
        isNew: Bool, in view: CollectionView
    ) {
        guard let arrangement = view.collectionViewLayout.orthogonal else { return }
        let isFlipped = CollectionPlaces(view: view).isFlipped
        let offset = arrangement.offsets[index]
        // Before the content changes, which may limit the offset.
        if !isNew { scroller.follow(offset) }
        if isNew {
            View.performWithoutAnimation {
                scroller.frame = frame
                if scroller.superview !== view { view.insertSubview(scroller, at: 0) }
            }
        } else if scroller.frame != frame {
            scroller.frame = frame
        }
        scroller.update(section, index: index, isFlipped: isFlipped, in: view)
        if isNew || abs(scroller.offset - offset) > 1 { scroller.scroll(to: offset, animated: false) }
        scroller.holdOffset()
    }

    /// Hides the scroll view of a section that is no longer visible; a motion ends at its target.
    private mutating func retire(_ scroller: OrthogonalScroller, of index: Int, in view: CollectionView) {
        if scroller.scrollMotion != nil, scroller.index == index {
            view.collectionViewLayout.orthogonal?.setOffset(scroller.targetOffset, ofSection: index)
        }
        scroller.forgetSection()
        spares.append(scroller)
    }

    /// Removes the scroll views that are not used, unless cells are leaving them.
    mutating func removeSpares() {
        if spares.isEmpty { return }
        for scroller in spares where !scroller.subviews.contains(where: { $0 is CollectionReusableView }) {
            scroller.removeFromSuperview()
        }
        spares.removeAll { $0.superview == nil }
    }

    // MARK: - Changes

    /// Renumbers the sections; the scroll views of removed ones are retired by the next update.
    mutating func renumber(_ newSection: (Int) -> Int?) {
        let old = mounted
        mounted = [:]
        for (index, scroller) in old {
            if let new = newSection(index) {
                scroller.index = new
                mounted[new] = scroller
            } else {
                scroller.forgetSection()
                spares.append(scroller)
            }
        }
    }

    /// Moves the scroll views along the content, without animation.
    func shift(by distance: Double) {
        for scroller in Array(mounted.values) + spares { scroller.center.y += distance }
    }

    // MARK: - Cells

    /// Returns the superview of an element with the attributes: the scroll view of its section, or the collection view.
    func superview(for attributes: CollectionViewLayoutAttributes, in view: CollectionView) -> ScrollView {
        if attributes.scrollDistance == nil { return view }
        return mounted[attributes.indexPath.section] ?? view
    }

    /// Returns attributes in points of a superview, from those in points of the content.
    static func converted(_ attributes: CollectionViewLayoutAttributes, to superview: ScrollView)
        -> CollectionViewLayoutAttributes
    {
        guard superview is OrthogonalScroller, let distance = attributes.scrollDistance else {
            return attributes
        }
        let copy = attributes.copy()
        copy.center = copy.center + distance - superview.frame.origin
        return copy
    }
}
