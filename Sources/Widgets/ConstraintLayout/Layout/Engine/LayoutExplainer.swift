internal import ConstraintSolver

/// Describes the conflicts, ambiguities and constraints of an engine's solver in terms of views.
@MainActor
struct LayoutExplainer {
    let engine: LayoutEngine

    /// Reports each conflict once, when it first occurs.
    func reportConflicts() {
        let conflicts = engine.core.solver.conflicts
        let current = Set(conflicts.map(\.members))
        let diagnostics = conflicts.filter { !engine.reportedConflicts.contains($0.members) }.map {
            conflict in
            Diagnostic(
                kind: .unsatisfiableConstraints, subject: subject(of: conflict),
                message: "\(describe(conflict))",
                cure: "give one of them a priority below 1000, or deactivate one")
        }
        engine.reportedConflicts = current
        // All are described before the first is reported, because its handler may remove the constraints of the others.
        for diagnostic in diagnostics { Diagnostics.report(diagnostic) }
    }

    var conflicts: [LayoutConflict] { engine.core.solver.conflicts.map { describe($0) } }

    private func describe(_ conflict: Conflict) -> LayoutConflict {
        let source = source(of: conflict.broken)
        let broken = describe(conflict.broken)
        var result = LayoutConflict(
            members: conflict.members.map { describe($0) }, broken: broken,
            relaxation: relaxation(of: conflict.broken, source))
        result.constraint = source.kind == .constraint ? source.constraint : nil
        return result
    }

    private func relaxation(of id: ConstraintID, _ source: LayoutSource) -> String {
        let needed = engine.core.solver.constantThatHolds(for: id)
        guard source.kind == .constraint, let constraint = source.constraint,
            let installed = constraint.state.installed
        else { return "with a value of \(LayoutConstraint.short(-needed)), all of them can be satisfied" }
        let constant = LayoutConstraint.short(installed.base - needed)
        return "with a constant of \(constant) instead of "
            + "\(LayoutConstraint.short(constraint.storedConstant)), all of them can be satisfied"
    }

    private func subject(of conflict: Conflict) -> String {
        let source = source(of: conflict.broken)
        let view = source.constraint?.state.holder?.node.ownView ?? source.node?.ownView
        return view?.hierarchyPath ?? "layout"
    }

    /// Returns the source of a solver constraint, including the bounds that the solver adds itself.
    private func source(of id: ConstraintID) -> LayoutSource {
        guard let variable = engine.core.solver.variableBounded(by: id) else {
            return engine.core.sources[Int(id.index)]
        }
        return LayoutSource(kind: .bound, node: engine.node(of: variable))
    }

    /// Returns a description of a solver constraint in terms of the constraint, frame or content size from which it was created.
    func describe(_ id: ConstraintID) -> String {
        let source = source(of: id)
        if source.kind == .constraint, let constraint = source.constraint { return constraint.description }
        let name = source.node?.name ?? "?"
        let number = engine.core.solver.describe(id) { self.name(of: $0) }
        switch source.kind {
        case .frame: return "\(number) (frame set in code, \(name) translates its autoresizing mask)"
        case .content: return "\(number) (content size)"
        case .contentHugging: return "\(number) (content hugging)"
        case .contentResistance: return "\(number) (content compression resistance)"
        case .margins: return "\(number) (margins)"
        case .fitting: return "\(number) (fitting size)"
        case .bound: return "\(number) (no view has a negative size)"
        case .constraint: return number
        }
    }

    /// Returns the name of a variable, such as `Label "title".width`.
    func name(of variable: Variable) -> String? {
        guard let node = engine.node(of: variable), let installed = node.installed else { return nil }
        let part =
            switch variable {
            case installed.x: "left"
            case installed.y: "top"
            case installed.width: "width"
            default: "height"
            }
        return "\(node.name).\(part)"
    }

    // MARK: - Ambiguity

    /// Returns the attributes of `node` that the constraints do not determine.
    func ambiguousAttributes(of node: LayoutNode) -> [LayoutConstraint.Attribute] {
        engine.update()
        guard let installed = node.installed, node.isPlacedByConstraints else { return [] }
        let all: [(LayoutConstraint.Attribute, Variable)] = [
            (.left, installed.x), (.top, installed.y), (.width, installed.width), (.height, installed.height),
        ]
        var result: [LayoutConstraint.Attribute] = []
        for (attribute, variable) in all where engine.core.solver.isAmbiguous(variable) {
            result.append(attribute)
        }
        return result
    }

    /// Moves `node` to another position that satisfies its constraints equally.
    func exerciseAmbiguity(of node: LayoutNode) {
        engine.update()
        guard let installed = node.installed, node.isPlacedByConstraints, let view = node.ownView else {
            return
        }
        var frame = engine.exactFrame(of: node, in: view)
        if let x = engine.core.solver.otherValue(of: installed.x) { frame.origin.x = bounded(x) }
        if let y = engine.core.solver.otherValue(of: installed.y) { frame.origin.y = bounded(y) }
        if let width = engine.core.solver.otherValue(of: installed.width) {
            frame.size.width = bounded(width)
        }
        if let height = engine.core.solver.otherValue(of: installed.height) {
            frame.size.height = bounded(height)
        }
        view.placeByLayout(
            origin: frame.origin, size: Size(width: max(0, frame.width), height: max(0, frame.height)))
    }

    /// Returns `value`, or ±40 when it is beyond ±5000 points, so that an unconstrained view stays visible.
    private func bounded(_ value: Double) -> Double {
        value.magnitude > 5000 ? value.sign == .minus ? -40 : 40 : value
    }

    // MARK: - Reasons

    private func involves(_ id: ConstraintID, of node: LayoutNode) -> Bool {
        let source = source(of: id)
        guard source.kind == .constraint, let constraint = source.constraint else {
            return source.node === node
        }
        return constraint.first === node || constraint.second === node
    }

    /// Returns the value of an attribute and the constraints that determine it.
    func explanation(of node: LayoutNode, _ attribute: LayoutConstraint.Attribute) -> LayoutExplanation? {
        engine.update()
        guard let installed = node.installed else { return nil }
        let variables: [(Variable, Double)] =
            switch attribute.withoutMargins.attribute {
            case .width: [(installed.width, 1)]
            case .height: [(installed.height, 1)]
            case .left, .leading: [(installed.x, 1)]
            case .right, .trailing: [(installed.x, 1), (installed.width, 1)]
            case .centerX: [(installed.x, 1), (installed.width, 0.5)]
            case .top: [(installed.y, 1)]
            case .centerY: [(installed.y, 1), (installed.height, 0.5)]
            default: [(installed.y, 1), (installed.height, 1)]
            }
        var value = 0.0
        var influences: [(id: ConstraintID, influence: Double)] = []
        for (variable, factor) in variables {
            value += factor * engine.core.solver.value(of: variable)
            for reason in engine.core.solver.reasons(for: variable) {
                if let index = influences.firstIndex(where: { $0.id == reason.constraint }) {
                    influences[index].influence += factor * reason.influence
                } else {
                    influences.append((reason.constraint, factor * reason.influence))
                }
            }
        }
        // Constraints that refer to the node come first, followed by those that they depend on; each group in order of creation.
        influences.sort { left, right in
            let (one, two) = (involves(left.id, of: node), involves(right.id, of: node))
            return one != two ? one : engine.core.solver.isOlder(left.id, than: right.id)
        }
        let reasons = influences.filter { $0.influence.magnitude > 1e-9 }.map {
            LayoutExplanation.Reason(
                constraint: source(of: $0.id).kind == .constraint ? source(of: $0.id).constraint : nil,
                text: describe($0.id), influence: $0.influence)
        }
        return LayoutExplanation(subject: "\(node.name).\(attribute)", value: value, reasons: reasons)
    }
}
