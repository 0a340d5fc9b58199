import Drawing

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

    /// Draws an underline or strikethrough.
    ///
    /// `height` and `thickness` are in ems; `height` is the distance of the line's centre above the baseline.
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
