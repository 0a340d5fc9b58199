import Widgets

/// A list of symbols by topic, with as many symbols in a row as fit.
final class SymbolGrid {
    let list = ListView()
    /// Called with the name of the symbol that was pressed.
    var onPress: ((String) -> Void)?
    /// The size of the symbols, as that of the text beside them, in points.
    var pointSize = 20.0 { didSet { if pointSize != oldValue { arrange() } } }
    /// The weight of the symbols.
    var weight = Font.Weight.regular { didSet { if weight != oldValue { list.reloadData() } } }
    /// Whether no symbol matches the search.
    var isEmpty: Bool { sections.isEmpty }

    /// The symbols of a topic that match the search.
    private struct Section {
        let title: String
        let names: [String]
    }

    private var sections = SymbolGrid.sections(matching: "")
    private var columns = 1
    private var width = 0.0

    init() {
        list.backgroundColor = nil
        list.allowsSelection = false
        list.sectionHeaderHeight = 36
        list.accessibilityLabel = "Symbols"
        list.register(SymbolRow.self, forCellReuseIdentifier: "symbols")
        list.register(forCellReuseIdentifier: "topic") { ListHeaderView(frame: .zero) }
        list.dataSource = self
        list.delegate = self
        arrange()
    }

    /// The side of the square of a symbol's button, in points.
    var side: Double { (pointSize * 1.25 + 22).rounded() }

    /// Shows the symbols whose names contain a text.
    func filter(_ text: String) {
        sections = Self.sections(matching: text.lowercased())
        list.reloadData()
        list.setContentOffset(.zero, animated: false)
    }

    private static func sections(matching text: String) -> [Section] {
        Symbol.topics.compactMap { topic in
            let names = text.isEmpty ? topic.names : topic.names.filter { $0.contains(text) }
            return names.isEmpty ? nil : Section(title: topic.title, names: names)
        }
    }

    /// Adapts the number of columns to the width of the list, in points.
    func fit(width: Double) {
        if width == self.width { return }
        self.width = width
        arrange()
    }

    private func arrange() {
        columns = max(1, Int((width - 2 * SymbolRow.margin) / side))
        list.estimatedRowHeight = side
        list.reloadData()
    }

    // MARK: - Rows

    private func rowCount(_ section: Section) -> Int { (section.names.count + columns - 1) / columns }

    /// The names in a row, which is numbered across all sections.
    private func names(inRow row: Int) -> ArraySlice<String> {
        var row = row
        for section in sections {
            let count = rowCount(section)
            if row < count {
                return section.names[row * columns..<min((row + 1) * columns, section.names.count)]
            }
            row -= count
        }
        return []
    }

    /// Moves the focus from a button by rows and columns, and scrolls to it.
    private func moveFocus(from row: Int, column: Int, by step: (rows: Int, columns: Int)) {
        let target = row + step.rows
        guard target >= 0, target < list.numberOfRows else { return }
        list.scrollToRow(at: target, at: .none, animated: false)
        list.layoutIfNeeded()
        (list.cellForRow(at: target) as? SymbolRow)?.focus(column: column + step.columns)
    }
}

extension SymbolGrid: ListViewDataSource, ListViewDelegate {
    /// The symbols do not grow with the text.
    func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? { side }

    func numberOfRows(in listView: ListView) -> Int { sections.reduce(0) { $0 + rowCount($1) } }
    func numberOfSections(in listView: ListView) -> Int { sections.count }
    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        rowCount(sections[section])
    }
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
        let view = listView.dequeueReusableCell(withIdentifier: "topic") as? ListHeaderView
        var content = ListContentConfiguration.header()
        content.text = sections[section].title
        content.directionalLayoutMargins.leading = SymbolRow.margin + 11
        view?.contentConfiguration = content
        view?.backgroundColor = Color(role: .cardBackground)
        return view
    }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "symbols", for: row)
        guard let cell = cell as? SymbolRow else { return cell }
        let configuration = SymbolConfiguration(pointSize: pointSize, weight: weight)
        cell.show(Array(names(inRow: row)), configuration, side: side)
        cell.onPress = { [weak self] in self?.onPress?($0) }
        cell.onMove = { [weak self] column, step in self?.moveFocus(from: row, column: column, by: step) }
        return cell
    }
}
