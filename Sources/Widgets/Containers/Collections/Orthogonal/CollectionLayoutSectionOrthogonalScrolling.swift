/// The scrolling of a section across the scrolling axis of its layout, modelled on `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
///
///     section.orthogonalScrollingBehavior = .groupPaging
public nonisolated enum CollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, Sendable {
    /// The section does not scroll by itself; its groups follow each other along the scrolling axis of the layout.
    case none
    /// The section can stop anywhere.
    case continuous
    /// The section stops where a group begins at the leading content inset.
    case continuousGroupLeadingBoundary
    /// The section stops at multiples of the collection view's length.
    case paging
    /// The section stops where a group begins at the leading content inset; a flick or a notch of the wheel moves by one group.
    case groupPaging
    /// The section stops where a group is in the middle; a flick or a notch of the wheel moves by one group.
    case groupPagingCentered

    /// Whether a flick moves to the adjacent stop.
    var isPaging: Bool { self == .paging || self == .groupPaging || self == .groupPagingCentered }
}

/// The movement of a section that scrolls by itself, modelled on `UICollectionLayoutSectionOrthogonalScrollingProperties`.
///
///     section.orthogonalScrollingProperties.decelerationRate = .fast
public nonisolated struct CollectionLayoutSectionOrthogonalScrollingProperties: Hashable, Sendable {
    /// Whether a drag can overscroll the ends of a section.
    ///
    ///     section.orthogonalScrollingProperties.bounce = .never
    public enum Bounce: Hashable, Sendable {
        /// As `bounces` of the collection view.
        case automatic
        /// Always, also if all groups are visible.
        case always
        /// Never.
        case never
    }

    /// The rate at which a section decelerates after a drag.
    ///
    ///     section.orthogonalScrollingProperties.decelerationRate = .normal
    public enum DecelerationRate: Hashable, Sendable {
        /// Normal for `.continuous`, and fast for behaviours with stops.
        case automatic
        /// The rate `ScrollView.DecelerationRate.normal`.
        case normal
        /// The rate `ScrollView.DecelerationRate.fast`.
        case fast
    }

    /// Whether a drag can overscroll the ends; automatic by default.
    public var bounce = Bounce.automatic
    /// The rate of deceleration; automatic by default.
    public var decelerationRate = DecelerationRate.automatic

    /// Creates properties with the default values.
    public init() {}
}
