/// The order, the widths and the visibility that the user has given to the columns of a ``Table``, as a value that can be stored.
///
/// Follows `SwiftUI.TableColumnCustomization`. The columns with a ``TableColumn/customizationID(_:)`` take part. The user moves and resizes
/// columns in the header of the table, and shows and hides them in its menu.
///
///     @State private var columns = TableColumnCustomization<File>()
///
///     Table(files, columnCustomization: $columns) {
///         TableColumn("Name", value: \.name)
///             .customizationID("name").disabledCustomizationBehavior(.visibility)
///         TableColumn("Size", value: \.sizeText).customizationID("size")
///         TableColumn("Kind", value: \.kind).customizationID("kind").defaultVisibility(.hidden)
///     }
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Sendable, Codable {
    /// The identities of the columns in display order; empty for the declared order.
    var order: [String] = []
    /// The widths that the user has set, in points.
    var widths: [String: Double] = [:]
    private var shown: [String: Bool] = [:]

    /// Creates a customization in which all columns have their declared order, width and visibility.
    public init() {}

    /// The visibility of the column with a customization identity; automatic for that of ``TableColumn/defaultVisibility(_:)``.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Restores the declared order.
    public mutating func resetOrder() { order = [] }
}

/// The ways in which the user customizes a column of a ``Table``.
///
/// Follows `SwiftUI.TableColumnCustomizationBehavior`.
///
///     TableColumn("Name", value: \.name).disabledCustomizationBehavior([.reorder, .visibility])
public nonisolated struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The column is moved, and other columns are moved past it.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// The width of the column is changed.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// The column is shown and hidden.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All of these.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
