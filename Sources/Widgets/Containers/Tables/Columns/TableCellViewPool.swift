/// The cell views of a table that are displayed or can be reused, by the identifiers of their columns.
///
///     pool.use(view, for: "done")
///     pool.add(view)
///     pool.take("done")   // view
struct TableCellViewPool {
    private var identifiers: [ObjectIdentifier: String] = [:]
    private var spares: [String: [View]] = [:]

    /// The maximum number of spare views that are kept per identifier.
    private static var limit: Int { 64 }

    /// Records the identifier of a displayed view.
    mutating func use(_ view: View, for identifier: String) {
        identifiers[ObjectIdentifier(view)] = identifier
    }

    /// Keeps a view that is no longer displayed.
    mutating func add(_ view: View) {
        guard let identifier = identifiers.removeValue(forKey: ObjectIdentifier(view)) else { return }
        if spares[identifier, default: []].count < Self.limit { spares[identifier, default: []].append(view) }
    }

    /// Removes and returns a spare view; nil if there is none.
    mutating func take(_ identifier: String) -> View? { spares[identifier]?.popLast() }
}
