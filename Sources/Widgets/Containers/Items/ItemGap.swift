internal import Virtualization

/// The places of the items of a collection while some are moved, or while a gap is open for items from elsewhere: a value, tested without
/// views.
///
/// A slot is a place of the layout. The dragged items leave their places and occupy consecutive slots at the target; the slots are also the
/// index paths of the items after a drop.
///
///     let gap = ItemGap(SectionedItems(counts: [4]), lifted: [0], target: IndexPath(item: 2, section: 0))
///     gap.slot(of: 1)   // [0, 0]
nonisolated struct ItemGap: Hashable, Sendable {
    /// The items of the data source.
    let items: SectionedItems
    /// The dragged items by their indices across all sections, ascending; empty for items from elsewhere.
    let lifted: [Int]
    /// The first slot of the gap, counted without the dragged items.
    let target: IndexPath
    /// The numbers of slots in the sections.
    let slots: SectionedItems

    /// Creates a gap; a target that does not exist is replaced by the nearest one.
    ///
    /// There must be a section.
    init(_ items: SectionedItems, lifted: [Int], target: IndexPath) {
        self.items = items
        self.lifted = lifted
        var counts = items.counts
        for (section, count) in counts.enumerated() {
            counts[section] = count - Self.rank(items.items(ofSection: section), in: lifted).count
        }
        let section = min(max(target.section, 0), max(0, counts.count - 1))
        let last = counts.indices.contains(section) ? counts[section] : 0
        self.target = IndexPath(item: min(max(target.item, 0), last), section: section)
        if counts.indices.contains(section) { counts[section] += max(1, lifted.count) }
        slots = SectionedItems(counts: counts)
    }

    /// The number of slots of the gap.
    var length: Int { max(1, lifted.count) }

    /// Returns the positions in `lifted` of the dragged items in a range.
    private static func rank(_ range: Range<Int>, in lifted: [Int]) -> Range<Int> {
        let low = lifted.indices.partitioningIndex { lifted[$0] >= range.lowerBound }
        return low..<max(low, lifted.indices.partitioningIndex { lifted[$0] >= range.upperBound })
    }

    /// Returns the slot of an existing item.
    ///
    /// Complexity: O(log items).
    func slot(of item: Int) -> IndexPath {
        let place = lifted.indices.partitioningIndex { lifted[$0] >= item }
        if place < lifted.count, lifted[place] == item {
            return IndexPath(item: target.item + place, section: target.section)
        }
        var path = items.path(of: item)
        path.item -= place - Self.rank(items.items(ofSection: path.section), in: lifted).lowerBound
        if path.section == target.section, path.item >= target.item { path.item += length }
        return path
    }

    /// Returns the item in a slot; nil for the gap of items from elsewhere, and for a slot that does not exist.
    ///
    /// Complexity: O(log items x log dragged items).
    func item(in slot: IndexPath) -> Int? {
        guard slots.index(of: slot) != nil else { return nil }
        if contains(slot) {
            return lifted.isEmpty ? nil : lifted[slot.item - target.item]
        }
        let isBehind = slot.section == target.section && slot.item >= target.item
        let rest = slot.item - (isBehind ? length : 0)
        // The item that `rest` other items precede in the section.
        let range = items.items(ofSection: slot.section)
        let first = Self.rank(range, in: lifted).lowerBound
        let place = range.partitioningIndex { item in
            let taken = lifted.indices.partitioningIndex { lifted[$0] > item } - first
            return item - range.lowerBound + 1 - taken > rest
        }
        return place < range.upperBound ? place : nil
    }

    /// Returns whether a slot belongs to the gap.
    func contains(_ slot: IndexPath) -> Bool {
        slot.section == target.section && slot.item >= target.item && slot.item < target.item + length
    }

    /// Returns the target with which the gap is before or after the item in a slot.
    func target(beside slot: IndexPath, after: Bool) -> IndexPath {
        let isBehind = slot.section == target.section && slot.item >= target.item + length
        return IndexPath(
            item: slot.item - (isBehind ? length : 0) + (after ? 1 : 0), section: slot.section)
    }

    /// The target at which the dragged items keep their places, if they follow each other; otherwise the place of the first one.
    static func start(_ items: SectionedItems, lifted: [Int]) -> IndexPath {
        lifted.first.map(items.path(of:)) ?? IndexPath(item: 0, section: 0)
    }

    /// Returns the path of an item when the dragged items, of which it is none, have left its section.
    static func path(of item: Int, in items: SectionedItems, without lifted: [Int]) -> IndexPath {
        var path = items.path(of: item)
        path.item -= rank(items.items(ofSection: path.section).lowerBound..<item, in: lifted).count
        return path
    }

    /// The index of the first slot of the gap across all sections.
    var destination: Int { slots.index(of: target) ?? 0 }

    /// The dragged items, and their indices across all sections after a drop.
    var newIndices: [(old: Int, new: Int)] {
        let first = destination
        return lifted.enumerated().map { ($0.element, first + $0.offset) }
    }

    /// Whether a drop would move items.
    var movesItems: Bool { lifted.contains { slot(of: $0) != items.path(of: $0) } }

    /// The moves of single items that lead to the places, one after the other: each path is from after the previous moves, and the second
    /// one counts without the item.
    var moves: [(from: IndexPath, to: IndexPath)] {
        let section = items.items(ofSection: target.section)
        // The index of the item that follows the gap, or the end of the section.
        let isAtEnd = target.item + length >= slots.counts[target.section]
        let behind =
            isAtEnd
            ? section.upperBound
            : item(in: IndexPath(item: target.item + length, section: target.section)) ?? section.upperBound
        let before = Self.rank(section.lowerBound..<behind, in: lifted)
        return lifted.enumerated().compactMap { moved, item in
            let path = items.path(of: item)
            let range = items.items(ofSection: path.section)
            var from = path
            from.item -= moved - Self.rank(range, in: lifted).lowerBound
            if path.section == target.section, item >= behind { from.item += moved }
            // Items that are moved later, and are still before the gap.
            let waiting = max(0, before.upperBound - max(before.lowerBound, moved + 1))
            let to = IndexPath(item: target.item + moved + waiting, section: target.section)
            return from == to ? nil : (from, to)
        }
    }
}
