/// A layout of sections, each a group of items that is repeated, modelled on `UICollectionViewCompositionalLayout`.
///
/// Groups of fixed or fractional sizes need neither time nor memory for items that are not visible. Cells with estimated sizes are measured when
/// they become visible; the number of items in a group is that of the estimates.
///
///     let item = CollectionLayoutItem(
///         layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
///     let row = CollectionLayoutGroup.horizontal(
///         layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
///         repeatingSubitem: item, count: 3)
///     let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row))
open class CollectionViewCompositionalLayout: CollectionViewLayout {
    /// Returns the layout of a section; nil for a section without elements.
    public typealias SectionProvider = (
        _ section: Int, _ environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection?

    /// The properties that concern all sections.
    public final var configuration: CollectionViewCompositionalLayoutConfiguration {
        didSet { if configuration != oldValue { invalidateLayout() } }
    }

    private let provider: SectionProvider
    private let arrangement = SectionArrangement()

    /// Creates a layout in which all sections are alike.
    public init(
        section: CollectionLayoutSection,
        configuration: CollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections are returned by `sectionProvider`, which is called whenever the layout is prepared.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: CollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    nonisolated deinit {}

    /// Returns a layout whose sections are lists.
    public static func list(using configuration: CollectionLayoutListConfiguration)
        -> CollectionViewCompositionalLayout
    {
        CollectionViewCompositionalLayout(sectionProvider: { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        })
    }

    // MARK: - Layout

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let area = collectionView.layoutArea
        let environment = LayoutEnvironment(container: LayoutContainer(contentSize: area))
        let counts = collectionView.arrangedItems.counts
        var handlers = VisibleItemHandlers(environment)
        let sections: [any SectionGeometry] = counts.indices.map { section in
            guard let layout = provider(section, environment) else { return EmptySection() }
            let (geometry, problem) = layout.geometry(
                count: counts[section], container: area, isHorizontal: isHorizontal)
            if let problem { report(problem, section, in: collectionView) }
            handlers[section] = layout.visibleItemsInvalidationHandler
            return geometry
        }
        arrangement.visibleItems = handlers.isEmpty ? nil : handlers
        arrangement.prepare(
            SectionStack(
                sections, isHorizontal: isHorizontal, spacing: configuration.checkedSpacing),
            items: collectionView.arrangedItems, breadth: isHorizontal ? area.height : area.width)
    }

    private func report(_ problem: String, _ section: Int, in view: CollectionView) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidGeometry, subject: view.hierarchyPath,
                message: "in section \(section), \(problem)",
                cure: "invalid lengths count as 0; give finite dimensions above 0"))
    }

    open override var collectionViewContentSize: Size { arrangement.stack.size }

    open override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
        arrangement.elements(in: rect, visible: collectionView?.pinningArea ?? rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        arrangement.attributes(ofItemAt: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    )
        -> CollectionViewLayoutAttributes?
    {
        arrangement.attributes(
            ofKind: elementKind, at: indexPath, visible: collectionView?.pinningArea ?? .zero)
    }

    /// True for vertical scrolling.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { !isHorizontal }

    override var orthogonal: SectionArrangement? { arrangement }
    override var isHorizontal: Bool { configuration.scrollDirection == .horizontal }
    override func pinnedLength(at indexPath: IndexPath) -> Double { arrangement.pinnedLength(at: indexPath) }
    override func take(preferred: CollectionViewLayoutAttributes) -> Bool {
        arrangement.take(preferred: preferred)
    }
    override func renumber(_ newItem: (Int) -> Int?) { arrangement.renumber(newItem) }
}

/// The properties of a compositional layout that concern all sections.
///
/// Modelled on `UICollectionViewCompositionalLayoutConfiguration`.
///
///     let configuration = CollectionViewCompositionalLayoutConfiguration()
///     layout.configuration.interSectionSpacing = 16
public nonisolated struct CollectionViewCompositionalLayoutConfiguration: Hashable, Sendable {
    /// The axis along which the content is scrolled; vertical by default.
    public var scrollDirection = CollectionView.ScrollDirection.vertical
    /// The distance between sections, in points; 0 by default.
    public var interSectionSpacing = 0.0

    /// Creates a configuration with the default values.
    public init() {}

    var checkedSpacing: Double { interSectionSpacing.isFinite ? max(0, interSectionSpacing) : 0 }
}

/// The area for which a compositional layout is prepared, modelled on `NSCollectionLayoutEnvironment`.
///
///     let columns = environment.container.contentSize.width > 600 ? 6 : 3
@MainActor
public protocol CollectionLayoutEnvironment {
    /// The collection view.
    var container: any CollectionLayoutContainer { get }
}

/// The container of sections, modelled on `NSCollectionLayoutContainer`.
///
///     let width = environment.container.contentSize.width
@MainActor
public protocol CollectionLayoutContainer {
    /// The size of the collection view without its content inset, in points.
    var contentSize: Size { get }
}

private struct LayoutEnvironment: CollectionLayoutEnvironment {
    var container: any CollectionLayoutContainer
}

private struct LayoutContainer: CollectionLayoutContainer {
    var contentSize: Size
}

/// A section for which the provider returned nil.
private nonisolated struct EmptySection: SectionGeometry {
    var length: Double { 0 }
    var breadth: Double { 0 }
    var boundaries: [SectionBoundary] { [] }
    func items(from start: Double, to end: Double) -> Range<Int> { 0..<0 }
    func frame(of item: Int) -> Rect { .zero }
    func measuredAxes(of item: Int) -> (width: Bool, height: Bool) { (false, false) }
    mutating func setSize(_ size: Size, of item: Int) -> Bool { false }
}
