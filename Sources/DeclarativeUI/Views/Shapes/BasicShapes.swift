/// `SwiftUI.Rectangle`.
///
///     Rectangle().fill(.red).frame(height: 2)
public struct Rectangle: InsettableShape, Hashable {
    public init() {}
    public func path(in rect: Rect) -> Path { Path(rect) }
}

/// A rectangle with round corners: `SwiftUI.RoundedRectangle`.
///
///     RoundedRectangle(cornerRadius: 8).fill(.tint)
public struct RoundedRectangle: InsettableShape, Hashable {
    /// In points.
    public var cornerRadius: Double
    public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }
    public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// The largest circle in the middle: `SwiftUI.Circle`.
///
///     Circle().fill(.green).frame(width: 10, height: 10)
public struct Circle: InsettableShape, Hashable {
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

/// `SwiftUI.Ellipse`.
///
///     Ellipse().stroke(.secondary)
public struct Ellipse: InsettableShape, Hashable {
    public init() {}
    public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are round: `SwiftUI.Capsule`.
///
///     Text("New").padding(6).background(.tint, in: Capsule())
public struct Capsule: InsettableShape, Hashable {
    public init() {}
    public func path(in rect: Rect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// A path as a shape: where it was drawn, whatever the rectangle.
extension Path: Shape {
    public func path(in rect: Rect) -> Path { self }
}
