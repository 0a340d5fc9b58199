/// The accessibility element of a summary row, whose cells are created when a client asks for them.
final class TableSummaryRowElement: AccessibilityElement, AccessibilityContainer {
    fileprivate weak var view: TableSummaryRowsView?
    fileprivate let row: Int
    private var cells: [ObjectIdentifier: TableSummaryCellElement] = [:]

    init(_ view: TableSummaryRowsView, row: Int) {
        self.view = view
        self.row = row
        super.init(accessibilityContainer: view)
    }

    nonisolated deinit {}

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .row
        attributes.label = view?.label(ofRow: row)
        attributes.isElement = false
        if containedElements.count < columns.count { attributes.states.insert(.managesDescendants) }
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get { view?.frame(ofRow: row) ?? .zero }
        set {}
    }

    // MARK: - Cells

    fileprivate var columns: [TableColumn] { view?.columns?.visible ?? [] }

    func accessibilityElementCount() -> Int { columns.count }

    func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        let columns = columns
        guard columns.indices.contains(index) else { return nil }
        let key = ObjectIdentifier(columns[index])
        if let known = cells[key] { return known }
        let new = TableSummaryCellElement(columns[index], in: self)
        cells[key] = new
        return new
    }

    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        guard let cell = element as? TableSummaryCellElement, cell.accessibilityContainer === self else {
            return nil
        }
        return columns.firstIndex { $0 === cell.column }
    }
}

extension TableSummaryRowElement: AccessibilityElementContaining {
    /// The cells in visible columns, frozen ones first.
    package var containedElements: [any AccessibilityObject] {
        view?.columns?.displayedColumns.compactMap { accessibilityElement(at: $0) } ?? []
    }
}

extension TableSummaryRowElement: AccessibilitySpace {
    package func accessibilityConvert(_ rect: Rect) -> Rect {
        let origin = accessibilityPlace.origin
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
}

/// The accessibility element of a cell in a summary row: the title of its column, and its text.
///
/// It has no position in the table, whose rows do not count summary rows.
private final class TableSummaryCellElement: AccessibilityElement {
    let column: TableColumn
    private var row: TableSummaryRowElement? { accessibilityContainer as? TableSummaryRowElement }

    init(_ column: TableColumn, in row: TableSummaryRowElement) {
        self.column = column
        super.init(accessibilityContainer: row)
    }

    nonisolated deinit {}

    /// The index among the visible columns; nil for a column that is hidden or removed.
    private var index: Int? { row?.index(ofAccessibilityElement: self) }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .cell
        attributes.label = column.title.isEmpty ? column.identifier : column.title
        guard index != nil, let row, let view = row.view, view.rows.indices.contains(row.row) else {
            attributes.states.remove(.enabled)
            return
        }
        let text = view.text(column, view.rows[row.row])
        if !text.isEmpty { attributes.value = text }
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get {
            guard let row, let columns = row.view?.columns, let index else { return .zero }
            let size = row.accessibilityFrameInContainerSpace.size
            return columns.layout.frame(
                of: index, scrolledBy: columns.scrolledDistance,
                in: Rect(x: 0, y: 0, width: size.width, height: size.height))
        }
        set {}
    }

    override func accessibilityScrollToVisible() {
        // The rows are always visible: the table does not have to scroll vertically.
        guard let index, let columns = row?.view?.columns else { return }
        columns.table.accessibilityScrollToVisible()
        columns.reveal(index)
    }
}
