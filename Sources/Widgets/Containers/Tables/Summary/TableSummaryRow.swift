/// A row above or below the rows of a table that displays one value per column, such as a sum, and does not scroll vertically.
///
/// Neither AppKit nor UIKit has one; other toolkits call it summary row, header or footer row, or pinned row.
///
///     table.footerRows = [TableSummaryRow(identifier: "total", label: "Total")]
///
///     // in the data source
///     func tableView(_ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow) -> String {
///         column.identifier == "size" ? "\(files.summary(of: "size").sum / 1000) MB" : column.identifier == "name" ? footerRow.label : ""
///     }
public nonisolated struct TableSummaryRow: Hashable, Sendable {
    /// The name by which the data source knows the row.
    public var identifier: String
    /// The name of the row for assistive technologies; it is displayed only if the data source returns it for a column.
    public var label: String

    /// Creates a row.
    public init(identifier: String, label: String) {
        self.identifier = identifier
        self.label = label
    }
}
