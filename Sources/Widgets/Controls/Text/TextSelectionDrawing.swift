extension View {
    /// Draws the selection of `range` in a layout whose top left corner is at `origin`.
    ///
    /// The selection is fainter while the view is not first responder.
    func drawSelection(_ range: Range<Int>, of layout: TextLayout, at origin: Point, on canvas: Canvas) {
        if range.isEmpty { return }
        drawSelection(layout.selectionRects(forUTF8: range), at: origin, on: canvas)
    }

    /// Draws selection rectangles in the coordinate space of a text whose top left corner is at `origin`.
    func drawSelection(_ rects: [Rect], at origin: Point, on canvas: Canvas) {
        let color = tintColor.withAlphaComponent(isFirstResponder ? 0.35 : 0.18)
        for rect in rects {
            canvas.fill(rect.offsetBy(dx: origin.x, dy: origin.y), color)
        }
    }
}
