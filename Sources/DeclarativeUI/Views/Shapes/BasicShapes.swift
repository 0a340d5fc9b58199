/// A rectangular shape: `SwiftUI.Rectangle`.
///
///     Rectangle().fill(.red).frame(height: 2)
public struct Rectangle: InsettableShape, Hashable {
    /// Creates a rectangle.
    public init() {}
    public func path(in rect: Rect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners: `SwiftUI.RoundedRectangle`.
///
///     RoundedRectangle(cornerRadius: 8).fill(.tint)
public struct RoundedRectangle: InsettableShape, Hashable {
    /// The corner radius in points.
    public var cornerRadius: Double
    /// Creates a rectangle with rounded corners of `cornerRadius` points.
    public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }
    public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// A circle, centred and as large as fits: `SwiftUI.Circle`.
///
///     Circle().fill(.green).frame(width: 10, height: 10)
public struct Circle: InsettableShape, Hashable {
    /// Creates a circle.
    public init() {}

    public func path(in rect: Rect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        guard let side = [proposal.width, proposal.height].compactMap(\.self).min() else {
            return Size(width: 10, height: 10)
        }
        return Size(width: side, height: side)
    }
}

/// An ellipse that fills its frame: `SwiftUI.Ellipse`.
///
///     Ellipse().stroke(.secondary)
public struct Ellipse: InsettableShape, Hashable {
    /// Creates an ellipse.
    public init() {}
    public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with semicircles at its shorter sides: `SwiftUI.Capsule`.
///
///     Text("New").padding(6).background(.tint, in: Capsule())
public struct Capsule: InsettableShape, Hashable {
    /// Creates a capsule.
    public init() {}
    public func path(in rect: Rect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// A path as a shape, which is not fitted to the rectangle.
extension Path: Shape {
    public func path(in rect: Rect) -> Path { self }
}
