import Widgets

/// A list whose rows are reordered by drag, cards, and a shelf on which cards, files and texts are dropped.
final class DraggingPage: AnchoredPage {
    private let tasks = TaskSource()
    private let list = ListView()
    private let shelf = ShelfView()

    init() {
        super.init(
            title: "Drag and drop", lead: "Drag rows and cards; drop files and texts of other programs.")
        let (rows, left) = makePanel("Reorder")
        addList(to: rows, left)
        let (items, right) = makePanel("Cards and a shelf")
        addCards(to: items, right)
        addColumns([rows, items])
    }

    private func addList(to panel: View, _ inside: LayoutGuide) {
        list.rowHeight = 32
        list.accessibilityLabel = "Tasks"
        list.cornerRadius = 9
        list.borderWidth = 1
        list.register(ListCell.self, forCellReuseIdentifier: "task")
        list.delegate = tasks
        list.dataSource = tasks
        let hint = Label(text: "Drag a row, or press Alt with an arrow key.")
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        let column = StackView(arrangedSubviews: [list, hint])
        fill(panel, inside, with: column)
        list.heightAnchor.constraint(equalToConstant: 260).isActive = true
    }

    private func addCards(to panel: View, _ inside: LayoutGuide) {
        let cards = StackView(
            arrangedSubviews: ["Apple", "Pear", "Plum"].map { CardView($0) })
        cards.spacing = 8
        cards.distribution = .fillEqually
        let column = StackView(arrangedSubviews: [cards, shelf])
        fill(panel, inside, with: column)
        cards.heightAnchor.constraint(equalToConstant: 44).isActive = true
        shelf.heightAnchor.constraint(equalToConstant: 200).isActive = true
    }
}

/// The tasks of the list.
private final class TaskSource: ListViewDataSource, ListViewDelegate {
    private var tasks = [
        "Water the plants", "Buy bread", "Call the bank", "Repair the bicycle", "Read a chapter",
        "Write a letter",
    ]

    func numberOfRows(in listView: ListView) -> Int { tasks.count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "task", for: row)
        (cell as? ListCell)?.text = tasks[row]
        return cell
    }

    func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool { true }

    func listView(_ listView: ListView, moveRowAt row: Int, to newRow: Int) {
        tasks.insert(tasks.remove(at: row), at: newRow)
    }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { tasks[row] }
}

/// A card that can be dragged and copied as text.
private final class CardView: View, DragInteractionDelegate {
    private let label: Label

    init(_ title: String) {
        label = Label(text: title)
        super.init(frame: .zero)
        label.textAlignment = .center
        backgroundColor = .secondarySystemBackground
        cornerRadius = 9
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
}

/// A shelf that lists what was dropped on it or pasted into it.
private final class ShelfView: View, DropInteractionDelegate {
    private let label = Label(text: "Drop or paste something here.")
    private var lines: [String] = []

    override init(frame: Rect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        cornerRadius = 9
        borderWidth = 1
        clipsToBounds = true
        addSubview(label)
        accessibilityLabel = "Shelf"
        accessibilityRole = .list
        accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Paste") { [weak self] _ in
                self?.load(
                    DropSession(items: Pasteboard.general.itemProviders.map { DragItem(itemProvider: $0) }))
                return true
            }
        ]
        addInteraction(DropInteraction(delegate: self))
    }

    override var canBecomeFirstResponder: Bool { true }
    override func mouseDown(with event: MouseEvent) {}

    override func layoutSubviews() {
        let area = bounds.insetBy(dx: 12, dy: 10)
        if area.isEmpty { return }
        label.frame = Rect(
            x: area.minX, y: area.minY, width: area.width,
            height: min(area.height, label.sizeThatFits(Size(width: area.width, height: 0)).height))
    }

    private func highlight(_ isOn: Bool) {
        borderColor = isOn ? .tintColor : .separator
        borderWidth = isOn ? 2 : 1
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        session.hasItemsConforming(to: [.plainText, .url])
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        highlight(true)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        highlight(false)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        highlight(false)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)
        -> DropProposal
    {
        DropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) { load(session) }

    private func load(_ session: DropSession) {
        Task {
            do throws(ItemProviderError) {
                if session.canLoadObjects(of: ItemURL.self) {
                    show(try await session.loadObjects(of: ItemURL.self).map { $0.path ?? $0.absoluteString })
                } else {
                    show(try await session.loadObjects(of: String.self))
                }
            } catch {
                show(["\(error)"])
            }
        }
    }

    private func show(_ new: [String]) {
        lines = (lines + new).suffix(6)
        label.text = lines.joined(separator: "\n")
        setNeedsLayout()
    }
}
