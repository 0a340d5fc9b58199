/// The view of one piece of a text view, usually a paragraph.
///
/// Redraws only when its text, selection or highlights change.
final class TextPieceView: View {
    private(set) var layout: TextPieceLayout?
    /// The index of the displayed piece.
    var index = 0
    /// The offset of the displayed piece in the text.
    var start = 0
    private(set) var highlights = Highlights()
    /// The vertical range that was last drawn, in points of the view.
    private var drawnHeights = 0.0...0.0

    /// The selected, marked and found ranges, in UTF-8 bytes of the piece.
    struct Highlights: Equatable {
        var selection = 0..<0
        /// Whether the line break of the piece is selected.
        var isBreakSelected = false
        var marked = 0..<0
        var matches: [Range<Int>] = []
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    private var textView: TextView? { superview as? TextView }

    /// Displays a new layout, and redraws `heights` (the vertical extent of its changes) or, if nil, the whole view.
    func show(_ layout: TextPieceLayout, heights: (top: Double, bottom: Double)? = nil) {
        if layout === self.layout { return }
        self.layout = layout
        if let heights {
            setNeedsDisplay(rect(heights.top, heights.bottom))
        } else {
            setNeedsDisplay()
        }
    }

    func prepareForReuse() {
        layout = nil
        highlights = Highlights()
        hasHighlights = false
    }

    private(set) var hasHighlights = false

    /// Sets the highlights, and redraws the lines in which they differ from the old ones.
    func set(_ highlights: Highlights) {
        let old = self.highlights
        if highlights == old { return }
        self.highlights = highlights
        hasHighlights = highlights != Highlights()
        guard let layout, highlights.matches == old.matches, highlights.marked == old.marked,
            highlights.isBreakSelected == old.isBreakSelected
        else { return setNeedsDisplay() }
        let changed = Self.difference(old.selection, highlights.selection)
        let top = layout.caretRect(at: TextPosition(offset: changed.lowerBound, affinity: .upstream))
        let bottom = layout.caretRect(at: TextPosition(offset: changed.upperBound))
        setNeedsDisplay(rect(top.minY, bottom.maxY))
    }

    /// Returns a range that covers the difference of two ranges.
    private static func difference(_ old: Range<Int>, _ new: Range<Int>) -> Range<Int> {
        if old.isEmpty { return new }
        if new.isEmpty { return old }
        if old.lowerBound == new.lowerBound {
            return min(old.upperBound, new.upperBound)..<max(old.upperBound, new.upperBound)
        }
        if old.upperBound == new.upperBound {
            return min(old.lowerBound, new.lowerBound)..<max(old.lowerBound, new.lowerBound)
        }
        return min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
    }

    private func rect(_ top: Double, _ bottom: Double) -> Rect {
        Rect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }

    /// Redraws the view if `heights`, its visible part, exceeds the drawn range: a high piece is drawn only in part.
    func visibleRangeDidChange(_ heights: ClosedRange<Double>) {
        let needed = heights.clamped(to: 0...max(0, bounds.height))
        if drawnHeights.lowerBound <= needed.lowerBound, needed.upperBound <= drawnHeights.upperBound {
            return
        }
        setNeedsDisplay()
    }

    override func draw(_ canvas: Canvas) {
        guard let layout, let textView else { return }
        let visibleRect = textView.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let overdraw = bounds.height < 3 * visibleRect.height ? bounds.height : visibleRect.height
        let heights = max(0, visibleRect.minY - overdraw)...max(0, visibleRect.maxY + overdraw)
        drawnHeights = heights
        let origin = Point(x: textView.textContainerInset.left, y: 0)
        drawFound(layout, origin, heights, on: canvas)
        let visible = Rect(
            x: 0, y: heights.lowerBound, width: bounds.width, height: heights.upperBound - heights.lowerBound)
        func drawText() {
            layout.layout.draw(
                on: canvas, at: origin, color: textView.shownTextColor, linkColor: textView.tintColor,
                visible: visible)
        }
        let selected = selectionRects(layout, origin, heights)
        if selected.isEmpty {
            drawText()
        } else {
            canvas.draw(
                inFrontOf: selected, filledWith: textView.selectionColor(in: canvas.palette), bounds: visible,
                drawText)
        }
        for rect in layout.selectionRects(highlights.marked) {
            canvas.fill(
                Rect(x: origin.x + rect.minX, y: rect.maxY - 2, width: rect.width, height: 1),
                textView.shownTextColor)
        }
    }

    /// Returns the rectangles of the selection that are drawn, including that of a selected line break.
    private func selectionRects(
        _ layout: TextPieceLayout, _ origin: Point, _ heights: ClosedRange<Double>
    ) -> [Rect] {
        guard let textView, !highlights.selection.isEmpty || highlights.isBreakSelected else { return [] }
        let rects = layout.selectionRects(highlights.selection)
        var selected = rects.filter { Self.touches($0, heights) }
        if highlights.isBreakSelected {
            let contentWidth = bounds.width - origin.x - textView.textContainerInset.right
            let rest = restOfLastLine(layout, beside: rects, contentWidth)
            selected.append(rest)
        }
        return selected.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// Returns the free part of the last line beside its text, which is shaded if the line break is selected.
    private func restOfLastLine(_ layout: TextPieceLayout, beside rects: [Rect], _ contentWidth: Double)
        -> Rect
    {
        let line = layout.lineCount - 1
        let (top, bottom) = layout.layout.heights(ofLine: line)
        // Selected trailing spaces extend beyond the line's box.
        let all = rects.filter { $0.midY > top }.reduce(layout.layout.rect(ofLine: line)) { $0.union($1) }
        if layout.layout.isRightToLeft(atLine: line) {
            return Rect(x: 0, y: top, width: max(0, all.minX), height: bottom - top)
        }
        return Rect(x: all.maxX, y: top, width: max(0, contentWidth - all.maxX), height: bottom - top)
    }

    private func drawFound(
        _ layout: TextPieceLayout, _ origin: Point, _ heights: ClosedRange<Double>, on canvas: Canvas
    ) {
        let color = Color.yellow.withAlphaComponent(0.45)
        for range in highlights.matches {
            for rect in layout.selectionRects(range) where Self.touches(rect, heights) {
                canvas.fill(rect.offsetBy(dx: origin.x, dy: origin.y), color, cornerRadius: 2)
            }
        }
    }

    private static func touches(_ rect: Rect, _ heights: ClosedRange<Double>) -> Bool {
        rect.maxY > heights.lowerBound && rect.minY < heights.upperBound
    }
}

/// The caret of a text view: a separate view, so that blinking redraws nothing else.
final class TextCaretView: View {
    @ViewInvalidating(.display) var isShown = false
    @ViewInvalidating(.display) var color = Color.label
    /// The character under a block caret, drawn over it in another colour.
    var character: Character? {
        didSet { if character != nil || oldValue != nil { setNeedsDisplay() } }
    }

    /// A layout, its origin in the caret's coordinate space, and its colour.
    struct Character {
        let layout: TextLayout
        let origin: Point
        let color: Color
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    override func draw(_ canvas: Canvas) {
        guard isShown else { return }
        canvas.fill(bounds, color)
        guard let character else { return }
        canvas.clip(to: bounds) {
            character.layout.draw(
                on: canvas, at: character.origin, color: character.color, linkColor: character.color,
                visible: bounds)
        }
    }
}
