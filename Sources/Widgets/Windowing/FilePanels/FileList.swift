/// The list of the files in a folder, and its selection.
final class FileList: ListViewDataSource, ListViewDelegate {
    let view = ListView(frame: .zero)
    private let browser: FileBrowser
    /// Called when the user has selected other rows.
    var onSelect: (() -> Void)?
    /// Called when the user double-clicks a row, or presses Return on it.
    var onActivate: ((FolderEntry) -> Void)?

    init(_ browser: FileBrowser) {
        self.browser = browser
        view.rowHeight = 30
        view.register(FileRowCell.self, forCellReuseIdentifier: "file")
        view.allowsMultipleSelection = browser.request.allowsMultipleSelection
        view.accessibilityIdentifier = "files"
        view.accessibilityLabel = "Files"
        view.dataSource = self
        view.delegate = self
    }

    /// The selected entries, which do not depend on the order of the rows.
    private(set) var selected: [FolderEntry] = []

    /// Displays the entries of the browser; selects the one with a name, or none.
    func reload(selecting name: String? = nil) {
        view.reloadData()
        view.deselectAll(nil)
        selected = []
        guard let name, let row = browser.entries.firstIndex(where: { $0.name == name }) else { return }
        selected = [browser.entries[row]]
        view.selectRow(at: row, animated: false, scrollPosition: .middle)
    }

    func numberOfRows(in listView: ListView) -> Int { browser.entries.count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "file", for: row)
        (cell as? FileRowCell)?.show(browser.entries[row])
        return cell
    }

    func listViewSelectionDidChange(_ listView: ListView) {
        selected = listView.selectedRowIndexes.compactMap {
            browser.entries.indices.contains($0) ? browser.entries[$0] : nil
        }
        onSelect?()
    }

    func listView(_ listView: ListView, didActivateRowAt row: Int) {
        if browser.entries.indices.contains(row) { onActivate?(browser.entries[row]) }
    }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        browser.entries[row].name
    }
}
