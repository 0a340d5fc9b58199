/// The places of the elements of a collection view: the answers of its layout, checked and mirrored.
///
///     CollectionPlaces(view: view).items(in: view.bounds)
struct CollectionPlaces {
    let view: CollectionView

    private var layout: CollectionViewLayout { view.collectionViewLayout }

    /// The content size of the layout; the previous one, with a diagnostic, if it is not finite.
    var contentSize: Size {
        let size = layout.collectionViewContentSize
        if size.isFinite, size.width >= 0, size.height >= 0 { return view.reordering?.held(size) ?? size }
        view.reportNotFinite("collectionViewContentSize of the layout", "\(size)")
        return view.storedContentSize
    }

    /// Returns the frame of an item in points of the content; zero for an item without a place.
    func frame(of item: Int) -> Rect {
        guard item >= 0, item < view.items.total else { return .zero }
        return view.layoutAttributesForItem(at: view.items.path(of: item))?.frame ?? .zero
    }

    /// Returns the attributes of the elements that intersect a rectangle, without hidden and invalid ones.
    func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
        let found = usable(in: rect).compactMap { attributes -> CollectionViewLayoutAttributes? in
            guard let shown = shown(attributes) else { return nil }
            return !shown.frame.isEmpty && shown.frame.intersects(rect) ? shown : nil
        }
        return view.reordering.map { $0.withMovingItem(found, in: rect) } ?? found
    }

    private func usable(in rect: Rect) -> [CollectionViewLayoutAttributes] {
        (layout.layoutAttributesForElements(in: mirrored(rect)) ?? []).filter {
            !$0.isHidden && isUsable($0)
        }
    }

    /// The mounted items, ascending, with the frames at which the layout has placed them, in points of the content.
    var mountedItems: [NearestItem.Candidate] {
        view.cells.items.compactMap { item in
            view.cells.mounted[item]?.layoutAttributes.map {
                (item, $0.frame.offsetBy(dx: -$0.adjustment.x, dy: -$0.adjustment.y))
            }
        }
    }

    // MARK: - Slots

    /// Returns the slots that intersect a rectangle, in the order of the layout, with their displayed frames.
    func slots(in rect: Rect) -> [(slot: IndexPath, frame: Rect)] {
        view.prepareLayout()
        return usable(in: rect).compactMap { attributes in
            guard attributes.representedElementCategory == .cell else { return nil }
            let frame = displayed(attributes).frame
            return frame.intersects(rect) ? (attributes.indexPath, frame) : nil
        }
    }

    /// Returns the displayed frame of a slot; zero for a slot without a place.
    func frame(ofSlot slot: IndexPath) -> Rect {
        view.prepareLayout()
        guard view.arrangedItems.index(of: slot) != nil else { return .zero }
        return layout.layoutAttributesForItem(at: slot).map { displayed($0).frame } ?? .zero
    }

    /// Returns the attributes of an item in points of the content; nil for an item that does not exist.
    func attributes(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let item = view.items.index(of: path) else { return nil }
        let slot = view.reordering?.gap?.slot(of: item) ?? path
        return layout.layoutAttributesForItem(at: slot).flatMap(shown)
    }

    /// Returns the displayed attributes of a view, whose path is that of its item; nil for a slot of the gap without an item.
    private func shown(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
        let placed = displayed(attributes)
        guard let reordering = view.reordering, attributes.representedElementCategory == .cell else {
            return placed
        }
        return reordering.attributes(placed)
    }

    /// Returns the items whose frames intersect a rectangle.
    func items(in rect: Rect) -> [NearestItem.Candidate] {
        view.prepareLayout()
        return elements(in: rect).compactMap { attributes in
            guard attributes.representedElementCategory == .cell,
                let item = view.items.index(of: attributes.indexPath)
            else { return nil }
            return (item, attributes.frame)
        }
    }

    /// Returns the front item at a point; nil between items, and where a header covers an item.
    func item(at point: Point) -> Int? {
        if view.cells.supplementaries.values.contains(where: { $0.frame.contains(point) }) { return nil }
        view.prepareLayout()
        let found = elements(in: Rect(x: point.x, y: point.y, width: 0.01, height: 0.01)).filter {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }
        let front = found.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        return front.flatMap { view.items.index(of: $0.element.indexPath) }
    }

    /// Returns whether the attributes can be displayed; reports the first invalid ones of a layout.
    private func isUsable(_ attributes: CollectionViewLayoutAttributes) -> Bool {
        let isItem = attributes.representedElementCategory == .cell
        let exists = !isItem || view.arrangedItems.index(of: attributes.indexPath) != nil
        if exists, attributes.isValid { return true }
        if !view.cells.hasReportedInvalid {
            view.cells.hasReportedInvalid = true
            let element = attributes.representedElementKind ?? "item"
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidGeometry, subject: view.hierarchyPath,
                    message: "\(type(of: layout)) placed the \(element) \(attributes.indexPath) "
                        + (exists ? "at \(attributes.frame)" : "of \(view.items.counts.count) sections"),
                    cure: exists
                        ? "it has no view; return finite frames" : "it has no view; return existing items"))
        }
        return false
    }

    // MARK: - Mirroring

    var isFlipped: Bool { view.isMirrored && layout.flipsHorizontallyInOppositeLayoutDirection }

    private func mirrored(_ rect: Rect) -> Rect {
        if !isFlipped { return rect }
        var rect = rect
        rect.origin.x = view.storedContentSize.width - rect.maxX
        return rect
    }

    /// Returns the attributes with the displayed frame, from those of the layout.
    func displayed(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        if !isFlipped { return attributes }
        let copy = attributes.copy()
        copy.frame = mirrored(attributes.frame)
        copy.scrollDistance = attributes.scrollDistance.map { Point(x: -$0.x, y: $0.y) }
        return copy
    }

    /// Returns the sections that scroll by themselves and intersect a rectangle, with their scrolling areas in points of the content.
    func orthogonalSections(in rect: Rect) -> [(index: Int, section: OrthogonalSection, area: Rect)] {
        (layout.orthogonal?.orthogonalSections(in: mirrored(rect)) ?? []).map {
            ($0.index, $0.section, mirrored($0.area))
        }
    }
}
