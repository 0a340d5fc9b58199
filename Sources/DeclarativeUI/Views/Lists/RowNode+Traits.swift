extension RowNode {
    /// Applies row properties that a modifier of a descendant has changed.
    func setTraits(_ new: RowTraits) {
        let old = traits
        traits = new
        if new.isSelectionDisabled { rows.hasUnselectableRows = true }
        if old.insets != new.insets || (old.disclosure == nil) != (new.disclosure == nil) { contentChanged() }
        if old.separators[.top] != new.separators[.top] {
            rows.hasSeparatorsAbove = true
            rows.visibleNode(at: row - 1)?.cell.updateLook()
        }
        cell.setNeedsDisplay()
    }

    /// Schedules that the properties are collected again, because a modifier of a descendant was removed.
    func traitsRemoved() {
        guard isMounted, !areTraitsStale else { return }
        areTraitsStale = true
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            areTraitsStale = false
            var traits = RowTraits()
            var background: AnyView?
            collectTraits(of: self, &traits, &background)
            setTraits(traits)
            setBackground(background)
        }
    }

    /// Collects the properties that modifiers in a tree set; inner ones override outer ones, as when they are mounted.
    private func collectTraits(of node: Node, _ traits: inout RowTraits, _ background: inout AnyView?) {
        (node as? any RowTraitSetting)?.set(&traits, &background)
        for index in 0..<node.childCount {
            if let child = node.child(at: index) { collectTraits(of: child, &traits, &background) }
        }
    }
}
