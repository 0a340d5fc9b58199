/// The order, the widths, the visibility and the sorting of a table's columns, by their identifiers, as a value that can be stored.
///
/// `NSTableView` stores the same under its `autosaveName`. A table with a `restorationIdentifier` stores it with its window's state.
///
///     let wide = table.columnLayout
///     table.columnLayout = compact
public nonisolated struct TableColumnLayoutState: Hashable, Sendable {
    /// The layout of one column.
    ///
    ///     TableColumnLayoutState.Column(identifier: "size", width: 80)
    public nonisolated struct Column: Hashable, Sendable {
        /// The identifier of the column.
        public var identifier: String
        /// The width in points at a text scale of 1, whatever the scale at which it was stored; nil leaves it as it is.
        public var width: Double?
        /// Whether the column is not displayed.
        public var isHidden: Bool

        /// Creates the layout of a column.
        public init(identifier: String, width: Double? = nil, isHidden: Bool = false) {
            self.identifier = identifier
            self.width = width
            self.isHidden = isHidden
        }
    }

    /// The columns in display order.
    public var columns: [Column]
    /// The order of the rows, the most significant column first.
    public var sortDescriptors: [TableColumn.SortDescriptor]

    /// Creates a layout.
    public init(columns: [Column] = [], sortDescriptors: [TableColumn.SortDescriptor] = []) {
        self.columns = columns
        self.sortDescriptors = sortDescriptors
    }
}

extension TableColumnLayoutState {
    /// Reads the layout that ``encode(with:)`` has stored; nil if there is none.
    @MainActor init?(_ coder: RestorationCoder) {
        self.init()
        while let identifier = coder.decodeString(forKey: "column \(columns.count)") {
            let index = columns.count
            columns.append(
                Column(
                    identifier: identifier, width: coder.decodeDouble(forKey: "width \(index)"),
                    isHidden: coder.decodeBool(forKey: "hidden \(index)") ?? false))
        }
        while let key = coder.decodeString(forKey: "sort \(sortDescriptors.count)") {
            let isAscending = coder.decodeBool(forKey: "ascending \(sortDescriptors.count)") ?? true
            sortDescriptors.append(TableColumn.SortDescriptor(key: key, ascending: isAscending))
        }
        if columns.isEmpty { return nil }
    }

    @MainActor func encode(with coder: RestorationCoder) {
        for (index, column) in columns.enumerated() {
            coder.encode(column.identifier, forKey: "column \(index)")
            if let width = column.width { coder.encode(width, forKey: "width \(index)") }
            if column.isHidden { coder.encode(true, forKey: "hidden \(index)") }
        }
        for (index, descriptor) in sortDescriptors.enumerated() {
            coder.encode(descriptor.key, forKey: "sort \(index)")
            coder.encode(descriptor.ascending, forKey: "ascending \(index)")
        }
    }
}
