/// A column of a table: its title, its width and the order in which it sorts rows.
///
/// `NSTableColumn`.
///
///     let size = TableColumn(identifier: "size")
///     size.title = "Size"
///     size.width = 80
///     size.alignment = .right
///     size.sortDescriptorPrototype = TableColumn.SortDescriptor(key: "size", ascending: false)
///     table.addTableColumn(size)
public final class TableColumn {
    /// The ways in which the width of a column changes, modelled on `NSTableColumn.ResizingOptions`.
    ///
    ///     column.resizingMask = .userResizingMask   // only by dragging its edge
    public nonisolated struct ResizingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The column shares the change of the table's width, according to the table's ``TableView/columnAutoresizingStyle``.
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        /// The user can drag the edge of the column's header.
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }

    /// The order in which a column sorts rows, modelled on `NSSortDescriptor`.
    ///
    ///     TableColumn.SortDescriptor(key: "name", ascending: true)
    public nonisolated struct SortDescriptor: Hashable, Sendable {
        /// The name by which the data source knows the property that is compared.
        public var key: String
        /// Whether the smallest value comes first.
        public var ascending: Bool

        /// Creates a descriptor.
        public init(key: String, ascending: Bool = true) {
            self.key = key
            self.ascending = ascending
        }

        /// The same key in the opposite order.
        public var reversed: SortDescriptor { SortDescriptor(key: key, ascending: !ascending) }
    }

    /// The name that identifies the column in its table, also in a saved layout.
    public let identifier: String
    /// The text of the header; empty by default.
    public var title = "" { didSet { if title != oldValue { changed(.appearance) } } }
    /// The width in points at a text scale of 1; 100 by default.
    ///
    /// The column is displayed wider by ``Theme/textScale``, so that enlarged texts have the same room. It is limited to ``minWidth`` and
    /// ``maxWidth``. A width that is not a number is refused with a diagnostic.
    public var width: Double {
        get { currentWidth }
        set { setWidth(newValue) }
    }
    /// The smallest width, in points at a text scale of 1; 10 by default.
    public var minWidth = 10.0 {
        didSet { if !isValid(minWidth, "minWidth") { minWidth = oldValue } else { limitWidth() } }
    }
    /// The largest width, in points at a text scale of 1; infinite by default.
    public var maxWidth = Double.infinity {
        didSet { if !isValid(maxWidth, "maxWidth") { maxWidth = oldValue } else { limitWidth() } }
    }
    /// The ways in which the width changes; all by default.
    public var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask] {
        didSet { if resizingMask != oldValue { changed(.widths) } }
    }
    /// Whether the column is not displayed; false by default.
    public var isHidden = false { didSet { if isHidden != oldValue { changed(.columns) } } }
    /// Whether the user can edit the texts of the column, if the data source accepts them; true by default.
    public var isEditable = true
    /// Whether the texts name the rows, as the row numbers of a spreadsheet do; false by default.
    ///
    /// It concerns leading columns: the cursor among cells skips them, and they look like the header.
    public var isRowHeader: Bool {
        get { appearance.isRowHeader }
        set { setAppearance(\.isRowHeader, newValue) }
    }
    /// The alignment of the texts and of the header; `.natural` by default, `.right` for numbers.
    public var alignment: TextAlignment {
        get { appearance.alignment }
        set { setAppearance(\.alignment, newValue) }
    }
    /// The font of the texts; the system font by default.
    public var font: Font {
        get { appearance.font }
        set { setAppearance(\.font, newValue) }
    }
    /// The order that a click on the header sets; nil, the default, for a column that does not sort.
    public var sortDescriptorPrototype: SortDescriptor? {
        didSet { if sortDescriptorPrototype != oldValue { changed(.appearance) } }
    }
    /// The tool tip of the header; nil by default.
    public var headerToolTip: String?
    /// The table that displays the column; nil until it is added to one.
    public internal(set) weak var tableView: TableView?

    private var currentWidth = 100.0
    /// The width that the program or the user has given to the column, before the columns were made to fill the table.
    private var givenWidth = 100.0
    // Private: the compiler checks the exclusivity of accesses to a public stored property at run time, for each cell that is drawn.
    private var appearance = Appearance()

    private struct Appearance {
        var isRowHeader = false
        var alignment = TextAlignment.natural
        var font = Font.systemFont(ofSize: Font.systemFontSize)
    }

    /// Creates a column that is 100 points wide and has no title.
    public init(identifier: String) { self.identifier = identifier }

    private func setAppearance<Value: Equatable>(
        _ property: WritableKeyPath<Appearance, Value>, _ value: Value
    ) {
        if appearance[keyPath: property] == value { return }
        appearance[keyPath: property] = value
        changed(.appearance)
    }

    /// Sets the width within the limits, on behalf of the program or the user.
    private func setWidth(_ width: Double) {
        guard !width.isNaN else { return report("width", width) }
        let isChanged = fit(width)
        givenWidth = currentWidth
        if isChanged { changed(.widths) }
    }

    /// Sets the width within the limits when the columns are made to fill the table; returns whether it has changed.
    func fit(_ width: Double) -> Bool {
        let new = min(max(width, minWidth), max(minWidth, maxWidth), 1e6)
        if new == currentWidth { return false }
        currentWidth = new
        return true
    }

    private func limitWidth() {
        givenWidth = min(max(givenWidth, minWidth), max(minWidth, maxWidth))
        if fit(currentWidth) { changed(.widths) }
    }

    /// Restores the width that the column had before the columns were made to fill the table.
    func restoreWidth() { currentWidth = givenWidth }

    private func isValid(_ limit: Double, _ name: String) -> Bool {
        if limit >= 0 { return true }
        report(name, limit)
        return false
    }

    private func report(_ name: String, _ value: Double) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: "TableColumn \"\(identifier)\"",
                message: "\(name) was set to \(value)",
                cure: "the old value is kept; give a number of points that is not negative"))
    }

    private func changed(_ change: TableColumns.Change) { tableView?.columns?.changed(change) }
}
