/// An inset version of the container shape, concentric with it; a rectangle where no container shape is set: `SwiftUI.ContainerRelativeShape`.
///
/// The inset is the smallest distance between the edges of the shape's frame and those of the container, as of the last layout.
///
///     Text("Nested").padding(4)
///         .background(.tint, in: ContainerRelativeShape())
///         .padding(8)
///         .containerShape(RoundedRectangle(cornerRadius: 20))
public struct ContainerRelativeShape: InsettableShape {
    private var amount = 0.0

    /// Creates a shape that follows the container shape.
    public init() {}

    public func path(in rect: Rect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

    public func inset(by amount: Double) -> ContainerRelativeShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension ContainerRelativeShape: ContainerRelating {
    func path(in rect: Rect, of container: ContainerShape?) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return container?.path(in: inner, inset: amount) ?? Path(inner.isNull ? Rect.zero : inner)
    }
}

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` follows within this view.
    ///
    ///     card.padding(12).containerShape(RoundedRectangle(cornerRadius: 24))
    public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
        Contained(content: self, effect: ContainerShapeEffect(shape: shape))
    }
}

/// A shape whose path depends on the container shape.
protocol ContainerRelating: Shape {
    func path(in rect: Rect, of container: ContainerShape?) -> Path
    /// Whether this value depends on the container shape.
    var relatesToContainer: Bool { get }
}

extension ContainerRelating {
    var relatesToContainer: Bool { true }
}

extension Shape {
    /// Returns the path within a container shape, or the path alone if it does not depend on one.
    func path(in rect: Rect, _ container: ContainerShape?) -> Path {
        pathInContainer?(rect, container) ?? path(in: rect)
    }

    /// The path within a container shape; nil if it does not depend on one.
    var pathInContainer: ((Rect, ContainerShape?) -> Path)? {
        guard let shape = self as? any ContainerRelating, shape.relatesToContainer else { return nil }
        return { shape.path(in: $0, of: $1) }
    }
}

/// The shape of a container, and the distance of a rectangle from its edges.
@MainActor
struct ContainerShape {
    /// The smallest distance from the edges of the container, in points.
    let inset: Double
    private let outline: (Double, Rect) -> Path

    /// Finds the nearest container around `rect`, in the space of `view`; nil if there is none.
    ///
    /// O(depth).
    init?(around rect: Rect, of view: Widgets.View) {
        guard let superview = view.superview else { return nil }
        self.init(around: superview.convert(rect, from: view), within: superview)
    }

    /// Finds the nearest container around `rect`, in the space of `view`, which may be the container itself.
    init?(around rect: Rect, within view: Widgets.View) {
        var step: Widgets.View? = view
        while let ancestor = step {
            if let container = ancestor as? ContainerShapeView, let outline = container.outline {
                let (inner, outer) = (container.convert(rect, from: view), container.bounds)
                let distances = [
                    inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX,
                    outer.maxY - inner.maxY,
                ]
                inset = max(0, distances.min() ?? 0)
                self.outline = outline
                return
            }
            step = ancestor.superview
        }
        return nil
    }

    /// Returns the path of the container shape, moved inwards by the inset and by `more`, that fits `rect`.
    func path(in rect: Rect, inset more: Double) -> Path {
        let amount = inset + more
        return rect.isNull ? Path() : outline(amount, rect.insetBy(dx: -amount, dy: -amount))
    }
}

/// A container that defines the shape of its interior.
final class ContainerShapeView: PassingView {
    /// Returns the path of the shape, inset by a distance, for a rectangle.
    fileprivate(set) var outline: ((Double, Rect) -> Path)? {
        didSet { Self.notify(below: self) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        Self.notify(below: self)
    }

    private static func notify(below view: Widgets.View) {
        for subview in view.subviews {
            (subview as? ShapeOutlineView)?.containerShapeDidChange()
            if !(subview is ContainerShapeView) { notify(below: subview) }
        }
    }
}

private struct ContainerShapeEffect<Outline: InsettableShape>: ContainerEffect {
    let shape: Outline

    func makeContainer() -> ContainerShapeView { ContainerShapeView(frame: .zero) }

    func apply(to container: ContainerShapeView, since old: Self?, _ environment: EnvironmentValues) {
        if let old, FieldPlan.of(Self.self).isEqual(old, self) { return }
        container.outline = { [shape] in shape.inset(by: $0).path(in: $1) }
    }
}
