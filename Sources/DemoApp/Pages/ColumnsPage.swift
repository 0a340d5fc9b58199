import Widgets

/// A table of files with columns that are sorted, filtered, resized, moved, hidden, edited and copied.
final class ColumnsPage: AnchoredPage {
    private let files = FileTable()
    private let table = TableView(frame: .zero)
    private let filter = SearchField(placeholder: "Filter by name")
    private let count = Label(text: "")
    private let note = Label(
        text:
            "F2 edits a cell, Ctrl+F finds texts, Ctrl+C copies rows, a right click on the header hides columns."
    )

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
        table.layer.cornerRadius = 9
        table.layer.borderWidth = 1
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
        table.footerRows = [TableSummaryRow(identifier: "total", label: "Total")]
        table.isFindInteractionEnabled = true
        table.dataSource = files
        files.controller.tableView = table
        files.controller.arrangedObjectsDidChange = { [weak self] in self?.showCount() }
        table.sortDescriptors = [TableColumn.SortDescriptor(key: "name")]
        table.selectRow(at: 2)
        showCount()
        filter.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                files.filter(by: filter.text)
            }, for: .valueChanged)
        let grid = option("Vertical lines") { table, isOn in
            table.gridStyleMask = isOn ? [.solidVerticalGridLineMask] : []
        }
        let frozen = option("Freeze the name") { table, isOn in table.numberOfFrozenColumns = isOn ? 1 : 0 }
        let stripes = option("Stripes", isOn: true) { table, isOn in
            table.usesAlternatingRowBackgroundColors = isOn
        }
        let titles = option("Titles", isOn: true) { table, isOn in table.showsColumnHeaders = isOn }
        let options = StackView(arrangedSubviews: [grid, frozen, stripes, titles])
        options.spacing = 18
        note.textColor = .secondaryLabel
        count.textColor = .secondaryLabel
        let search = StackView(arrangedSubviews: [filter, count])
        search.spacing = 12
        fill(panel, inside, with: StackView(arrangedSubviews: [search, table, options, note]))
        table.heightAnchor.constraint(equalToConstant: 380).isActive = true
        filter.widthAnchor.constraint(equalToConstant: 240).isActive = true
    }

    private func showCount() {
        let (shown, all) = (files.controller.arrangedObjects.count, files.controller.content.count)
        count.text = shown == all ? "\(all) files" : "\(shown) of \(all) files"
    }

    private func option(
        _ title: String, isOn: Bool = false, _ change: @escaping (TableView, Bool) -> Void
    ) -> Checkbox {
        let box = Checkbox(title: title, isOn: isOn)
        box.addAction(Action { [weak box, table] _ in change(table, box?.isOn ?? false) }, for: .valueChanged)
        return box
    }
}
