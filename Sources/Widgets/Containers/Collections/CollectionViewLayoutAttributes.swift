/// The position and appearance of a cell or a supplementary view, modelled on `UICollectionViewLayoutAttributes`.
///
///     let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
///     attributes.frame = Rect(x: 0, y: 0, width: 120, height: 80)
public final class CollectionViewLayoutAttributes {
    /// The index path of the item, or of the supplementary view.
    public var indexPath: IndexPath
    /// Whether the attributes belong to a cell or to a supplementary view.
    public let representedElementCategory: CollectionView.ElementCategory
    /// The kind of the supplementary view; nil for a cell.
    public let representedElementKind: String?
    /// The size in points.
    public var size = Size.zero
    /// The middle in points of the content.
    public var center = Point.zero
    /// The transform around the middle; the identity by default.
    public var transform = AffineTransform.identity
    /// The opacity from 0 to 1; 1 by default.
    public var alpha = 1.0
    /// The order in which overlapping views are drawn, higher values in front; 0 by default.
    public var zIndex = 0
    /// Whether the element is hidden; it then has no view.
    public var isHidden = false
    /// The axes along which the cell determines its own size.
    var measuresWidth = false
    var measuresHeight = false
    /// Whether a list cell draws a line at its bottom edge.
    var hasSeparator = false

    /// The distance by which the section of the cell is scrolled by itself; nil for a cell that is not in such a section.
    var scrollDistance: Point?
    /// The distance by which the handler of the section has moved the middle from its place in the layout.
    var adjustment = Point.zero

    private init(_ category: CollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// Creates the attributes of a cell, with an empty frame.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }

    /// Creates the attributes of a supplementary view, with an empty frame.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }

    /// The untransformed frame in points of the content; setting it changes ``size`` and ``center``.
    public var frame: Rect {
        get {
            Rect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        set {
            size = newValue.size
            center = Point(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The bounds, with the origin zero; setting them changes ``size``.
    public var bounds: Rect {
        get { Rect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Returns a copy, which can be changed independently.
    public func copy() -> CollectionViewLayoutAttributes {
        let copy = CollectionViewLayoutAttributes(
            representedElementCategory, representedElementKind, indexPath)
        copy.size = size
        copy.center = center
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.measuresWidth = measuresWidth
        copy.measuresHeight = measuresHeight
        copy.hasSeparator = hasSeparator
        copy.scrollDistance = scrollDistance
        copy.adjustment = adjustment
        return copy
    }

    /// Returns whether a view that has the attributes `other` need not change.
    func isSame(as other: CollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && size == other.size && hasSameCenter(as: other)
            && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
            && hasSeparator == other.hasSeparator
    }

    /// Returns whether a view in a section that scrolls by itself has moved only with the section.
    private func hasSameCenter(as other: CollectionViewLayoutAttributes) -> Bool {
        guard let distance = scrollDistance, let old = other.scrollDistance else {
            return center == other.center && scrollDistance == other.scrollDistance
        }
        // The sum is rounded.
        let moved = center + distance - other.center - old
        return abs(moved.x) < 1e-4 && abs(moved.y) < 1e-4
    }

    /// Whether the geometry and the opacity are finite, and the size is not negative.
    var isValid: Bool {
        size.isFinite && center.isFinite && alpha.isFinite && size.width >= 0 && size.height >= 0
    }
}
