internal import Virtualization

/// The width or height of an item or a group, modelled on `NSCollectionLayoutDimension`.
///
///     let third = CollectionLayoutDimension.fractionalWidth(1.0 / 3)
public nonisolated struct CollectionLayoutDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: Double

    /// Returns a fraction of the container's width: that of the group, or of the collection view for the outermost group.
    public static func fractionalWidth(_ fractionalWidth: Double) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fractionalHeight: Double) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Returns a length in points.
    public static func absolute(_ absoluteDimension: Double) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Returns a length in points that applies until the cell has been measured.
    public static func estimated(_ estimatedDimension: Double) -> CollectionLayoutDimension {
        CollectionLayoutDimension(.estimated, estimatedDimension)
    }

    private init(_ kind: Kind, _ value: Double) {
        self.kind = kind
        dimension = value
    }

    /// Whether the value is finite, at least 0 and not too great for a position; otherwise it counts as 0.
    var isValid: Bool { ItemExtents.isValid(dimension) && dimension >= 0 }

    /// Whether the length is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is fixed.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the length applies only until the cell has been measured.
    public var isEstimated: Bool { kind == .estimated }

    /// Returns the length in points inside of a container.
    func length(in container: Size) -> Double {
        if !isValid { return 0 }
        let length =
            switch kind {
            case .fractionalWidth: dimension * container.width
            case .fractionalHeight: dimension * container.height
            case .absolute, .estimated: dimension
            }
        return min(length, ItemExtents.extentLimit)
    }
}

/// The size of an item or a group, modelled on `NSCollectionLayoutSize`.
///
///     let size = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(120))
public nonisolated struct CollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public var widthDimension: CollectionLayoutDimension
    /// The height.
    public var heightDimension: CollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    /// Returns the size in points inside of a container.
    func size(in container: Size) -> Size {
        Size(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// The distance between the items of a group, modelled on `NSCollectionLayoutSpacing`.
///
///     group.interItemSpacing = .fixed(8)
public nonisolated struct CollectionLayoutSpacing: Hashable, Sendable {
    /// The distance in points; the minimum of a flexible one.
    public let spacing: Double
    /// Whether the remaining space of the group is distributed between the items.
    public let isFlexible: Bool

    /// Returns a distance in points.
    public static func fixed(_ fixedSpacing: Double) -> CollectionLayoutSpacing {
        CollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// Returns a minimum distance in points, with an equal share of the remaining space.
    public static func flexible(_ flexibleSpacing: Double) -> CollectionLayoutSpacing {
        CollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    private init(_ spacing: Double, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? min(max(0, spacing), ItemExtents.extentLimit) : 0
        self.isFlexible = isFlexible
    }
}
