internal import Virtualization

/// A layout of items in lines, with headers and footers of sections, modelled on `UICollectionViewFlowLayout`.
///
/// As many items as fit are in each line, and the remaining space is distributed between them. Items of one size need neither time nor memory for
/// items that are not visible. Sizes that a ``CollectionViewDelegateFlowLayout`` returns are requested once for all items.
///
///     let layout = CollectionViewFlowLayout()
///     layout.itemSize = Size(width: 96, height: 96)
///     layout.sectionInset = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
///     layout.headerReferenceSize = Size(width: 0, height: 32)
open class CollectionViewFlowLayout: CollectionViewLayout {
    /// The value of ``estimatedItemSize`` with which items determine their own size; the estimate is ``itemSize``.
    public static let automaticSize = Size(
        width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)
    /// The result of a delegate's `sizeForItemAt` with which all items of the section have the layout's ``itemSize``.
    public static let layoutItemSize = Size(width: -1, height: -1)

    /// The size of the items in points; 50 x 50 by default.
    public final var itemSize = Size(width: 50, height: 50) {
        didSet { checkSize(&itemSize, oldValue, "itemSize", allowsZero: false) }
    }
    /// The assumed size of items that determine their own size, in points; zero, the default, for items with ``itemSize``.
    ///
    /// Cells are measured when they become visible, while the first visible item keeps its position.
    public final var estimatedItemSize = Size.zero {
        didSet {
            if estimatedItemSize == CollectionViewFlowLayout.automaticSize {
                if estimatedItemSize != oldValue { invalidateLayout() }
            } else {
                checkSize(&estimatedItemSize, oldValue, "estimatedItemSize")
            }
        }
    }
    /// The distance between lines, in points; 10 by default.
    public final var minimumLineSpacing = 10.0 {
        didSet { check(&minimumLineSpacing, oldValue, "minimumLineSpacing") }
    }
    /// The minimum distance between the items of a line, in points; 10 by default.
    public final var minimumInteritemSpacing = 10.0 {
        didSet { check(&minimumInteritemSpacing, oldValue, "minimumInteritemSpacing") }
    }
    /// The distance of the items from the edges of their section, in points; zero by default.
    public final var sectionInset = EdgeInsets.zero {
        didSet {
            if sectionInset == oldValue { return }
            if sectionInset.isFinite, sectionInset.isDisplayable { return invalidateLayout() }
            report("sectionInset was set to \(sectionInset)", "the old value stays; give finite numbers")
            sectionInset = oldValue
        }
    }
    /// The size of headers in points, of which the extent along the scrolling axis is used; zero, the default, for none.
    public final var headerReferenceSize = Size.zero {
        didSet { checkSize(&headerReferenceSize, oldValue, "headerReferenceSize") }
    }
    /// The size of footers in points, as for headers; zero, the default, for none.
    public final var footerReferenceSize = Size.zero {
        didSet { checkSize(&footerReferenceSize, oldValue, "footerReferenceSize") }
    }
    /// The axis along which the content is scrolled; vertical by default.
    public final var scrollDirection = CollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Whether the header of the first visible section stays at the edge while its items scroll; false by default.
    public final var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether the footer of the last visible section stays at the edge while its items scroll; false by default.
    public final var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    private let arrangement = SectionArrangement()

    nonisolated deinit {}

    // MARK: - Layout

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let builder = FlowBuilder(layout: self, view: collectionView)
        let sections: [any SectionGeometry] = collectionView.arrangedItems.counts.indices.map(builder.section)
        arrangement.prepare(
            SectionStack(sections, isHorizontal: isHorizontal), items: collectionView.arrangedItems,
            breadth: builder.breadth)
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

    /// Returns whether the extent across the scrolling axis has changed.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
        guard let old = collectionView?.cells.preparedBounds.size else { return true }
        return isHorizontal ? newBounds.height != old.height : newBounds.width != old.width
    }

    /// True for vertical scrolling.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { !isHorizontal }

    override var isHorizontal: Bool { scrollDirection == .horizontal }
    override func pinnedLength(at indexPath: IndexPath) -> Double { arrangement.pinnedLength(at: indexPath) }
    override func take(preferred: CollectionViewLayoutAttributes) -> Bool {
        arrangement.take(preferred: preferred)
    }
    override func renumber(_ newItem: (Int) -> Int?) { arrangement.renumber(newItem) }

    // MARK: - Checks

    private func check(_ value: inout Double, _ old: Double, _ name: String) {
        if value == old { return }
        if ItemExtents.isValid(value), value >= 0 { return invalidateLayout() }
        report("\(name) was set to \(value)", "the old value stays; give a finite number of at least 0")
        value = old
    }

    private func checkSize(_ size: inout Size, _ old: Size, _ name: String, allowsZero: Bool = true) {
        if size == old { return }
        let isPositive = size.width > 0 && size.height > 0
        if size.isDisplayable, isPositive || allowsZero && size.width >= 0 && size.height >= 0 {
            return invalidateLayout()
        }
        report("\(name) was set to \(size)", "the old value stays; give a finite size above 0")
        size = old
    }

    func report(_ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidGeometry, subject: collectionView?.hierarchyPath ?? "\(type(of: self))",
                message: message, cure: cure))
    }
}
