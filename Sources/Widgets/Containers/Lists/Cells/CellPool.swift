/// The reuse pool of a list: recycled cells and the registered cell factories, by reuse identifier.
///
///     var pool = CellPool()
///     pool.register("row") { ListCell(frame: .zero) }
///     let cell = pool.takeSpare("row") ?? pool.makeCell("row")
struct CellPool {
    private var makers: [String: () -> ReusableView] = [:]
    private var spares: [String: [ReusableView]] = [:]

    /// The maximum number of spare cells that are kept per identifier after a layout pass.
    private static var spareLimit: Int { 8 }

    mutating func register(_ identifier: String, _ make: @escaping () -> ReusableView) {
        makers[identifier] = make
    }

    /// The mounted cell that the data source configures again; it is returned once for its identifier, without a reset.
    var reconfigured: ReusableView?

    /// Returns the cell that is being reconfigured, if it has the identifier.
    mutating func takeReconfigured(_ identifier: String) -> ReusableView? {
        guard let cell = reconfigured, cell.reuseIdentifier == identifier else { return nil }
        reconfigured = nil
        return cell
    }
    func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

    /// Returns a new cell, or nil when nothing is registered for the identifier.
    func makeCell(_ identifier: String) -> ReusableView? {
        let cell = makers[identifier]?()
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// Removes and returns a spare cell, or returns nil when there is none.
    mutating func takeSpare(_ identifier: String) -> ReusableView? { spares[identifier]?.popLast() }

    /// Removes `cell` from the pool.
    ///
    /// - Returns: `false` when the cell is in use.
    mutating func take(_ cell: ReusableView) -> Bool {
        let identifier = cell.poolIdentifier ?? ""
        guard let index = spares[identifier]?.firstIndex(where: { $0 === cell }) else { return false }
        spares[identifier]?.remove(at: index)
        return true
    }

    mutating func add(_ cell: ReusableView) { spares[cell.poolIdentifier ?? "", default: []].append(cell) }

    /// All spare cells, of all identifiers.
    var cells: [ReusableView] { spares.values.flatMap(\.self) }

    /// Releases spare cells with unregistered identifiers, and cells above the limit of their identifier.
    mutating func trim() {
        for (identifier, cells) in spares where !cells.isEmpty {
            if identifier.isEmpty || makers[identifier] == nil {
                spares[identifier] = nil
            } else if cells.count > Self.spareLimit {
                spares[identifier]?.removeFirst(cells.count - Self.spareLimit)
            }
        }
    }
}
