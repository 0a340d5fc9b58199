/// The node of a filled or stroked shape, which animates the data of the shape, the line and the colours.
final class ShapeNode<Outline: Shape, Style: ShapeStyle>: LeafNode<ShapeView<Outline, Style>>, ValueAnimating
{
    private typealias OutlineData = AnimatablePair<Outline.AnimatableData, ShapeDrawing.AnimatableData>

    // Nil only while the initialiser of the superclass runs.
    private var outline: AnimatedData<OutlineData>?
    private var colors: AnimatedData<PaintVector>?
    /// The paint of the last configuration, with its final colours.
    private var paint: _ShapePaint?
    private var fitsFrame = Outline.self is any FittingShape.Type

    deinit {}

    override func configure(since old: ShapeView<Outline, Style>?) {
        let (view, environment) = (view, environment)
        let (newPaint, palette) = graph.dependencies.track(self) {
            let values = EnvironmentValues(environment)
            return (view.style._paint(values), colors == nil ? nil : values.theme.palette)
        }
        let animation = graph.valueAnimation(of: self)
        setOutline(animation)
        setPaint(newPaint, palette, animation)
        if let animation, isAnimated { graph.tick(self, from: animation.now) }
        show()
    }

    private var isAnimated: Bool { outline?.isAnimated == true || colors?.isAnimated == true }

    private func setOutline(_ animation: (animation: Animation, now: Duration)?) {
        if OutlineData.self == AnimatablePair<EmptyAnimatableData, ShapeDrawing.AnimatableData>.self,
            case .fill = view.drawing
        {
            return
        }
        let data = AnimatablePair(view.shape.animatableData, view.drawing.animatableData)
        if outline == nil { outline = AnimatedData(data) }
        outline?.set(data, animation?.animation, at: animation?.now ?? .zero)
    }

    private func setPaint(
        _ new: _ShapePaint, _ palette: Palette?, _ animation: (animation: Animation, now: Duration)?
    ) {
        defer { paint = new }
        guard let old = paint, old != new else { return }
        guard let animation, new.isAnimatable(from: old) else {
            if colors?.isAnimated == true { colors = nil }
            return
        }
        let resolved = palette ?? EnvironmentValues(environment).theme.palette
        if colors?.isAnimated != true { colors = AnimatedData(old.vector(in: resolved)) }
        colors?.set(new.vector(in: resolved), animation.animation, at: animation.now)
    }

    /// Displays the shape and the paint with the values of the current time.
    private func show() {
        var (shape, drawing) = (view.shape, view.drawing)
        guard var paint else { return }
        let now = graph.valueAnimations.now
        if let outline, outline.isAnimated {
            let data = outline.displayed(at: now)
            shape.animatableData = data.first
            drawing.animatableData = data.second
        }
        if let colors, colors.isAnimated { paint = paint.with(colors.displayed(at: now)) }
        retained.show(
            ShapeOutlineView.Content(
                outline: { [shape] in shape.path(in: $0) }, outlineInContainer: shape.pathInContainer,
                drawing: drawing, paint: paint,
                fitsFrame: fitsFrame))
    }

    func removeEndedAnimations(at now: Duration) -> Bool {
        outline?.removeEnded(at: now)
        colors?.removeEnded(at: now)
        return isAnimated
    }

    func finishAnimations() {
        outline?.finish()
        colors?.finish()
    }
}
