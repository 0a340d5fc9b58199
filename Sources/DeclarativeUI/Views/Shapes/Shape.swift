/// An outline for a given rectangle, which as a view is filled with the foreground style.
///
/// Follows `SwiftUI.Shape`. A change of `animatableData` can be animated: the path is then computed in each frame.
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
public protocol Shape: Animatable, View {
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

    /// Creates the node of the shape's body, which animates the data of the shape.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        CompositeNode(view, in: context)
    }
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

    /// Returns the area of a line of `lineWidth` points along the outline, as a shape.
    ///
    ///     Circle().stroke(lineWidth: 4).fill(.conicGradient(colors: [.red, .blue, .red]))
    public func stroke(lineWidth: Double = 1) -> some Shape {
        StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the area of a line along the outline, as a shape.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }

    /// Returns the part of the outline between two fractions of its length, from 0 to 1, which are animated.
    ///
    ///     Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 4)
    public func trim(from: Double = 0, to: Double = 1) -> some Shape {
        TrimmedShape(base: self, from: from, to: to)
    }
}
