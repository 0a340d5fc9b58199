/// Changes of the rows and sections of a table that are applied together.
///
/// As in UIKit, deleted and reloaded rows and sections have their paths from before the changes, inserted ones those from after them.
nonisolated struct TableBatch: Sendable {
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = RowIndexSet()
    var insertedSections = RowIndexSet()
    var reloadedSections = RowIndexSet()
    /// The new indices of moved sections, keyed by their old indices.
    var movedSections: [Int: Int] = [:]

    var isEmpty: Bool {
        deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty
    }
}

/// A contradiction between the changes reported to a table and the rows of its data source.
nonisolated struct TableUpdateError: Error, Hashable {
    let message: String
}
