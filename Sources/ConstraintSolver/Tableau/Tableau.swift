/// The equations `basic = value + sum of coefficient * parametric` of the simplex method, all parametric symbols being 0.
///
/// Sparse: each coefficient is linked into the list of its row and the list of its column, so that a step visits only
/// nonzero coefficients. Symbols of independent problems share no row and no column, so that the problems are
/// separated implicitly.
///
/// The method is the simplex algorithm for piecewise linear costs (R. Fourer, "A simplex algorithm for piecewise-linear
/// programming", 1985) with costs that compare by level, as the constraint hierarchies of Cassowary (Badros,
/// Borning, Stuckey, 2001) do. docs/constraints.md explains it in words.
struct Tableau: ~Copyable {
    var symbols = Pool<Symbol>()
    var entries = Pool<Entry>()
    var levels = Levels()
    /// The parametric symbols whose cost may have changed; some may have become basic, or have been removed, since.
    var queue = Pool<SymbolIndex>()
    var queueStart = Pool<SymbolIndex>.Index(rawValue: 0)
    /// Variables, and slacks of optional definitions, whose value has changed.
    var changed = Pool<SymbolIndex>()
    /// Required constraints that have been violated by a step.
    var suspects = Pool<SymbolIndex>()
    var statistics = SolverStatistics()
    /// The pivot count when the coefficients were last recomputed.
    var freshPivotCount = 0
    /// The number of levels at that time.
    var freshLevelCount: Int32 = 0
    /// Whether a number was removed that was so large that others lost precision: they must be recomputed.
    var isStrained = false
    /// The number of coefficients from which a row is long: an optional equality with a long row defines a variable instead, if possible.
    var longRow = 64
    /// Whether a pivot was so small or so large that values may be off by more than rounding: they are refined then.
    var isImprecise = false
    /// The threshold below which coefficients count as zero.
    var precision = Precision.usual
    /// The cost, and the rate of a pivot, that count as zero in the column whose gradient is at hand.
    var columnTolerance = Tableau.costTolerance

    /// Whether steps still change values.
    var progress = Progress()

    private var freeSymbols = Pool<SymbolIndex>()
    private var freeEntries = Pool<EntryIndex>()
    /// Where the row at work has an entry, by column: valid if stamped with the current number.
    var positions = Pool<RowPosition>()
    var stamp: Int32 = 0
    var breakpoints = Pool<Breakpoint>()
    /// The row under construction.
    var pendingTerms = Pool<PendingTerm>()
    var pendingValue = 0.0

    // MARK: - Symbols

    mutating func addSymbol(_ symbol: Symbol) -> SymbolIndex {
        if freeSymbols.count > 0 {
            let index = freeSymbols.removeLast()
            // An index that is still queued stays in the queue: it is dequeued once without effect.
            let isQueued = symbols[index].isQueued
            symbols[index] = symbol
            symbols[index].isQueued = isQueued
            return index
        }
        positions.append(RowPosition(stamp: 0, entry: .null))
        return symbols.append(symbol)
    }

    /// Frees a symbol that has neither row nor column.
    mutating func freeSymbol(_ index: SymbolIndex) {
        assert(symbols[index].length == 0)
        let isQueued = symbols[index].isQueued
        symbols[index] = Symbol(
            owner: -1, level: LevelIndex(rawValue: 0), costsAbove: false, costsBelow: false, isVariable: false
        )
        symbols[index].isQueued = isQueued
        freeSymbols.append(index)
    }

    /// Removes all symbols and coefficients.
    mutating func clear() {
        symbols.removeAll()
        entries.removeAll()
        queue.removeAll()
        queueStart = queue.startIndex
        changed.removeAll()
        suspects.removeAll()
        freeSymbols.removeAll()
        freeEntries.removeAll()
        positions.removeAll()
        progress.noteStep()
        freshPivotCount = statistics.pivotCount
        isStrained = false
        isImprecise = false
        levels = Levels()
    }

    // MARK: - Entries

    mutating func link(_ coefficient: Double, row: RowIndex, column: ColumnIndex) {
        let entry = Entry(coefficient: coefficient, row: row, column: column)
        let index: EntryIndex
        if freeEntries.count > 0 {
            index = freeEntries.removeLast()
            entries[index] = entry
        } else {
            index = entries.append(entry)
        }
        linkInRow(index, row)
        linkInColumn(index, column)
    }

    func linkInRow(_ index: EntryIndex, _ row: RowIndex) {
        let head = symbols[row].head
        entries[index].previousInRow = .null
        entries[index].nextInRow = head
        if head != .null { entries[head].previousInRow = index }
        symbols[row].head = index
        symbols[row].length += 1
    }

    func linkInColumn(_ index: EntryIndex, _ column: ColumnIndex) {
        let head = symbols[column].head
        entries[index].previousInColumn = .null
        entries[index].nextInColumn = head
        if head != .null { entries[head].previousInColumn = index }
        symbols[column].head = index
        symbols[column].length += 1
    }

    func unlinkFromRow(_ index: EntryIndex) {
        let entry = entries[index]
        if entry.previousInRow != .null {
            entries[entry.previousInRow].nextInRow = entry.nextInRow
        } else {
            symbols[entry.row].head = entry.nextInRow
        }
        if entry.nextInRow != .null { entries[entry.nextInRow].previousInRow = entry.previousInRow }
        symbols[entry.row].length -= 1
    }

    func unlinkFromColumn(_ index: EntryIndex) {
        let entry = entries[index]
        if entry.previousInColumn != .null {
            entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
        } else {
            symbols[entry.column].head = entry.nextInColumn
        }
        if entry.nextInColumn != .null {
            entries[entry.nextInColumn].previousInColumn = entry.previousInColumn
        }
        symbols[entry.column].length -= 1
    }

    mutating func free(_ index: EntryIndex) { freeEntries.append(index) }

    // MARK: - Rows

    /// Removes the row of a basic symbol, together with its costs.
    mutating func removeRow(_ row: RowIndex) {
        let counted = symbols[row].slope != 0
        var index = symbols[row].head
        while index != .null {
            let next = entries[index].nextInRow
            let column = entries[index].column
            unlinkFromColumn(index)
            free(index)
            if counted { enqueue(column) }
            index = next
        }
        symbols[row].head = .null
        symbols[row].length = 0
        symbols[row].isBasic = false
        symbols[row].slope = 0
        symbols[row].value = 0
    }

    // MARK: - The queue

    mutating func enqueue(_ column: ColumnIndex) {
        if symbols[column].isQueued { return }
        symbols[column].isQueued = true
        queue.append(column.symbol)
    }

    /// Enqueues the columns of `row`, whose cost has changed.
    mutating func enqueueColumns(of row: RowIndex) {
        var index = symbols[row].head
        while index != .null {
            enqueue(entries[index].column)
            index = entries[index].nextInRow
        }
    }

    mutating func dequeue() -> ColumnIndex? {
        while queueStart < queue.endIndex {
            if progress.salt != 0 { shuffleNext() }
            let symbol = queue[queueStart]
            queueStart += 1
            symbols[symbol].isQueued = false
            if !symbols[symbol].isBasic, symbols[symbol].owner >= 0 { return ColumnIndex(symbol) }
        }
        queue.removeAll()
        queueStart = queue.startIndex
        return nil
    }

    private func shuffleNext() {
        let other = queueStart + progress.salt % (queue.endIndex.rawValue - queueStart.rawValue)
        let symbol = queue[queueStart]
        queue[queueStart] = queue[other]
        queue[other] = symbol
    }

    // MARK: - Values

    /// The magnitude below which a value counts as zero: far below a visible fraction of a pixel, far above rounding errors.
    static let tolerance = 1e-8

    /// Changes the value of a basic symbol, and records the consequences: changed values, side of zero, violated constraints.
    @inline(__always)
    mutating func shiftValue(of row: RowIndex, by delta: Double) {
        var value = symbols[row].value + delta
        if value.magnitude < 1e-11 { value = 0 }
        symbols[row].value = value
        if symbols[row].isWatched, !symbols[row].isChanged {
            symbols[row].isChanged = true
            changed.append(row.symbol)
        }
        if symbols[row].isAbove {
            if value < -Self.tolerance { settleSide(of: row, isAbove: false) }
        } else if value > Self.tolerance {
            settleSide(of: row, isAbove: true)
        }
        if symbols[row].slope != 0 { noteSuspect(row) }
    }

    /// Records a required constraint that may be violated; it is checked when no step lowers the cost any more.
    private mutating func noteSuspect(_ row: RowIndex) {
        if symbols[row].level != Levels.required || symbols[row].isSuspect { return }
        symbols[row].isSuspect = true
        suspects.append(row.symbol)
    }

    /// Sets the side of zero of a basic symbol; its columns are enqueued if its cost per point changes.
    mutating func settleSide(of row: RowIndex, isAbove: Bool) {
        symbols[row].isAbove = isAbove
        let slope = symbols[row].slopeOfSide
        if slope == symbols[row].slope { return }
        symbols[row].slope = slope
        if slope != 0 { noteSuspect(row) }
        enqueueColumns(of: row)
    }

    /// Adds `delta` to the constant of the constraint whose slack `symbol` is.
    mutating func shiftConstant(of symbol: SymbolIndex, by delta: Double) {
        if symbols[symbol].isBasic { return shiftValue(of: RowIndex(symbol), by: delta) }
        var index = symbols[symbol].head
        while index != .null {
            let row = entries[index].row
            let change = -entries[index].coefficient * delta
            index = entries[index].nextInColumn
            shiftValue(of: row, by: change)
        }
    }
}
