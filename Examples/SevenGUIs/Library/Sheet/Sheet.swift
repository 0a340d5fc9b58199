/// The cells of a spreadsheet: what the user has entered, and the values that result from it.
///
/// A change evaluates the changed cell and the cells that depend on it, each once, after the cells on which it depends.
///
///     var sheet = Sheet(columnCount: 26, rowCount: 100)
///     sheet.set("=A1 * 2", at: CellAddress(column: 1, row: 0))
public nonisolated struct Sheet: Sendable {
    private struct Cell: Sendable {
        var content: String
        var formula: Formula?
        var value: CellValue
    }

    /// The number of columns.
    public let columnCount: Int
    /// The number of rows.
    public let rowCount: Int
    /// The number of formulas that have been evaluated since the beginning.
    public private(set) var evaluationCount = 0

    private var cells: [CellAddress: Cell] = [:]
    /// The cells with a formula that depends on a cell.
    private var dependents: [CellAddress: Set<CellAddress>] = [:]

    public init(columnCount: Int, rowCount: Int) {
        self.columnCount = columnCount
        self.rowCount = rowCount
    }

    /// Returns what the user has entered in a cell; empty for one without content.
    public func content(of address: CellAddress) -> String { cells[address]?.content ?? "" }

    /// Returns the value of a cell.
    public func value(of address: CellAddress) -> CellValue {
        contains(address) ? cells[address]?.value ?? .empty : .error(.noSuchCell(address))
    }

    private func contains(_ address: CellAddress) -> Bool {
        0..<columnCount ~= address.column && 0..<rowCount ~= address.row
    }

    /// Changes the content of a cell: a formula after an equals sign, a number, or a text.
    ///
    /// - Returns: The cells whose values may have changed. Empty for a cell that does not exist.
    @discardableResult public mutating func set(_ content: String, at address: CellAddress) -> Set<
        CellAddress
    > {
        guard contains(address) else { return [] }
        disconnect(address)
        cells[address] = content.isEmpty ? nil : Self.cell(content)
        for precedent in precedents(of: address) { dependents[precedent, default: []].insert(address) }
        let affected = cellsDepending(on: address)
        evaluate(affected)
        return affected
    }

    private static func cell(_ content: String) -> Cell {
        if content.hasPrefix("=") {
            do throws(CellError) {
                return Cell(content: content, formula: try FormulaParser.parse(content), value: .empty)
            } catch {
                return Cell(content: content, value: .error(error))
            }
        }
        let trimmed = content.filter { !$0.isWhitespace }
        if let number = Double(trimmed), number.isFinite {
            return Cell(content: content, value: .number(number))
        }
        return Cell(content: content, value: .text(content))
    }

    // MARK: - Dependencies

    /// The cells to which a cell's formula refers; those of areas that exist as a whole.
    private func precedents(of address: CellAddress) -> Set<CellAddress> {
        let areas = cells[address]?.formula?.areas ?? []
        return Set(areas.filter { $0.corners.allSatisfy(contains) }.flatMap(\.addresses))
    }

    private mutating func disconnect(_ address: CellAddress) {
        for precedent in precedents(of: address) { dependents[precedent]?.remove(address) }
    }

    /// Returns a cell and all cells that depend on it, directly or through others.
    private func cellsDepending(on address: CellAddress) -> Set<CellAddress> {
        var found: Set<CellAddress> = [address]
        var open = [address]
        while let next = open.popLast() {
            for dependent in dependents[next] ?? [] where found.insert(dependent).inserted {
                open.append(dependent)
            }
        }
        return found
    }

    // MARK: - Evaluation

    /// Evaluates cells in the order of their dependencies; those on a cycle have an error, before the others are evaluated.
    private mutating func evaluate(_ affected: Set<CellAddress>) {
        let (order, cyclic) = sorted(affected)
        for address in cyclic { cells[address]?.value = .error(.cycle) }
        for address in order { evaluate(address) }
    }

    private mutating func evaluate(_ address: CellAddress) {
        guard let formula = cells[address]?.formula else { return }
        evaluationCount += 1
        let value = result(of: formula)
        cells[address]?.value = value
    }

    private func result(of formula: Formula) -> CellValue {
        if let missing = formula.areas.flatMap(\.corners).first(where: { !contains($0) }) {
            return .error(.noSuchCell(missing))
        }
        do throws(CellError) {
            return .number(try formula.evaluate(value))
        } catch {
            return .error(error)
        }
    }

    /// Returns cells so that each comes after those on which it depends, and the cells on cycles.
    private func sorted(_ affected: Set<CellAddress>) -> (order: [CellAddress], cyclic: Set<CellAddress>) {
        var waiting: [CellAddress: Int] = [:]
        for address in affected { waiting[address] = precedents(of: address).intersection(affected).count }
        var order: [CellAddress] = []
        func release(_ ready: [CellAddress]) {
            var ready = ready
            while let next = ready.popLast() {
                waiting[next] = nil
                order.append(next)
                for dependent in dependents[next] ?? [] {
                    guard let count = waiting[dependent] else { continue }
                    waiting[dependent] = count - 1
                    if count == 1 { ready.append(dependent) }
                }
            }
        }
        release(affected.filter { waiting[$0] == 0 })
        let cyclic = cellsOnCycles(among: Set(waiting.keys))
        // The cells that depend on a cycle without being on one.
        let rest = Set(waiting.keys).subtracting(cyclic)
        for address in cyclic { waiting[address] = nil }
        for address in rest { waiting[address] = precedents(of: address).intersection(rest).count }
        release(rest.filter { waiting[$0] == 0 })
        return (order, cyclic)
    }

    /// Returns the cells that depend on themselves, among cells each of which depends on another of them.
    ///
    /// O(cells x dependencies) for the cells that are on a cycle or depend on one.
    private func cellsOnCycles(among cells: Set<CellAddress>) -> Set<CellAddress> {
        cells.filter { start in
            var seen: Set<CellAddress> = []
            var open = [start]
            while let next = open.popLast() {
                for dependent in dependents[next] ?? [] where cells.contains(dependent) {
                    if dependent == start { return true }
                    if seen.insert(dependent).inserted { open.append(dependent) }
                }
            }
            return false
        }
    }
}

nonisolated extension Sheet: Equatable {
    /// Whether both have the same size and contents, from which the values result: O(cells with content).
    public static func == (first: Sheet, second: Sheet) -> Bool {
        first.columnCount == second.columnCount && first.rowCount == second.rowCount
            && first.cells.count == second.cells.count
            && first.cells.allSatisfy { second.cells[$0.key]?.content == $0.value.content }
    }
}
