/// A list whose data source moves rows by their index paths, such as a table.
protocol SectionedRowMoving: ListView {
    /// The moves of its rows.
    var rowMover: any RowMover { get }
}

/// The moves of the rows of a table.
protocol RowMover {
    /// The numbers of rows in the sections.
    var items: SectionedItems { get }
    /// Returns the place to which the delegate lets a row move; paths are those of the row before and after the move.
    func target(of source: IndexPath, proposed: IndexPath) -> IndexPath
    /// Lets the data source move an element; `destination` counts without it.
    func moveData(_ source: IndexPath, to destination: IndexPath)
}
