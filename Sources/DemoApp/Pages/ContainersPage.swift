import Widgets

/// Tabs, alerts and sheets, and a list with sections.
final class ContainersPage: Page {
    private let answer = Label(text: "No answer yet")

    init() {
        super.init(
            title: "Containers",
            lead: "Ctrl+Tab selects the next tab; Escape closes a sheet, Return confirms it.")
        add(tabs())
        add(alerts())
        add(sections())
    }

    private let places = PlacesSource()

    private func sections() -> Card {
        let card = Card(title: "A list in sections")
        let list = ListView()
        list.accessibilityLabel = "Places"
        list.layer.cornerRadius = 8
        list.layer.borderWidth = 1
        list.allowsMultipleSelection = true
        list.register(ListCell.self, forCellReuseIdentifier: "place")
        list.dataSource = places
        list.delegate = places
        card.addRow(FixedHeight(list, 230))
        return card
    }

    private func tabs() -> Card {
        let card = Card(title: "Tabs")
        let tabs = TabView()
        tabs.restorationIdentifier = "tabs"
        for (title, symbol, text) in [
            ("General", "gearshape", "Name of this computer"), ("Network", "network", "Proxy server"),
        ] {
            let image = Image(systemName: symbol)
            tabs.addTabViewItem(TabViewItem(label: title, image: image) { TabPage(text) })
        }
        card.addRow(FixedHeight(tabs, 170))
        return card
    }

    private func alerts() -> Card {
        let card = Card(title: "Alerts and sheets")
        let delete = Button(title: "Delete…") { [weak self] _ in self?.askToDelete() }
        delete.accessibilityIdentifier = "delete"
        let rename = Button(title: "Rename…") { [weak self] _ in self?.askForName() }
        let sheet = Button(title: "Sheet…") { [weak self] _ in self?.showSheet() }
        delete.configuration.image = Image(systemName: "trash")
        card.addRow(delete, rename, sheet)
        answer.textColor = .secondaryLabel
        card.addRow(FlexibleLabel(answer))
        return card
    }

    private var presenter: ViewController? { window?.rootViewController ?? galleryController }

    /// The nearest controller in the responder chain, which presents if there is no window.
    private var galleryController: ViewController? {
        var step: Responder? = next
        while let responder = step {
            if let controller = responder as? ViewController { return controller }
            step = responder.next
        }
        return nil
    }

    private func askToDelete() {
        let alert = AlertController(
            title: "Delete 3 files?", message: "They cannot be restored afterwards.", preferredStyle: .alert)
        alert.icon = Image(systemName: "trash")
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            AlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.answer.text = "3 files were deleted"
            })
        presenter?.present(alert, animated: true)
    }

    private func askForName() {
        let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "New name" }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        let rename = AlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
            self?.answer.text = "Renamed to \(alert?.textFields?.first?.text ?? "")"
        }
        alert.addAction(rename)
        alert.preferredAction = rename
        presenter?.present(alert, animated: true)
    }

    private func showSheet() { presenter?.present(SheetController(), animated: true) }
}

/// The page of one tab: a label and a text field.
private final class TabPage: View {
    private let label: Label
    private let field = TextField()

    init(_ text: String) {
        label = Label(text: text)
        field.placeholder = text
        super.init(frame: .zero)
        addSubview(label)
        addSubview(field)
    }

    override func layoutSubviews() {
        let height = PageHeader.height(of: label, 20)
        label.frame = Rect(x: 4, y: 16, width: bounds.width - 8, height: height)
        field.frame = Rect(
            x: 4, y: 22 + height, width: bounds.width - 8, height: max(34, field.intrinsicContentSize.height))
    }
}

/// A data source of rivers, with a section for each continent.
private final class PlacesSource: ListViewDataSource, ListViewDelegate {
    /// The rivers of each continent, with their lengths in kilometres.
    private let places: [(String, [(name: String, length: String)])] = [
        ("Africa", [("Congo", "4,700"), ("Niger", "4,180"), ("Nile", "6,650"), ("Zambezi", "2,570")]),
        (
            "Asia",
            [
                ("Amur", "2,820"), ("Ganges", "2,530"), ("Indus", "3,180"), ("Mekong", "4,350"),
                ("Yangtze", "6,300"),
            ]
        ),
        ("Europe", [("Danube", "2,850"), ("Elbe", "1,090"), ("Rhine", "1,230"), ("Volga", "3,530")]),
    ]
    private var rivers: [(name: String, length: String)] { places.flatMap(\.1) }

    func numberOfRows(in listView: ListView) -> Int { rivers.count }
    func numberOfSections(in listView: ListView) -> Int { places.count }
    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        places[section].1.count
    }
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        places[section].0
    }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "place", for: row)
        var content = ListContentConfiguration.valueCell()
        content.image = Image(systemName: "drop")
        content.text = rivers[row].name
        content.secondaryText = "\(rivers[row].length) km"
        (cell as? ListCell)?.contentConfiguration = content
        (cell as? ListCell)?.accessoryType = .disclosureIndicator
        return cell
    }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { rivers[row].name }
}

/// The content of the demo's sheet.
private final class SheetController: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = Size(width: 340, height: 180)
        let title = Label(text: "A sheet")
        title.font = .preferredFont(forTextStyle: .title2)
        title.frame = Rect(x: 24, y: 24, width: 292, height: 28)
        let text = Label(text: "Any view controller can be a sheet.")
        text.textColor = .secondaryLabel
        text.frame = Rect(x: 24, y: 60, width: 292, height: 22)
        let done = Button(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
        done.configuration.style = .filled
        done.frame = Rect(x: 216, y: 122, width: 100, height: 34)
        for item in [title, text, done] { view.addSubview(item) }
    }
}

/// A view with a fixed height that fills the available width with its content.
final class FixedHeight: View {
    private let content: View
    private let height: Double

    init(_ content: View, _ height: Double) {
        self.content = content
        self.height = height
        super.init(frame: .zero)
        addSubview(content)
    }

    override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: height) }

    override func layoutSubviews() { content.frame = bounds }
}
