extension FocusWithinObserving {
    /// Draws the selection of `range` in a layout whose top left corner is at `origin`.
    ///
    /// The selection is grey while the view is not the first responder of the active window.
    func drawSelection(_ range: Range<Int>, of layout: TextLayout, at origin: Point, on canvas: Canvas) {
        if range.isEmpty { return }
        drawSelection(layout.selectionRects(forUTF8: range), at: origin, on: canvas)
    }

    /// Draws selection rectangles in the coordinate space of a text whose top left corner is at `origin`.
    func drawSelection(_ rects: [Rect], at origin: Point, on canvas: Canvas) {
        for rect in rects {
            canvas.fill(
                rect.offsetBy(dx: origin.x, dy: origin.y), textSelectionColor(isEmphasized: hasFocusWithin))
        }
    }

    /// Returns the background of selected text: the tint while the selection is emphasised, a grey otherwise.
    package func textSelectionColor(isEmphasized: Bool) -> Color {
        isEmphasized ? tintColor.withAlphaComponent(0.35) : Color(role: .controlFillHover)
    }
}
