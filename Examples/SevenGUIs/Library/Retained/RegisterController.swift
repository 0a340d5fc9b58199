public import Widgets

/// A list of names that can be created, updated, deleted and filtered.
public final class RegisterController: TaskController {
    private var register = Register() { didSet { show(since: oldValue) } }
    private let filter = TextField()
    private let list = ListView()
    private let name = TextField()
    private let surname = TextField()
    private lazy var create = Button(title: "Create") { [weak self] _ in
        self.map { $0.register.create(name: $0.name.text, surname: $0.surname.text) }
    }
    private lazy var update = Button(title: "Update") { [weak self] _ in
        self.map { $0.register.update(name: $0.name.text, surname: $0.surname.text) }
    }
    private lazy var delete = Button(title: "Delete") { [weak self] _ in self?.register.delete() }

    override var contentWidth: Double? { nil }

    override func makeContent() -> View {
        name(filter, "filter", name, "name", surname, "surname")
        name(create, "create", update, "update", delete, "delete")
        filter.addAction(
            Action { [weak self] _ in self.map { $0.register.filter = $0.filter.text } },
            for: .editingChanged)
        list.register(ListCell.self, forCellReuseIdentifier: "entry")
        list.layer.cornerRadius = 8
        list.layer.borderWidth = 1
        list.dataSource = self
        list.delegate = self
        showSelection()

        return arrange()
    }

    /// Lays out the filter at the top, the buttons at the bottom, and the list in the remaining space.
    private func arrange() -> View {
        let fields = GridView(views: [[Label(text: "Name:"), name], [Label(text: "Surname:"), surname]])
        fields.rowSpacing = 10
        fields.columnSpacing = 10
        fields.column(at: 1).xPlacement = .fill
        for row in 0..<2 { fields.row(at: row).yPlacement = .center }
        let top = Self.row(Label(text: "Filter prefix:"), filter)
        let buttons = Self.row(create, update, delete, spacing: 8)
        let content = View()
        content.sl.sublayout {
            top.sl.anchors { Anchors.cap }
            list.sl.anchors {
                Anchors.leading
                Anchors.top.equalTo(top, attribute: .bottom, constant: 12)
                Anchors.bottom.equalTo(buttons, attribute: .top, constant: -12)
            }
            fields.sl.anchors {
                Anchors.trailing
                Anchors.top.equalTo(list)
                Anchors.leading.equalTo(list, attribute: .trailing, constant: 16)
                Anchors.width.equalTo(list)
            }
            buttons.sl.anchors {
                Anchors.leading
                Anchors.bottom
            }
        }.finalActive()
        return content
    }

    private func name(_ first: View, _ a: String, _ second: View, _ b: String, _ third: View, _ c: String) {
        first.accessibilityIdentifier = a
        second.accessibilityIdentifier = b
        third.accessibilityIdentifier = c
    }

    private func show(since old: Register) {
        if register.visible != old.visible { list.reloadData() }
        showSelection()
    }

    private func showSelection() {
        let row = register.visible.firstIndex { $0.id == register.selection }
        if list.selectedRow != row {
            if let row { list.selectRow(at: row) } else { list.deselectAll(nil) }
        }
        update.isEnabled = register.hasSelection
        delete.isEnabled = register.hasSelection
    }
}

extension RegisterController: ListViewDataSource, ListViewDelegate {
    public func numberOfRows(in listView: ListView) -> Int { register.visible.count }

    public func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "entry", for: row)
        (cell as? ListCell)?.textLabel.text = register.visible[row].text
        return cell
    }

    public func listViewSelectionDidChange(_ listView: ListView) {
        let visible = register.visible
        let chosen = listView.selectedRow.flatMap { visible.indices.contains($0) ? visible[$0].id : nil }
        if register.selection != chosen { register.selection = chosen }
    }

    public func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        register.visible[row].text
    }
}
