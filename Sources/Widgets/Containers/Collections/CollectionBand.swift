/// A drag over empty space that selects the items that intersect the rectangle from the press to the pointer.
///
/// While the pointer is beyond an edge, the collection view scrolls. With Shift, the items are selected in addition to the previous selection; with
/// Control, they are toggled.
final class CollectionBand {
    /// The place of the press, in points of the content.
    private let start: Point
    /// The items that were selected at the press, without Control and Shift none.
    private var kept: RowIndexSet
    private let toggles: Bool
    private let scroller: EdgeScroller
    private let outline = CollectionBandView()

    /// The distance that the pointer moves before items are selected, in points.
    private static let threshold = 3.0

    init(from start: Point, keeping kept: RowIndexSet, _ event: MouseEvent) {
        self.start = start
        self.kept = kept
        toggles = event.modifierFlags.contains(.control)
        scroller = EdgeScroller(event)
        outline.isHidden = true
    }

    /// Extends the rectangle to the pointer, and starts or stops scrolling.
    func pointerMoved(_ event: MouseEvent, in view: CollectionView) {
        scroller.record(event)
        extend(in: view)
        // The delegate, which is notified of the selection, may have ended the drag.
        guard view.band === self else { return }
        scroller.update(in: view) { [weak view] in
            if let view { view.band?.extend(in: view) }
        }
    }

    /// Renumbers the items that stay selected, after the items of the view have changed.
    func mapKeptItems(_ newItems: (RowIndexSet) -> RowIndexSet) { kept = newItems(kept) }

    /// Removes the rectangle, and stops scrolling.
    func end() {
        scroller.end()
        outline.removeFromSuperview()
    }

    /// Updates the rectangle after scrolling.
    func place(in view: CollectionView) {
        if outline.superview === view, outline.frame != rectangle(in: view) {
            outline.frame = rectangle(in: view)
        }
    }

    private func rectangle(in view: CollectionView) -> Rect {
        let end = scroller.clampedLocation(in: view)
        return Rect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
            height: abs(end.y - start.y))
    }

    private func extend(in view: CollectionView) {
        let rectangle = rectangle(in: view)
        if outline.superview == nil {
            if max(rectangle.width, rectangle.height) < Self.threshold { return }
            CollectionOrder(view: view).insertInFront(outline)
        }
        outline.isHidden = false
        outline.frame = rectangle
        let touched = RowIndexSet(
            CollectionPlaces(view: view).items(in: rectangle).filter { $0.frame.intersects(rectangle) }.map(
                \.item
            ).sorted())
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
