import Widgets

/// The rows of a table in which files and texts are dropped or pasted.
final class DroppedFiles: TableViewDataSource, TableViewDropDelegate {
    /// A file, or a text, which has no folder.
    private struct Row {
        var name: String
        var folder: String?
    }

    private var rows: [Row] = []

    /// Explains the empty table.
    func showPlaceholder(in tableView: TableView) {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = Image(systemName: "doc")
        configuration.text = "No Files"
        configuration.secondaryText = "Drop or paste something here."
        tableView.backgroundView = rows.isEmpty ? ContentUnavailableView(configuration: configuration) : nil
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        let row = rows[indexPath.row]
        var content = ListContentConfiguration.subtitleCell()
        content.image = Image(systemName: row.folder == nil ? "textformat" : "doc")
        content.text = row.name
        content.secondaryText = row.folder
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool {
        session.hasItemsConforming(to: [.plainText, .url])
    }

    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        Task {
            let dropped = await load(coordinator.session)
            if dropped.isEmpty { return }
            let first = min(coordinator.destinationIndexPath?.row ?? rows.count, rows.count)
            rows.insert(contentsOf: dropped, at: first)
            tableView.insertRows(
                at: dropped.indices.map { IndexPath(row: first + $0, section: 0) }, with: .automatic)
            showPlaceholder(in: tableView)
        }
    }

    private func load(_ session: DropSession) async -> [Row] {
        do throws(ItemProviderError) {
            if session.canLoadObjects(of: ItemURL.self) {
                return try await session.loadObjects(of: ItemURL.self).map(Self.row)
            }
            return try await session.loadObjects(of: String.self).map { Row(name: $0) }
        } catch {
            return [Row(name: "\(error)")]
        }
    }

    private static func row(of url: ItemURL) -> Row {
        let folder = (url.path ?? url.absoluteString).dropLast(url.lastPathComponent.count)
        return Row(name: url.lastPathComponent, folder: String(folder))
    }
}
