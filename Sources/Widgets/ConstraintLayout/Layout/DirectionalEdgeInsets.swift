/// Insets from the edges in points, with the leading and trailing sides relative to the layout direction.
///
/// Modelled on `NSDirectionalEdgeInsets`.
///
///     stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
public nonisolated struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the leading edge, in points.
    public var leading: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the trailing edge, in points.
    public var trailing: Double

    /// Creates insets from four distances, in points.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets of zero on all edges.
    public static let zero = DirectionalEdgeInsets()

    /// Whether all four insets are finite.
    package var isFinite: Bool {
        top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
    }
}

/// Whether a view is mirrored in a right-to-left layout direction, modelled on `UISemanticContentAttribute`.
///
///     playerControls.semanticContentAttribute = .playback
public nonisolated enum SemanticContentAttribute: Hashable, Sendable {
    case unspecified
    /// Playback controls, which are not mirrored.
    case playback
    /// Controls for directions in space, which are not mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}
