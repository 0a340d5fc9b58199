import Widgets

/// A list of a hundred thousand rows, and a scroll view that scrolls in both directions.
final class ListsPage: AnchoredPage {
    private let source = NumberSource()
    private let list = ListView()
    private let note = Label(text: "Click, Ctrl, Shift, or type a number.")

    init() {
        super.init(title: "Lists", lead: "Only visible rows have cells; scrolling moves pixels.")
        let (rows, left) = makePanel("100,000 rows")
        addList(to: rows, left)
        let (both, right) = makePanel("A scroll view")
        addArea(to: both, right)
        addColumns([rows, both])
    }

    private func addList(to panel: View, _ inside: LayoutGuide) {
        source.onSelection = { [weak self] list in self?.show(list.selectedRowIndexes) }
        list.rowHeight = 28
        list.accessibilityLabel = "Numbers"
        list.allowsMultipleSelection = true
        list.layer.cornerRadius = 9
        list.layer.borderWidth = 1
        list.register(NumberCell.self, forCellReuseIdentifier: "number")
        list.delegate = source
        list.dataSource = source
        list.selectRow(at: 2)
        note.textColor = .secondaryLabel
        let add = Button(title: "Insert") { [weak self] _ in self?.insert() }
        let remove = Button(title: "Delete") { [weak self] _ in self?.removeSelected() }
        add.configuration.image = Image(systemName: "plus")
        remove.configuration.image = Image(systemName: "trash")
        let buttons = StackView(arrangedSubviews: [add, remove])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        let column = StackView(arrangedSubviews: [list, buttons, note])
        fill(panel, inside, with: column)
        list.heightAnchor.constraint(equalToConstant: 340).isActive = true
    }

    private func addArea(to panel: View, _ inside: LayoutGuide) {
        let area = ScrollView()
        area.backgroundColor = Color(role: .systemBackground)
        area.layer.cornerRadius = 9
        area.layer.borderWidth = 1
        let colors: [Color] = [.tintColor, .teal, .orange, Color(role: .success), Color(role: .destructive)]
        for index in 0..<200 {
            let tile = Button(title: "\(index + 1)")
            tile.frame = Rect(
                x: 10 + 70 * Double(index % 10), y: 10 + 50 * Double(index / 10), width: 60, height: 40)
            tile.tintColor = colors[index % colors.count]
            tile.configuration.style = .tinted
            area.addSubview(tile)
        }
        area.contentSize = Size(width: 710, height: 1010)
        let end = Button(title: "End") { [weak area] _ in
            area?.scrollRectToVisible(Rect(x: 650, y: 960, width: 60, height: 50), animated: true)
        }
        let start = Button(title: "Start") { [weak area] _ in
            area?.setContentOffset(.zero, animated: true)
        }
        start.configuration.image = Image(systemName: "arrow.up.to.line")
        end.configuration.image = Image(systemName: "arrow.down.to.line")
        let buttons = StackView(arrangedSubviews: [start, end])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        let hint = Label(text: "Wheel, Shift and wheel, bars, Tab.")
        hint.textColor = .secondaryLabel
        let column = StackView(arrangedSubviews: [area, buttons, hint])
        fill(panel, inside, with: column)
        area.heightAnchor.constraint(equalToConstant: 340).isActive = true
    }

    private func insert() {
        let row = list.selectedRow ?? 0
        source.insert(at: row)
        list.insertRows(at: [row], with: .automatic)
    }

    private func removeSelected() {
        let rows = list.selectedRowIndexes
        source.remove(rows)
        list.deleteRows(at: Array(rows), with: .automatic)
    }

    private func show(_ rows: RowIndexSet) {
        note.text = rows.isEmpty ? "Nothing is selected." : "Selected: \(rows.count)."
    }
}

/// The data source of the list: numbers, which can be inserted and removed.
private final class NumberSource: ListViewDataSource, ListViewDelegate {
    var onSelection: ((ListView) -> Void)?
    private var numbers = Array(1...100_000)

    func insert(at row: Int) { numbers.insert(numbers.count + 1, at: row) }
    func remove(_ rows: RowIndexSet) {
        for range in rows.ranges.reversed() { numbers.removeSubrange(range) }
    }

    func numberOfRows(in listView: ListView) -> Int { numbers.count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "number", for: row)
        (cell as? NumberCell)?.number = numbers[row]
        return cell
    }

    func listViewSelectionDidChange(_ listView: ListView) { onSelection?(listView) }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { "\(numbers[row])" }
}

/// A cell with a number and a spot in a colour derived from the number.
private final class NumberCell: ListCell {
    private let spot = View()

    var number = 0 {
        didSet {
            text = "\(number)"
            let hash = UInt32(truncatingIfNeeded: number &* 2_654_435_761)
            spot.backgroundColor = Color(
                red: Double(hash >> 24) / 255, green: Double(hash >> 16 & 255) / 255,
                blue: Double(hash >> 8 & 255) / 255)
        }
    }

    required init(frame: Rect) {
        super.init(frame: frame)
        horizontalTextPadding = 36
        spot.layer.cornerRadius = 7
        addSubview(spot)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spot.frame = Rect(x: 14, y: bounds.midY - 7, width: 14, height: 14)
    }
}
