internal import TextEditing
internal import Virtualization

/// The visible pieces of a text view, each in a view that is reused while scrolling.
///
/// The visible text stays in place when measured heights differ from their estimates.
final class TextTiling {
    let pieces: TextPieces
    /// The views of the visible pieces, in order.
    private(set) var visibleViews: ContiguousArray<TextPieceView> = []
    private var pool: [TextPieceView] = []
    private var isTiling = false
    // The text view owns the tiling, and no other object retains it.
    private unowned let textView: TextView

    init(of textView: TextView) {
        self.textView = textView
        pieces = TextPieces(
            TextPieceLayout.Configuration(
                font: .systemFont(ofSize: Font.systemFontSize), style: ParagraphStyle(), width: .infinity,
                scale: 1))
    }

    /// Displays a new text: O(length).
    func setBuffer(_ buffer: EditBuffer) {
        pieces.setBuffer(buffer)
        recycleVisibleViews()
    }

    /// Applies new settings to the text: O(pieces).
    ///
    /// The first visible piece stays in place.
    func set(_ configuration: TextPieceLayout.Configuration) {
        var anchor = visibleAnchor
        pieces.set(configuration)
        if let distance = anchor?.takeShift(in: pieces.axis) { textView.shift(by: distance) }
        recycleVisibleViews()
    }

    /// The number of pieces that are measured for a fitting size; the others contribute their estimates.
    private static let measuredPieces = 1000

    /// Returns the size of the text with the given settings.
    func fittingSize(_ configuration: TextPieceLayout.Configuration) -> Size {
        var measured = pieces
        if configuration != pieces.configuration {
            measured = TextPieces(configuration)
            measured.setBuffer(pieces.buffer)
        }
        for index in 0..<min(measured.tree.count, Self.measuredPieces) {
            _ = measured.measure(measured.tree.place(at: index))
        }
        return measured.size
    }

    // MARK: - Visible pieces

    /// Lays out the visible pieces, in several rounds if their heights differ from the estimates.
    func tile() {
        if isTiling { return }
        isTiling = true
        defer { isTiling = false }
        var anchor: ItemAnchor?
        for _ in 0..<ItemTiling.roundLimit {
            if anchor == nil { anchor = visibleAnchor }
            let isSettled = tileOnce()
            if let distance = anchor?.takeShift(in: pieces.axis) { textView.shift(by: distance) }
            if !textView.updateContentSize(), isSettled { break }
            textView.holdOffset()
            textView.layOutBars()
        }
    }

    /// The visible part of the text, in points from its top; at least one pixel, so that a piece is always displayed.
    private var visiblePart: ItemWindow {
        let bounds = textView.layoutState.bounds
        let inset = textView.textContainerInset.top
        let pixel = 1 / pieces.scale
        let start = max(0, min(bounds.minY - inset, pieces.size.height - pixel))
        return ItemWindow(from: start, to: max(start + pixel, bounds.maxY - inset))
    }

    /// The anchor at the first visible piece that has a view.
    private var visibleAnchor: ItemAnchor? {
        visiblePart.anchor(among: visibleViews.lazy.map(\.index), in: pieces.axis)
    }

    /// Tiles once; returns whether the heights of all visible pieces were as expected.
    private func tileOnce() -> Bool {
        let old = visibleViews
        visibleViews.removeAll(keepingCapacity: true)
        guard textView.layoutState.bounds.height > 0 else {
            pool += old
            return true
        }
        var tiling = ItemTiling(visiblePart, of: pieces.axis, mounted: ContiguousArray(old.lazy.map(\.index)))
        while let step = tiling.next(in: pieces.axis) {
            switch step {
            case .unmount(let slot): pool.append(old[slot])
            case .keep(let index, let slot): show(index, in: old[slot], &tiling)
            case .mount(let index): show(index, in: makeView(), &tiling)
            }
        }
        return tiling.isSettled
    }

    private func show(_ index: Int, in view: TextPieceView, _ tiling: inout ItemTiling) {
        if pieces.measure(pieces.tree.place(at: index)) { tiling.extentChanged() }
        show(pieces.tree.place(at: index), in: view)
        visibleViews.append(view)
    }

    private func makeView() -> TextPieceView {
        let view = pool.popLast() ?? TextPieceView(frame: .zero)
        view.prepareForReuse()
        if view.superview !== textView {
            View.performWithoutAnimation { textView.insertSubview(view, at: 0) }
        }
        return view
    }

    private func show(_ place: TextPiecePlace, in view: TextPieceView) {
        view.index = place.index
        view.start = place.start
        view.show(pieces.layout(place))
        let top = pieces.top(place) + textView.textContainerInset.top
        let height = Double(place.piece.height) / pieces.scale
        let frame = Rect(
            x: 0, y: top, width: max(textView.storedContentSize.width, textView.layoutState.bounds.width),
            height: height)
        if view.frame != frame { View.performWithoutAnimation { view.frame = frame } }
        view.set(highlights(of: place))
        let visibleRect = textView.layoutState.bounds
        view.visibleRangeDidChange(
            min(
                visibleRect.minY - top, visibleRect.maxY - top)...max(
                    visibleRect.minY - top, visibleRect.maxY - top))
    }

    /// Removes unused views from the text view, and limits the reuse pool to 16.
    func removeUnusedViews() {
        for view in pool where view.superview === textView { view.removeFromSuperview() }
        if pool.count > 16 { pool.removeFirst(pool.count - 16) }
    }

    private func recycleVisibleViews() {
        pool += visibleViews
        visibleViews.removeAll(keepingCapacity: true)
        textView.setNeedsLayout()
    }

    // MARK: - Edits

    /// Typesets the edited pieces that are visible, and moves the pieces below.
    func apply(_ span: EditSpan, to buffer: EditBuffer) {
        let change = pieces.apply(span, to: buffer)
        let isSame = change.replaced.count == 1 && change.newCount == 1
        if !isSame || !updateEditedPiece(change, span) { updateVisibleIndices(change) }
    }

    /// Redraws the changed lines of an edited piece, and lays out again only if its height has changed.
    ///
    /// Returns false if the piece is not visible.
    private func updateEditedPiece(_ change: TextPieces.Change, _ span: EditSpan) -> Bool {
        let index = change.replaced.lowerBound
        guard let number = visibleViews.firstIndex(where: { $0.index == index }) else { return false }
        let view = visibleViews[number]
        let place = pieces.tree.place(at: index)
        let layout = pieces.layout(place)
        _ = pieces.measure(place)
        let localChange = (span.start - change.start, span.oldEnd - change.start, span.newEnd - change.start)
        var heights: (top: Double, bottom: Double)?
        if let old = change.old {
            layout.reuse(old, localChange)
            heights = layout.changedHeights(since: old, localChange)
        }
        view.show(layout, heights: heights)
        for other in visibleViews[(number + 1)...] { other.start += span.newEnd - span.oldEnd }
        let height = Double(pieces.tree.place(at: index).piece.height) / pieces.scale
        if height != view.bounds.height { textView.setNeedsLayout() }
        return true
    }

    /// Updates the indices of visible pieces after pieces were inserted or removed; the next layout pass places them.
    private func updateVisibleIndices(_ change: TextPieces.Change) {
        let shift = change.newCount - change.replaced.count
        var remaining = ContiguousArray<TextPieceView>()
        for view in visibleViews {
            if view.index >= change.replaced.upperBound {
                view.index += shift
            } else if view.index >= change.replaced.lowerBound + change.newCount {
                pool.append(view)
                continue
            }
            remaining.append(view)
        }
        visibleViews = remaining
        textView.setNeedsLayout()
    }

    // MARK: - Highlights

    private func highlights(of place: TextPiecePlace) -> TextPieceView.Highlights {
        var highlights = TextPieceView.Highlights()
        if !hasHighlights { return highlights }
        let editing = textView.editing
        let content = pieces.content(place)
        func local(_ range: TextRange) -> Range<Int> {
            let part = range.clamped(to: content)
            return part.start - place.start..<part.end - place.start
        }
        let selection = editing.editor.selection.range
        if !selection.isEmpty, selection.end >= place.start, selection.start <= place.end {
            highlights.selection = local(selection)
            highlights.isBreakSelected =
                content.end < place.end && selection.start <= content.end && selection.end > content.end
        }
        if let marked = editing.editor.markedRange, marked.end > place.start, marked.start < place.end {
            highlights.marked = local(marked)
        }
        highlights.matches = matches(in: content).filter { $0 != selection }.map { local($0) }
        return highlights
    }

    private func matches(in content: TextRange) -> [TextRange] {
        (textView.findInteraction?.activeFindSession as? TextFindSession)?
            .ranges(in: content, of: textView.editing.editor.buffer) ?? []
    }

    private var hasHighlights: Bool {
        let editing = textView.editing
        return !editing.editor.selection.isEmpty || editing.editor.markedRange != nil
            || textView.isFinding
    }

    /// Updates the views after a change of selection, composition or search.
    func marksChanged() {
        if !hasHighlights {
            for view in visibleViews where view.hasHighlights { view.set(TextPieceView.Highlights()) }
            return
        }
        for view in visibleViews { view.set(highlights(of: pieces.tree.place(at: view.index))) }
    }

    /// Redraws the text after a change that does not affect its layout.
    func redraw() {
        for view in visibleViews { view.setNeedsDisplay() }
    }

    /// Redraws the selection after a change of its colour.
    func redrawSelection() {
        for view in visibleViews where !view.highlights.selection.isEmpty || view.highlights.isBreakSelected {
            view.setNeedsDisplay()
        }
    }
}
