/// A shape of any type: `SwiftUI.AnyShape`.
///
/// A change of the data of the shape is animated as long as its type remains the same.
///
///     let outline = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
public struct AnyShape: Shape {
    private var shape: any Shape

    /// Creates a shape that draws as `shape`.
    public init<Outline: Shape>(_ shape: Outline) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: Rect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    public var animatableData: AnyAnimatableData {
        get { shape.anyAnimatableData }
        set { shape = shape.with(anyData: newValue) }
    }
}

extension Shape {
    fileprivate var anyAnimatableData: AnyAnimatableData { AnyAnimatableData(animatableData) }

    fileprivate func with(anyData data: AnyAnimatableData) -> any Shape {
        data.value(as: AnimatableData.self).map { with($0) } ?? self
    }
}

extension AnyShape: ContainerRelating {
    func path(in rect: Rect, of container: ContainerShape?) -> Path {
        shape.path(in: rect, container)
    }

    var relatesToContainer: Bool { shape.pathInContainer != nil }
}
