internal import Virtualization

/// Applies a batch of changes to a collection view: its items, layout, cells and selection.
///
///     CollectionUpdate(batch, of: view).apply()
struct CollectionUpdate {
    private let view: CollectionView
    private let batch: CollectionBatch

    init(_ batch: CollectionBatch, of view: CollectionView) {
        self.view = view
        self.batch = batch
    }

    /// Applies the changes, animated when the collection view is on screen.
    func apply() {
        let new = CollectionSource(view: view).readItems()
        let old = view.items
        guard let rows = batch.rows(from: old, to: new) else {
            reportInconsistent(old, new)
            return view.reloadData()
        }
        let mapping = RowMapping(rows)
        guard isAnimatable else { return applyChanges(rows, mapping, new) }
        let update = CollectionUpdateAnimation(
            entering: rows.inserted, oldFrames: oldFrames(mapping.newRow(of:)))
        View.animate(
            withDuration: RowUpdateAnimation.duration, delay: 0, options: .allowUserInteraction,
            animations: {
                view.update = update
                applyChanges(rows, mapping, new)
                view.layoutIfNeeded()
                view.update = nil
            },
            completion: { [weak view] _ in
                guard let view else { return }
                update.leaving.finish(in: view)
                update.endEntering()
                // Removes the scroll views of sections that the cells have left, and moves cells into those that they have entered.
                view.setNeedsLayout()
            })
    }

    /// Applies the changes between two snapshots to a view, after its data source has made them.
    static func apply(snapshot changes: CollectionBatch, to view: CollectionView, isAnimated: Bool) {
        // A pending reload displays the new items.
        if view.needsReload { return }
        // Changes by path in the same batch refer to other items.
        if view.batch != nil { return view.reloadData() }
        view.batch = changes
        if isAnimated { view.applyBatch() } else { View.performWithoutAnimation { view.applyBatch() } }
    }

    private var isAnimatable: Bool {
        guard let host = view.viewHost else { return false }
        return !host.endsAnimationsImmediately && view.isPainted && View.areAnimationsEnabled
            && view.update == nil
    }

    /// Returns the frames of the items within a page of the visible bounds that are kept, by their new indices.
    ///
    /// If the layout is not valid, only those of the mounted cells: preparing it would ask the data source and the delegate, which have the
    /// new items, for the old ones.
    private func oldFrames(_ newItem: (Int) -> Int?) -> [Int: Rect] {
        let bounds = view.layoutState.bounds
        var frames: [Int: Rect] = [:]
        let old =
            CollectionPreparation(view: view).isLayoutValid
            ? CollectionPlaces(view: view).items(
                in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
            : CollectionPlaces(view: view).mountedItems
        for (item, frame) in old {
            if let new = newItem(item) { frames[new] = frame }
        }
        return frames
    }

    private func applyChanges(_ rows: ListBatch, _ mapping: RowMapping, _ new: SectionedItems) {
        func keptItem(_ item: Int) -> Int? { rows.reloaded.contains(item) ? nil : mapping.newRow(of: item) }
        let old = view.items
        let sections = IndexMapping(
            deleted: batch.deletedSections, inserted: batch.insertedSections, moved: batch.movedSections)
        view.isChangingItems = true
        let anchor = view.isAtTop ? nil : anchor(rows, mapping)
        view.reordering?.itemsWillChange(mapping.newRow(of:))
        view.collectionViewLayout.orthogonal?.itemsWillChange(
            { rows.moved[$0] == nil ? mapping.newRow(of: $0) : nil }, newSection: sections.newIndex)
        view.items = new
        let removed = view.cells.renumber(in: view, keptItem) { section in
            batch.reloadedSections.contains(section) ? nil : sections.newIndex(of: section)
        }
        view.collectionViewLayout.renumber(keptItem)
        view.selection = view.selection.mapped(
            rows: mapping.newRows(of: view.selection.rows), count: new.total, mapping.newRow(of:),
            place: mapping.place(of:))
        view.pressedItem = view.pressedItem.flatMap(mapping.newRow(of:))
        view.scrollTarget = view.scrollTarget.flatMap { target in
            mapping.newRow(of: target.item).map { ($0, target.position) }
        }
        view.band?.mapKeptItems(mapping.newRows(of:))
        view.collectionViewLayout.invalidateLayout()
        view.prepareLayout()
        view.storedContentSize = CollectionPlaces(view: view).contentSize
        view.setNeedsLayout()
        if let anchor { preservePosition(anchor) }
        for (item, cell) in removed {
            view.collectionDelegate?.collectionView(
                view, didEndDisplaying: cell, forItemAt: old.path(of: item))
            if let update = view.update {
                update.leaving.fadeOut(cell, in: view)
            } else {
                view.recycle(cell)
            }
        }
        view.isChangingItems = false
        view.applyBatch()
    }

    /// Returns the new index of the first visible item that is neither deleted nor moved, with its position before the changes.
    private func anchor(_ rows: ListBatch, _ mapping: RowMapping) -> (item: Int, y: Double)? {
        for (item, frame) in CollectionPlaces(view: view).mountedItems where rows.moved[item] == nil {
            if let new = mapping.newRow(of: item) { return (new, frame.minY) }
        }
        return nil
    }

    /// Shifts the content by the distance that the anchor has moved, so that the visible items stay in place on screen.
    private func preservePosition(_ anchor: (item: Int, y: Double)) {
        var distance = CollectionPlaces(view: view).frame(of: anchor.item).minY - anchor.y
        if !view.isDragging, view.scrollMotion == nil {
            let offset = view.contentOffset
            distance = view.clamped(Point(x: offset.x, y: offset.y + distance)).y - offset.y
        }
        if distance == 0 { return }
        view.update?.shift(by: distance)
        View.performWithoutAnimation {
            view.cells.shift(by: distance, in: view)
            view.shift(by: distance)
            view.scrolled()
        }
    }

    private func reportInconsistent(_ old: SectionedItems, _ new: SectionedItems) {
        let removed = batch.deleted.count + batch.moved.count
        let added = batch.inserted.count + batch.moved.count
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message:
                    "an update removed \(removed) of \(old.total) items and inserted \(added), and changed "
                    + "\(old.counts.count) sections, but the data source has \(new.total) items in "
                    + "\(new.counts.count) sections, or a position is out of bounds or repeated",
                cure:
                    "all items were reloaded; apply the same changes to the data source and the collection view"
            ))
    }
}

/// The cells that enter and leave a collection view during the layout pass of an animated update.
///
/// Inserted items fade in at their position, cells of deleted items fade out, and all other cells move to their new position.
final class CollectionUpdateAnimation {
    private let entering: RowIndexSet
    /// The previous frames of the items that are kept, by their new indices.
    private var oldFrames: [Int: Rect]
    /// The cells that are removed when the animation has ended.
    var leaving = LeavingCells()
    /// The elements that move into sections that scroll by themselves.
    private var movingIntoSections: [CollectionReusableView] = []

    init(entering: RowIndexSet, oldFrames: [Int: Rect]) {
        self.entering = entering
        self.oldFrames = oldFrames
    }

    /// Moves the previous frames, because the content and the visible bounds were shifted.
    func shift(by distance: Double) { oldFrames = oldFrames.mapValues { $0.offsetBy(dx: 0, dy: distance) } }

    /// Returns whether an element that is mounted moves from a place outside of the visible part of a section.
    func comes(_ element: CollectionReusableView, fromOutside section: ScrollView) -> Bool {
        guard let item = element.item, !entering.contains(item), let old = oldFrames[item] else {
            return false
        }
        return !section.frame.intersects(old)
    }

    /// Leaves an element outside of the section into which it moves until the animation ends.
    func enter(_ element: CollectionReusableView) {
        element.isEnteringSection = true
        movingIntoSections.append(element)
    }

    func endEntering() {
        for element in movingIntoSections { element.isEnteringSection = false }
    }

    /// Places an element that was mounted during the update, and starts its movement or its fading.
    func place(
        _ element: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes,
        in superview: ScrollView, of view: CollectionView
    ) {
        let placed = OrthogonalScrollers.converted(attributes, to: superview)
        View.performWithoutAnimation {
            element.place(placed)
            if let item = element.item, let old = oldFrames[item], !entering.contains(item) {
                element.frame = superview.convert(old, from: view)
            } else if element.item != nil {
                let layout = view.collectionViewLayout
                let initial = layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
                if let initial, initial.isValid {
                    let displayed = CollectionPlaces(view: view).displayed(initial)
                    element.place(OrthogonalScrollers.converted(displayed, to: superview))
                }
            }
            CollectionOrder(view: superview).insert(element)
        }
        element.place(placed)
    }
}
