/// A shape that can be inset on all sides: `SwiftUI.InsettableShape`.
///
///     RoundedRectangle(cornerRadius: 8).strokeBorder(.separator, lineWidth: 2)
@MainActor
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape = InsetOutline<Self>
    /// Returns the shape inset by `amount` points on each side.
    func inset(by amount: Double) -> InsetShape
}

extension InsettableShape where InsetShape == InsetOutline<Self> {
    /// Returns the shape inset by `amount` points on each side; corners stay concentric.
    public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

extension InsettableShape {
    /// Strokes the inside of the outline with a line of `lineWidth` points.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
        inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
    }

    /// Strokes the inside of the outline with a style, by the width, caps, joins and dashes of `line`.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
        inset(by: line.lineWidth / 2).stroke(style, style: line)
    }

    /// Strokes the inside of the outline in the foreground style; `lineWidth` is in points.
    public func strokeBorder(lineWidth: Double = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Strokes the inside of the outline in the foreground style, by the width, caps, joins and dashes of `line`.
    public func strokeBorder(style line: StrokeStyle) -> some View {
        strokeBorder(ForegroundStyle(), style: line)
    }
}

/// A shape that is inset on all sides.
///
///     let inner: InsetOutline<Circle> = Circle().inset(by: 4)
public struct InsetOutline<Base: Shape>: InsettableShape {
    let base: Base
    var amount: Double

    public func path(in rect: Rect) -> Path {
        let whole = base.path(in: rect)
        if let simple = whole.roundedRect { return Path(simple.inset(by: amount)) }
        return base.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }

    public func inset(by amount: Double) -> InsetOutline<Base> {
        InsetOutline(base: base, amount: self.amount + amount)
    }

    public var animatableData: AnimatablePair<Base.AnimatableData, Double> {
        get { AnimatablePair(base.animatableData, amount) }
        set { self = InsetOutline(base: base.with(newValue.first), amount: newValue.second) }
    }
}
