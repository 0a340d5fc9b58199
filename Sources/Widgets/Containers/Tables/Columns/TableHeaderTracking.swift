/// A press in the header of a table: a click, a change of a width, or a move of a column.
///
///     var tracking = TableHeaderTracking(pressing: 2, from: 240)
///     tracking.drag(to: 90, columns)
///     tracking.result(in: columns)   // .move(2, 1)
///
/// Positions are those of a ``TableColumnLayout``, from the leading edge of the header.
struct TableHeaderTracking {
    /// The action at the end of the press; columns are indices among the visible ones.
    enum Result: Hashable {
        case none
        case click(Int)
        case move(Int, Int)
    }

    private let column: Int
    private let start: Double
    /// The width at the beginning, at a text scale of 1; nil unless the edge was pressed.
    private let startWidth: Double?
    private var isMoving = false
    private var insertionIndex: Int?
    /// The position at which the column would be inserted; nil while it is not moved.
    private(set) var insertionEdge: Double?

    /// The distance from which on a press moves the column, in points.
    private static let hysteresis = 6.0

    init(pressing column: Int, from position: Double) {
        (self.column, start, startWidth) = (column, position, nil)
    }

    init(resizing column: Int, width: Double, from position: Double) {
        (self.column, start, startWidth) = (column, position, width)
    }

    /// The column that is shown as pressed; nil while its edge is dragged.
    var pressed: Int? { startWidth == nil ? column : nil }

    mutating func drag(to position: Double, _ columns: TableColumns) {
        guard columns.visible.indices.contains(column) else { return }
        if let startWidth {
            columns.visible[column].width = startWidth + (position - start) / columns.textScale
            return
        }
        if !isMoving, abs(position - start) >= Self.hysteresis, columns.permitsDrag(column) {
            isMoving = true
        }
        // The data source may have hidden the column when it was asked.
        guard isMoving, columns.visible.indices.contains(column) else { return }
        let (layout, distance) = (columns.layout, columns.scrolledDistance)
        // Columns stay on their side of the border between frozen and scrolling columns.
        let isFrozen = column < layout.frozenCount
        let permitted = isFrozen ? 0...layout.frozenCount : layout.frozenCount...layout.count
        let index = min(
            max(layout.insertionIndex(at: position, scrolledBy: distance), permitted.lowerBound),
            permitted.upperBound)
        insertionIndex = index
        insertionEdge =
            index < layout.count
            ? layout.start(of: index, scrolledBy: distance)
            : layout.start(of: index - 1, scrolledBy: distance) + layout.width(of: index - 1)
    }

    /// Restores the width of a column whose edge is dragged.
    func cancel(_ columns: TableColumns) {
        if let startWidth, columns.visible.indices.contains(column) {
            columns.visible[column].width = startWidth
        }
    }

    func result(in columns: TableColumns?) -> Result {
        guard let columns, columns.visible.indices.contains(column), startWidth == nil else { return .none }
        guard isMoving else { return .click(column) }
        guard let insertionIndex else { return .none }
        let target = insertionIndex > column ? insertionIndex - 1 : insertionIndex
        return target == column || !columns.visible.indices.contains(target) ? .none : .move(column, target)
    }
}
