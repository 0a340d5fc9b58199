import Widgets
import WidgetsTesting

@testable import Containers

/// A list of 200 x 300 points in a harness that records its delegate callbacks and data source requests.
@MainActor
final class ListStage: ListViewDataSource, ListViewDelegate {
    let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    let harness: Harness
    var names: [String]
    var heights: [String: Double] = [:]
    private(set) var madeCount = 0
    private(set) var requestedRows: [Int] = []
    private(set) var heard: [String] = []
    /// Called when the user has changed the selection.
    var onSelectionChange: () -> Void = {}

    init(_ names: [String], rowHeight: Double = 30) {
        self.names = names
        let root = View(frame: list.frame)
        root.addSubview(list)
        harness = Harness(root, size: list.frame.size)
        list.rowHeight = rowHeight
        list.register(forCellReuseIdentifier: "row") { [unowned self] in
            self.madeCount += 1
            return ListCell(frame: .zero)
        }
        list.delegate = self
        list.dataSource = self
    }

    convenience init(count: Int, rowHeight: Double = 30) {
        self.init((0..<count).map { "row \($0)" }, rowHeight: rowHeight)
    }

    /// The texts of the visible cells, from the top.
    var texts: [String] { list.visibleCells.map { ($0 as? ListCell)?.text ?? "" } }
    /// The selected rows.
    var selected: [Int] { Array(list.selectedRowIndexes) }

    func forget() {
        requestedRows = []
        heard = []
    }

    func numberOfRows(in listView: ListView) -> Int { names.count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        requestedRows.append(row)
        let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
        (cell as? ListCell)?.text = names[row]
        return cell
    }

    func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? { heights[names[row]] }
    func listView(_ listView: ListView, didSelectRowAt row: Int) { heard.append("select \(row)") }
    func listView(_ listView: ListView, didDeselectRowAt row: Int) { heard.append("deselect \(row)") }
    func listViewSelectionDidChange(_ listView: ListView) {
        heard.append("changed")
        onSelectionChange()
    }
    func listView(_ listView: ListView, didActivateRowAt row: Int) { heard.append("activate \(row)") }
    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { names[row] }
}
