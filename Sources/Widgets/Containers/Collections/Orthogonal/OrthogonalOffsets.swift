/// The offsets of the sections that scroll by themselves, from the leading edge of their groups: a value, tested without views.
///
/// An offset is kept while its section is not visible, and while items change: the first visible item then stays in place, unless the section
/// is at its start. When the size of the collection view changes, the group at the resting position stays there.
///
///     offsets.set(120, of: 3, in: section)
///     offsets[3]
nonisolated struct OrthogonalOffsets: Hashable, Sendable {
    private var offsets: [Int: Double] = [:]
    /// The visible items of sections whose items are being changed, by the new indices of the sections.
    private var anchors: [Int: [Anchor]] = [:]

    /// An item, and its position along the groups before a change.
    private struct Anchor: Hashable, Sendable {
        /// The new index across all sections.
        var item: Int
        var position: Double
    }

    /// Returns the offset of a section; 0 unless it is scrolled.
    subscript(section: Int) -> Double { offsets[section] ?? 0 }

    /// Sets the offset of a section, limited by the ends of its content.
    mutating func set(_ offset: Double, of index: Int, in section: OrthogonalSection) {
        if !offset.isFinite { return }
        let limited = min(max(offset, 0), section.limit)
        offsets[index] = limited > 0 ? limited : nil
    }

    // MARK: - Changes of items

    /// Records the visible items of scrolled sections before the items change; `newItem` returns nil for an item that is removed or moved.
    ///
    /// Complexity: O(scrolled sections x visible items).
    mutating func itemsWillChange(
        in stack: SectionStack, _ items: SectionedItems, newItem: (Int) -> Int?, newSection: (Int) -> Int?
    ) {
        var kept: [Int: Double] = [:]
        var found: [Int: [Anchor]] = [:]
        for (index, offset) in offsets {
            guard let new = newSection(index) else { continue }
            kept[new] = offset
            guard let section = stack.orthogonal(index) else { continue }
            let first = items.items(ofSection: index).lowerBound
            found[new] = section.items(from: offset, to: offset + section.visibleExtent).compactMap { item in
                let frame = section.frame(of: item)
                let (start, end) =
                    section.scrollsHorizontally ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
                guard end > offset, let new = newItem(first + item) else { return nil }
                return Anchor(item: new, position: start)
            }
        }
        (offsets, anchors) = (kept, found)
    }

    /// Adapts the offsets to new sections: the anchors stay in place, and a changed size keeps the group at the resting position.
    mutating func sectionsChanged(from old: SectionStack, to new: SectionStack, _ items: SectionedItems) {
        for (index, offset) in offsets {
            guard let section = new.orthogonal(index) else {
                // Kept for the section that is displayed after a reload.
                continue
            }
            var moved = offset
            if let anchors = anchors[index] {
                moved += distance(anchors, in: section, index, items)
                if moved != offset, let stops = OrthogonalStops(section) { moved = stops.nearest(to: moved) }
            } else if let before = old.orthogonal(index),
                before.metrics.container != section.metrics.container,
                before.groupCount == section.groupCount, before.groupCount > 0
            {
                moved = section.offset(of: before.place(at: offset))
            }
            set(moved, of: index, in: section)
        }
        anchors = [:]
    }

    private func distance(
        _ anchors: [Anchor], in section: OrthogonalSection, _ index: Int, _ items: SectionedItems
    ) -> Double {
        let range = items.items(ofSection: index)
        guard let anchor = anchors.first(where: { range.contains($0.item) }) else { return 0 }
        let frame = section.frame(of: anchor.item - range.lowerBound)
        return (section.scrollsHorizontally ? frame.minX : frame.minY) - anchor.position
    }

    /// Keeps the visible groups in place after a cell of `group` was measured.
    mutating func groupMeasured(
        _ group: Int, of index: Int, from old: OrthogonalSection, to new: OrthogonalSection
    ) {
        guard let offset = offsets[index] else { return }
        var (anchor, part) = old.place(at: offset)
        // The group that appears at the leading edge grows away from the visible ones.
        if anchor == group, part > 1e-6 { anchor += 1 }
        if anchor >= old.groupCount { return set(offset, of: index, in: new) }
        set(
            offset + new.span(ofGroup: anchor).start - old.span(ofGroup: anchor).start, of: index, in: new)
    }
}

nonisolated extension SectionStack {
    /// Returns a section that scrolls by itself; nil for another one.
    func orthogonal(_ section: Int) -> OrthogonalSection? {
        sections.indices.contains(section) ? sections[section].orthogonal : nil
    }
}
