import Widgets

/// The rows of a table, with a field to filter them.
///
/// Sorting and filtering run away from the main actor while the present rows stay displayed; a new order or filter stops the former one.
final class DataController: ViewController {
    let table = ValueCells.makeTable(label: "Rows", identifier: "rows")
    let filterField = SearchField(placeholder: "Filter rows")
    private let nameLabel = Label(text: nil)
    private let noteLabel = Label(text: nil)
    private let emptyLabel = Label(text: nil)

    private(set) var session: DatabaseSession?
    private(set) var rows: TableRows?
    var query: RowQuery?
    private var indexing: Task<Void, Never>?
    /// Whether the rows are being sorted or filtered.
    private(set) var isIndexing = false
    /// The number of rows without filter; nil until they have been counted.
    private var totalCount: Int?
    /// A statement of the user that is running; cells cannot be changed meanwhile.
    var isRunningScript = false
    var onStatus: ((Status) -> Void)?
    var status = Status("") { didSet { onStatus?(status) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.font = .boldSystemFont(ofSize: 15)
        nameLabel.accessibilityIdentifier = "table name"
        noteLabel.textColor = .secondaryLabel
        noteLabel.accessibilityIdentifier = "note"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.accessibilityIdentifier = "empty"
        filterField.accessibilityLabel = "Filter rows"
        filterField.accessibilityIdentifier = "filter"
        filterField.addAction(Action { [weak self] _ in self?.filterDidChange() }, for: .valueChanged)
        table.dataSource = self
        table.delegate = self
        arrange()
    }

    private func arrange() {
        view.sl.sublayout {
            nameLabel.sl.anchors {
                Anchors.leading.equalToSuper(inwardOffset: 12)
                Anchors.centerY.equalTo(filterField)
            }
            noteLabel.sl.anchors {
                Anchors.leading.equalTo(nameLabel, attribute: .trailing, constant: 12)
                Anchors.centerY.equalTo(filterField)
            }
            filterField.sl.anchors {
                Anchors.top.equalToSuper(inwardOffset: 8)
                Anchors.trailing.equalToSuper(inwardOffset: 12)
                Anchors.width.equalTo(constant: 220)
            }
            table.sl.anchors {
                Anchors.top.equalTo(filterField, attribute: .bottom, constant: 8)
                Anchors.shoe
            }
            emptyLabel.sl.anchors { Anchors.center.equalTo(table) }
        }.finalActive()
    }

    // MARK: - The displayed table

    /// Displays a table from its first row; nil for none.
    func show(_ info: TableInfo?, of session: DatabaseSession?) {
        endEditing()
        stopIndexing()
        if session !== self.session { undoManager?.removeAllActions(withTarget: self) }
        self.session = session
        totalCount = nil
        filterField.text = ""
        if let info, let session {
            let rows = TableRows(info, in: session.database)
            // Rows are read during layout, in which the status bar must not change.
            rows.onError = { [weak self] error in Task { self?.didFail(error) } }
            self.rows = rows
            query = RowQuery(table: info)
        } else {
            (rows, query) = (nil, nil)
        }
        nameLabel.text = info?.name
        noteLabel.text = info?.readOnlyReason
        ValueCells.setColumns(
            info?.columns.map { ($0.name, $0.isNumeric) } ?? [], of: table, sorts: true)
        table.reloadData()
        table.contentOffset = .zero
        if info != nil { startIndexing() } else { status = Status("") }
        showEmptyText()
    }

    /// Reads the displayed table again, after its rows may have changed.
    func reload() {
        guard let rows else { return }
        rows.discardPages()
        totalCount = nil
        startIndexing()
    }

    private func filterDidChange() {
        guard query != nil, query?.filter != filterField.text else { return }
        query?.filter = filterField.text
        startIndexing()
    }

    // MARK: - Indexing

    private func stopIndexing() {
        indexing?.cancel()
        indexing = nil
        isIndexing = false
    }

    func startIndexing() {
        guard let session, let query, let rows else { return }
        stopIndexing()
        isIndexing = true
        let verb = query.isPlain ? "Loading" : query.filter.isEmpty ? "Sorting" : "Filtering"
        status = Status("\(verb) \(query.table.name)\u{2026}", isBusy: true)
        let cursor = table.focusedRow.flatMap(rows.identifier)
        let reader = session.reader
        indexing = Task { [weak self] in
            do throws(DatabaseError) {
                let (index, row) = try await reader.index(query, locating: cursor)
                if !Task.isCancelled { self?.didIndex(index, query, cursorRow: row) }
            } catch {
                if !Task.isCancelled { self?.didFail(error) }
            }
        }
    }

    private func didIndex(_ index: RowIndex, _ query: RowQuery, cursorRow: Int?) {
        guard let rows else { return }
        isIndexing = false
        endEditing()
        let isFirst = rows.count == 0 && totalCount == nil
        if query.filter.isEmpty { totalCount = index.count }
        rows.setIndex(index)
        table.reloadData()
        if isFirst { ValueCells.fitColumns(of: table) }
        if let cursorRow {
            table.selectRow(at: cursorRow, scrollPosition: ListView.ScrollPosition.none)
        } else {
            table.contentOffset = Point(x: table.contentOffset.x, y: 0)
            if table.isFirstResponder, rows.count > 0 { table.selectRow(at: 0) }
        }
        showCounts()
        showEmptyText()
    }

    private func didFail(_ error: DatabaseError) {
        isIndexing = false
        status = Status(error)
        showEmptyText()
    }

    private func showCounts() {
        guard let rows else { return }
        var text = rows.count.formatted(unit: "row")
        if let totalCount, query?.filter.isEmpty == false {
            text = "\(rows.count.formatted) of \(totalCount.formatted(unit: "row"))"
        }
        if rows.isTruncated { text = "The first \(text)" }
        status = Status(text)
    }

    private func showEmptyText() {
        let isEmpty = rows.map { $0.count == 0 } ?? true
        emptyLabel.isHidden = !isEmpty
        if status.isError {
            emptyLabel.text = nil
            return
        }
        emptyLabel.text =
            rows == nil ? "No table" : isIndexing ? "Loading\u{2026}" : "No rows"
    }

    // MARK: - Changes

    /// Stores the text of the cell that is being edited, before its row displays another one; a refused text is discarded.
    private func endEditing() { if !table.commitEditing() { table.abortEditing() } }

    /// Whether the focus is on a cell that can be changed.
    var canSetToNull: Bool {
        guard table.isFirstResponder, let row = table.focusedRow, let column = table.focusedColumn else {
            return false
        }
        return tableView(table, shouldEdit: table.tableColumns[column], row: row)
    }

    /// Sets the cell with the cursor to NULL, if it can be changed.
    func setToNull() {
        guard canSetToNull, let row = table.focusedRow, let column = table.focusedColumn else { return }
        do throws(TableEditError) { try set(.null, row: row, column: column) } catch {
            status = Status(error.message, isError: true)
        }
    }

    /// Changes the cell in a row, and registers the change with the undo manager.
    func set(_ value: DatabaseValue, row: Int, column: Int) throws(TableEditError) {
        guard let rows, let identifier = rows.identifier(ofRow: row) else { return }
        if isRunningScript { throw TableEditError(message: "A statement is running.") }
        if value != .null, rows.hasSeveralLines(row: row, column: column) {
            throw TableEditError(message: "The text has several lines: change it with an UPDATE statement.")
        }
        do throws(DatabaseError) {
            let old = try rows.completeValue(row: row, column: column)
            try change(value, column, identifier, in: rows)
            registerUndo(of: old, by: value, column, identifier, in: rows)
        } catch {
            throw TableEditError(message: error.message)
        }
    }

    private func registerUndo(
        of old: DatabaseValue, by new: DatabaseValue, _ column: Int, _ identifier: Int64, in rows: TableRows
    ) {
        // A row whose identifier has changed, and a value that was not read, cannot be restored.
        guard !rows.table.columns[column].isRowIdentifier, !old.isBlob else { return }
        undoManager?.registerUndo(withTarget: self) { controller in
            do throws(DatabaseError) {
                try controller.change(old, column, identifier, in: rows)
                controller.registerUndo(of: new, by: old, column, identifier, in: rows)
            } catch {
                controller.status = Status(error)
            }
        }
        undoManager?.setActionName("Edit Cell")
    }

    /// Changes a cell in the database, and displays all cells again, because a trigger may have changed others.
    ///
    /// The rows may be those of a table that is no longer displayed.
    private func change(
        _ value: DatabaseValue, _ column: Int, _ identifier: Int64, in rows: TableRows
    ) throws(DatabaseError) {
        // The connection that reads would hold the lock until it has read all rows.
        let wasIndexing = isIndexing
        stopIndexing()
        do throws(DatabaseError) { try rows.set(value, column: column, identifier: identifier) } catch {
            if wasIndexing { startIndexing() }
            throw error
        }
        if rows !== self.rows { self.rows?.discardPages() }
        table.reloadData(
            forRowIndexes: RowIndexSet(table.indexesForVisibleRows),
            columnIndexes: RowIndexSet(0..<table.numberOfColumns))
        // The identifier determines the place of the row.
        if wasIndexing || rows.table.columns[column].isRowIdentifier { startIndexing() } else { showCounts() }
    }
}
