/// The editing of a table's cells in place.
///
///     TableCellEditing(table: self).begin(row: 4, column: 2)
struct TableCellEditing {
    let table: TableView

    /// Shows a text field in a cell, with its text selected or, if `isReplacing`, empty; `column` counts visible columns.
    ///
    /// - Returns: `false` when the data source does not accept edits of the cell.
    @discardableResult func begin(row: Int, column: Int, isReplacing: Bool = false) -> Bool {
        guard let columns = table.columns, canEdit(row: row, column: column),
            let source = table.dataSource as? any TableColumnDataSource
        else { return false }
        if columns.editor != nil {
            // A data source that stores the text of one cell cannot begin to edit another one at the same time.
            guard end(committing: true), columns.editor == nil else { return false }
        }
        table.scrollToRow(at: row, at: .none, animated: false)
        columns.reveal(column)
        if table.viewHost != nil { table.layoutIfNeeded() }
        let text = source.tableView(table, editingStringFor: columns.visible[column], row: row)
        let field = TableCellField(editing: text, of: columns.visible[column], columns)
        let pending = columns.commits?.entry(row: row, columns.visible[column])
        if let pending {
            field.text = pending.text
            if let error = pending.error { field.show(error) }
        }
        if isReplacing { field.text = "" }
        let editor = TableCellEditor(row: row, column: columns.visible[column], field: field)
        field.onEnd = { [weak table] end in
            if let table { TableCellEditing(table: table).finish(end) }
        }
        columns.editor = editor
        field.frame = frame(of: editor, column: column, columns)
        table.addSubview(field)
        columns.setFocus(column, anchor: column)
        field.becomeFirstResponder()
        field.selectAll(nil)
        if !isReplacing, pending == nil {
            field.select(
                source.tableView(table, selectedRangeOf: text, for: columns.visible[column], row: row),
                of: text)
        }
        return true
    }

    /// Returns whether the data source accepts edits of a cell; `column` counts visible columns.
    func canEdit(row: Int, column: Int) -> Bool {
        guard let columns = table.columns, columns.visible.indices.contains(column), row >= 0,
            row < table.numberOfRows, columns.visible[column].isEditable,
            let source = table.dataSource as? any TableColumnDataSource
        else { return false }
        return source.tableView(table, shouldEdit: columns.visible[column], row: row)
    }

    /// The least width of the field, in points.
    private static let minimumWidth = 40.0

    /// Returns the area of the field: that of the cell, without what a cell's view displays before its text, such as an icon.
    private func frame(of editor: TableCellEditor, column: Int, _ columns: TableColumns) -> Rect {
        let cell = columns.layout.frame(
            of: column, scrolledBy: columns.scrolledDistance, in: table.rectForRow(at: editor.row))
        var room = columns.room(column, row: editor.row, in: cell, minimum: Self.minimumWidth)
        let row = columns.rows.first { $0.index == editor.row }
        guard let view = row?.cellView(atColumn: column), let label = Self.label(in: view, editor.field.text)
        else { return room }
        let text = label.convert(label.bounds, to: table)
        let padding = editor.field.textRect(forBounds: Rect(x: 0, y: 0, width: 100, height: 20)).minX
        // The edge of the field does not cover a view before the text either.
        var inset = padding
        for other in label.superview?.subviews ?? []
        where label !== view && other !== label && !other.isHidden {
            let area = other.convert(other.bounds, to: table)
            let gap = columns.isMirrored ? area.minX - text.maxX : text.minX - area.maxX
            if gap >= 0 { inset = min(inset, gap) }
        }
        let before = columns.isMirrored ? room.maxX - text.maxX - inset : text.minX - inset - room.minX
        let taken = min(max(0, before), max(0, room.width - Self.minimumWidth))
        if !columns.isMirrored { room.origin.x += taken }
        room.size.width -= taken
        return room
    }

    /// Returns the label in a cell's view that displays the text, otherwise the first one with a text; nil if there is none.
    private static func label(in view: View, _ text: String) -> Label? {
        var labels: [Label] = []
        func collect(_ view: View) {
            if view.isHidden { return }
            if let label = view as? Label, label.visibleText?.isEmpty == false { labels.append(label) }
            view.subviews.forEach(collect)
        }
        collect(view)
        return labels.first { $0.visibleText == text } ?? labels.first
    }

    /// Moves the field to its cell after a change of the layout; ends the edit if the row or the column is no longer there.
    func layOut() {
        guard let columns = table.columns, let editor = columns.editor else { return }
        guard let column = columns.visible.firstIndex(where: { $0 === editor.column }),
            editor.row < table.numberOfRows
        else {
            _ = end(committing: false)
            return
        }
        let frame = frame(of: editor, column: column, columns)
        if editor.field.frame != frame { editor.field.frame = frame }
    }

    /// Keeps the edit at its row when rows get other indices; the edit of a removed row ends.
    func rowsDidMove(_ newRow: (Int) -> Int?) {
        table.columns?.commits?.rowsDidMove(newRow)
        guard let columns = table.columns, let editor = columns.editor else { return }
        if let row = newRow(editor.row) {
            columns.editor = TableCellEditor(row: row, column: editor.column, field: editor.field)
        } else {
            _ = end(committing: false)
        }
    }

    /// Ends an edit before its row displays something else: the text is stored or, if the data source refuses it, discarded.
    func finish() { if !end(committing: true) { _ = end(committing: false) } }

    // MARK: - Ending

    /// Ends the edit as the user requests by a key or by leaving the field.
    private func finish(_ end: TableCellField.End) {
        guard let columns = table.columns, let editor = columns.editor,
            let column = columns.visible.firstIndex(where: { $0 === editor.column })
        else { return }
        switch end {
        case .cancel: _ = self.end(committing: false)
        case .commit: _ = self.end(committing: true)
        case .leave:
            // The focus is already elsewhere: a refused text is discarded, and the refusal is announced.
            if !self.end(committing: true, keepsFocus: false) {
                _ = self.end(committing: false, keepsFocus: false)
            }
        case .next, .previous:
            guard self.end(committing: true) else { return }
            beginNext(after: (editor.row, column), backwards: end == .previous)
        }
    }

    /// Begins to edit the next editable cell in reading order.
    private func beginNext(after cell: (row: Int, column: Int), backwards: Bool) {
        guard let columns = table.columns else { return }
        let count = columns.visible.count
        var position = cell.row * count + cell.column
        // Two rows suffice to find a cell unless the data source decides by row.
        for _ in 0..<max(2 * count, 64) {
            position += backwards ? -1 : 1
            guard position >= 0, position < table.numberOfRows * count else { return }
            if canEdit(row: position / count, column: position % count) {
                if columns.style.selectsCells {
                    table.choose(RowSelection(position / count))
                } else {
                    table.selectRow(at: position / count)
                }
                begin(row: position / count, column: position % count)
                return
            }
        }
    }

    /// Removes the field; with `committing`, gives its text to the data source.
    ///
    /// - Returns: `false` when the data source refused the text; the field then stays, with a mark and the reason as its tool tip. `true`
    ///   without an effect while the edit is ending.
    func end(committing: Bool, keepsFocus: Bool = true) -> Bool {
        guard let columns = table.columns, let editor = columns.editor, !editor.field.isEnding else {
            return true
        }
        let field = editor.field
        // A data source may replace rows while it stores the text, which ends edits.
        field.isEnding = true
        defer { field.isEnding = false }
        columns.commits?.discardRefused(row: editor.row, editor.column)
        if committing, field.isChanged {
            do throws(TableEditError) {
                try columns.store(field.text, row: editor.row, editor.column)
            } catch {
                field.show(error)
                Accessibility.post(element: field, notification: .announcement(error.message))
                return false
            }
        }
        columns.editor = nil
        field.onEnd = nil
        let hadFocus = field.isFirstResponder
        if hadFocus, keepsFocus { table.becomeFirstResponder() }
        field.removeFromSuperview()
        for row in columns.rows { row.reload() }
        columns.contentDidChange()
        return true
    }
}

/// The cell of a table that is being edited.
struct TableCellEditor {
    let row: Int
    let column: TableColumn
    let field: TableCellField
}

/// The reason for which a data source refuses the text of a cell.
///
///     guard let age = Int(string) else { throw TableEditError(message: "An age is a whole number.") }
public nonisolated struct TableEditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as a sentence for the user.
    public var message: String

    /// Creates an error.
    public init(message: String) { self.message = message }

    /// Creates an error for one that a data source has thrown.
    init(_ error: any Error) {
        self =
            error as? TableEditError
            ?? TableEditError(message: error.readableDescription ?? "The value was not accepted.")
    }

    /// The reason.
    public var description: String { message }
}
