/// A rectangular shape: `SwiftUI.Rectangle`.
///
///     Rectangle().fill(.red).frame(height: 2)
public struct Rectangle: InsettableShape, FittingShape, Hashable {
    /// Creates a rectangle.
    public init() {}
    public func path(in rect: Rect) -> Path { Path(rect) }
}

/// The curve of a rounded corner: `SwiftUI.RoundedCornerStyle`.
///
///     RoundedRectangle(cornerRadius: 8, style: .continuous)
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or an ellipse.
    case circular
    /// Drawn as `.circular`.
    case continuous
}

/// A rectangle with rounded corners: `SwiftUI.RoundedRectangle`.
///
///     RoundedRectangle(cornerRadius: 8).fill(.tint)
public struct RoundedRectangle: InsettableShape, FittingShape, Hashable {
    /// The width and the height of the corners in points.
    public var cornerSize: Size
    /// The curve of the corners, which has no effect.
    public var style: RoundedCornerStyle

    /// The corner radius in points, which is the width of the corners.
    public var cornerRadius: Double {
        get { cornerSize.width }
        set { cornerSize = Size(width: newValue, height: newValue) }
    }

    /// Creates a rectangle with rounded corners of `cornerRadius` points.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle whose corners are quarters of an ellipse, in points.
    public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public func path(in rect: Rect) -> Path {
        cornerSize.width == cornerSize.height
            ? Path(roundedRect: rect, cornerRadius: cornerSize.width)
            : Path(roundedRect: rect, cornerSize: cornerSize)
    }

    public var animatableData: Size.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle with a radius of its own for each corner: `SwiftUI.UnevenRoundedRectangle`.
///
///     UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).fill(.tint)
public struct UnevenRoundedRectangle: InsettableShape, FittingShape, Hashable {
    /// The radii in points; leading corners are at the left.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners, which has no effect.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with the given radii, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with the given radii, in points.
    public init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// A circle, centred and as large as fits: `SwiftUI.Circle`.
///
///     Circle().fill(.green).frame(width: 10, height: 10)
public struct Circle: InsettableShape, FittingShape, Hashable {
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
public struct Ellipse: InsettableShape, FittingShape, Hashable {
    /// Creates an ellipse.
    public init() {}
    public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with semicircles at its shorter sides: `SwiftUI.Capsule`.
///
///     Text("New").padding(6).background(.tint, in: Capsule())
public struct Capsule: InsettableShape, FittingShape, Hashable {
    /// The curve of the ends, which has no effect.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: Rect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// A path as a shape, which is not fitted to the rectangle.
extension Path: Shape {
    public func path(in rect: Rect) -> Path { self }
}

/// A shape whose path never extends beyond its rectangle.
protocol FittingShape: Shape {}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    /// A capsule with a curve of its own.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners of `cornerRadius` points.
    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle whose corners are quarters of an ellipse, in points.
    public static func rect(cornerSize: Size, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius of its own for each corner, in points.
    public static func rect(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
