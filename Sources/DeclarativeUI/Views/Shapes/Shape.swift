/// An outline for a given rectangle, which as a view is filled with the foreground style.
///
/// Follows `SwiftUI.Shape`.
///
///     struct Triangle: Shape {
///         func path(in rect: Rect) -> Path {
///             Path { path in
///                 path.addLines([Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY)])
///                 path.addLine(to: Point(x: rect.minX, y: rect.maxY))
///                 path.closeSubpath()
///             }
///         }
///     }
///
///     Triangle().fill(.green).frame(width: 20, height: 20)
@MainActor
public protocol Shape: View {
    /// Returns the outline within `rect`, in points.
    func path(in rect: Rect) -> Path
    /// Returns the size that the shape takes; the proposed size by default.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
    /// Returns the proposed size; 10 points where none is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    public var body: FilledShape<Self> { FilledShape(shape: self) }
}

/// A shape filled with the foreground style: the body of every shape.
///
///     let dot: FilledShape<Circle> = Circle().body
public struct FilledShape<Outline: Shape>: View {
    let shape: Outline
    public var body: some View { shape.fill(ForegroundStyle()) }
}

extension Shape {
    /// Fills the shape with a style.
    public func fill<Style: ShapeStyle>(
        _ style: Style, style fill: FillStyle = FillStyle()
    ) -> ShapeView<Self, Style> {
        ShapeView(shape: self, style: style, drawing: .fill(isEvenOdd: fill.isEOFilled))
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// Strokes the outline with a line of `lineWidth` points, centred on the outline.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> ShapeView<Self, Style> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the outline with a style, by the width, caps, joins and dashes of `line`.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle
    ) -> ShapeView<Self, Style> {
        ShapeView(shape: self, style: style, drawing: .stroke(line))
    }

    /// Strokes the outline in the foreground style; `lineWidth` is in points.
    public func stroke(lineWidth: Double = 1) -> ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Returns the part of the outline between two fractions of its length, from 0 to 1.
    public func trim(from: Double = 0, to: Double = 1) -> some Shape {
        TrimmedShape(base: self, from: from, to: to)
    }
}

/// A shape that can be inset on all sides: `SwiftUI.InsettableShape`.
///
///     RoundedRectangle(cornerRadius: 8).strokeBorder(.separator, lineWidth: 2)
@MainActor
public protocol InsettableShape: Shape {}

extension InsettableShape {
    /// Returns the shape inset by `amount` points on each side; corners stay concentric.
    public func inset(by amount: Double) -> some InsettableShape { InsetShape(base: self, amount: amount) }

    /// Strokes the inside of the outline with a line of `lineWidth` points.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
        InsetShape(base: self, amount: lineWidth / 2).stroke(style, lineWidth: lineWidth)
    }

    /// Strokes the inside of the outline with a style, by the width, caps, joins and dashes of `line`.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
        InsetShape(base: self, amount: line.lineWidth / 2).stroke(style, style: line)
    }

    /// Strokes the inside of the outline in the foreground style; `lineWidth` is in points.
    public func strokeBorder(lineWidth: Double = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A shape that is inset on all sides.
struct InsetShape<Base: Shape>: InsettableShape {
    let base: Base
    let amount: Double

    func path(in rect: Rect) -> Path {
        let whole = base.path(in: rect)
        if let simple = whole.roundedRect { return Path(simple.inset(by: amount)) }
        return base.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

/// A part of the outline of another shape.
struct TrimmedShape<Base: Shape>: Shape {
    let base: Base
    let from: Double
    let to: Double

    func path(in rect: Rect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}
