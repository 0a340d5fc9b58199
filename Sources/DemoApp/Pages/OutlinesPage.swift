import Widgets

/// An outline of folders with columns, whose children are made when they become visible.
final class OutlinesPage: AnchoredPage {
    private let source = FolderTree()
    private let outline = OutlineView(frame: .zero)
    private let note = Label(
        text:
            "Right expands, Left collapses, * expands all siblings."
    )

    init() {
        super.init(
            title: "Outlines",
            lead: "An outline asks for the children of an item when their rows are visible.")
        let (panel, inside) = makePanel("A million files in folders")
        addOutline(to: panel, inside)
        addColumns([panel])
    }

    private func addOutline(to panel: View, _ inside: LayoutGuide) {
        outline.rowHeight = 26
        outline.accessibilityLabel = "Folders"
        outline.allowsMultipleSelection = true
        outline.cornerRadius = 9
        outline.borderWidth = 1
        outline.clipsToBounds = true
        for (key, title, width) in [("name", "Name", 300.0), ("kind", "Kind", 120), ("items", "Items", 90)] {
            let column = TableColumn(identifier: key)
            column.title = title
            column.width = width
            column.alignment = key == "items" ? .right : .natural
            if key == "name" { column.sortDescriptorPrototype = TableColumn.SortDescriptor(key: key) }
            outline.addTableColumn(column)
        }
        outline.columnAutoresizingStyle = .firstColumnOnlyAutoresizingStyle
        outline.dataSource = source
        for item in ["1", "1/3"] { outline.expandItem(item) }
        outline.selectRow(at: 2)
        note.textColor = .secondaryLabel
        let expand = Button(title: "Expand folders") { [weak self] _ in self?.expandFolders() }
        let collapse = Button(title: "Collapse all") { [weak self] _ in
            self?.outline.collapseItem(nil, collapseChildren: true)
        }
        let buttons = StackView(arrangedSubviews: [expand, collapse])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        fill(panel, inside, with: StackView(arrangedSubviews: [outline, buttons, note]))
        outline.heightAnchor.constraint(equalToConstant: 400).isActive = true
    }

    private func expandFolders() {
        for index in 0..<FolderTree.width { outline.expandItem("\(index)") }
    }
}

/// Made-up folders: an item is its path, whose numbers are the indices in each folder.
private final class FolderTree: OutlineViewDataSource {
    /// The number of folders in a folder, at three levels.
    static let width = 10
    private static let names = [
        "Archive", "Documents", "Films", "Letters", "Maps", "Music", "Photos", "Projects", "Recipes",
        "Travel",
    ]

    private var isDescending = false

    private func path(_ item: AnyHashable?) -> [Substring] { (item as? String ?? "").split(separator: "/") }

    func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int {
        path(item).count < 3 ? Self.width : 1_000
    }

    func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?) -> AnyHashable {
        let count = self.outlineView(outlineView, numberOfChildrenOfItem: item)
        return (path(item) + ["\(isDescending ? count - 1 - index : index)"]).joined(separator: "/")
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        path(item).count < 4
    }

    func outlineView(_ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable)
        -> String
    {
        let path = path(item)
        let index = path.last.flatMap { Int($0) } ?? 0
        let isFolder = path.count < 4
        return switch column.identifier {
        case "name": isFolder ? Self.names[index] : "File \(index + 1).txt"
        case "kind": isFolder ? "Folder" : "Text"
        default: isFolder ? "\(self.outlineView(outlineView, numberOfChildrenOfItem: item))" : ""
        }
    }

    func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor]
    ) {
        isDescending = tableView.sortDescriptors.first?.ascending == false
        tableView.reloadData()
    }
}
