/// The attributes of the elements of a layout whose sections follow each other: the common part of flow and compositional layouts.
final class SectionArrangement {
    private(set) var stack = SectionStack()
    /// The sizes that cells have requested, by indices across all sections.
    private var measured: [Int: Size] = [:]
    /// The breadth for which the sizes were measured.
    private var measuredBreadth = 0.0
    private var items = SectionedItems()
    /// The offsets of the sections that scroll by themselves.
    private(set) var offsets = OrthogonalOffsets()
    /// The handlers that change visible elements; nil if no section has one.
    var visibleItems: VisibleItemHandlers?

    nonisolated deinit {}

    /// Replaces the sections; measured sizes are kept unless the breadth has changed.
    func prepare(_ stack: SectionStack, items: SectionedItems, breadth: Double) {
        if breadth != measuredBreadth { measured = [:] }
        measuredBreadth = breadth
        self.items = items
        let old = self.stack
        self.stack = stack
        for (item, size) in measured where item < items.total {
            _ = self.stack.setSize(size, of: items.path(of: item))
        }
        offsets.sectionsChanged(from: old, to: self.stack, items)
    }

    func take(preferred: CollectionViewLayoutAttributes) -> Bool {
        let path = preferred.indexPath
        let old = stack.orthogonal(path.section)
        guard let item = items.index(of: path), stack.setSize(preferred.size, of: path) else { return false }
        measured[item] = preferred.size
        if let old, let new = stack.orthogonal(path.section) {
            offsets.groupMeasured(old.group(of: path.item), of: path.section, from: old, to: new)
        }
        return true
    }

    func renumber(_ newItem: (Int) -> Int?) {
        if measured.isEmpty { return }
        var renumbered: [Int: Size] = [:]
        for (item, size) in measured { if let new = newItem(item) { renumbered[new] = size } }
        measured = renumbered
    }

    // MARK: - Sections that scroll by themselves

    /// Returns the sections that scroll by themselves and intersect `rect`, with their scrolling areas in points of the content.
    func orthogonalSections(in rect: Rect) -> [(index: Int, section: OrthogonalSection, area: Rect)] {
        let (start, end) = stack.range(of: rect)
        return stack.sections(from: start, to: end).compactMap { index in
            stack.orthogonal(index).map { (index, $0, stack.placed($0.area, in: index)) }
        }
    }

    /// Scrolls a section to an offset from the leading edge, limited by the ends of its content.
    func setOffset(_ offset: Double, ofSection index: Int) {
        if let section = stack.orthogonal(index) { offsets.set(offset, of: index, in: section) }
    }

    /// Prepares the offsets for a change of the items; `newItem` returns nil for an item that is removed or moved.
    func itemsWillChange(_ newItem: (Int) -> Int?, newSection: (Int) -> Int?) {
        offsets.itemsWillChange(in: stack, items, newItem: newItem, newSection: newSection)
    }

    // MARK: - Attributes

    /// Returns the attributes of the elements that intersect `rect`.
    ///
    /// Complexity: O(log sections + log items + found elements).
    func elements(in rect: Rect, visible: Rect) -> [CollectionViewLayoutAttributes] {
        let (start, end) = stack.range(of: rect)
        var found: [CollectionViewLayoutAttributes] = []
        for section in stack.sections(from: start, to: end) {
            for item in itemRange(in: rect, section, start, end) {
                let attributes = attributes(of: IndexPath(item: item, section: section))
                if attributes.frame.intersects(rect) { found.append(attributes) }
            }
            for boundary in stack.sections[section].boundaries {
                let attributes = attributes(of: boundary, in: section, visible)
                if attributes.frame.intersects(rect) { found.append(attributes) }
            }
        }
        return found
    }

    /// Returns the items of a section that may intersect a rectangle from `start` to `end` along the scrolling axis.
    private func itemRange(in rect: Rect, _ section: Int, _ start: Double, _ end: Double) -> Range<Int> {
        guard let orthogonal = stack.orthogonal(section) else {
            let origin = stack.start(of: section)
            return stack.sections[section].items(from: start - origin, to: end - origin)
        }
        let offset = offsets[section]
        return orthogonal.scrollsHorizontally
            ? orthogonal.items(from: rect.minX + offset, to: rect.maxX + offset)
            : orthogonal.items(from: rect.minY + offset, to: rect.maxY + offset)
    }

    func attributes(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
        guard items.index(of: path) != nil, stack.sections.indices.contains(path.section) else { return nil }
        return attributes(of: path)
    }

    private func attributes(of path: IndexPath) -> CollectionViewLayoutAttributes {
        let section = stack.sections[path.section]
        let attributes = CollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = stack.placed(section.frame(of: path.item), in: path.section)
        (attributes.measuresWidth, attributes.measuresHeight) = section.measuredAxes(of: path.item)
        attributes.hasSeparator = section.hasSeparator(below: path.item)
        if let orthogonal = section.orthogonal {
            let offset = offsets[path.section]
            let distance =
                orthogonal.scrollsHorizontally ? Point(x: offset, y: 0) : Point(x: 0, y: offset)
            attributes.center = attributes.center - distance
            attributes.scrollDistance = distance
        }
        return attributes
    }

    /// Returns the attributes of a header or footer; nil if the section has none of the kind.
    func attributes(ofKind kind: String, at path: IndexPath, visible: Rect)
        -> CollectionViewLayoutAttributes?
    {
        guard stack.sections.indices.contains(path.section),
            let boundary = stack.sections[path.section].boundaries.first(where: { $0.kind == kind })
        else { return nil }
        return attributes(of: boundary, in: path.section, visible)
    }

    private func attributes(of boundary: SectionBoundary, in section: Int, _ visible: Rect)
        -> CollectionViewLayoutAttributes
    {
        let attributes = CollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: boundary.kind, with: IndexPath(item: 0, section: section))
        var frame = stack.placed(boundary.frame, in: section)
        if boundary.isPinned { frame = pinned(frame, boundary, section, visible) }
        attributes.frame = frame
        attributes.zIndex = boundary.zIndex
        return attributes
    }

    /// Moves a header or footer to the edge of the visible bounds, within its section.
    private func pinned(_ frame: Rect, _ boundary: SectionBoundary, _ section: Int, _ visible: Rect) -> Rect {
        let start = stack.start(of: section)
        let end = start + stack.sections[section].length
        let (low, high) = stack.range(of: visible)
        let (position, far) = stack.range(of: frame)
        let length = far - position
        let moved =
            boundary.isFooter
            ? max(start, min(position, high - length)) : min(max(position, low), end - length)
        return frame.offsetBy(
            dx: stack.isHorizontal ? moved - position : 0, dy: stack.isHorizontal ? 0 : moved - position)
    }

    /// Returns the length of the pinned headers of a section, in points.
    func pinnedLength(at path: IndexPath) -> Double {
        guard stack.sections.indices.contains(path.section) else { return 0 }
        return stack.sections[path.section].boundaries.filter { $0.isPinned && !$0.isFooter }.map {
            stack.isHorizontal ? $0.frame.width : $0.frame.height
        }.max() ?? 0
    }
}

extension CollectionView {
    /// The visible bounds without the content inset, at whose edges headers are pinned.
    final var pinningArea: Rect { layoutState.bounds.inset(by: adjustedContentInset) }

    /// The size of the visible bounds without the content inset, in points.
    final var layoutArea: Size {
        let size = layoutState.bounds.inset(by: contentInset).size
        return Size(width: max(0, size.width), height: max(0, size.height))
    }
}
