/// The columns of a declarative table and the retained columns that display them, by identifiers.
final class TableColumnsInUse<Value: Identifiable> {
    let table: RowTableView
    private var declared: [String: TableColumn<Value>] = [:]
    /// The identifiers of the columns, in the order of the declaration.
    private(set) var identifiers: [String] = []
    private var sorting: TableSorting<Value>?
    /// Whether the order of the binding is being displayed.
    private(set) var isShowingOrder = false

    init(of table: RowTableView) { self.table = table }

    deinit {}

    /// Returns the declaration of a retained column.
    func column(of column: Widgets.TableColumn) -> TableColumn<Value>? { declared[column.identifier] }
    func column(withIdentifier identifier: String) -> TableColumn<Value>? { declared[identifier] }

    /// The indices of the retained columns that display texts.
    var indicesOfTexts: [Int] {
        table.tableColumns.indices.filter { declared[table.tableColumns[$0].identifier]?.content == nil }
    }

    /// The sum of the widths that the columns have at first, in points at a text scale of 1.
    var idealWidth: Double { declared.values.reduce(0) { $0 + ($1.widths.ideal ?? 100) } }

    /// Displays `columns`: known ones keep their place; if some are new, all are resized to fill the width.
    /// - Returns: Whether columns were added, removed or resized.
    @discardableResult func take(_ columns: [TableColumn<Value>], sorting: TableSorting<Value>?) -> Bool {
        self.sorting = sorting
        let names = Self.identifiers(of: columns)
        let old = declared
        declared = Dictionary(zip(names, columns)) { $1 }
        let isOther = names != identifiers || names.contains { declared[$0]?.widths != old[$0]?.widths }
        if names != identifiers { arrange(names) }
        for column in table.tableColumns {
            if let new = declared[column.identifier] { apply(new, old[column.identifier], to: column) }
        }
        if isOther { table.columnsDidChangeByProgram() }
        identifiers = names
        reloadColumns(since: old)
        if let sorting { showOrder(sorting) }
        return isOther
    }

    /// Returns unique identifiers: the titles, with a number if a title is repeated.
    private static func identifiers(of columns: [TableColumn<Value>]) -> [String] {
        var counts: [String: Int] = [:]
        return columns.map { column in
            let name = column.customizationID ?? column.title
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            return count == 1 ? name : "\(name) \(count)"
        }
    }

    /// Removes retained columns that are no longer declared, and adds new ones after their predecessors.
    private func arrange(_ names: [String]) {
        table.needsFitting = true
        for column in table.tableColumns where declared[column.identifier] == nil {
            table.removeTableColumn(column)
        }
        for (index, name) in names.enumerated() where table.column(withIdentifier: name) == nil {
            let before = index == 0 ? nil : table.column(withIdentifier: names[index - 1])
            table.addTableColumn(Widgets.TableColumn(identifier: name))
            table.moveColumn(table.numberOfColumns - 1, toColumn: before.map { $0 + 1 } ?? 0)
        }
    }

    /// Reads the cells again of columns that displayed texts and now display views, or vice versa.
    private func reloadColumns(since old: [String: TableColumn<Value>]) {
        let changed = table.tableColumns.indices.filter { index in
            let name = table.tableColumns[index].identifier
            guard let before = old[name], let now = declared[name] else { return false }
            return (before.content == nil) != (now.content == nil)
        }
        if changed.isEmpty { return }
        table.reloadData(
            forRowIndexes: RowIndexSet(table.indexesForVisibleRows), columnIndexes: RowIndexSet(changed))
    }

    private func apply(
        _ new: TableColumn<Value>, _ old: TableColumn<Value>?, to column: Widgets.TableColumn
    ) {
        column.title = new.title
        column.alignment = new.textAlignment
        column.isEditable = false
        if old == nil { column.isHidden = new.isHidden }
        if old?.widths != new.widths {
            let widths = new.widths
            column.minWidth = widths.min ?? min(32, widths.max ?? 32)
            column.maxWidth = widths.max ?? .infinity
            column.width = widths.ideal ?? 100
            let isFixed = widths.min != nil && widths.min == widths.max
            column.resizingMask = isFixed ? [] : [.autoresizingMask, .userResizingMask]
            if !isFixed, new.disabledCustomizations.contains(.resize) {
                column.resizingMask = .autoresizingMask
            }
        }
        let comparator = new.comparator.flatMap { sorting?.accepts($0) == true ? $0 : nil }
        column.sortDescriptorPrototype = comparator.map {
            .init(key: column.identifier, ascending: $0.order == .forward)
        }
    }

    // MARK: - Sorting

    /// Marks the headers according to the order of the binding.
    ///
    /// Of several columns with a comparator, one that is already marked keeps the mark.
    func showOrder(_ sorting: TableSorting<Value>) {
        let marked = table.sortDescriptors.map(\.key)
        var descriptors: [Widgets.TableColumn.SortDescriptor] = []
        for comparator in sorting.comparators() {
            let identity = TableSorting.identity(comparator)
            let column = (marked + identifiers).first { name in
                declared[name]?.comparator.map { TableSorting.identity($0) == identity } ?? false
            }
            if let column, !descriptors.contains(where: { $0.key == column }) {
                descriptors.append(.init(key: column, ascending: comparator.order == .forward))
            }
        }
        isShowingOrder = true
        table.sortDescriptors = descriptors
        isShowingOrder = false
    }

    /// Returns the order after a change of the marks: the comparators of the marks that were set, followed by the previous ones.
    ///
    /// After a click only the first mark was set; comparators that no column has keep their places behind it.
    func order(
        for marks: [Widgets.TableColumn.SortDescriptor], since old: [Widgets.TableColumn.SortDescriptor],
        _ comparators: [any SortComparator<Value>]
    ) -> [any SortComparator<Value>] {
        let rest = old.filter { $0.key != marks.first?.key }
        let set = Array(marks.dropFirst()) == rest ? Array(marks.prefix(1)) : marks
        let chosen = set.compactMap { mark in
            declared[mark.key]?.comparator.map {
                TableSorting.comparator($0, mark.ascending ? .forward : .reverse)
            }
        }
        var known: Set<AnyHashable> = []
        return (chosen + comparators).filter { known.insert(TableSorting.identity($0)).inserted }
    }
}
