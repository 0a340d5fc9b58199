import Widgets

/// A list of the formats in which a picture was written and read again, with the size of each file.
final class FormatRows: ListViewDataSource {
    let list = ListView()

    private struct Row {
        let title: String
        let detail: String
        let image: Image?
    }

    private var rows: [Row] = []

    init(_ picture: Image) {
        add("PNG", picture.pngData())
        add("JPEG 90 %", picture.jpegData(compressionQuality: 0.9))
        add("JPEG 10 %", picture.jpegData(compressionQuality: 0.1))
        list.backgroundColor = nil
        list.allowsSelection = false
        list.rowHeight = 61
        list.accessibilityLabel = "Formats"
        list.register(ListCell.self, forCellReuseIdentifier: "format")
        list.dataSource = self
    }

    private func add(_ title: String, _ bytes: [UInt8]?) {
        guard let bytes, let image = try? Image(data: bytes) else {
            rows.append(Row(title: title, detail: "Not installed", image: nil))
            return
        }
        let kilobytes = max(1, (bytes.count + 500) / 1000)
        rows.append(Row(title: title, detail: "\(kilobytes) kB", image: image))
    }

    func numberOfRows(in listView: ListView) -> Int { rows.count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "format", for: row)
        var content = ListContentConfiguration.subtitleCell()
        content.image = rows[row].image ?? Image(systemName: "photo")
        content.imageProperties.maximumSize = Size(width: 52, height: 39)
        content.imageProperties.reservedLayoutSize.width = 52
        content.imageProperties.cornerRadius = 5
        content.directionalLayoutMargins.leading = 0
        content.directionalLayoutMargins.trailing = 0
        content.text = rows[row].title
        content.secondaryText = rows[row].detail
        (cell as? ListCell)?.contentConfiguration = content
        return cell
    }
}
