/// A view that draws a shape, which can be filled and stroked again: `SwiftUI.ShapeView`.
///
///     Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
@MainActor
public protocol ShapeDrawingView: View {
    associatedtype Outline: Shape
    /// The shape that is drawn.
    var shape: Outline { get }
}

extension ShapeDrawingView {
    /// Fills the shape in front of this drawing.
    public func fill<Style: ShapeStyle>(_ style: Style, style fill: FillStyle = FillStyle())
        -> LayeredShapeView<Outline, some View>
    {
        LayeredShapeView(shape: shape, content: overlay { shape.fill(style, style: fill) })
    }

    /// Strokes the shape in front of this drawing with a line of `lineWidth` points, centred on the outline.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1)
        -> LayeredShapeView<Outline, some View>
    {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape in front of this drawing, by the width, caps, joins and dashes of `line`.
    public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle)
        -> LayeredShapeView<Outline, some View>
    {
        LayeredShapeView(shape: shape, content: overlay { shape.stroke(style, style: line) })
    }
}

extension ShapeDrawingView where Outline: InsettableShape {
    /// Strokes the inside of the outline in front of this drawing with a line of `lineWidth` points.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1)
        -> LayeredShapeView<Outline, some View>
    {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the inside of the outline in front of this drawing, by the width, caps, joins and dashes of `line`.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle)
        -> LayeredShapeView<Outline, some View>
    {
        LayeredShapeView(shape: shape, content: overlay { shape.strokeBorder(style, style: line) })
    }
}

/// Several drawings of one shape, the first one at the back.
///
///     let badge = Circle().fill(.red).stroke(.white, lineWidth: 2)
public struct LayeredShapeView<Outline: Shape, Content: View>: ShapeDrawingView {
    public let shape: Outline
    let content: Content
    public var body: some View { content }
}
