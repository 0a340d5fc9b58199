/// What of a view can be animated, in the order in which a view keeps its tracks.
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
    /// What a control shows of its value.
    case value
    /// 1...0: an old picture gives way to the new one.
    case transition

    /// Not under reduced motion.
    var isMovement: Bool { rawValue <= Self.transform.rawValue || self == .value }
}
