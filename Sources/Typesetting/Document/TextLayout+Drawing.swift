public import Drawing

extension TextLayout {
    /// Draws the text with its top left corner at `origin`.
    ///
    /// `color` is used for text without a foreground colour, `linkColor` for links without one. Only lines that intersect
    /// `visible`, in the coordinate space of the canvas, are placed and drawn; nil draws all lines.
    public func draw(
        on canvas: Canvas, at origin: Point = .zero, color: Color = .label, linkColor: Color? = nil,
        visible: Rect? = nil
    ) {
        let lines = lines(touching: visible, origin)
        for number in lines {
            let (paragraph, line) = list.place(ofLine: number)
            let record = list.paragraphs[paragraph].lines[line]
            let top = origin.y + list.tops[paragraph] + record.top
            let painter = LinePainting(
                paragraph: list.paragraphs[paragraph], line: placedLine(paragraph, line), left: origin.x,
                top: top,
                height: Double(record.height), baseline: top + Double(record.baseline), color: color,
                linkColor: linkColor ?? color, source: engine)
            painter.drawBackgrounds(on: canvas)
            painter.drawGlyphs(on: canvas)
        }
    }

    /// Returns the lines whose glyphs may extend into the rectangle.
    private func lines(touching visible: Rect?, _ origin: Point) -> Range<Int> {
        guard let visible, !visible.isNull else { return 0..<list.lineCount }
        func line(atHeight y: Double) -> Int {
            let paragraph = list.index(atHeight: y)
            return list.linesAbove[paragraph]
                + list.paragraphs[paragraph].line(atHeight: y - list.tops[paragraph])
        }
        // Glyphs may extend into the adjacent lines.
        let first = max(0, line(atHeight: visible.minY - origin.y) - 1)
        let last = min(list.lineCount - 1, line(atHeight: visible.maxY - origin.y) + 1)
        return first..<max(first, last) + 1
    }
}
