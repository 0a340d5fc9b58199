/// An element of a section that is about to be displayed, modelled on `NSCollectionLayoutVisibleItem`.
///
/// ``CollectionLayoutSection/visibleItemsInvalidationHandler`` changes its appearance. Selection, keys and drops use the places of the layout,
/// not the changed ones.
///
///     item.alpha = item.frame.minX < offset.x ? 0.5 : 1
@MainActor
public protocol CollectionLayoutVisibleItem: AnyObject {
    /// The index path of the item, or of the supplementary view.
    var indexPath: IndexPath { get }
    /// Whether the element is a cell or a supplementary view.
    var representedElementCategory: CollectionView.ElementCategory { get }
    /// The kind of the supplementary view; nil for a cell.
    var representedElementKind: String? { get }
    /// The frame without the transform, in points of the content; in a section that scrolls by itself, as if it were not scrolled.
    var frame: Rect { get }
    /// The bounds, with the origin zero.
    var bounds: Rect { get }
    /// The middle, in the space of ``frame``.
    var center: Point { get set }
    /// The transform around the middle.
    var transform: AffineTransform { get set }
    /// The opacity from 0 to 1.
    var alpha: Double { get set }
    /// The order in which overlapping elements are drawn, higher values in front.
    var zIndex: Int { get set }
    /// Whether the element is hidden; it then has no view.
    var isHidden: Bool { get set }
}

/// A closure that changes the visible elements of a section, modelled on `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.
///
/// Its arguments are the elements, the offset by which they are scrolled, in points, and the area of the layout.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any CollectionLayoutVisibleItem], Point, any CollectionLayoutEnvironment
) -> Void

extension CollectionViewLayoutAttributes: CollectionLayoutVisibleItem {}

/// The handlers by which the sections of a layout change their visible elements.
///
///     let shown = handlers.adjusted(elements, in: view)
struct VisibleItemHandlers {
    private let environment: any CollectionLayoutEnvironment
    private var handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

    init(_ environment: any CollectionLayoutEnvironment) { self.environment = environment }

    var isEmpty: Bool { handlers.isEmpty }

    subscript(section: Int) -> CollectionLayoutSectionVisibleItemsInvalidationHandler? {
        get { handlers[section] }
        set { handlers[section] = newValue }
    }

    /// Returns displayed elements as the handlers of their sections have changed them, without hidden ones.
    ///
    /// Complexity: O(elements), with one call for each section.
    func adjusted(_ elements: [CollectionViewLayoutAttributes], in view: CollectionView)
        -> [CollectionViewLayoutAttributes]
    {
        var adjusted = elements
        let sections = Dictionary(grouping: elements.indices) { elements[$0].indexPath.section }
        for (section, indices) in sections.sorted(by: { $0.key < $1.key }) {
            guard let handler = handlers[section] else { continue }
            let items = indices.map { unscrolled(elements[$0], in: view) }
            handler(items, offset(of: section, in: view), environment)
            for (index, item) in zip(indices, items) {
                adjusted[index] = displayed(item, from: elements[index], in: view)
            }
        }
        return adjusted.filter { !$0.isHidden }
    }

    /// The offset of a section that scrolls by itself, along its groups; otherwise that of the collection view.
    private func offset(of section: Int, in view: CollectionView) -> Point {
        guard let arrangement = view.collectionViewLayout.orthogonal,
            let orthogonal = arrangement.stack.orthogonal(section)
        else { return view.contentOffset }
        let offset = arrangement.offsets[section]
        return orthogonal.scrollsHorizontally ? Point(x: offset, y: 0) : Point(x: 0, y: offset)
    }

    /// Returns a copy of an element with the place that the layout has given it, not mirrored.
    private func unscrolled(_ element: CollectionViewLayoutAttributes, in view: CollectionView)
        -> CollectionViewLayoutAttributes
    {
        let item = CollectionPlaces(view: view).displayed(element.copy())
        if let distance = item.scrollDistance { item.center = item.center + distance }
        return item
    }

    /// Returns the displayed element for one that a handler has changed; without the change, and with a diagnostic, if it is not finite.
    private func displayed(
        _ item: CollectionViewLayoutAttributes, from element: CollectionViewLayoutAttributes,
        in view: CollectionView
    ) -> CollectionViewLayoutAttributes {
        guard item.isValid, item.transform.isFinite else {
            report(item, in: view)
            return element
        }
        if let distance = item.scrollDistance { item.center = item.center - distance }
        let shown = CollectionPlaces(view: view).displayed(item)
        shown.adjustment = shown.center - element.center
        // The cell of an item that is being dragged.
        if element.alpha == 0 { shown.alpha = 0 }
        return shown
    }

    private func report(_ item: CollectionViewLayoutAttributes, in view: CollectionView) {
        if view.cells.hasReportedInvalid { return }
        view.cells.hasReportedInvalid = true
        let element = item.representedElementKind ?? "item"
        Diagnostics.report(
            Diagnostic(
                kind: .invalidGeometry, subject: view.hierarchyPath,
                message:
                    "the visibleItemsInvalidationHandler of section \(item.indexPath.section) changed the "
                    + "\(element) \(item.indexPath) to the middle \(item.center), the transform "
                    + "\(item.transform) and the opacity \(item.alpha)",
                cure: "the change is ignored; set finite values"))
    }
}
