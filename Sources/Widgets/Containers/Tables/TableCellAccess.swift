/// A list whose cells are table cells.
///
/// Its members have the names of a list's, with the type of UIKit's: the compiler prefers them to those of ``ListView``.
///
///     for cell in table.visibleCells { cell.accessoryType = .none }
public protocol TableCellAccess: ListView {}

extension TableCellAccess {
    /// The cells of the visible rows, from top to bottom.
    public var visibleCells: [TableViewCell] {
        (self as ListView).visibleCells.compactMap { $0 as? TableViewCell }
    }

    /// Returns a recycled cell or a new one; nil when nothing is registered for the identifier.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        (self as ListView).dequeueReusableCell(withIdentifier: identifier) as? TableViewCell
    }
}

/// A cell whose label is optional, as in UIKit.
///
///     cell.textLabel?.text = "Inbox"
public protocol TableCellLabels: ListCell {}

extension TableCellLabels {
    /// The label of the text; never nil.
    public var textLabel: Label? { (self as ListCell).textLabel }
}
