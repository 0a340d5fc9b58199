import Widgets
import WidgetsTesting

@testable import Containers

/// A table of 240 x 300 points whose data are arrays of names, in a harness that records the delegate's callbacks.
@MainActor
final class TableStage: TableViewDataSource, TableViewDelegate {
    let table: TableView
    let harness: Harness
    var names: [[String]]
    var titles: [String?] = []
    var heights: [String: Double] = [:]
    /// The rows that cannot be selected.
    var refused: Set<String> = []
    /// The rows that are selected instead of others.
    var replacements: [String: IndexPath] = [:]
    var movable = false
    /// The rows that cannot be moved.
    var fixed: Set<String> = []
    /// The answer of the delegate to a proposed move; nil for the proposed place.
    var moveTarget: ((_ source: IndexPath, _ proposed: IndexPath) -> IndexPath)?
    /// The rows that can be deleted.
    var deletable: Set<String> = []
    var insertable: Set<String> = []
    /// The actions at the trailing side of all rows, by title.
    var trailing: [String] = []
    var leading: [String] = []
    var performsFirst = true
    var headers: [Int: View] = [:]
    var headerHeight = ListView.automaticDimension
    private(set) var heard: [String] = []
    private(set) var requested: [IndexPath] = []

    init(_ names: [[String]], style: TableView.Style = .plain, rowHeight: Double = 30) {
        self.names = names
        table = TableView(frame: Rect(x: 0, y: 0, width: 240, height: 300), style: style)
        let root = View(frame: table.frame)
        root.addSubview(table)
        harness = Harness(root, size: table.frame.size)
        table.rowHeight = rowHeight
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.delegate = self
        table.dataSource = self
    }

    /// The texts of the visible rows by section, from the top.
    var shown: [[String]] {
        var result: [[String]] = Array(repeating: [], count: table.numberOfSections)
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell) else { continue }
            result[path.section].append(cell.textLabel?.text ?? "")
        }
        return result
    }

    func forget() {
        heard = []
        requested = []
    }

    func name(_ path: IndexPath) -> String { names[path.section][path.row] }

    func numberOfSections(in tableView: TableView) -> Int { names.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        requested.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = name(indexPath)
        return cell
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        deletable.contains(name(indexPath)) || insertable.contains(name(indexPath))
    }
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        heard.append("\(editingStyle) \(name(indexPath))")
        switch editingStyle {
        case .none: break
        case .delete:
            names[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        case .insert:
            names[indexPath.section].insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .fade)
        }
    }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        movable && !fixed.contains(name(indexPath))
    }
    func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        heard.append("move \(source) \(destination)")
        names[destination.section].insert(names[source.section].remove(at: source.row), at: destination.row)
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        heights[name(indexPath)] ?? tableView.rowHeight
    }
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        refused.contains(name(indexPath)) ? nil : replacements[name(indexPath)] ?? indexPath
    }
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        moveTarget?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("select \(indexPath)")
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        heard.append("deselect \(indexPath)")
    }
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        heard.append("open \(indexPath)")
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        heard.append("show \(indexPath)")
    }
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { heard.append("hide \(indexPath)") }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { headers[section] }
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
        -> TableViewCell.EditingStyle
    { insertable.contains(name(indexPath)) ? .insert : .delete }
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { configuration(trailing, indexPath) }
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { configuration(leading, indexPath) }

    private func configuration(_ titles: [String], _ path: IndexPath) -> SwipeActionsConfiguration? {
        if titles.isEmpty { return nil }
        let name = name(path)
        let result = SwipeActionsConfiguration(
            actions: titles.map { title in
                ContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
                    self?.heard.append("\(title) \(name)")
                    completion(true)
                }
            })
        result.performsFirstActionWithFullSwipe = performsFirst
        return result
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { headerHeight }
}
