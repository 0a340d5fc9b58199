import Widgets

/// A table and a collection view whose tasks are moved by drag, and a table in which files and cards are dropped.
final class DraggingPage: AnchoredPage {
    private let tasks = TableTasks()
    private let today = CollectionTasks()
    private let files = DroppedFiles()
    private let taskTable = TableView(frame: .zero)
    private let todayView = CollectionView(
        frame: .zero, collectionViewLayout: DraggingPage.columnLayout())
    private let fileTable = TableView(frame: .zero)

    init() {
        super.init(
            title: "Drag and drop",
            lead: "Drag rows, items and cards; drop files and texts of other programs.")
        let (exchange, left) = makePanel("Tasks and today")
        addTasks(to: exchange, left)
        let (drops, right) = makePanel("Cards and files")
        addFiles(to: drops, right)
        addColumns([exchange, drops])
    }

    private func addTasks(to panel: View, _ inside: LayoutGuide) {
        taskTable.rowHeight = 28
        addFrame(to: taskTable, named: "Tasks")
        taskTable.allowsMultipleSelection = true
        taskTable.register(TableViewCell.self, forCellReuseIdentifier: "task")
        taskTable.dataSource = tasks
        taskTable.dragDelegate = tasks
        taskTable.dropDelegate = tasks
        addFrame(to: todayView, named: "Today")
        todayView.allowsMultipleSelection = true
        todayView.dataSource = today
        todayView.dragDelegate = today
        todayView.dropDelegate = today
        let column = StackView(arrangedSubviews: [
            taskTable,
            makeHint("Drag rows; Ctrl and Shift select several. Keys: Alt+Up and Alt+Down."),
            todayView,
            makeHint(
                "Drag tasks here and back, or to another place. Keys: Ctrl+X and Ctrl+V; Alt with an arrow key."
            ),
        ])
        fill(panel, inside, with: column)
        taskTable.heightAnchor.constraint(equalToConstant: 144).isActive = true
        todayView.heightAnchor.constraint(equalToConstant: 116).isActive = true
    }

    private func addFiles(to panel: View, _ inside: LayoutGuide) {
        let cards = StackView(arrangedSubviews: ["Apple", "Pear", "Plum"].map { CardView($0) })
        cards.spacing = 8
        cards.distribution = .fillEqually
        addFrame(to: fileTable, named: "Files")
        fileTable.register(TableViewCell.self, forCellReuseIdentifier: "file")
        fileTable.dataSource = files
        fileTable.dropDelegate = files
        fileTable.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Paste") { [weak fileTable] _ in
                fileTable?.tryToPerform(.paste, with: nil) ?? false
            }
        ]
        files.showPlaceholder(in: fileTable)
        let column = StackView(arrangedSubviews: [
            cards, fileTable,
            makeHint(
                "Drag cards, and files of the file manager, between the rows. Keys: Ctrl+C on a card, Ctrl+V in the table."
            ),
        ])
        fill(panel, inside, with: column)
        cards.heightAnchor.constraint(equalToConstant: 44).isActive = true
        fileTable.heightAnchor.constraint(equalToConstant: 216).isActive = true
    }

    /// Returns a layout of two columns, whose cells determine their height.
    private static func columnLayout() -> CollectionViewCompositionalLayout {
        let height = CollectionLayoutDimension.estimated(36)
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height))
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            repeatingSubitem: item, count: 2)
        row.interItemSpacing = .fixed(6)
        let section = CollectionLayoutSection(group: row)
        section.interGroupSpacing = 6
        section.contentInsets = DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        return CollectionViewCompositionalLayout(section: section)
    }
}

/// A card that can be dragged and copied as text.
private final class CardView: View, DragInteractionDelegate {
    private let label: Label

    init(_ title: String) {
        label = Label(text: title)
        super.init(frame: .zero)
        label.textAlignment = .center
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 9
        addSubview(label)
        accessibilityLabel = title
        accessibilityRole = .listItem
        accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Copy") { _ in
                Pasteboard.general.itemProviders = [ItemProvider(title)]
                return true
            }
        ]
        addInteraction(DragInteraction(delegate: self))
    }

    override var canBecomeFirstResponder: Bool { true }
    override func layoutSubviews() { label.frame = bounds }
    override func mouseDown(with event: MouseEvent) {}

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    {
        [DragItem(itemProvider: ItemProvider(label.text ?? ""))]
    }

    func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool { false }
}
