extension Node {
    /// Whether no page around is hidden behind another one; nor the page that it is itself around.
    final var isInSight: Bool {
        var above: Node? = self
        while let step = above {
            if step.flags.contains(.isOutOfSight) { return false }
            above = step.parent
        }
        var below = self
        while !below.isItem, below.childCount == 1 {
            below = below.child(at: 0)
            if below.flags.contains(.isOutOfSight) { return false }
        }
        return true
    }

    /// Shows or hides a page, and tells all inside of it, and what is only around it.
    final func setInSight(_ isInSight: Bool) {
        if isInSight != flags.contains(.isOutOfSight) { return }
        if isInSight { flags.remove(.isOutOfSight) } else { flags.insert(.isOutOfSight) }
        tellSight()
        var above = parent
        while let step = above, !step.isItem {
            step.sightChanged()
            above = step.parent
        }
    }

    private func tellSight() {
        sightChanged()
        for index in 0..<childCount {
            let child = child(at: index)
            if !child.flags.contains(.isOutOfSight) { child.tellSight() }
        }
    }
}
