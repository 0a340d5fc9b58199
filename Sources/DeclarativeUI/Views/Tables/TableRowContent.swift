/// A view that provides rows of a ``Table``: `SwiftUI.TableRowContent`.
///
/// Conforming types are ``TableRow``, ``DisclosureTableRow``, and `ForEach`, `Group`, `OutlineGroup` and conditions of them.
///
///     @TableRowBuilder<File> var rows: some TableRowContent<File> { ForEach(files) { TableRow($0) } }
public protocol TableRowContent<TableRowValue>: View {
    /// The type of the values that the rows display.
    associatedtype TableRowValue: Identifiable
}

extension TableRowGroup: TableRowContent {
    /// The type of the values that the rows display.
    public typealias TableRowValue = Value
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the values that the rows display.
    public typealias TableRowValue = Content.TableRowValue
}

extension Group: TableRowContent where Content: TableRowContent {
    /// The type of the values that the rows display.
    public typealias TableRowValue = Content.TableRowValue
}

extension OutlineGroup: TableRowContent where Row: TableRowContent {
    /// The type of the values that the rows display.
    public typealias TableRowValue = Row.TableRowValue
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The type of the values that the rows display.
    public typealias TableRowValue = Wrapped.TableRowValue
}

extension ConditionalContent: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    /// The type of the values that the rows display.
    public typealias TableRowValue = First.TableRowValue
}

/// A single row of a ``Table``, which can have a menu and take part in drags: ``TableRow`` and ``DisclosureTableRow``.
///
///     TableRow(file).contextMenu { Button("Open") { open(file) } }
public protocol ModifiableTableRow: TableRowContent {
    /// Returns the row with changed properties.
    func _modifyingRow(_ change: (inout TableRow<TableRowValue>) -> Void) -> Self
}

extension ModifiableTableRow {
    /// Returns the row with a context menu, which a right click, the Menu key or Shift+F10 opens.
    ///
    /// It takes precedence over the menu of ``View/contextMenu(forSelectionType:menu:primaryAction:)``, and the menu of a view in a
    /// cell takes precedence over it. A menu without elements is not displayed.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> Self {
        _modifyingRow { $0.menuItems = { AnyView(menuItems()) } }
    }

    /// Returns the row with a value that the user drags out of it.
    ///
    /// `payload` is evaluated when a drag begins. Ctrl+C copies the values of the selected rows.
    public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> Self {
        onDrag { ItemProvider(payload()) }
    }

    /// Returns the row with data that the user drags out of it, in the representations of an item provider.
    public func onDrag(_ data: @escaping () -> ItemProvider) -> Self {
        _modifyingRow { $0.dragged = data }
    }

    /// Returns the row with data that the user drags out of it; nil for a row that cannot be dragged.
    ///
    /// Data that is nil when the drag begins is not dragged. Follows `itemProvider(_:)` of SwiftUI.
    public func itemProvider(_ action: (() -> ItemProvider?)?) -> Self {
        _modifyingRow { $0.dragged = action }
    }

    /// Returns the row, on which the user can drop values of a type.
    ///
    /// The row is highlighted while such values are over it. `action` receives the loaded values. A value that cannot be loaded is reported as
    /// a diagnostic, and `action` is not called.
    ///
    ///     TableRow(folder).dropDestination(for: URL.self) { folder.add($0) }
    public func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping (_ items: [Item]) -> Void
    ) -> Self {
        _modifyingRow {
            $0.drop = TableRowDrop(
                accepts: { $0.canLoadObjects(of: payloadType) },
                perform: { session in
                    Task {
                        // A failure has been reported by the session.
                        guard let items = try? await session.loadObjects(of: payloadType) else { return }
                        action(items)
                    }
                })
        }
    }

    /// Returns the row with an action that is called with true when the pointer enters it, and with false when it leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self {
        _modifyingRow { $0.hover = action }
    }
}
