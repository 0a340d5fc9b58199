/// A shape of any type: `SwiftUI.AnyShape`.
///
/// The data of the shape is not animated.
///
///     let outline = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Creates a shape that draws as `shape`.
    public init<Outline: Shape>(_ shape: Outline) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: Rect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}
