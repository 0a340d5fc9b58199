import Widgets
import WidgetsTesting

/// A list of rows with heights of its delegate.
final class ListDisplay: ChangeDisplay, ListViewDataSource, ListViewDelegate {
    private let list = ListView(frame: Rect(x: 0, y: 0, width: 240, height: 240))
    weak var subject: ChangeSubject?
    var view: ScrollView { list }
    var hasSections: Bool { false }

    init() {
        list.rowHeight = 24
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.delegate = self
        list.dataSource = self
    }

    var shown: [(path: IndexPath, text: String?)] {
        list.indexesForVisibleRows.map { row in
            (IndexPath(row: row, section: 0), (list.cellForRow(at: row) as? ListCell)?.text)
        }
    }

    func reload() { list.reloadData() }

    func apply(_ changes: RowChanges, animated: Bool) {
        let animation: ListView.RowAnimation = animated ? .automatic : .none
        list.performBatchUpdates {
            list.deleteRows(at: changes.deleted.map(\.row), with: animation)
            list.insertRows(at: changes.inserted.map(\.row), with: animation)
            list.reloadRows(at: changes.reloaded.map(\.row), with: animation)
            for move in changes.moved { list.moveRow(at: move.from.row, to: move.to.row, with: animation) }
        }
    }

    func numberOfRows(in listView: ListView) -> Int { subject?.data.sections[0].count ?? 0 }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
        (cell as? ListCell)?.text = subject?.text(at: IndexPath(row: row, section: 0), "cellForRowAt")
        return cell
    }

    func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? {
        let text = subject?.text(at: IndexPath(row: row, section: 0), "heightForRowAt")
        return (text?.count ?? 0).isMultiple(of: 2) ? 24 : 30
    }
}

/// A table with sections that notifies its delegate of visible rows.
final class SectionsDisplay: ChangeDisplay, TableViewDataSource, TableViewDelegate {
    private let table = TableView(frame: Rect(x: 0, y: 0, width: 240, height: 240))
    weak var subject: ChangeSubject?
    var view: ScrollView { table }
    var hasSections: Bool { true }

    init() {
        table.rowHeight = 24
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.delegate = self
        table.dataSource = self
    }

    var shown: [(path: IndexPath, text: String?)] {
        (table.indexPathsForVisibleRows ?? []).map { ($0, table.cellForRow(at: $0)?.textLabel?.text) }
    }

    func reload() { table.reloadData() }

    func apply(_ changes: RowChanges, animated: Bool) {
        let animation: ListView.RowAnimation = animated ? .automatic : .none
        table.performBatchUpdates {
            table.deleteRows(at: changes.deleted, with: animation)
            table.insertRows(at: changes.inserted, with: animation)
            table.reloadRows(at: changes.reloaded, with: animation)
            for move in changes.moved { table.moveRow(at: move.from, to: move.to) }
        }
    }

    func apply(_ change: ChangingData.SectionChange) {
        switch change {
        case .inserted(let section): table.insertSections([section], with: .fade)
        case .deleted(let section): table.deleteSections([section], with: .fade)
        case .moved(let section, let target): table.moveSection(section, toSection: target)
        }
    }

    func numberOfSections(in tableView: TableView) -> Int { subject?.data.sections.count ?? 0 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        subject?.data.sections[section].count ?? 0
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = subject?.text(at: indexPath, "cellForRowAt")
        return cell
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? nil : "Header"
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        subject?.check(indexPath, cell.textLabel?.text, "willDisplay")
    }
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { subject?.runHook() }
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
        subject?.runHook()
    }
}

/// A table with columns, some of which come and go, and with a summary row.
final class ColumnsDisplay: ChangeDisplay, TableColumnDataSource {
    private let table = TableView(frame: Rect(x: 0, y: 0, width: 240, height: 240))
    private let second = TableColumn(identifier: "second")
    weak var subject: ChangeSubject?
    var view: ScrollView { table }
    var hasSections: Bool { false }

    init() {
        table.rowHeight = 24
        // All columns have room in the narrowest frame: texts of columns out of sight are not read.
        table.columnAutoresizingStyle = .noColumnAutoresizing
        for column in [TableColumn(identifier: "first"), second, TableColumn(identifier: "third")] {
            column.width = 50
            table.addTableColumn(column)
        }
        table.footerRows = [TableSummaryRow(identifier: "sum", label: "Sum")]
        table.dataSource = self
    }

    /// The text of each column, if all are the same.
    var shown: [(path: IndexPath, text: String?)] {
        table.indexesForVisibleRows.map { row in
            let view = table.cellForRow(at: row) as? TableRowView
            let count = table.tableColumns.count { !$0.isHidden }
            let texts = (0..<count).map { column in
                view?.stringValue(atColumn: column) ?? (view?.cellView(atColumn: column) as? Label)?.text
            }
            let isSame = texts.allSatisfy { $0 == texts.first }
            return (IndexPath(row: row, section: 0), isSame ? texts.first ?? nil : "\(texts)")
        }
    }

    func reload() { table.reloadData() }

    func apply(_ changes: RowChanges, animated: Bool) {
        let animation: ListView.RowAnimation = animated ? .automatic : .none
        table.performBatchUpdates {
            table.deleteRows(at: changes.deleted, with: animation)
            table.insertRows(at: changes.inserted, with: animation)
            table.reloadRows(at: changes.reloaded, with: animation)
            for move in changes.moved { table.moveRow(at: move.from, to: move.to) }
        }
    }

    func changeOthers(_ number: Int) {
        switch number {
        case 0: second.isHidden.toggle()
        case 1:
            table.footerRows =
                table.footerRows.isEmpty ? [TableSummaryRow(identifier: "sum", label: "Sum")] : []
        default:
            if second.tableView == nil {
                table.addTableColumn(second)
            } else {
                table.removeTableColumn(second)
            }
        }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    func numberOfRows(in tableView: TableView) -> Int { subject?.data.sections[0].count ?? 0 }
    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        subject?.text(at: path(row), "stringValueFor") ?? ""
    }
    func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
        if column.identifier != "third" { return nil }
        return Label(text: subject?.text(at: path(row), "viewFor"))
    }
    func tableView(
        _ tableView: TableView, willDisplayCell cell: inout TableTextCell, for column: TableColumn, row: Int
    ) { subject?.runHook() }
    func tableView(
        _ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow
    ) -> String {
        subject?.runHook()
        return footerRow.label
    }
}
