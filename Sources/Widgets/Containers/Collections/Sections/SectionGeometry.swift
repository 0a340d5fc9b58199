/// The positions of the items of one section of a flow or compositional layout, in points from the origin of the section.
///
/// Items follow each other along the scrolling axis, or across it in an ``orthogonal`` section: the items in a range of positions are
/// consecutive.
nonisolated protocol SectionGeometry: Sendable {
    /// The extent along the scrolling axis, with headers, footers and insets.
    var length: Double { get }
    /// The extent across the scrolling axis.
    var breadth: Double { get }
    /// The headers and footers.
    var boundaries: [SectionBoundary] { get }
    /// The section, if it scrolls by itself across the scrolling axis of the layout; otherwise nil.
    var orthogonal: OrthogonalSection? { get }
    /// Returns the items that may overlap a range of positions along the scrolling axis; along its groups in an ``orthogonal`` section.
    ///
    /// Complexity: O(log items).
    func items(from start: Double, to end: Double) -> Range<Int>
    /// Returns the frame of an item.
    ///
    /// Complexity: O(log items + items of its line).
    func frame(of item: Int) -> Rect
    /// Returns the axes along which an item determines its own size.
    func measuredAxes(of item: Int) -> (width: Bool, height: Bool)
    /// Whether a list cell draws a line below the item.
    func hasSeparator(below item: Int) -> Bool
    /// Records the measured size of an item; false if it already has this size.
    mutating func setSize(_ size: Size, of item: Int) -> Bool
}

nonisolated extension SectionGeometry {
    func hasSeparator(below item: Int) -> Bool { false }
    var orthogonal: OrthogonalSection? { nil }
}

/// A header or footer of a section.
nonisolated struct SectionBoundary: Hashable, Sendable {
    var kind: String
    /// The frame from the origin of the section.
    var frame: Rect
    /// Whether the view stays at the edge of the visible bounds while its section is visible.
    var isPinned = false
    /// Whether the view is at the end of the section.
    var isFooter = false
    var zIndex = 0
}
