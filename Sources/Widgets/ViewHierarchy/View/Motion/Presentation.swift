/// The displayed values of a view during an animation, where they differ from the model values.
///
///     if let shown = view.layer.presentation() { print(shown.frame) }
public nonisolated struct Presentation: Hashable, Sendable {
    /// The top left of the untransformed frame, in the superview's space.
    var origin: Point
    /// The displayed bounds in the view's own space, in points.
    public internal(set) var bounds: Rect
    /// The affine transform about the view's centre, or the affine part of `transform3D`.
    public private(set) var transform: AffineTransform
    /// The transform in space if it is not affine.
    private(set) var spatial: Transform3D?
    /// The transform in space about the view's centre.
    public internal(set) var transform3D: Transform3D {
        get { spatial ?? Transform3D(transform) }
        set {
            transform = newValue.affineTransform
            spatial = newValue.isAffine ? nil : newValue
        }
    }
    /// The transform that all subviews share; nil for the identity.
    var sublayerTransform: Transform3D?
    /// The opacity, 0...1.
    public internal(set) var alpha: Double
    /// The background colour, with dynamic colours resolved while it is animated.
    public internal(set) var backgroundColor: Color?
    /// The radius of the corners, in points.
    public internal(set) var cornerRadius: Double
    /// The width of the border, in points.
    public internal(set) var borderWidth: Double
    /// The colour of the border.
    public internal(set) var borderColor: Color
    /// The shadow; nil for a view without effects.
    public internal(set) var shadow: Shadow?
    /// The displayed value of a control minus its model value.
    var valueOffset = 0.0
    /// The opacity of the old snapshot during a transition, from 1 to 0.
    var transition = 0.0

    /// The centre of the frame, in the superview's space.
    public var center: Point {
        Point(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2)
    }

    /// The rectangle in the superview's space; with a transform, the bounding box of the transformed bounds.
    public var frame: Rect {
        if transform.isIdentity, spatial == nil { return Rect(origin: origin, size: bounds.size) }
        let size = bounds.size
        let around = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let box = around.applying(ProjectionTransform(transform3D))
        return box.isNull ? Rect(origin: center, size: .zero) : box.offsetBy(dx: center.x, dy: center.y)
    }

    /// The centre of the frame, under its name in `CALayer`; equals `center`.
    public var position: Point { center }
    /// The opacity, under its name in `CALayer`; equals `alpha`.
    public var opacity: Double { alpha }

    /// Creates the model values of `view`.
    @MainActor init(modelOf view: View) {
        let rare = view.rare
        origin = view.layoutState.origin
        bounds = view.layoutState.bounds
        transform = rare?.transform ?? .identity
        spatial = rare?.spatial?.transform
        if let shared = rare?.spatial?.sublayerTransform, !shared.isIdentity { sublayerTransform = shared }
        alpha = Double(view.displayState.alpha)
        backgroundColor = view.displayState.backgroundColor
        cornerRadius = rare?.cornerRadius ?? 0
        borderWidth = rare?.borderWidth ?? 0
        borderColor = rare?.borderColor ?? .separator
        shadow = rare?.effects?.shadow
    }

    /// Returns whether both have the same place in the superview: origin, bounds and transforms.
    func isPlaced(like other: Presentation) -> Bool {
        origin == other.origin && bounds == other.bounds && transform == other.transform
            && spatial == other.spatial
    }

    mutating func set(_ value: AnimatedValue) {
        switch value {
        case .origin(let origin): self.origin = origin
        case .size(let size): bounds.size = size
        case .boundsOrigin(let origin): bounds.origin = origin
        case .transform(let transform), .depth(let transform): transform3D = transform
        case .sublayerTransform(let transform), .sublayerDepth(let transform): sublayerTransform = transform
        case .alpha(let alpha): self.alpha = alpha
        case .backgroundColor(let color): backgroundColor = color
        case .cornerRadius(let radius): cornerRadius = radius
        case .borderWidth(let width): borderWidth = width
        case .borderColor(let color): borderColor = color
        case .shadow(let shadow): self.shadow = shadow
        case .amount: break
        }
    }

    /// Returns the displayed value of `property`; nil for `value` and `transition`, which are stored apart.
    func value(of property: AnimatedProperty) -> AnimatedValue? {
        switch property {
        case .origin: .origin(origin)
        case .size: .size(bounds.size)
        case .boundsOrigin: .boundsOrigin(bounds.origin)
        case .transform: .transform(transform3D)
        case .depth: .depth(transform3D)
        case .sublayerTransform: .sublayerTransform(sublayerTransform ?? .identity)
        case .sublayerDepth: .sublayerDepth(sublayerTransform ?? .identity)
        case .alpha: .alpha(alpha)
        case .backgroundColor: .backgroundColor(backgroundColor)
        case .cornerRadius: .cornerRadius(cornerRadius)
        case .borderWidth: .borderWidth(borderWidth)
        case .borderColor: .borderColor(borderColor)
        case .shadow: shadow.map { .shadow($0) }
        case .value, .transition: nil
        }
    }
}
