import Widgets

// Ordinary UIKit source: a table with a diffable data source.

final class NotesViewController: UITableViewController {
    nonisolated enum Section {
        case pinned, other
    }

    struct Note: Hashable {
        let id: Int
        var isPinned = false
    }

    private(set) var notes = [Note(id: 1), Note(id: 2, isPinned: true), Note(id: 3)]

    private lazy var dataSource = UITableViewDiffableDataSource<Section, Int>(tableView: tableView) {
        tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = "Note \(id)"
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        dataSource.defaultRowAnimation = .fade
        applySnapshot(animatingDifferences: false)
    }

    func togglePin(at indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath),
            let index = notes.firstIndex(where: { $0.id == id })
        else { return }
        notes[index].isPinned.toggle()
        applySnapshot(animatingDifferences: true)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = dataSource.sectionIdentifier(for: section) == .pinned ? "Pinned" : "Notes"
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        togglePin(at: indexPath)
    }

    private func applySnapshot(animatingDifferences: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.pinned, .other])
        snapshot.appendItems(notes.filter(\.isPinned).map(\.id), toSection: .pinned)
        snapshot.appendItems(notes.filter { !$0.isPinned }.map(\.id), toSection: .other)
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }
}
