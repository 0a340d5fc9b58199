/// A column of a ``Table``: its title, its cells and the order in which it sorts.
///
/// Follows `SwiftUI.TableColumn`. Texts of a `String` property are drawn without a view per cell.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.size) { file in Text("\(file.size) bytes") }
///         .width(min: 60, ideal: 90)
///         .alignment(.trailing)
///     TableColumn("") { file in Button("Open") { open(file) } }.width(80)
public struct TableColumn<RowValue: Identifiable> {
    let title: String
    /// Returns the text of a cell; nil for a column of views without a value.
    private(set) var text: ((RowValue) -> String)?
    /// Returns the view of a cell; nil for a column of texts.
    private(set) var content: ((RowValue) -> AnyView)?
    private(set) var comparator: (any SortComparator<RowValue>)?
    private(set) var widths = TableColumnWidths()
    private(set) var textAlignment = Widgets.TextAlignment.natural
    private(set) var customizationID: String?
    private(set) var isHidden = false
    private(set) var disabledCustomizations: TableColumnCustomizationBehavior = []

    /// Creates a column of texts, which sorts by them.
    public init(_ title: String, value: KeyPath<RowValue, String>) {
        self.title = title
        text = { $0[keyPath: value] }
        comparator = KeyPathComparator(value)
    }

    /// Creates a column of views, which sorts by a property.
    public init<Value: Comparable, Content: View>(
        _ title: String, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, sortUsing: KeyPathComparator(value), content: content)
        text = { "\($0[keyPath: value])" }
    }

    /// Creates a column of views, which sorts by a property that `comparator` compares.
    public init<Value, Comparator: SortComparator, Content: View>(
        _ title: String, value: KeyPath<RowValue, Value>, comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(title, sortUsing: KeyPathComparator(value, comparator: comparator), content: content)
        text = { "\($0[keyPath: value])" }
    }

    /// Creates a column of views, which sorts by a comparator of rows; it has to be of the type of the table's sort order.
    public init<Comparator: SortComparator, Content: View>(
        _ title: String, sortUsing comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == RowValue {
        self.init(title, content: content)
        self.comparator = comparator
    }

    /// Creates a column of views, which does not sort.
    public init<Content: View>(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.title = title
        self.content = { AnyView(content($0)) }
    }

    // MARK: - Properties

    /// Returns the column with a fixed width in points; nil restores a flexible one.
    public func width(_ width: Double? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Returns the column with limits of its width and the width that it has at first, in points.
    ///
    /// By default a column is at least 32 points wide, at first as wide as the table's width permits, and has no upper limit.
    public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
        var column = self
        column.widths = TableColumnWidths(min: min, ideal: ideal, max: max)
        return column
    }

    /// Returns the column with another alignment of its cells and its header.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var column = self
        column.textAlignment = alignment.textAlignment
        return column
    }

    /// Returns the column with an identity that differs from its title, for columns that have the same or a changing title, and for columns
    /// in a ``TableColumnCustomization``.
    public func customizationID(_ id: String) -> TableColumn {
        var column = self
        column.customizationID = id
        return column
    }

    /// Returns the column, which the user cannot customize in these ways.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
        var column = self
        column.disabledCustomizations = behavior
        return column
    }

    /// Returns the column, hidden or visible until the user chooses otherwise in the header's menu.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var column = self
        column.isHidden = visibility == .hidden
        return column
    }
}

/// The limits of a column's width, and its first width, in points; nil for the defaults.
struct TableColumnWidths: Hashable {
    var min: Double?
    var ideal: Double?
    var max: Double?
}

/// The alignment of the texts in a table column.
///
///     TableColumn("Size", value: \.sizeText).alignment(.trailing)
public nonisolated enum TableColumnAlignment: Hashable, Sendable, CaseIterable {
    /// The side where the text begins, by its own direction.
    case automatic
    /// The left side.
    case leading
    /// The middle.
    case center
    /// The right side.
    case trailing
    /// The side on which digits line up: the right one.
    case numeric

    var textAlignment: Widgets.TextAlignment {
        switch self {
        case .automatic: .natural
        case .leading: .left
        case .center: .center
        case .trailing, .numeric: .right
        }
    }
}
