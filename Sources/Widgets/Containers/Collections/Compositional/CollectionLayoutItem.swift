/// An item of a compositional layout, modelled on `NSCollectionLayoutItem`.
///
///     let item = CollectionLayoutItem(
///         layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
///     item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
@MainActor
public class CollectionLayoutItem {
    /// The size, with the insets.
    public final let layoutSize: CollectionLayoutSize
    /// The distance of the cell, or of the items of a group, from the edges, in points; zero by default.
    public final var contentInsets = DirectionalEdgeInsets.zero

    /// Creates an item.
    public init(layoutSize: CollectionLayoutSize) { self.layoutSize = layoutSize }

    nonisolated deinit {}

    /// The item as a value.
    var node: LayoutNode { LayoutNode(size: layoutSize, insets: contentInsets) }
}

/// Items beside or below each other, modelled on `NSCollectionLayoutGroup`.
///
/// The subitems are repeated in their order as long as they fit in the group. A group can contain groups.
///
///     let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
///     let row = CollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 4)
///     row.interItemSpacing = .fixed(8)
public final class CollectionLayoutGroup: CollectionLayoutItem {
    /// The distance between the subitems; nil, the default, for none.
    public var interItemSpacing: CollectionLayoutSpacing?
    /// The subitems, as given.
    public let subitems: [CollectionLayoutItem]
    private let isHorizontal: Bool
    /// The number of equal subitems; nil for as many as fit.
    private let count: Int?

    private init(
        _ layoutSize: CollectionLayoutSize, _ subitems: [CollectionLayoutItem], isHorizontal: Bool,
        count: Int?
    ) {
        self.subitems = subitems
        self.isHorizontal = isHorizontal
        self.count = count.map { max(1, $0) }
        super.init(layoutSize: layoutSize)
    }

    /// Returns a group of items from the leading to the trailing edge.
    public static func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
        -> CollectionLayoutGroup
    { CollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil) }

    /// Returns a group of `count` items of equal width, at least 1.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
    }

    /// Returns a group of items from top to bottom.
    public static func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
        -> CollectionLayoutGroup
    { CollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil) }

    /// Returns a group of `count` items of equal height, at least 1.
    public static func vertical(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
    }

    override var node: LayoutNode {
        var node = super.node
        node.children = subitems.map(\.node)
        node.isHorizontal = isHorizontal
        node.count = count
        node.spacing = interItemSpacing
        return node
    }
}
