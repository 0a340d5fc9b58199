internal import TextEditing
internal import Virtualization

/// A search in the texts of a table's cells.
///
/// The cells of visible columns are read in reading order from the cursor on, in steps that are interrupted after two milliseconds, so that
/// a million rows do not block the main actor. The first match is selected as soon as it has been read.
final class TableFindSession: FindSession {
    private weak var tableView: TableView?
    private var search: TextSearch?
    private var isOutdated = false
    /// The numbers of the cells that match, from the first one that was read to the last cell, and from the first cell on; a cell has the
    /// number `row * columns + column`.
    private var ahead: [Int] = []
    private var behind: [Int] = []
    /// The number of the cell at which the search began, and that of cells that have been read.
    private var start = 0
    private var readCount = 0
    /// The number of cells at the beginning of the search.
    private var total = 0
    private var columnCount = 1
    /// The selected match; nil if there is none.
    private var current: Int?
    /// The direction of a step that waits until more cells have been read.
    private var pending: TextStorageDirection?

    /// The number of cells whose texts are searched together, and of those in one step.
    private static let (chunk, limit) = (64, 4096)
    private static let stepTime = Duration.milliseconds(2)

    init(in tableView: TableView) {
        self.tableView = tableView
        super.init(in: tableView)
    }

    nonisolated deinit {}

    private var cells: TableCellTexts? { tableView.flatMap(TableCellTexts.init) }

    // MARK: - Matches

    override var resultCount: Int { ahead.count + behind.count }
    override var isSearching: Bool { search != nil }
    /// Whether not all cells have been read.
    override var isCounting: Bool { readCount < total }

    override var highlightedResultIndex: Int? {
        guard let current, !isCounting else { return nil }
        if let index = index(of: current, in: ahead) { return behind.count + index }
        return index(of: current, in: behind)
    }

    private func index(of cell: Int, in found: [Int]) -> Int? {
        let index = found.indices.partitioningIndex { found[$0] >= cell }
        return index < found.count && found[index] == cell ? index : nil
    }

    override func matches(in text: String) -> [Range<Int>] {
        search?.matches(in: EditBuffer(text)).map { $0.start..<$0.end } ?? []
    }

    // MARK: - Searching

    override func performSearch(query: String, options: TextSearchOptions = TextSearchOptions()) {
        let new = query.isEmpty ? nil : options.search(for: query)
        if new == search { return }
        search = new
        didWrap = false
        restart(from: cursor ?? 0, pending: .forward)
        cells?.redraw()
    }

    /// The number of the cell with the cursor: that of the selected match while its row has the cursor.
    private var cursor: Int? {
        guard let cells, cells.columnCount > 0, let cursor = cells.cursor else { return nil }
        if let current, columnCount == cells.columnCount, current / columnCount == cursor.row {
            return current
        }
        return cursor.row * cells.columnCount + cursor.column
    }

    /// Reads all cells again, beginning with a cell, and selects the first match in a direction unless `pending` is nil.
    private func restart(from cell: Int, pending: TextStorageDirection?) {
        cancelTimer()
        isOutdated = false
        ahead = []
        behind = []
        readCount = 0
        let columns = max(1, cells?.columnCount ?? 1)
        if columns != columnCount { current = nil }
        columnCount = columns
        total = search == nil ? 0 : (cells?.rowCount ?? 0) * (cells?.columnCount ?? 0)
        start = min(cell, max(0, total - 1))
        if pending != nil { current = nil }
        self.pending = pending
        step()
    }

    override func highlightNextResult(in direction: TextStorageDirection) {
        guard search != nil else { return }
        let cursor = cursor
        // The user has moved the cursor, or rows have changed: the known matches do not tell which one is next.
        if isOutdated || cursor != current && isCounting {
            return restart(from: cursor ?? 0, pending: direction)
        }
        pending = direction
        resolve(from: cursor)
        resultsChanged?()
    }

    /// Selects the match next to a cell in the pending direction, if it is known.
    private func resolve(from cell: Int?) {
        guard let direction = pending else { return }
        guard let new = isCounting ? nextRead(direction) : next(to: cell, direction) else {
            if !isCounting { pending = nil }
            return
        }
        pending = nil
        if let cell { didWrap = new == current || (direction == .forward ? new < cell : new > cell) }
        current = new
        cells?.choose(row: new / columnCount, column: new % columnCount)
        cells?.redraw()
    }

    /// Returns the match next to the selected one in the order in which cells are read; nil if it has not been read.
    private func nextRead(_ direction: TextStorageDirection) -> Int? {
        func match(at index: Int) -> Int? {
            if index < 0 { return nil }
            if index < ahead.count { return ahead[index] }
            return index - ahead.count < behind.count ? behind[index - ahead.count] : nil
        }
        guard let current else { return direction == .forward ? match(at: 0) : nil }
        let index = index(of: current, in: ahead) ?? index(of: current, in: behind).map { $0 + ahead.count }
        guard let index else { return nil }
        return match(at: direction == .forward ? index + 1 : index - 1)
    }

    /// Returns the match next to a cell among all matches.
    private func next(to cell: Int?, _ direction: TextStorageDirection) -> Int? {
        switch direction {
        case .forward:
            // Unless a match is selected, the cell of the cursor may itself match.
            let following = cell.flatMap { follower(of: $0 == current ? $0 : $0 - 1) }
            return following ?? behind.first ?? ahead.first
        case .backward: return cell.flatMap { predecessor(of: $0) } ?? ahead.last ?? behind.last
        }
    }

    private func follower(of cell: Int) -> Int? {
        for found in [behind, ahead] {
            let index = found.indices.partitioningIndex { found[$0] > cell }
            if index < found.count { return found[index] }
        }
        return nil
    }

    private func predecessor(of cell: Int) -> Int? {
        for found in [ahead, behind] {
            let index = found.indices.partitioningIndex { found[$0] >= cell }
            if index > 0 { return found[index - 1] }
        }
        return nil
    }

    // MARK: - Reading

    /// Reads cells for two milliseconds, and schedules the next step if there are more.
    private func step() {
        guard let search, let cells, cells.columnCount == columnCount,
            cells.rowCount * columnCount == total
        else {
            // Rows or columns have changed, which is followed by a new search.
            total = readCount
            resultsChanged?()
            return
        }
        let (clock, first) = (ContinuousClock(), readCount)
        let end = clock.now + Self.stepTime
        while isCounting, readCount - first < Self.limit {
            readChunk(search, cells)
            if clock.now >= end { break }
        }
        resolve(from: current ?? start)
        if isCounting { schedule(after: .milliseconds(1)) }
        resultsChanged?()
    }

    /// Searches the texts of some cells, which are joined by line breaks, because a search has costs of its own.
    private func readChunk(_ search: TextSearch, _ cells: TableCellTexts) {
        let first = (start + readCount) % total
        let count = min(Self.chunk, total - readCount, total - first)
        var (text, ends) = ("", [Int]())
        ends.reserveCapacity(count)
        for cell in first..<first + count {
            text += cells.text(row: cell / columnCount, column: cell % columnCount)
            ends.append(text.utf8.count)
            text += "\n"
        }
        readCount += count
        var last = -1
        for match in search.matches(in: EditBuffer(text)) {
            let index = ends.indices.partitioningIndex { ends[$0] >= match.end }
            if index == last { continue }
            last = index
            if first >= start { ahead.append(first + index) } else { behind.append(first + index) }
        }
    }

    // MARK: - Changes

    override func invalidateFoundResults() {
        if search == nil { return }
        isOutdated = true
        schedule(after: Self.pause)
    }

    override func timerFired() {
        if isOutdated {
            restart(from: cursor ?? 0, pending: nil)
        } else {
            step()
        }
    }

    override func end() {
        cancelTimer()
        search = nil
        (ahead, behind) = ([], [])
        (total, readCount) = (0, 0)
        current = nil
        pending = nil
        cells?.redraw()
    }
}
