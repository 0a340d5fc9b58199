import RandomNumbers
import Widgets
import WidgetsTesting

/// A table that displays random snapshots.
final class TableSubject: DataSubject {
    private let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    private let harness: Harness
    private let source: TableViewDiffableDataSource<String, Int>
    private var random: SeededRandom
    private var expected = RandomSections()

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        table.rowHeight = 30
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        source = TableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        harness = .displaying(table)
    }

    func step() {
        expected = RandomSections(using: &random)
        source.apply(expected.snapshot, animatingDifferences: Bool.random(using: &random))
        if let section = expected.counts.firstIndex(where: { $0 > 0 }) {
            let row = Int.random(in: 0..<expected.counts[section], using: &random)
            table.scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
        }
        harness.wait(using: &random)
    }

    var defect: String? {
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        if counts != expected.counts { return "\(counts) rows instead of \(expected.counts)" }
        for (section, part) in expected.sections.enumerated() {
            for (row, item) in part.1.enumerated() {
                let path = IndexPath(row: row, section: section)
                if source.itemIdentifier(for: path) != item { return "\(path) is not \(item)" }
                let text = table.cellForRow(at: path)?.textLabel?.text
                if let text, text != "\(item)" { return "\(path) displays \(text) instead of \(item)" }
            }
        }
        return nil
    }
}

/// A grid that displays random snapshots.
final class CollectionSubject: DataSubject {
    private let view: CollectionView
    private let harness: Harness
    private let source: CollectionViewDiffableDataSource<String, Int>
    private var random: SeededRandom
    private var expected = RandomSections()

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize = Size(width: 0, height: 20)
        let view = CollectionView(
            frame: Rect(x: 0, y: 0, width: 230, height: 300), collectionViewLayout: layout)
        let cells = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
            cell.accessibilityIdentifier = "\(item)"
        }
        source = CollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        self.view = view
        harness = .displaying(view)
    }

    func step() {
        expected = RandomSections(using: &random)
        source.apply(expected.snapshot, animatingDifferences: Bool.random(using: &random))
        harness.wait(using: &random)
    }

    var defect: String? {
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        if counts != expected.counts { return "\(counts) items instead of \(expected.counts)" }
        for (section, part) in expected.sections.enumerated() {
            for (index, item) in part.1.enumerated() {
                let path = IndexPath(item: index, section: section)
                if source.itemIdentifier(for: path) != item { return "\(path) is not \(item)" }
                let name = view.cellForItem(at: path)?.accessibilityIdentifier
                if let name, name != "\(item)" { return "\(path) displays \(name) instead of \(item)" }
            }
        }
        return nil
    }
}
