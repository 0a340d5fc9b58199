extension View {
    /// Adds a context menu and a primary action for the selected rows of the lists and tables in the view.
    ///
    /// They apply to lists and tables whose selection contains values of `itemType`; of several modifiers for a type the innermost one
    /// applies. `menu` receives the selected values: a right click on another row selects it first, and beside all rows the set is empty.
    /// A menu without elements is not displayed. A row with a context menu of its own, or a view in it, displays that one. `primaryAction`
    /// is performed by a double click on a row, and for the selected rows by Return.
    ///
    ///     Table(files, selection: $chosen) { TableColumn("Name", value: \.name) }
    ///         .contextMenu(forSelectionType: File.ID.self) { ids in
    ///             if ids.isEmpty {
    ///                 Button("New File") { create() }
    ///             } else {
    ///                 Button("Delete", role: .destructive) { delete(ids) }
    ///             }
    ///         } primaryAction: { ids in
    ///             open(ids)
    ///         }
    public func contextMenu<Item: Hashable, Items: View>(
        forSelectionType itemType: Item.Type = Item.self,
        @ViewBuilder menu: @escaping (Set<Item>) -> Items, primaryAction: ((Set<Item>) -> Void)? = nil
    ) -> some View {
        transformEnvironment(\.selectionMenus) {
            $0.set(SelectionMenu<Item>(items: { AnyView(menu($0)) }, primaryAction: primaryAction))
        }
    }
}

/// The context menu and the primary action for selected values of a type.
struct SelectionMenu<Item: Hashable> {
    let items: (Set<Item>) -> AnyView
    let primaryAction: ((Set<Item>) -> Void)?
}

/// The innermost menu for each type of selected values.
struct SelectionMenus {
    private var menus: [ObjectIdentifier: Any] = [:]

    mutating func set<Item>(_ menu: SelectionMenu<Item>) { menus[ObjectIdentifier(Item.self)] = menu }

    func menu<Item: Hashable>(for type: Item.Type) -> SelectionMenu<Item>? {
        menus[ObjectIdentifier(type)] as? SelectionMenu<Item>
    }
}

private struct SelectionMenusKey: EnvironmentKey { static var defaultValue: SelectionMenus { .init() } }

extension EnvironmentValues {
    var selectionMenus: SelectionMenus {
        get { self[SelectionMenusKey.self] }
        set { self[SelectionMenusKey.self] = newValue }
    }
}

/// The node of a list or table, whose selection may have a menu and a primary action.
protocol SelectionActing: Node {
    associatedtype SelectedValue: Hashable
    var retained: Widgets.ListView { get }
    /// Returns the value by which a selection contains a row; nil for a row that cannot be selected.
    func selectedValue(at row: Int) -> SelectedValue?
}

extension SelectionActing {
    /// Read when a menu is opened, so that the list does not depend on the closures.
    private var selectionMenu: SelectionMenu<SelectedValue>? {
        guard retained.allowsSelection else { return nil }
        return DependencyTracker.untracked {
            EnvironmentValues(environment).selectionMenus.menu(for: SelectedValue.self)
        }
    }

    private var selectedValues: Set<SelectedValue> {
        Set(retained.selectedRowIndexes.compactMap(selectedValue(at:)))
    }

    /// Returns the menu for the selected rows, or for the empty space at a point; nil without a menu.
    func selectionMenu(at point: Point?) -> Widgets.Menu? {
        guard let menu = selectionMenu else { return nil }
        let isBeside = point.map { retained.indexForRow(at: $0).flatMap(selectedValue(at:)) == nil } ?? false
        let values = isBeside ? [] : selectedValues
        return momentaryMenu(DependencyTracker.untracked { menu.items(values) })
    }

    var hasPrimaryAction: Bool { selectionMenu?.primaryAction != nil }

    func performPrimaryAction() {
        guard let action = selectionMenu?.primaryAction else { return }
        let values = selectedValues
        if !values.isEmpty { action(values) }
    }
}
