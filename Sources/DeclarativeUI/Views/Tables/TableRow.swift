/// A row of a ``Table``.
///
/// Follows `SwiftUI.TableRow`. It displays nothing outside of a table.
///
///     ForEach(files) { file in
///         TableRow(file)
///             .contextMenu { Button("Open") { open(file) } }
///             .draggable(file.url)
///     }
public struct TableRow<Value: Identifiable>: View {
    let value: Value
    /// Returns the items of the context menu; nil for a row without one.
    private(set) var menuItems: (() -> AnyView)?
    /// Returns the data that is dragged; nil for a row that cannot be dragged.
    private(set) var dragged: (() -> ItemProvider)?

    /// Creates a row that displays a value in the columns of the table.
    public init(_ value: Value) { self.value = value }

    public var body: EmptyView { EmptyView() }

    // MARK: - Modifiers

    /// Returns the row with a context menu, which a right click, the Menu key or Shift+F10 opens.
    ///
    /// It takes precedence over the menu of ``View/contextMenu(forSelectionType:menu:primaryAction:)``, and the menu of a view in a
    /// cell takes precedence over it. A menu without elements is not displayed.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> TableRow {
        var row = self
        row.menuItems = { AnyView(menuItems()) }
        return row
    }

    /// Returns the row with a value that the user drags out of it.
    ///
    /// `payload` is evaluated when a drag begins. Ctrl+C copies the values of the selected rows.
    public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> TableRow {
        onDrag { ItemProvider(payload()) }
    }

    /// Returns the row with data that the user drags out of it, in the representations of an item provider.
    public func onDrag(_ data: @escaping () -> ItemProvider) -> TableRow {
        var row = self
        row.dragged = data
        return row
    }
}
