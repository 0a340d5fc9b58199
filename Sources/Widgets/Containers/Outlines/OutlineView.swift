/// A table whose rows are the items of a tree, modelled on `NSOutlineView`.
///
/// The children of an item have rows below it while it is expanded. Only items whose rows become visible are requested: expanding an item
/// with 100,000 children costs no more than one with ten. Everything that a ``TableView`` with columns does applies: sorting, editing,
/// copying, selection and keys. In addition, Right expands the selected item and Left collapses it or selects its parent; an asterisk expands
/// all siblings; a click on a triangle expands or collapses, with Alt all descendants. Typed characters select the next row whose text in the
/// outline column begins with them, unless the delegate has another text for the row; this requests the items of the rows in between.
///
///     let outline = OutlineView(frame: .zero)
///     outline.addTableColumn(TableColumn(identifier: "name"))
///     outline.dataSource = self      // an OutlineViewDataSource
open class OutlineView: TableView, TableOutlining, RowReloadObserving, RowTextProviding, RowTreeMoving {
    /// The column with the indentation and the triangles; nil, the default, for the first visible one.
    public final weak var outlineTableColumn: TableColumn? { didSet { redrawRows() } }
    /// The distance between levels, in points; 16 by default.
    public final var indentationPerLevel = 16.0 { didSet { redrawRows() } }

    final lazy var tree = OutlineTree(of: self)

    /// Creates an outline without items.
    public override init(frame: Rect, style: Style) {
        super.init(frame: frame, style: style)
        loadColumns().outlining = self
    }

    nonisolated deinit {}

    private final var outlineDelegate: (any OutlineViewDelegate)? { delegate as? any OutlineViewDelegate }

    /// The number of rows: that of the items whose ancestors are all expanded.
    final var rowCount: Int { tree.root.rowCount }

    final func willReloadRows() { tree.reload() }

    private func redrawRows() { columns?.changed(.appearance) }

    // MARK: - Items and rows

    /// Returns the item in a row; nil if there is no such row: O(levels x log expanded siblings).
    public final func item(atRow row: Int) -> AnyHashable? { node(row)?.item }

    /// Returns the row of an item; nil if it has none, because an ancestor is collapsed: O(rows) for an item that was never displayed.
    public final func row(forItem item: AnyHashable) -> Int? {
        reloadRows()
        guard let node = tree.find(item), node.isShown else { return nil }
        return node.row
    }

    /// Returns the parent of an item; nil for a child of the root, and for an unknown item.
    public final func parent(forItem item: AnyHashable) -> AnyHashable? { tree.node(item)?.parent?.item }

    /// Returns the depth of a row, 0 for children of the root; -1 if there is no such row.
    public final func level(forRow row: Int) -> Int { node(row)?.level ?? -1 }

    /// Returns the depth of an item, 0 for a child of the root; -1 for an unknown item: O(rows) for an item that was never displayed.
    public final func level(forItem item: AnyHashable) -> Int {
        reloadRows()
        return tree.find(item)?.level ?? -1
    }

    /// Returns whether an item is expanded.
    public final func isItemExpanded(_ item: AnyHashable) -> Bool { tree.node(item)?.isExpanded ?? false }

    /// Returns whether the data source has declared an item expandable.
    public final func isExpandable(_ item: AnyHashable) -> Bool {
        tree.node(item).map(tree.isExpandable) ?? false
    }

    private func node(_ row: Int) -> OutlineNode? {
        reloadRows()
        return row >= 0 && row < rowCount ? tree.node(atRow: row) : nil
    }

    // MARK: - Expanding

    /// Expands an item and, if `expandChildren` is true, all its descendants; nil is the root.
    ///
    /// An item below a collapsed one that was never expanded is unknown, and is not expanded. With `expandChildren`, O(descendants); O(rows)
    /// for an item that was never displayed.
    public final func expandItem(_ item: AnyHashable?, expandChildren: Bool = false) {
        reloadRows()
        if let node = tree.find(item) {
            OutlineExpansion(outline: self).expand(node, descendants: expandChildren, animated: false)
        }
    }

    /// Collapses an item and, if `collapseChildren` is true, its descendants; nil is the root, which itself stays expanded.
    ///
    /// A selection within the item moves to it.
    public final func collapseItem(_ item: AnyHashable?, collapseChildren: Bool = false) {
        reloadRows()
        if let node = tree.node(item) {
            OutlineExpansion(outline: self).collapse(node, descendants: collapseChildren, animated: false)
        }
    }

    // MARK: - Changes

    /// Reads an item again and, if `reloadChildren` is true, the whole outline; nil is the root.
    public final func reloadItem(_ item: AnyHashable?, reloadChildren: Bool = false) {
        guard !reloadChildren, let item else { return reloadData() }
        if let row = row(forItem: item) { reloadRows(at: [row]) }
    }

    /// Adds rows for new children that the data source already contains; `indexes` are their positions among the children.
    public final func insertItems(
        at indexes: RowIndexSet, inParent parent: AnyHashable?, withAnimation animation: RowAnimation = .none
    ) {
        OutlineChange(outline: self).insert(indexes, parent, animation)
    }

    /// Removes the rows of children that the data source no longer contains; `indexes` are their former positions among the children.
    public final func removeItems(
        at indexes: RowIndexSet, inParent parent: AnyHashable?, withAnimation animation: RowAnimation = .none
    ) {
        OutlineChange(outline: self).remove(indexes, parent, animation)
    }

    /// Moves the row of a child, with the rows below it, to another place or another parent, with an animation.
    ///
    /// The data source already contains the item at its new place. `fromIndex` is its former position among the children of `oldParent`;
    /// `toIndex` is its new one, as in AppKit counted without the item. Expanded items stay expanded and selected rows selected, unless
    /// the new parent is collapsed. An item that would become its own descendant is not moved, and is reported.
    ///
    ///     outline.moveItem(at: 0, inParent: "Inbox", to: 2, inParent: "Archive")
    public final func moveItem(
        at fromIndex: Int, inParent oldParent: AnyHashable?, to toIndex: Int, inParent newParent: AnyHashable?
    ) {
        OutlineChange(outline: self).move(fromIndex, oldParent, to: toIndex, newParent)
    }

    // MARK: - Drawing

    package final func isOutlineColumn(_ column: TableColumn) -> Bool {
        if let outlineTableColumn, !outlineTableColumn.isHidden { return column === outlineTableColumn }
        return column === columns?.visible.first
    }

    package final func disclosure(ofRow row: Int) -> TableRowDisclosure? {
        guard let node = node(row) else { return nil }
        return TableRowDisclosure(
            level: node.level, isExpanded: tree.isExpandable(node) ? node.isExpanded : nil)
    }

    package final func toggleDisclosure(ofRow row: Int, descendants: Bool) {
        if let node = node(row) { OutlineExpansion(outline: self).toggle(node, descendants: descendants) }
    }

    // MARK: - Input

    open override func mouseDown(with event: MouseEvent) {
        if !pressDisclosure(with: event) { super.mouseDown(with: event) }
    }

    open override func keyDown(with event: KeyEvent) {
        if !OutlineKeys(outline: self).handle(event) { super.keyDown(with: event) }
    }

    open override func insertText(_ event: TextInputEvent) {
        if !OutlineKeys(outline: self).handle(event) { super.insertText(event) }
    }

    // MARK: - Type-ahead

    final var searchesRowTexts: Bool { !allowsCellSelection }

    final func typeSelectString(ofRow row: Int) -> String? {
        guard let column = columns?.visible.first(where: isOutlineColumn) else { return nil }
        return (dataSource as? any TableColumnDataSource)?.tableView(
            self, stringValueFor: column, row: row)
    }

    // MARK: - Accessibility

    package final func describe(row: Int, _ attributes: inout AccessibilityAttributes) {
        describeDisclosure(ofRow: row, &attributes)
        guard let node = node(row) else { return }
        attributes.positionInSet = node.index
        attributes.setSize = node.parent?.childCount
    }

    override func actions(ofRow row: Int) -> [String] {
        super.actions(ofRow: row) + (node(row).map(OutlineMoves(outline: self).actions) ?? [])
            + (disclosureAction(ofRow: row).map { [$0.name] } ?? [])
    }

    override func performAction(_ name: String, onRow row: Int) -> Bool {
        guard let (node, action) = disclosureAction(ofRow: row), name == action else {
            if let node = node(row), OutlineMoves(outline: self).perform(name, on: node) { return true }
            return super.performAction(name, onRow: row)
        }
        let wasExpanded = node.isExpanded
        OutlineExpansion(outline: self).toggle(node, descendants: false)
        return node.isExpanded != wasExpanded
    }

    /// Returns the node of a row with the name of the action that expands or collapses it; nil for a row without children.
    private func disclosureAction(ofRow row: Int) -> (node: OutlineNode, name: String)? {
        guard let node = node(row), tree.isExpandable(node) else { return nil }
        return (node, node.isExpanded ? "Collapse" : "Expand")
    }

    final func delegateAllows(expanding isExpanding: Bool, _ item: AnyHashable) -> Bool {
        guard let outlineDelegate else { return true }
        return isExpanding
            ? outlineDelegate.outlineView(self, shouldExpandItem: item)
            : outlineDelegate.outlineView(self, shouldCollapseItem: item)
    }

    final func notify(expanded isExpanded: Bool, _ item: AnyHashable) {
        if isExpanded {
            outlineDelegate?.outlineViewItemDidExpand(self, item: item)
        } else {
            outlineDelegate?.outlineViewItemDidCollapse(self, item: item)
        }
    }
}
