extension FocusWithinObserving {
    /// Draws a text, by calling `text`, in front of the selection of `range` in its layout, whose top left corner is at `origin`.
    ///
    /// The selection is grey while the view is not the first responder of the active window.
    func drawSelection(
        _ range: Range<Int>, of layout: TextLayout, at origin: Point, on canvas: Canvas,
        below text: () -> Void
    ) {
        if range.isEmpty { return text() }
        drawSelection(layout.selectionRects(forUTF8: range), at: origin, on: canvas, below: text)
    }

    /// Draws a text in front of selection rectangles in the coordinate space of the text, whose top left corner is at `origin`.
    func drawSelection(_ rects: [Rect], at origin: Point, on canvas: Canvas, below text: () -> Void) {
        if rects.isEmpty { return text() }
        canvas.draw(
            inFrontOf: rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
            filledWith: textSelectionColor(isEmphasized: hasFocusWithin, in: canvas.palette), bounds: bounds,
            text)
    }

    /// Returns the background of selected text: the tint while the selection is emphasised, a grey otherwise.
    package func textSelectionColor(isEmphasized: Bool, in palette: Palette) -> Color {
        isEmphasized
            ? palette.textSelection(tintColor.resolved(in: palette)) : Color(role: .controlFillHover)
    }
}
