extension GraphicsContext {
    /// A text with the fonts and colours of the environment, which can be measured and drawn:
    /// `SwiftUI.GraphicsContext.ResolvedText`.
    ///
    ///     let title = context.resolve(Text("Total").bold())
    ///     let size = title.measure(in: Size(width: 100, height: .infinity))
    ///     context.draw(title, in: Rect(origin: .zero, size: size))
    public struct ResolvedText {
        let text: Text
        let label: TextLabel
        /// The colours of the text.
        public var shading: Shading

        /// Returns the size of the text within a size, in points.
        public func measure(in size: Size) -> Size {
            text.size(of: label, ProposedViewSize(width: size.width, height: size.height))
        }

        /// Returns the distance of the first baseline from the top of the text within a size, in points.
        public func firstBaseline(in size: Size) -> Double {
            let size = measure(in: size)
            label.frame = Rect(origin: .zero, size: size)
            return label.firstBaselineOffset
        }

        /// Returns the distance of the last baseline from the top of the text within a size, in points.
        public func lastBaseline(in size: Size) -> Double {
            let size = measure(in: size)
            return label.baseline(VerticalAlignment.lastTextBaseline.key, in: size) ?? size.height
        }
    }

    /// Returns the text with the font and the colours of the environment.
    public func resolve(_ text: Text) -> ResolvedText {
        let label = TextLabel(frame: .zero)
        text.configure(label, since: nil, environment)
        // The label is in no window, whose text scale it would follow.
        label.font = label.font.scaled(by: environment.theme.textScale)
        return ResolvedText(
            text: text, label: label, shading: Shading(kind: .resolved(text.paint(environment))))
    }

    /// Draws a text without wrapping it, so that its point `anchor` is at `point`.
    public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text at the top left of `rect`, wrapped and truncated to fit.
    public func draw(_ text: Text, in rect: Rect) { draw(resolve(text), in: rect) }

    /// Draws a text without wrapping it, so that its point `anchor` is at `point`.
    public func draw(_ text: ResolvedText, at point: Point, anchor: UnitPoint = .center) {
        if text.label.hasSeveralLines {
            let size = text.measure(in: Size(width: .infinity, height: .infinity))
            return draw(text, in: Rect(size: size, anchor: anchor, at: point))
        }
        let run = Typesetter.shared.run(text.text.string, font: text.label.font, scale: canvas.scale)
        let box = Rect(
            size: Size(width: run.width, height: run.ascent + run.descent), anchor: anchor, at: point)
        let start = Point(x: box.minX, y: box.minY + run.ascent)
        perform(paint(text.shading)) { canvas, paint in
            if case .points(.color(let color)) = paint { return canvas.draw(run, at: start, color: color) }
            canvas.draw(with: paint, in: box) { canvas.draw(run, at: start, color: .black) }
        }
    }

    /// Draws a text at the top left of `rect`, wrapped and truncated to fit.
    public func draw(_ text: ResolvedText, in rect: Rect) {
        let size = text.measure(in: rect.size)
        let label = text.label
        label.frame = Rect(origin: .zero, size: size)
        perform(paint(text.shading)) { canvas, paint in
            canvas.translated(by: rect.origin) {
                if case .points(.color(let color)) = paint {
                    label.show(_ShapePaint(color: color))
                    return label.draw(canvas)
                }
                label.show(_ShapePaint(color: .black))
                // Points of the paint are in the space of the context.
                canvas.draw(with: paint.moved(by: rect.origin), in: label.bounds) { label.draw(canvas) }
            }
        }
    }
}

extension ContextPaint {
    /// Returns the paint for a space whose origin is at `origin` of the current one.
    fileprivate func moved(by origin: Point) -> ContextPaint {
        guard case .points(let paint) = self else { return self }
        return .points(paint.applying(AffineTransform(translationX: -origin.x, y: -origin.y)))
    }
}
