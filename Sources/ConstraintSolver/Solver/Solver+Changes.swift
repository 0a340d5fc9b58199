extension Solver {
    /// Returns a variable whose value has changed since it was last returned; nil if there are no more.
    public mutating func nextChange() -> Variable? {
        while reported.count > 0 {
            let variable = reported.removeLast()
            system.graph.variables[variable].isReported = false
            if system.graph.variables[variable].isAlive { return Variable(variable) }
        }
        return nil
    }

    /// Calls `body` with each variable whose value has changed since the last call, in no particular order.
    public mutating func takeChanges(_ body: (Variable, Double) -> Void) {
        var index = reported.startIndex
        while index < reported.endIndex {
            let variable = reported[index]
            index += 1
            system.graph.variables[variable].isReported = false
            if system.graph.variables[variable].isAlive {
                body(Variable(variable), system.graph.variables[variable].value)
            }
        }
        reported.removeAll()
    }
}
