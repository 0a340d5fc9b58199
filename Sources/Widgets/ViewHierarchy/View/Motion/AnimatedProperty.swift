/// The animatable properties of a view, in the order in which its animation tracks are stored.
nonisolated enum AnimatedProperty: UInt8, Sendable, CaseIterable {
    /// The top left of the untransformed frame.
    case origin
    case size
    /// The origin of the bounds.
    case boundsOrigin
    case transform
    /// The components of `transform3D` that leave the plane.
    case depth
    case sublayerTransform
    /// The components of `sublayerTransform` that leave the plane.
    case sublayerDepth
    case alpha
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case shadow
    /// The displayed value of a control.
    case value
    /// The opacity of the old snapshot during a transition, from 1 to 0.
    case transition

    /// The second part of a transform, whose tracks follow those of this first part; nil for other properties.
    var depthPart: AnimatedProperty? {
        switch self {
        case .transform: .depth
        case .sublayerTransform: .sublayerDepth
        default: nil
        }
    }

    /// Whether changes of the property are not animated under reduced motion.
    var isMovement: Bool { rawValue <= Self.sublayerDepth.rawValue || self == .value }
}
