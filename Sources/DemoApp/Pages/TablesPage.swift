import Widgets

/// A table in sections whose rows the user edits, and a table of snapshots.
final class TablesPage: AnchoredPage {
    private let mail = MailSource()
    private let mailTable = TableView(frame: .zero, style: .insetGrouped)
    private let cityTable = TableView(frame: .zero, style: .plain)
    private let note = Label(text: "Try Delete, Alt+Down, the Menu key.")
    private lazy var cities = CitySource(table: cityTable)

    init() {
        super.init(
            title: "Tables", lead: "Rows in sections with UIKit's names; swipes, editing and snapshots.")
        let (messages, left) = makePanel("Messages")
        addMail(to: messages, left)
        let (snapshots, right) = makePanel("Snapshots")
        addCities(to: snapshots, right)
        addColumns([messages, snapshots])
    }

    private func addMail(to panel: View, _ inside: LayoutGuide) {
        mail.onChange = { [weak self] text in self?.note.text = text }
        mailTable.register(TableViewCell.self, forCellReuseIdentifier: "message")
        mailTable.accessibilityLabel = "Messages"
        mailTable.layer.cornerRadius = 9
        mailTable.layer.borderWidth = 1
        mailTable.dataSource = mail
        mailTable.delegate = mail
        note.textColor = .secondaryLabel
        let edit = Button(title: "Edit")
        edit.addAction(
            Action { [weak self, weak edit] _ in
                guard let table = self?.mailTable else { return }
                table.setEditing(!table.isEditing, animated: true)
                edit?.setTitle(table.isEditing ? "Done" : "Edit", for: .normal)
            }, for: .primaryActionTriggered)
        fill(panel, inside, with: StackView(arrangedSubviews: [mailTable, edit, note]))
        mailTable.heightAnchor.constraint(equalToConstant: 340).isActive = true
    }

    private func addCities(to panel: View, _ inside: LayoutGuide) {
        cityTable.register(TableViewCell.self, forCellReuseIdentifier: "city")
        cityTable.accessibilityLabel = "Cities"
        cityTable.layer.cornerRadius = 9
        cityTable.layer.borderWidth = 1
        cities.show(isAnimated: false)
        let sort = Button(title: "Sort") { [weak self] _ in self?.cities.reverse() }
        let shuffle = Button(title: "Move") { [weak self] _ in self?.cities.rotate() }
        let filter = Button(title: "Filter") { [weak self] _ in self?.cities.toggleFilter() }
        let buttons = StackView(arrangedSubviews: [sort, shuffle, filter])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        fill(panel, inside, with: StackView(arrangedSubviews: [cityTable, buttons]))
        cityTable.heightAnchor.constraint(equalToConstant: 340).isActive = true
    }
}

/// The messages of the first table.
private final class MailSource: TableViewDataSource, TableViewDelegate {
    var onChange: ((String) -> Void)?
    private var folders: [(title: String, messages: [(subject: String, sender: String)])] = [
        (
            "Today",
            [
                ("Minutes of the meeting", "Ada"), ("Lunch on Friday?", "Grace"),
                ("Review of the draft", "Alan"),
            ]
        ),
        ("Yesterday", [("Holiday pictures", "Barbara"), ("Invoice 1024", "Accounting")]),
        ("Last week", [("Welcome to the team", "Edsger")]),
    ]

    func numberOfSections(in tableView: TableView) -> Int { folders.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        folders[section].messages.count
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        folders[section].title
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        let message = folders[indexPath.section].messages[indexPath.row]
        var content = ListContentConfiguration.subtitleCell()
        content.image = Image(systemName: "envelope")
        content.text = message.subject
        content.secondaryText = message.sender
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        let message = folders[indexPath.section].messages.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
        onChange?("Deleted: \(message.subject).")
    }

    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let message = folders[sourceIndexPath.section].messages.remove(at: sourceIndexPath.row)
        folders[destinationIndexPath.section].messages.insert(message, at: destinationIndexPath.row)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onChange?("Selected: \(folders[indexPath.section].messages[indexPath.row].subject).")
    }

    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        let subject = folders[indexPath.section].messages[indexPath.row].subject
        let flag = ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
            self?.onChange?("Flagged: \(subject).")
            completion(true)
        }
        flag.backgroundColor = .orange
        return SwipeActionsConfiguration(actions: [flag])
    }
}

/// The cities of the second table, displayed by snapshots.
private final class CitySource {
    private var names = [
        "Amsterdam", "Basel", "Copenhagen", "Dublin", "Edinburgh", "Florence", "Geneva", "Hamburg",
        "Innsbruck", "Lisbon", "Madrid", "Naples", "Oslo", "Prague",
    ]
    private var isFiltered = false
    private let source: TableViewDiffableDataSource<Int, String>

    init(table: TableView) {
        source = TableViewDiffableDataSource(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "city", for: path)
            cell.textLabel?.text = name
            return cell
        }
    }

    func show(isAnimated: Bool = true) {
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(isFiltered ? names.filter { $0.count > 6 } : names)
        source.apply(snapshot, animatingDifferences: isAnimated)
    }

    func reverse() {
        names.reverse()
        show()
    }

    func rotate() {
        names.insert(names.removeLast(), at: 0)
        show()
    }

    func toggleFilter() {
        isFiltered.toggle()
        show()
    }
}
