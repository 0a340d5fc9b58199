extension Shape {
    /// Returns the shape rotated clockwise about a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape scaled about a point of its frame.
    public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: Size(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled in both directions about a point of its frame.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape moved by a distance in points.
    public func offset(_ offset: Size) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape moved by a distance in points.
    public func offset(_ offset: Point) -> OffsetShape<Self> {
        self.offset(Size(width: offset.x, height: offset.y))
    }

    /// Returns the shape moved by a distance in points.
    public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
        offset(Size(width: x, height: y))
    }

    /// Returns the shape with its path transformed, in points from the top left of its frame.
    public func transform(_ transform: AffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape with its path for a fixed size in points, at the top left of its frame.
    public func size(_ size: Size) -> some Shape { SizedShape(shape: self, size: size) }

    /// Returns the shape with its path for a fixed size in points, at the top left of its frame.
    public func size(width: Double, height: Double) -> some Shape {
        size(Size(width: width, height: height))
    }
}

/// A shape rotated about a point of its frame: `SwiftUI.RotatedShape`.
///
///     Rectangle().rotation(.degrees(45)).fill(.red)
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    /// The angle of the rotation, clockwise.
    public var angle: Angle
    /// The point that stays in its place, in fractions of the rectangle.
    public var anchor: UnitPoint

    /// Creates a shape that is rotated clockwise.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).applying(AffineTransform(rotationAngle: angle.radians).about(anchor, of: rect))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(angle.radians, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            angle.radians = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape scaled about a point of its frame: `SwiftUI.ScaledShape`.
///
///     Circle().scale(0.5).fill(.red)
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    /// The factors of the width and the height.
    public var scale: Size
    /// The point that stays in its place, in fractions of the rectangle.
    public var anchor: UnitPoint

    /// Creates a shape that is scaled by two factors.
    public init(shape: Content, scale: Size, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).applying(
            AffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Size.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape moved by a distance: `SwiftUI.OffsetShape`.
///
///     Circle().offset(x: 4).fill(.red)
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    /// The distance in points.
    public var offset: Size

    /// Creates a shape that is moved by a distance in points.
    public init(shape: Content, offset: Size) {
        self.shape = shape
        self.offset = offset
    }

    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

/// A shape with a transformed path: `SwiftUI.TransformedShape`.
///
///     Rectangle().transform(AffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)).fill(.red)
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: AffineTransform

    /// Creates a shape whose path is transformed, in points from the top left of its frame.
    public init(shape: Content, transform: AffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).applying(transform.about(.topLeading, of: rect))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape with a fixed size, at the top left of its frame.
private struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: Size

    func path(in rect: Rect) -> Path { shape.path(in: Rect(origin: rect.origin, size: size)) }

    var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension AffineTransform {
    /// Returns the transform with its origin at a point of `rect`.
    func about(_ anchor: UnitPoint, of rect: Rect) -> AffineTransform {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return AffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(AffineTransform(translationX: x, y: y))
    }
}
