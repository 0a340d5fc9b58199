extension View {
    /// Shades what is selected of a text whose top left corner is at `origin`; less while the view has not the focus.
    func drawSelection(_ range: Range<Int>, of layout: TextLayout, at origin: Point, on canvas: Canvas) {
        if range.isEmpty { return }
        drawSelection(layout.selectionRects(forUTF8: range), at: origin, on: canvas)
    }

    /// Shades `rects`, which are in the space of a text whose top left corner is at `origin`.
    func drawSelection(_ rects: [Rect], at origin: Point, on canvas: Canvas) {
        let color = tintColor.withAlphaComponent(isFirstResponder ? 0.35 : 0.18)
        for rect in rects {
            canvas.fill(rect.offsetBy(dx: origin.x, dy: origin.y), color)
        }
    }
}
