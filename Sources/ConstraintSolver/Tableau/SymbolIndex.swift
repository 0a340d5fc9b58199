/// The index of a symbol, whether it is a row or a column of the tableau.
typealias SymbolIndex = Pool<Symbol>.Index

typealias EntryIndex = Pool<Entry>.Index

/// The index of a basic symbol: the symbol of a row.
struct RowIndex: BitwiseCopyable, Hashable {
    let symbol: SymbolIndex

    static var null: RowIndex { RowIndex(SymbolIndex.null) }

    init(_ symbol: SymbolIndex) { self.symbol = symbol }

    /// The row of a column that a pivot makes basic.
    init(_ column: ColumnIndex) { symbol = column.symbol }
}

/// The index of a parametric symbol: the symbol of a column.
struct ColumnIndex: BitwiseCopyable, Hashable {
    let symbol: SymbolIndex

    static var null: ColumnIndex { ColumnIndex(SymbolIndex.null) }

    init(_ symbol: SymbolIndex) { self.symbol = symbol }

    /// The column of a row that a pivot makes parametric.
    init(_ row: RowIndex) { symbol = row.symbol }
}

extension Pool where Element == Symbol {
    subscript(row: RowIndex) -> Symbol {
        get { self[row.symbol] }
        nonmutating _modify { yield &self[row.symbol] }
    }

    subscript(column: ColumnIndex) -> Symbol {
        get { self[column.symbol] }
        nonmutating _modify { yield &self[column.symbol] }
    }
}
