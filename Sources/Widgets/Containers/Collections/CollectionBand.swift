/// A drag over empty space that selects the items that intersect the rectangle from the press to the pointer.
///
/// While the pointer is beyond an edge, the collection view scrolls, and the section in which the press was, if it scrolls by itself. With Shift, the items are selected in addition to the previous selection; with
/// Control, they are toggled.
final class CollectionBand {
    /// The place of the press, in points of the content.
    private var start: Point
    /// The place of the press in the content of a section that scrolls by itself, and the section; nil for a press elsewhere.
    private var origin: (section: Int, place: Point)?
    /// The items that were selected at the press, without Control and Shift none.
    private var kept: RowIndexSet
    private let toggles: Bool
    private let scroller: EdgeScroller
    private let sectionScroller: EdgeScroller
    private let outline = CollectionBandView()

    /// The distance that the pointer moves before items are selected, in points.
    private static let threshold = 3.0

    init(from start: Point, keeping kept: RowIndexSet, _ event: MouseEvent, in view: CollectionView) {
        self.start = start
        self.kept = kept
        toggles = event.modifierFlags.contains(.control)
        scroller = EdgeScroller(event)
        sectionScroller = EdgeScroller(event)
        origin = view.cells.scrollers.all.first { $0.frame.contains(start) }.map {
            ($0.index, $0.convert(start, from: view))
        }
        outline.isHidden = true
    }

    /// Extends the rectangle to the pointer, and starts or stops scrolling.
    func pointerMoved(_ event: MouseEvent, in view: CollectionView) {
        scroller.record(event)
        sectionScroller.record(event)
        extend(in: view)
        // The delegate, which is notified of the selection, may have ended the drag.
        guard view.band === self else { return }
        scroller.update(in: view) { [weak view] in
            if let view { view.band?.extend(in: view) }
        }
        guard let section = section(in: view) else { return }
        sectionScroller.update(in: section) { [weak view] in
            if let view { view.band?.extend(in: view) }
        }
    }

    /// The scroll view of the section in which the press was, if it scrolls by itself and is visible.
    private func section(in view: CollectionView) -> OrthogonalScroller? {
        origin.flatMap { view.cells.scrollers[$0.section] }
    }

    /// Renumbers the items that stay selected, after the items of the view have changed.
    func mapKeptItems(_ newItems: (RowIndexSet) -> RowIndexSet) {
        kept = newItems(kept)
        sectionScroller.end()
        origin = nil
    }

    /// Removes the rectangle, and stops scrolling; a section comes to rest at a stop.
    func end(in view: CollectionView) {
        scroller.end()
        sectionScroller.end()
        section(in: view)?.scrollToNearestStop()
        outline.removeFromSuperview()
    }

    /// Updates the rectangle after scrolling.
    func place(in view: CollectionView) {
        if outline.superview === view, outline.frame != rectangle(in: view) {
            outline.frame = rectangle(in: view)
        }
    }

    private func rectangle(in view: CollectionView) -> Rect {
        // The place of the press moves with the content of its section.
        if let origin, let section = section(in: view) { start = view.convert(origin.place, from: section) }
        let end = scroller.clampedLocation(in: view)
        return Rect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
            height: abs(end.y - start.y))
    }

    /// Returns the items that intersect the rectangle, ascending; of other sections than that of the press, only visible ones.
    private func touchedItems(_ rectangle: Rect, in view: CollectionView) -> [Int] {
        var visible = rectangle
        if origin != nil {
            let bounds = view.layoutState.bounds
            visible =
                view.collectionViewLayout.isHorizontal
                ? Rect(x: rectangle.minX, y: bounds.minY, width: rectangle.width, height: bounds.height)
                : Rect(x: bounds.minX, y: rectangle.minY, width: bounds.width, height: rectangle.height)
        }
        return CollectionPlaces(view: view).items(in: rectangle).filter { item, frame in
            frame.intersects(rectangle)
                && (frame.intersects(visible) || view.items.path(of: item).section == origin?.section)
        }.map(\.item).sorted()
    }

    private func extend(in view: CollectionView) {
        let rectangle = rectangle(in: view)
        if outline.superview == nil {
            if max(rectangle.width, rectangle.height) < Self.threshold { return }
            CollectionOrder(view: view).insertInFront(outline)
        }
        outline.isHidden = false
        outline.frame = rectangle
        let touched = RowIndexSet(touchedItems(rectangle, in: view))
        var rows = kept
        for range in touched.ranges {
            if !toggles {
                rows.insert(range)
                continue
            }
            for item in range { if kept.contains(item) { rows.remove(item) } else { rows.insert(item) } }
        }
        if rows == view.selection.rows { return }
        let lead = touched.last ?? view.selection.lead
        CollectionChoice(view: view).choose(
            RowSelection(rows, anchor: touched.first ?? view.selection.anchor, lead: lead))
    }
}

/// The translucent rectangle that is displayed during a selection by dragging.
private final class CollectionBandView: View {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    nonisolated deinit {}

    override func draw(_ canvas: Canvas) {
        canvas.fill(bounds, tintColor.withAlphaComponent(0.18), cornerRadius: 2)
        canvas.strokeBorder(bounds, tintColor.withAlphaComponent(0.8), width: 1, cornerRadius: 2)
    }
}
