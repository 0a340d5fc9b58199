internal import ConstraintSolver
internal import ObjectReferences

/// The position of a constraint in the lists that refer to it, and its state in the solver.
struct LayoutConstraintState {
    /// The attachment that holds the constraint; it belongs to the nearest common ancestor of the items.
    var holder: LayoutAttachment? {
        get { holderReference?.object }
        set {
            if let newValue { holderReference = ClearedReference(newValue) } else { holderReference = nil }
        }
    }
    /// A reference to the holder that can be compared without reference counting.
    // Safe: the holder deactivates its constraints before it is deallocated.
    private(set) var holderReference: ClearedReference<LayoutAttachment>?
    /// Whether the constraint has a holder, determined without reference counting.
    var isHeld: Bool { holderReference != nil }
    var indexInHolder = 0
    var indexInFirst = 0
    var indexInSecond = 0
    /// The constraint's identifier and base constant in the solver; nil when it is not installed.
    var installed: Installed?
    /// The engine in whose installation queue the constraint is; entries in the queues of other engines have no effect.
    var queuedEngine: ObjectIdentifier?

    struct Installed {
        var id: ConstraintID
        /// The solver's constant is `base - constant`.
        var base: Double
    }
}

extension LayoutConstraint {
    func activate() {
        if isActive { return }
        guard let holder = validHolder() else { return }
        let attachment = holder.attachment
        state.holder = attachment
        state.indexInHolder = attachment.held.count
        attachment.held.append(self)
        state.indexInFirst = first.add(self, isFirst: true)
        if let second { state.indexInSecond = second.add(self, isFirst: false) }
        holder.engineOfTree()?.enqueue(self)
    }

    func deactivate() {
        guard let holder = state.holder else { return }
        // The list of the holder may contain the last reference.
        withExtendedLifetime(self) {
            letGo()
            holder.drop(self)
        }
    }

    /// Removes the constraint from the solver and from all lists except the holder's.
    func letGo() {
        uninstall()
        first.removeUse(at: state.indexInFirst)
        second?.removeUse(at: state.indexInSecond)
        state.holder = nil
    }

    /// Removes the constraint from the solver without deactivating it.
    func uninstall() {
        guard let installed = state.installed else { return }
        state.installed = nil
        first.engine?.remove(installed.id)
    }

    /// Returns the nearest common ancestor of the items; nil, with a diagnostic, when the constraint is invalid.
    private func validHolder() -> View? {
        guard let mistake = mistake else { return holderByTree() }
        refuse("it was activated although \(mistake)", "it stays inactive; correct the constraint")
        return nil
    }

    private var mistake: String? {
        if !storedConstant.isFinite { return "its constant is \(storedConstant)" }
        if !multiplier.isFinite || multiplier == 0 && second != nil {
            return "its multiplier is \(multiplier)"
        }
        if !storedPriority.isValid { return "its priority is \(storedPriority.rawValue), not 1 to 1000" }
        if firstAttribute == .notAnAttribute { return "it has no first attribute" }
        guard second != nil else {
            return firstAttribute.kind == .dimension ? nil : "a position needs a second item to refer to"
        }
        switch (firstAttribute.kind, secondAttribute.kind) {
        case (.horizontal(.absolute), .horizontal(.relative)),
            (.horizontal(.relative), .horizontal(.absolute)):
            return "left and right cannot be combined with leading and trailing"
        case (.horizontal, .horizontal), (.vertical, .vertical), (.dimension, .dimension): return nil
        case (_, .none): return "it has a second item without an attribute"
        default: return "\(firstAttribute) and \(secondAttribute) cannot be compared"
        }
    }

    private func holderByTree() -> View? {
        guard let start = first.ownView else {
            refuse(
                "it was activated although its first item was deallocated",
                "it stays inactive; create a new constraint")
            return nil
        }
        guard let second else { return start }
        guard let other = second.ownView else {
            refuse(
                "it was activated although its second item was deallocated",
                "it stays inactive; create a new constraint")
            return nil
        }
        if start === other { return start }
        // Most constraints relate siblings, or a view and its superview, so these cases are checked first.
        if start.isSubview(of: other) { return other }
        if other.isSubview(of: start) { return start }
        if let shared = start.superview, other.isSubview(of: shared) { return shared }
        if let common = start.nearestCommonAncestor(with: other) { return common }
        refuse(
            "it was activated although its items, \(start.hierarchyPath) and \(other.hierarchyPath), have no common ancestor",
            "it stays inactive; add both to one view hierarchy first")
        return nil
    }
}

extension View {
    /// Returns the deepest view that is an ancestor of both views, or one of them; nil when they are in different trees.
    ///
    /// Complexity: O(depth).
    final func nearestCommonAncestor(with other: View) -> View? {
        var above: Set<ObjectIdentifier> = []
        var step: View? = self
        while let view = step {
            above.insert(ObjectIdentifier(view))
            step = view.superview
        }
        step = other
        while let view = step {
            if above.contains(ObjectIdentifier(view)) { return view }
            step = view.superview
        }
        return nil
    }
}
