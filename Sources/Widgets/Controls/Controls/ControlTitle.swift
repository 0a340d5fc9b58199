/// A line of text on a control: typeset once for its font and scale, and cut where there is no room.
package struct ControlTitle {
    private var run: TextRun?

    package init() {}

    /// Text, font or scale changed.
    package mutating func forget() { run = nil }

    /// The whole line; nil for an empty text.
    mutating func typeset(_ text: String, _ font: Font, scale: Double) -> TextRun? {
        if text.isEmpty { return nil }
        if let run { return run }
        let made = Typesetter.shared.run(text, font: font, scale: scale)
        run = made
        return made
    }

    /// Width and height in whole points; zero for an empty text.
    package mutating func size(_ text: String, _ font: Font, scale: Double) -> Size {
        guard let run = typeset(text, font, scale: scale) else { return .zero }
        return Size(width: run.width.rounded(.up), height: (run.ascent + run.descent).rounded(.up))
    }

    /// Draws the line in the middle of the rectangle's height; `part` of the free width (0...1) stands left of it.
    package mutating func draw(
        _ text: String, _ font: Font, on canvas: Canvas, in rect: Rect, part: Double, color: Color
    ) {
        guard rect.width > 0, var run = typeset(text, font, scale: canvas.scale) else { return }
        if run.width > rect.width {
            run = Typesetter.shared.run(
                text, font: font, scale: canvas.scale, fitting: rect.width, truncation: .byTruncatingTail)
        }
        let place = Point(
            x: rect.minX + max(0, rect.width - run.width) * part,
            y: rect.midY + (run.ascent - run.descent) / 2)
        canvas.draw(run, at: place, color: color)
    }

    /// Where the baseline of such a line is, in a control that centres it.
    package static func baseline(of font: Font, scale: Double) -> LayoutBaseline {
        let metrics = Typesetter.shared.metrics(of: font, scale: scale)
        return .centered((metrics.ascent, metrics.lineHeight))
    }
}

extension View {
    /// Whether the user interface runs from the right here.
    package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
