/// Collects the columns of a ``Table``; conditions and loops are possible.
///
///     Table(files) {
///         TableColumn("Name", value: \.name)
///         if showsSizes { TableColumn("Size", value: \.sizeText) }
///     }
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
        [column]
    }
    public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }
    public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] {
        columns ?? []
    }
    public static func buildEither(first columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
        columns
    }
    public static func buildEither(second columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
        columns
    }
    public static func buildArray(_ columns: [[TableColumn<RowValue>]]) -> [TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }
}

/// Collects the rows of a ``Table``: rows, `ForEach` of rows, and conditions.
///
///     Table(of: File.self) {
///         TableColumn("Name", value: \.name)
///     } rows: {
///         TableRow(folder)
///         ForEach(files) { TableRow($0) }
///     }
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Rows: TableRowContent>(
        _ rows: Rows
    ) -> TableRowGroup<Value> where Rows.TableRowValue == Value {
        TableRowGroup(parts: [.init(step: 0, content: AnyView(rows))])
    }
    public static func buildBlock(_ groups: TableRowGroup<Value>...) -> TableRowGroup<Value> {
        TableRowGroup(parts: groups.enumerated().map { .init(step: $0.offset, content: AnyView($0.element)) })
    }
    public static func buildOptional(_ group: TableRowGroup<Value>?) -> TableRowGroup<Value> {
        group ?? TableRowGroup(parts: [])
    }
    public static func buildEither(first group: TableRowGroup<Value>) -> TableRowGroup<Value> {
        TableRowGroup(parts: [.init(step: 0, content: AnyView(group))])
    }
    public static func buildEither(second group: TableRowGroup<Value>) -> TableRowGroup<Value> {
        TableRowGroup(parts: [.init(step: 1, content: AnyView(group))])
    }
}

/// The rows that a ``TableRowBuilder`` has collected.
///
///     @TableRowBuilder<File> var rows: TableRowGroup<File> { TableRow(folder) }
public struct TableRowGroup<Value: Identifiable>: View, RowStructure {
    struct Part {
        /// The place in the builder's block, or the branch of a condition.
        let step: Int
        let content: AnyView
    }

    let parts: [Part]

    public var body: EmptyView { EmptyView() }

    static var rowCount: Int? { nil }

    func appendRows(to rows: inout RowCollector) {
        for part in parts { rows.add(part.content, at: .place(part.step)) }
    }
}
