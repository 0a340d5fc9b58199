/// A line of text in a control: typeset once for its font and scale, and truncated where it does not fit.
package struct ControlTitle {
    private var run: TextRun?

    package init() {}

    /// Discards the cached line; call it when text, font or scale changes.
    package mutating func invalidate() { run = nil }

    /// Returns the line without truncation; nil for an empty text.
    mutating func typeset(_ text: String, _ font: Font, scale: Double) -> TextRun? {
        if text.isEmpty { return nil }
        if let run { return run }
        let newRun = Typesetter.shared.run(text, font: font, scale: scale)
        run = newRun
        return newRun
    }

    /// Returns width and height rounded up to whole points; zero for an empty text.
    package mutating func size(_ text: String, _ font: Font, scale: Double) -> Size {
        guard let run = typeset(text, font, scale: scale) else { return .zero }
        return Size(width: run.width.rounded(.up), height: (run.ascent + run.descent).rounded(.up))
    }

    /// Draws the line, centred vertically in `rect`; `part` is the fraction of the free width (0...1) to the left of the line.
    package mutating func draw(
        _ text: String, _ font: Font, on canvas: Canvas, in rect: Rect, part: Double, color: Color
    ) {
        guard rect.width > 0, var run = typeset(text, font, scale: canvas.scale) else { return }
        // The edges of a frame are rounded to pixels independently, so that it may be a pixel narrower than the measured size.
        if run.width > rect.width + 1 / canvas.scale {
            run = Typesetter.shared.run(
                text, font: font, scale: canvas.scale, fitting: rect.width, truncation: .byTruncatingTail)
        }
        let origin = Point(
            x: rect.minX + max(0, rect.width - run.width) * part,
            y: rect.midY + (run.ascent - run.descent) / 2)
        canvas.draw(run, at: origin, color: color)
    }

    /// Returns the baseline of a line in this font, in a control that centres it vertically.
    package static func baseline(of font: Font, scale: Double) -> LayoutBaseline {
        let metrics = Typesetter.shared.metrics(of: font, scale: scale)
        return .centered((metrics.ascent, metrics.lineHeight))
    }
}

extension View {
    /// Whether the effective layout direction is right to left.
    package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
