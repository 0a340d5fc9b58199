/// The accessibility element of a column's title in the header of a table.
final class TableColumnElement: AccessibilityElement {
    private weak var header: TableHeaderView?
    private let column: TableColumn

    init(_ header: TableHeaderView, _ column: TableColumn) {
        self.header = header
        self.column = column
        super.init(accessibilityContainer: header)
    }

    nonisolated deinit {}

    /// The index among the visible columns; nil for a column that is hidden or removed.
    private var index: Int? { header?.columns?.visible.firstIndex { $0 === column } }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .columnHeader
        attributes.label = column.title.isEmpty ? column.identifier : column.title
        guard let header, let columns = header.columns, let index else { return }
        attributes.positionInSet = index
        attributes.setSize = columns.visible.count
        if header.isFirstResponder, header.focusedColumn == index { attributes.states.insert(.focused) }
        guard let prototype = column.sortDescriptorPrototype else { return }
        attributes.actions.insert(.activate, at: 0)
        if let first = columns.sortDescriptors.first, first.key == prototype.key {
            attributes.value = first.ascending ? "ascending" : "descending"
        }
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get {
            guard let header, let columns = header.columns, let index else { return .zero }
            return header.frame(of: index, columns)
        }
        set {}
    }

    /// Sorts by the column.
    override func accessibilityActivate() -> Bool {
        guard let columns = header?.columns, let index, column.sortDescriptorPrototype != nil else {
            return false
        }
        columns.sort(byVisibleColumn: index)
        return true
    }
}
