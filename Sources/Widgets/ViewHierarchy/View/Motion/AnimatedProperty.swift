/// The animatable properties of a view, in the order in which a view keeps its tracks.
nonisolated enum AnimatedProperty: UInt8, Sendable, CaseIterable {
    /// Top left of the untransformed frame.
    case origin
    case size
    /// Where the view's own space begins.
    case boundsOrigin
    case transform
    case alpha
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    /// The displayed value of a control.
    case value
    /// The share of the old snapshot that remains in a transition, 1...0.
    case transition

    /// Not under reduced motion.
    var isMovement: Bool { rawValue <= Self.transform.rawValue || self == .value }
}
