public import Drawing

extension TextLayout {
    /// Draws the text with its top left corner at `origin`.
    ///
    /// `color` is that of text without a colour of its own, `linkColor` that of links without one. Only lines that touch
    /// `visible`, in the canvas' space, are placed and drawn; nil for all.
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

    /// Lines whose letters may reach into the rectangle.
    private func lines(touching visible: Rect?, _ origin: Point) -> Range<Int> {
        guard let visible, !visible.isNull else { return 0..<list.lineCount }
        func line(atHeight y: Double) -> Int {
            let paragraph = list.index(atHeight: y)
            return list.linesAbove[paragraph]
                + list.paragraphs[paragraph].line(atHeight: y - list.tops[paragraph])
        }
        // Letters may reach into the lines above and below their own.
        let first = max(0, line(atHeight: visible.minY - origin.y) - 1)
        let last = min(list.lineCount - 1, line(atHeight: visible.maxY - origin.y) + 1)
        return first..<max(first, last) + 1
    }
}

/// Draws one line.
struct LinePainting {
    let paragraph: ParagraphLayout
    let line: PlacedLine
    let left: Double
    let top: Double
    let height: Double
    let baseline: Double
    let color: Color
    let linkColor: Color
    let source: any GlyphSource

    func drawBackgrounds(on canvas: Canvas) {
        for stretch in line.stretches where !stretch.isTrailing {
            guard let background = look(stretch).attributes.backgroundColor else { continue }
            canvas.fill(
                Rect(x: left + stretch.left, y: top, width: stretch.right - stretch.left, height: height),
                background)
        }
    }

    func drawGlyphs(on canvas: Canvas) {
        for stretch in line.stretches {
            let look = look(stretch)
            let color =
                look.attributes.foregroundColor ?? (look.attributes.link == nil ? self.color : linkColor)
            if !stretch.isTrailing { drawUnderline(of: stretch, look, color, on: canvas) }
            if let run = stretch.run {
                run.source = source
                canvas.draw(run, at: Point(x: left, y: baseline), color: color)
            }
            if !stretch.isTrailing { drawStrikethrough(of: stretch, look, color, on: canvas) }
        }
    }

    private func look(_ stretch: PlacedLine.Stretch) -> TextLook { paragraph.looks[stretch.look].look }

    private func drawUnderline(
        of stretch: PlacedLine.Stretch, _ look: TextLook, _ color: Color, on canvas: Canvas
    ) {
        guard look.attributes.underlineStyle != .none else { return }
        let marks = look.font.face?.decorations ?? FontFace.Decorations()
        rule(
            look.attributes.underlineStyle, height: marks.underline, marks.thickness, stretch, look, color,
            canvas)
    }

    private func drawStrikethrough(
        of stretch: PlacedLine.Stretch, _ look: TextLook, _ color: Color, on canvas: Canvas
    ) {
        guard look.attributes.strikethroughStyle != .none else { return }
        let marks = look.font.face?.decorations ?? FontFace.Decorations()
        rule(
            look.attributes.strikethroughStyle, height: marks.strikethrough, marks.thickness, stretch, look,
            color,
            canvas)
    }

    /// `height` and `thickness` are in ems; the height is that of the line's middle above the baseline.
    private func rule(
        _ style: TextAttributes.LineStyle, height: Double, _ thickness: Double, _ stretch: PlacedLine.Stretch,
        _ look: TextLook, _ color: Color, _ canvas: Canvas
    ) {
        let size = look.font.font.pointSize
        let pixel = 1 / canvas.scale
        let single = max(pixel, (thickness * size / pixel).rounded() * pixel)
        let thick = style == .thick ? single * 2 : single
        let middle = baseline - look.attributes.baselineOffset - height * size
        func draw(_ y: Double) {
            let snapped = (y / pixel).rounded() * pixel
            canvas.fill(
                Rect(x: left + stretch.left, y: snapped, width: stretch.right - stretch.left, height: thick),
                color)
        }
        draw(middle - thick / 2)
        if style == .double { draw(middle - thick / 2 + 2 * single) }
    }
}
