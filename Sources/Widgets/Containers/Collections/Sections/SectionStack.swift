internal import Virtualization

/// The sections of a flow or compositional layout, one after the other along the scrolling axis.
///
///     let stack = SectionStack(sections, isHorizontal: false, spacing: 0)
///     stack.sections(from: 1_000, to: 1_400)
nonisolated struct SectionStack: Sendable {
    private(set) var sections: [any SectionGeometry]
    let isHorizontal: Bool
    private let spacing: Double
    private var lengths: ItemExtents
    private var breadth: Double

    init(_ sections: [any SectionGeometry] = [], isHorizontal: Bool = false, spacing: Double = 0) {
        self.sections = sections
        self.isHorizontal = isHorizontal
        self.spacing = spacing
        lengths = ItemExtents(count: 0, estimate: 1)
        breadth = 0
        for section in sections {
            lengths.append(count: 1, extent: section.length + spacing)
            breadth = max(breadth, section.breadth)
        }
    }

    /// The size of all sections in points.
    var size: Size {
        let length = max(0, lengths.total - (sections.isEmpty ? 0 : spacing))
        return isHorizontal
            ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }

    /// Returns the position of a section along the scrolling axis.
    func start(of section: Int) -> Double { lengths.start(of: section) }

    /// Returns the sections that may overlap a range of positions along the scrolling axis.
    ///
    /// Complexity: O(log sections).
    func sections(from start: Double, to end: Double) -> Range<Int> {
        if sections.isEmpty || end < 0 || start > lengths.total { return 0..<0 }
        return lengths.item(at: start)..<lengths.item(at: end) + 1
    }

    /// Returns a frame in points of the content, from one in points of a section.
    func placed(_ frame: Rect, in section: Int) -> Rect {
        let start = start(of: section)
        return frame.offsetBy(dx: isHorizontal ? start : 0, dy: isHorizontal ? 0 : start)
    }

    /// Returns the start and end of a rectangle along the scrolling axis.
    func range(of rect: Rect) -> (start: Double, end: Double) {
        isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    /// Records the measured size of an item.
    ///
    /// - Returns: Whether the layout has changed.
    mutating func setSize(_ size: Size, of path: IndexPath) -> Bool {
        guard sections.indices.contains(path.section),
            sections[path.section].setSize(size, of: path.item)
        else { return false }
        let section = sections[path.section]
        lengths.setExtent(section.length + spacing, of: path.section)
        breadth = max(breadth, section.breadth)
        return true
    }
}
