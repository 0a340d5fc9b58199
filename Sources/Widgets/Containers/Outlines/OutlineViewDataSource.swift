/// The items of an outline, modelled on `NSOutlineViewDataSource`.
///
/// Items are values that identify what a row displays, such as a path or the identifier of a record; equal items are the same row. A nil item
/// is the root, which has no row. Children are requested when their rows become visible. Set the object as the outline's
/// ``ListView/dataSource``.
///
///     extension Folders: OutlineViewDataSource {
///         func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int { folder(item).count }
///         func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?) -> AnyHashable { folder(item)[index] }
///         func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool { isFolder(item) }
///         func outlineView(_ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable) -> String { name(item) }
///     }
@MainActor
public protocol OutlineViewDataSource: TableColumnDataSource {
    /// Returns the number of children of an item; of the root if it is nil.
    func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int
    /// Returns a child of an item; of the root if it is nil.
    func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?) -> AnyHashable
    /// Returns whether an item has a disclosure triangle.
    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool
    /// Returns the text of an item in a column.
    func outlineView(_ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable)
        -> String
    /// Returns a view that is displayed instead of the text; nil, the default, for a text.
    func outlineView(_ outlineView: OutlineView, viewFor column: TableColumn, item: AnyHashable) -> View?
    /// Changes the appearance of a cell with a text before it is displayed; does nothing unless implemented.
    ///
    /// `NSOutlineViewDelegate.outlineView(_:willDisplayCell:for:item:)`.
    func outlineView(
        _ outlineView: OutlineView, willDisplayCell cell: inout TableTextCell, for column: TableColumn,
        item: AnyHashable)
    /// Returns whether the user can edit a cell; false unless implemented.
    func outlineView(_ outlineView: OutlineView, shouldEdit column: TableColumn, item: AnyHashable) -> Bool
    /// Returns the part of the text that is selected when an edit of a cell begins; all of it unless implemented.
    func outlineView(
        _ outlineView: OutlineView, selectedRangeOf string: String, for column: TableColumn,
        byItem item: AnyHashable
    ) -> Range<String.Index>
    /// Changes the data of a cell to the text that the user has entered.
    ///
    /// An error keeps the text field open, and is displayed: the message of a ``TableEditError``, or the description of another error
    /// that conforms to `CustomStringConvertible`.
    func outlineView(
        _ outlineView: OutlineView, setStringValue string: String, for column: TableColumn,
        byItem item: AnyHashable
    ) throws
    /// Returns whether the user can move an item, by drag or with Alt and an arrow key; false unless implemented.
    func outlineView(_ outlineView: OutlineView, canMoveItem item: AnyHashable) -> Bool
    /// Moves an item of the data on behalf of the user; `index` is its position among the children of `parent` after the move.
    ///
    /// A nil `parent` is the root. The outline moves the rows itself afterwards. Items are moved only into items that are expandable.
    func outlineView(
        _ outlineView: OutlineView, moveItem item: AnyHashable, toItem parent: AnyHashable?,
        childIndex index: Int)
}

extension OutlineViewDataSource {
    public func outlineView(_ outlineView: OutlineView, viewFor column: TableColumn, item: AnyHashable)
        -> View?
    { nil }
    public func outlineView(
        _ outlineView: OutlineView, willDisplayCell cell: inout TableTextCell, for column: TableColumn,
        item: AnyHashable
    ) {}
    public func outlineView(_ outlineView: OutlineView, shouldEdit column: TableColumn, item: AnyHashable)
        -> Bool
    { false }
    public func outlineView(
        _ outlineView: OutlineView, selectedRangeOf string: String, for column: TableColumn,
        byItem item: AnyHashable
    ) -> Range<String.Index> { string.startIndex..<string.endIndex }
    public func outlineView(
        _ outlineView: OutlineView, setStringValue string: String, for column: TableColumn,
        byItem item: AnyHashable
    ) throws {
        ListSource(list: outlineView).reportUnimplemented(
            "outlineView(_:setStringValue:for:byItem:)", of: Self.self, "OutlineViewDataSource",
            lost: "the text \"\(string)\" of column \"\(column.identifier)\"")
    }
    public func outlineView(_ outlineView: OutlineView, canMoveItem item: AnyHashable) -> Bool { false }
    public func outlineView(
        _ outlineView: OutlineView, moveItem item: AnyHashable, toItem parent: AnyHashable?,
        childIndex index: Int
    ) {
        ListSource(list: outlineView).reportUnimplemented(
            "outlineView(_:moveItem:toItem:childIndex:)", of: Self.self, "OutlineViewDataSource",
            lost: "the move of an item")
    }
}

extension OutlineViewDataSource {
    public func numberOfRows(in tableView: TableView) -> Int {
        guard let outline = tableView as? OutlineView else {
            tableView.reportInvalid(
                "its data source \(Self.self) is one for outlines",
                cure: "no rows are shown; use an OutlineView")
            return 0
        }
        return outline.rowCount
    }

    public func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        guard let outline = tableView as? OutlineView, let item = outline.item(atRow: row) else { return "" }
        return outlineView(outline, stringValueFor: column, byItem: item)
    }

    public func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
        guard let outline = tableView as? OutlineView, let item = outline.item(atRow: row) else { return nil }
        return outlineView(outline, viewFor: column, item: item)
    }

    public func tableView(
        _ tableView: TableView, willDisplayCell cell: inout TableTextCell, for column: TableColumn, row: Int
    ) {
        guard let outline = tableView as? OutlineView, let item = outline.item(atRow: row) else { return }
        outlineView(outline, willDisplayCell: &cell, for: column, item: item)
    }

    public func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool {
        guard let outline = tableView as? OutlineView, let item = outline.item(atRow: row) else {
            return false
        }
        return outlineView(outline, shouldEdit: column, item: item)
    }

    public func tableView(
        _ tableView: TableView, selectedRangeOf string: String, for column: TableColumn, row: Int
    ) -> Range<String.Index> {
        guard let outline = tableView as? OutlineView, let item = outline.item(atRow: row) else {
            return string.startIndex..<string.endIndex
        }
        return outlineView(outline, selectedRangeOf: string, for: column, byItem: item)
    }

    public func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws {
        guard let outline = tableView as? OutlineView, let item = outline.item(atRow: row) else { return }
        try outlineView(outline, setStringValue: string, for: column, byItem: item)
    }
}
