/// A filled or stroked shape, as `fill` and `stroke` return it.
///
///     let dot: ShapeView<Circle, Color> = Circle().fill(.red)
public struct ShapeView<Outline: Shape, Style: ShapeStyle>: ShapeDrawingView {
    public let shape: Outline
    let style: Style
    let drawing: ShapeDrawing
}

/// The way an outline is drawn: filled or stroked.
enum ShapeDrawing: Hashable {
    case fill(isEvenOdd: Bool)
    case stroke(StrokeStyle)

    /// The distance by which the drawing extends beyond the outline, in points.
    var reach: Double {
        switch self {
        case .fill: 0
        case .stroke(let style):
            style.lineWidth.isFinite && style.lineWidth > 0
                ? (style.lineWidth / 2 * (style.lineJoin == .miter ? 2 : 1)).rounded(.up) + 1 : 0
        }
    }
}

extension ShapeDrawing: Animatable {
    var animatableData: StrokeStyle.AnimatableData {
        get { if case .stroke(let style) = self { style.animatableData } else { .zero } }
        set { if case .stroke(let style) = self { self = .stroke(style.with(newValue)) } }
    }
}

extension ShapeView: LeafView {
    /// `Never`: the library displays the view without a body.
    public typealias Body = Never

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ShapeNode(view, in: context)
    }

    func makeRetained() -> ShapeOutlineView { ShapeOutlineView(frame: .zero) }

    func configure(_ view: ShapeOutlineView, since old: Self?, _ environment: EnvironmentValues) {
        let shape = shape
        view.show(
            ShapeOutlineView.Content(
                outline: { shape.path(in: $0) }, outlineInContainer: shape.pathInContainer, drawing: drawing,
                paint: style._paint(environment),
                fitsFrame: Outline.self is any FittingShape.Type))
    }

    func size(of view: ShapeOutlineView, _ proposal: ProposedViewSize) -> Size {
        shape.sizeThatFits(proposal)
    }

    func isEqual(to old: Self) -> Bool { FieldPlan.of(Self.self).isEqual(old, self) }
}
