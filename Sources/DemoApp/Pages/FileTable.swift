import Widgets

/// A made-up file of the page "Columns".
nonisolated struct DemoFile: Sendable {
    var name: String
    let kind: String
    let size: Int
    /// The number of days since the first of January.
    let day: Int

    private static let kinds = [
        ("pdf", "Document"), ("png", "Image"), ("ogg", "Music"), ("zip", "Archive"), ("swift", "Source"),
    ]
    private static let words = [
        "Report", "Holiday", "Budget", "Letter", "Plan", "Sketch", "Notes", "Draft", "Index", "Summary",
    ]

    /// Returns files in the order of their names.
    static func files(_ count: Int) -> [DemoFile] {
        (0..<count).map { number in
            let (ending, kind) = kinds[number * 7 % kinds.count]
            let size = (number &* 7_919 % 9_973) * (number % 11 + 1)
            return DemoFile(
                name: "\(words[number * 3 % words.count]) \(number / words.count + 1).\(ending)", kind: kind,
                size: size, day: number * 31 % 365)
        }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The day as a text.
    var date: String {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        var (rest, month) = (day, 0)
        while rest >= lengths[month] {
            rest -= lengths[month]
            month += 1
        }
        return "\(rest + 1) \(names[month]) 2026"
    }
}

/// The rows of the page "Columns", sorted and filtered away from the main actor.
final class FileTable: TableColumnDataSource {
    static let columns = [
        ("name", "Name", 220.0), ("kind", "Kind", 110.0), ("size", "Size", 90.0),
        ("modified", "Modified", 130.0),
    ]

    let controller = ArrayController(content: DemoFile.files(40_000))

    init() {
        controller.sortKeys = [
            "name": .text { $0.name }, "kind": .text { $0.kind }, "size": .number { Double($0.size) },
            "modified": .number { Double($0.day) },
        ]
        controller.summaryKeys = ["size": { Double($0.size) }]
    }

    /// Displays the files whose name contains a text, without regard to case; all for an empty one.
    func filter(by text: String) {
        let wanted = text.lowercased()
        if wanted.isEmpty {
            controller.filterPredicate = nil
        } else {
            controller.filterPredicate = { $0.name.lowercased().contains(wanted) }
        }
    }

    func numberOfRows(in tableView: TableView) -> Int { controller.arrangedObjects.count }

    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        let file = controller.arrangedObjects[row]
        return switch column.identifier {
        case "name": file.name
        case "kind": file.kind
        case "size": Self.text(kilobytes: file.size)
        default: file.date
        }
    }

    func tableView(
        _ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow
    ) -> String {
        switch column.identifier {
        case "name": footerRow.label
        case "size": Self.text(kilobytes: Int(controller.summary(of: "size").sum))
        default: ""
        }
    }

    /// Returns a size in a decimal unit, with one digit after the point below 10: 860 kB, 1.4 MB, 14 MB.
    private static func text(kilobytes: Int) -> String {
        var value = Double(kilobytes)
        var units = ["kB", "MB", "GB", "TB"][...]
        while value >= 999.5, units.count > 1 {
            value /= 1000
            units.removeFirst()
        }
        let hasFraction = kilobytes >= 1000 && value < 9.95
        let number = hasFraction ? (value * 10).rounded() / 10 : value.rounded()
        return "\(hasFraction ? "\(number)" : "\(Int(number))") \(units.first ?? "")"
    }

    func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool {
        column.identifier == "name"
    }

    func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws(TableEditError) {
        guard !string.isEmpty else { throw TableEditError(message: "A file needs a name.") }
        guard !string.contains("/") else { throw TableEditError(message: "A name contains no slash.") }
        let index = controller.arrangedObjects.contentIndex(ofRow: row)
        var file = controller.content[index]
        file.name = string
        controller.replace(at: index, with: file)
    }

    func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor]
    ) { controller.sortDescriptors = tableView.sortDescriptors }
}
