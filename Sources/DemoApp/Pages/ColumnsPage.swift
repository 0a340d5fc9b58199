import Widgets

/// A table of files with columns that are sorted, resized, moved, hidden, edited and copied.
final class ColumnsPage: AnchoredPage {
    private let files = FileTable()
    private let table = TableView(frame: .zero)
    private let note = Label(
        text: "F2 edits a cell, Ctrl+C copies rows, a right click on the header hides columns.")

    init() {
        super.init(
            title: "Columns", lead: "A table draws the texts of visible cells without a view per cell.")
        let (panel, inside) = makePanel("40,000 files")
        addTable(to: panel, inside)
        addColumns([panel])
    }

    private func addTable(to panel: View, _ inside: LayoutGuide) {
        table.rowHeight = 26
        table.accessibilityLabel = "Files"
        table.allowsMultipleSelection = true
        table.usesAlternatingRowBackgroundColors = true
        table.cornerRadius = 9
        table.borderWidth = 1
        table.clipsToBounds = true
        for (key, title, width) in FileTable.columns {
            let column = TableColumn(identifier: key)
            column.title = title
            column.width = width
            column.minWidth = 50
            column.alignment = key == "size" ? .right : .natural
            column.isEditable = key == "name"
            column.sortDescriptorPrototype = TableColumn.SortDescriptor(key: key, ascending: key != "size")
            table.addTableColumn(column)
        }
        table.columnAutoresizingStyle = .uniformColumnAutoresizingStyle
        table.dataSource = files
        table.sortDescriptors = [TableColumn.SortDescriptor(key: "name")]
        table.selectRow(at: 2)
        let grid = option("Vertical lines") { table, isOn in
            table.gridStyleMask = isOn ? [.solidVerticalGridLineMask] : []
        }
        let frozen = option("Freeze the name") { table, isOn in table.numberOfFrozenColumns = isOn ? 1 : 0 }
        let stripes = option("Stripes", isOn: true) { table, isOn in
            table.usesAlternatingRowBackgroundColors = isOn
        }
        let options = StackView(arrangedSubviews: [grid, frozen, stripes])
        options.spacing = 18
        note.textColor = .secondaryLabel
        fill(panel, inside, with: StackView(arrangedSubviews: [table, options, note]))
        table.heightAnchor.constraint(equalToConstant: 420).isActive = true
    }

    private func option(
        _ title: String, isOn: Bool = false, _ change: @escaping (TableView, Bool) -> Void
    ) -> Checkbox {
        let box = Checkbox(title: title, isOn: isOn)
        box.addAction(Action { [weak box, table] _ in change(table, box?.isOn ?? false) }, for: .valueChanged)
        return box
    }
}

/// The rows of the page: made-up files.
private final class FileTable: TableColumnDataSource {
    static let columns = [
        ("name", "Name", 220.0), ("kind", "Kind", 110.0), ("size", "Size", 90.0),
        ("modified", "Modified", 130.0),
    ]

    private struct File {
        var name: String
        let kind: String
        let size: Int
        /// The number of days since the first of January.
        let day: Int
    }

    private static let kinds = [
        ("pdf", "Document"), ("png", "Image"), ("ogg", "Music"), ("zip", "Archive"), ("swift", "Source"),
    ]
    private static let words = [
        "Report", "Holiday", "Budget", "Letter", "Plan", "Sketch", "Notes", "Draft", "Index", "Summary",
    ]

    private var files: [File] = (0..<40_000).map { number in
        let (ending, kind) = kinds[number * 7 % kinds.count]
        let size = (number &* 7_919 % 9_973) * (number % 11 + 1)
        return File(
            name: "\(words[number * 3 % words.count]) \(number / words.count + 1).\(ending)", kind: kind,
            size: size, day: number * 31 % 365)
    }

    func numberOfRows(in tableView: TableView) -> Int { files.count }

    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        let file = files[row]
        return switch column.identifier {
        case "name": file.name
        case "kind": file.kind
        case "size": "\(file.size) KB"
        default: Self.date(file.day)
        }
    }

    private static func date(_ day: Int) -> String {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        var (rest, month) = (day, 0)
        while rest >= lengths[month] {
            rest -= lengths[month]
            month += 1
        }
        return "\(rest + 1) \(names[month]) 2026"
    }

    func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool {
        column.identifier == "name"
    }

    func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws(TableEditError) {
        guard !string.isEmpty else { throw TableEditError(message: "A file needs a name.") }
        guard !string.contains("/") else { throw TableEditError(message: "A name contains no slash.") }
        files[row].name = string
    }

    func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor]
    ) {
        guard let order = tableView.sortDescriptors.first else { return }
        switch order.key {
        case "name": files.sort { $0.name < $1.name }
        case "kind": files.sort { ($0.kind, $0.name) < ($1.kind, $1.name) }
        case "size": files.sort { $0.size < $1.size }
        default: files.sort { $0.day < $1.day }
        }
        if !order.ascending { files.reverse() }
        tableView.reloadData()
    }
}
