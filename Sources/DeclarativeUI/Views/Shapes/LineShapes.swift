/// A part of the outline of another shape.
struct TrimmedShape<Base: Shape>: ContainerRelating {
    let base: Base
    let from: Double
    let to: Double

    func path(in rect: Rect) -> Path { path(in: rect, of: nil) }
    func path(in rect: Rect, of container: ContainerShape?) -> Path {
        base.path(in: rect, container).trimmedPath(from: from, to: to)
    }
    var relatesToContainer: Bool { base.pathInContainer != nil }
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(from, to)) }
        set {
            let ends = newValue.second
            self = TrimmedShape(base: base.with(newValue.first), from: ends.first, to: ends.second)
        }
    }
}

/// The area of a line along the outline of another shape.
struct StrokedShape<Base: Shape>: ContainerRelating {
    let base: Base
    let style: StrokeStyle

    func path(in rect: Rect) -> Path { path(in: rect, of: nil) }
    func path(in rect: Rect, of container: ContainerShape?) -> Path {
        base.path(in: rect, container).strokedPath(style)
    }
    var relatesToContainer: Bool { base.pathInContainer != nil }
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }

    /// The line itself, which is drawn faster than its area.
    var body: some View { base.stroke(ForegroundStyle(), style: style) }

    var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(base.animatableData, style.animatableData) }
        set { self = StrokedShape(base: base.with(newValue.first), style: style.with(newValue.second)) }
    }
}
