import Widgets

/// An outline of folders with columns, whose children are made when they become visible, and an outline whose items the user moves.
final class OutlinesPage: AnchoredPage {
    private let source = FolderTree()
    private let outline = OutlineView(frame: .zero)
    private let projects = ProjectTree()
    private let projectOutline = OutlineView(frame: .zero)

    init() {
        super.init(
            title: "Outlines",
            lead: "An outline asks for the children of an item when their rows are visible.")
        let (folders, left) = makePanel("A million files in folders")
        addOutline(to: folders, left)
        let (tasks, right) = makePanel("Moving items")
        addProjects(to: tasks, right)
        addColumns([folders, tasks])
    }

    private func addOutline(to panel: View, _ inside: LayoutGuide) {
        style(outline, "Folders")
        for (key, title, width) in [("name", "Name", 120.0), ("items", "Items", 96)] {
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
        let expand = Button(title: "Expand") { [weak self] _ in self?.expandFolders() }
        let collapse = Button(title: "Collapse") { [weak self] _ in
            self?.outline.collapseItem(nil, collapseChildren: true)
        }
        let buttons = StackView(arrangedSubviews: [expand, collapse])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        let note = makeHint("Right expands, Left collapses, * expands all siblings.")
        fill(panel, inside, with: StackView(arrangedSubviews: [outline, buttons, note]))
        outline.heightAnchor.constraint(equalToConstant: 320).isActive = true
    }

    private func addProjects(to panel: View, _ inside: LayoutGuide) {
        style(projectOutline, "Projects")
        projectOutline.showsColumnHeaders = false
        let column = TableColumn(identifier: "title")
        column.title = "Title"
        projectOutline.addTableColumn(column)
        projectOutline.columnAutoresizingStyle = .firstColumnOnlyAutoresizingStyle
        projectOutline.dataSource = projects
        projectOutline.expandItem(nil, expandChildren: true)
        let note = makeHint(
            "Drag rows; sideways chooses the level. Keys: Alt+Up and Alt+Down move, Alt+Right indents, Alt+Left outdents, F2 renames."
        )
        fill(panel, inside, with: StackView(arrangedSubviews: [projectOutline, note]))
        projectOutline.heightAnchor.constraint(equalToConstant: 320).isActive = true
    }

    private func style(_ outline: OutlineView, _ name: String) {
        outline.rowHeight = 26
        outline.allowsMultipleSelection = true
        addFrame(to: outline, named: name)
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

/// Projects with tasks, which the user moves and renames; an item is the title that it had at the start.
private final class ProjectTree: OutlineViewDataSource {
    private var titles: [String: String] = [:]
    private var children = [
        "": ["Garden", "House", "Travel"],
        "Garden": ["Plant tulips", "Cut the hedge"],
        "House": ["Kitchen", "Repair the roof"],
        "Kitchen": ["Paint the wall", "Buy a lamp"],
        "Travel": ["Book a train", "Pack"],
    ]

    private func key(_ item: AnyHashable?) -> String { item as? String ?? "" }

    func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int {
        children[key(item)]?.count ?? 0
    }

    func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?) -> AnyHashable {
        children[key(item)]?[index] ?? ""
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        children[key(item)] != nil
    }

    func outlineView(_ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable)
        -> String
    { titles[key(item)] ?? key(item) }

    func outlineView(_ outlineView: OutlineView, shouldEdit column: TableColumn, item: AnyHashable) -> Bool {
        true
    }

    func outlineView(
        _ outlineView: OutlineView, setStringValue string: String, for column: TableColumn,
        byItem item: AnyHashable
    ) throws(TableEditError) {
        if string.isEmpty { throw TableEditError(message: "Enter a title.") }
        titles[key(item)] = string
    }

    func outlineView(_ outlineView: OutlineView, canMoveItem item: AnyHashable) -> Bool { true }

    func outlineView(
        _ outlineView: OutlineView, moveItem item: AnyHashable, toItem parent: AnyHashable?,
        childIndex index: Int
    ) {
        for group in children.keys { children[group]?.removeAll { $0 == key(item) } }
        children[key(parent)]?.insert(key(item), at: index)
    }
}
