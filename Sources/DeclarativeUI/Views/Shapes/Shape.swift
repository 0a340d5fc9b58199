/// An outline for any rectangle, and a view that fills it with the foreground.
///
/// `SwiftUI.Shape`.
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
    /// The outline in `rect`, in points.
    func path(in rect: Rect) -> Path
    /// The size that is chosen; what is proposed unless implemented.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    public var body: FilledShape<Self> { FilledShape(shape: self) }
}

/// A shape in the foreground: what a shape is as a view.
///
///     let dot: FilledShape<Circle> = Circle().body
public struct FilledShape<Outline: Shape>: View {
    let shape: Outline
    public var body: some View { shape.fill(ForegroundStyle()) }
}

extension Shape {
    /// The shape filled.
    public func fill<Style: ShapeStyle>(
        _ style: Style, style fill: FillStyle = FillStyle()
    ) -> ShapeView<Self, Style> {
        ShapeView(shape: self, style: style, drawing: .fill(isEvenOdd: fill.isEOFilled))
    }

    /// The shape filled with the foreground.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// A line along the outline, half of it on each side.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> ShapeView<Self, Style> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, style line: StrokeStyle
    ) -> ShapeView<Self, Style> {
        ShapeView(shape: self, style: style, drawing: .stroke(line))
    }

    /// Strokes the outline in the foreground style; `lineWidth` is in points.
    public func stroke(lineWidth: Double = 1) -> ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// The part of the outline between two shares of its length.
    public func trim(from: Double = 0, to: Double = 1) -> some Shape {
        TrimmedShape(base: self, from: from, to: to)
    }
}

/// How the inside of an outline is told: `SwiftUI.FillStyle`.
///
///     star.fill(.yellow, style: FillStyle(eoFill: true))
public struct FillStyle: Hashable, Sendable {
    /// By the even-odd rule, else by the non-zero one.
    public var isEOFilled: Bool
    public init(eoFill: Bool = false) { isEOFilled = eoFill }
}

/// A shape that can be made smaller on all sides: `SwiftUI.InsettableShape`.
///
///     RoundedRectangle(cornerRadius: 8).strokeBorder(.separator, lineWidth: 2)
@MainActor
public protocol InsettableShape: Shape {}

extension InsettableShape {
    /// The shape smaller by `amount` points on each side; corners stay concentric.
    public func inset(by amount: Double) -> some InsettableShape { InsetShape(base: self, amount: amount) }

    /// A line along the inside of the outline.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
        InsetShape(base: self, amount: lineWidth / 2).stroke(style, lineWidth: lineWidth)
    }

    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
        InsetShape(base: self, amount: line.lineWidth / 2).stroke(style, style: line)
    }

    public func strokeBorder(lineWidth: Double = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A shape within another.
struct InsetShape<Base: Shape>: InsettableShape {
    let base: Base
    let amount: Double

    func path(in rect: Rect) -> Path {
        let whole = base.path(in: rect)
        if let simple = whole.simple { return Path(simple.inset(by: amount)) }
        return base.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

/// A part of another outline.
struct TrimmedShape<Base: Shape>: Shape {
    let base: Base
    let from: Double
    let to: Double

    func path(in rect: Rect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}
