/// The appearance of lists in collection views, modelled on `UICollectionLayoutListConfiguration`.
///
///     var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = CollectionViewCompositionalLayout.list(using: configuration)
public nonisolated struct CollectionLayoutListConfiguration: Hashable, Sendable {
    /// The arrangement of lists, modelled on `UICollectionLayoutListConfiguration.Appearance`.
    ///
    ///     let appearance = CollectionLayoutListConfiguration.Appearance.plain
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, with a distance between sections.
        case grouped
        /// Rows with a distance from the edges, and between sections.
        case insetGrouped
        /// Rows of a side bar, without lines between them.
        case sidebar
    }

    /// Whether sections have a header, modelled on `UICollectionLayoutListConfiguration.HeaderMode`.
    ///
    ///     configuration.headerMode = .supplementary
    public enum HeaderMode: Hashable, Sendable {
        case none
        /// A supplementary view of the kind ``CollectionView/elementKindSectionHeader``, 32 points high.
        case supplementary
    }

    /// Whether sections have a footer, modelled on `UICollectionLayoutListConfiguration.FooterMode`.
    ///
    ///     configuration.footerMode = .supplementary
    public enum FooterMode: Hashable, Sendable {
        case none
        /// A supplementary view of the kind ``CollectionView/elementKindSectionFooter``, 28 points high.
        case supplementary
    }

    /// The arrangement of the rows.
    public let appearance: Appearance
    /// Whether cells of the class ``CollectionViewListCell`` draw lines between rows; true by default, except in side bars.
    public var showsSeparators: Bool
    /// Whether sections have a header; `.none` by default.
    public var headerMode = HeaderMode.none
    /// Whether sections have a footer; `.none` by default.
    public var footerMode = FooterMode.none

    /// Creates a configuration.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
    }

    @MainActor func section() -> CollectionLayoutSection {
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        let section = CollectionLayoutSection(group: group)
        section.hasSeparators = showsSeparators
        switch appearance {
        case .plain: break
        case .grouped: section.contentInsets.bottom = 16
        case .insetGrouped:
            section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        case .sidebar:
            section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8)
        }
        if headerMode == .supplementary {
            let header = Self.boundary(CollectionView.elementKindSectionHeader, height: 32, .top)
            header.pinToVisibleBounds = appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                Self.boundary(CollectionView.elementKindSectionFooter, height: 28, .bottom))
        }
        return section
    }

    @MainActor private static func boundary(
        _ kind: String, height: Double, _ alignment: CollectionLayoutBoundarySupplementaryItem.Alignment
    ) -> CollectionLayoutBoundarySupplementaryItem {
        CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), elementKind: kind,
            alignment: alignment)
    }
}
