extension View {
    /// Shades what is selected of a text whose top left corner is at `origin`; less while the view has not the focus.
    func drawSelection(_ range: Range<Int>, of layout: TextLayout, at origin: Point, on canvas: Canvas) {
        if range.isEmpty { return }
        let color = tintColor.withAlphaComponent(isFirstResponder ? 0.35 : 0.18)
        for rect in layout.selectionRects(forUTF8: range) {
            canvas.fill(rect.offsetBy(dx: origin.x, dy: origin.y), color)
        }
    }
}
