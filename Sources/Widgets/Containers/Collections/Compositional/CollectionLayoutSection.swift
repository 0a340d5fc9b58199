internal import Virtualization

/// A section of a compositional layout: a group that is repeated for all items, modelled on `NSCollectionLayoutSection`.
///
///     let section = CollectionLayoutSection(group: row)
///     section.interGroupSpacing = 8
///     section.contentInsets = DirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
public final class CollectionLayoutSection {
    private let group: CollectionLayoutGroup
    /// The distance of the groups from the edges of the section, in points; zero by default.
    public var contentInsets = DirectionalEdgeInsets.zero
    /// The distance between groups, in points; 0 by default.
    public var interGroupSpacing = 0.0
    /// The headers and footers; empty by default.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// Whether and how the section scrolls across the scrolling axis of the layout; `.none` by default.
    ///
    /// The groups of a section that scrolls follow each other from the leading edge, or from the top in a layout that scrolls horizontally. The
    /// section is as long as its tallest group; headers and footers do not scroll with the groups.
    public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The overscrolling and the deceleration of a section that scrolls by itself.
    public var orthogonalScrollingProperties = CollectionLayoutSectionOrthogonalScrollingProperties()
    /// Changes the visible elements of the section before they are displayed; nil, the default, leaves them as the layout has placed them.
    ///
    /// Called before each layout of the collection view in which elements of the section are visible: after each scroll step of the section or
    /// of the collection view, and after changes of items and sizes. Read when the layout is prepared. Values that are not finite are reported
    /// and ignored.
    ///
    ///     section.visibleItemsInvalidationHandler = { items, offset, environment in
    ///         for item in items {
    ///             let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
    ///             let scale = max(0.8, 1 - distance / 1_000)
    ///             item.transform = AffineTransform(scaleX: scale, y: scale)
    ///         }
    ///     }
    public var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Whether list cells draw lines between items.
    var hasSeparators = false

    /// Creates a section of copies of `group`.
    public init(group: CollectionLayoutGroup) { self.group = group }

    /// Returns a section with one item in each line, whose cells determine their height.
    public static func list(
        using configuration: CollectionLayoutListConfiguration,
        layoutEnvironment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection { configuration.section() }

    /// Returns the section with `count` items, and a description of what cannot be displayed; nil for a valid section.
    func geometry(count: Int, container: Size, isHorizontal: Bool) -> (any SectionGeometry, problem: String?)
    {
        var metrics = GroupSection.Metrics()
        metrics.isHorizontal = isHorizontal
        metrics.container = container
        metrics.insets = contentInsets.isFinite ? contentInsets : .zero
        metrics.spacing =
            interGroupSpacing.isFinite ? min(max(0, interGroupSpacing), ItemExtents.extentLimit) : 0
        metrics.hasSeparators = hasSeparators
        metrics.boundaries = boundarySupplementaryItems.map { item in
            let insets = metrics.insets
            let area =
                isHorizontal
                ? Size(width: container.width, height: container.height - insets.top - insets.bottom)
                : Size(width: container.width - insets.leading - insets.trailing, height: container.height)
            let size = item.layoutSize.size(in: area)
            return SectionBoundary(
                kind: item.elementKind,
                frame: Rect(
                    x: isHorizontal ? 0 : insets.leading, y: isHorizontal ? insets.top : 0,
                    width: size.width, height: size.height), isPinned: item.pinToVisibleBounds,
                isFooter: item.alignment == .bottom || item.alignment == .trailing, zIndex: item.zIndex)
        }
        if orthogonalScrollingBehavior == .none {
            let section = GroupSection(metrics, node: group.node, count: count)
            return (section, problem ?? section.problem)
        }
        var section = OrthogonalSection(
            metrics, node: group.node, count: count, behavior: orthogonalScrollingBehavior)
        section.properties = orthogonalScrollingProperties
        return (section, problem ?? section.problem)
    }

    /// A description of the first distance that is not finite, and counts as 0.
    private var problem: String? {
        if !contentInsets.isFinite { return "contentInsets are \(contentInsets)" }
        return interGroupSpacing.isFinite ? nil : "interGroupSpacing is \(interGroupSpacing)"
    }
}

/// A header or footer of a section, modelled on `NSCollectionLayoutBoundarySupplementaryItem`.
///
///     let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
///     let header = CollectionLayoutBoundarySupplementaryItem(
///         layoutSize: size, elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
///     header.pinToVisibleBounds = true
public final class CollectionLayoutBoundarySupplementaryItem {
    /// The edge of the section, modelled on `NSRectAlignment`.
    ///
    ///     let alignment = CollectionLayoutBoundarySupplementaryItem.Alignment.top
    public nonisolated enum Alignment: Hashable, Sendable {
        /// The start of the section, above the first group.
        case top
        /// The end of the section, below the last group.
        case bottom
        /// The start of the section in a layout that scrolls horizontally.
        case leading
        /// The end of the section in a layout that scrolls horizontally.
        case trailing
    }

    /// The size; an estimated length applies as it is.
    public let layoutSize: CollectionLayoutSize
    /// The kind for which the data source is asked.
    public let elementKind: String
    /// The edge of the section.
    public let alignment: Alignment
    /// Whether the view stays at the edge of the visible bounds while its section is visible; false by default.
    public var pinToVisibleBounds = false
    /// The order in which overlapping views are drawn, higher values in front; 0 by default.
    public var zIndex = 0

    /// Creates a header or footer.
    public init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: Alignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }
}
