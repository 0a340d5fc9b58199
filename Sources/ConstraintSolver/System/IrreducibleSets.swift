/// Finds irreducible sets among contradictory constraints.
///
/// The additive method (J. Chinneck, "Feasibility and infeasibility in optimization", 2008): the candidates are added to a
/// separate system one by one, oldest first. A candidate that contradicts the earlier ones is relaxed: its row then contains the
/// constraints that restrict it, and the search continues without it. Cost: one solution of all candidates.
struct IrreducibleSets: ~Copyable {
    private var scratch = LinearSystem()
    private var copies: [VariableIndex: VariableIndex] = [:]

    /// Returns the irreducible sets among `candidates`, which are indices of constraints of `graph`.
    mutating func find(in candidates: [ConstraintIndex], of graph: borrowing ConstraintGraph)
        -> [[ConstraintIndex]]
    {
        let candidates = graph.sortedByAge(candidates)
        var sets: [[ConstraintIndex]] = []
        for index in candidates {
            let copy = addCopy(of: index, graph)
            scratch.settle()
            if scratch.findViolated() == nil { continue }
            guard let members = contradicted(by: copy) else { break }
            // The copies have the same order as the candidates.
            sets.append(members.map { candidates[Int($0.rawValue)] })
        }
        return sets.isEmpty && !candidates.isEmpty ? [candidates] : sets
    }

    /// Returns the irreducible set of a newly added constraint and those that it contradicts, and removes it from the system.
    private mutating func contradicted(by index: ConstraintIndex) -> [ConstraintIndex]? {
        scratch.withdraw(index)
        scratch.graph.constraints[index].isBroken = true
        scratch.suspend(index)
        scratch.settle()
        guard scratch.graph.constraints[index].state == .inTableau else { return nil }
        let members = scratch.singleRowCertificate(RowIndex(scratch.graph.constraints[index].symbol))
        scratch.withdraw(index)
        scratch.graph.constraints[index].state = .free
        scratch.settle()
        return members
    }

    private mutating func addCopy(of index: ConstraintIndex, _ graph: borrowing ConstraintGraph)
        -> ConstraintIndex
    {
        let record = graph.constraints[index]
        var terms: [Term] = []
        for slot in record.terms {
            let original = graph.terms[slot].variable
            let copy = copies[original] ?? scratch.graph.makeVariable()
            copies[original] = copy
            terms.append(Term(Variable(copy), times: graph.terms[slot].coefficient))
        }
        let relation: Relation = record.isEquality ? .equal : .greaterThanOrEqual
        return terms.withUnsafeBufferPointer {
            scratch.add($0, constant: record.constant, relation, strength: .required).record
        }
    }
}
