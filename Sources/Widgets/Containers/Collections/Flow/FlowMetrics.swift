internal import Virtualization

/// The distances of one section of a flow layout, along the scrolling axis and across it, in points.
nonisolated struct FlowMetrics: Hashable, Sendable {
    var isHorizontal = false
    /// The extent of the collection view across the scrolling axis.
    var breadth = 0.0
    var inset = EdgeInsets.zero
    /// The distance between lines.
    var lineSpacing = 10.0
    /// The minimum distance between the items of a line.
    var itemSpacing = 10.0
    /// The extent of the header along the scrolling axis; 0 for none.
    var header = 0.0
    var footer = 0.0
    var pinsHeader = false
    var pinsFooter = false
    /// The number of pixels per point, for whole pixels.
    var scale = 1.0

    /// The extent that the items of a line may have.
    var lineBreadth: Double {
        max(0, breadth - (isHorizontal ? inset.top + inset.bottom : inset.left + inset.right))
    }
    /// The inset before the first line, and the one after the last line.
    var leadingInset: Double { isHorizontal ? inset.left : inset.top }
    var trailingInset: Double { isHorizontal ? inset.right : inset.bottom }
    /// The inset before the first item of each line.
    var crossInset: Double { isHorizontal ? inset.top : inset.left }

    /// Returns the extents of a size along the scrolling axis and across it.
    func extents(of size: Size) -> (length: Double, breadth: Double) {
        isHorizontal ? (size.width, size.height) : (size.height, size.width)
    }

    /// Returns the rectangle at positions along the scrolling axis and across it.
    func rect(at position: Double, _ cross: Double, length: Double, breadth: Double) -> Rect {
        isHorizontal
            ? Rect(x: position, y: cross, width: length, height: breadth)
            : Rect(x: cross, y: position, width: breadth, height: length)
    }

    func onPixels(_ position: Double) -> Double { (position * scale).rounded() / scale }

    /// Returns the number of items with an extent of `itemBreadth` that fit in a line, at least 1.
    func columns(_ itemBreadth: Double) -> Int {
        let fitting = (lineBreadth + itemSpacing + 1e-6) / max(itemBreadth + itemSpacing, 1e-3)
        return fitting < 2 ? 1 : Int(min(fitting, 1e6))
    }
}

nonisolated extension Size {
    /// Whether both sides are finite and not too great for positions of a layout.
    var isDisplayable: Bool { ItemExtents.isValid(width) && ItemExtents.isValid(height) }
}

nonisolated extension EdgeInsets {
    /// Whether no inset is too great for positions of a layout.
    var isDisplayable: Bool { [top, left, bottom, right].allSatisfy { ItemExtents.isValid(abs($0)) } }
}
