/// An update of a layout that waits for the next layout of a view.
struct DeferredLayout {
    weak var owner: AnyObject?
    let run: () -> Void
}

/// An update of a layout that a tree keeps, with its owner, until its next frame.
struct RetainedDeferredLayout {
    let owner: AnyObject
    let view: View
    let run: () -> Void
}

/// Updates of layouts that wait for the next frame of a view's host, or for `layoutIfNeeded()`.
extension View {
    /// Runs `update` with `owner` before the next layout of this view, once for each owner: the last update replaces others.
    ///
    /// The update waits with the view, as its other marks do, and follows it from one host to another. It does not keep `owner` alive.
    package final func deferLayout<Owner: AnyObject>(of owner: Owner, _ update: @escaping (Owner) -> Void) {
        removeDeferredLayouts(of: owner)
        rareState.deferredLayouts.append(
            DeferredLayout(owner: owner) { [weak owner] in
                if let owner { update(owner) }
            })
        flags.insert(.hasDeferredLayout)
        viewTree?.queueDeferredLayout(self)
    }

    /// Runs `update` before the next layout of this view, which a host shows; its tree keeps `owner` and `update` alive until then.
    ///
    /// - Returns: `false` when no host shows the view: no frame will follow.
    package final func deferLayout(retaining owner: AnyObject, _ update: @escaping () -> Void) -> Bool {
        guard let viewTree, viewTree.host != nil else { return false }
        viewTree.retainDeferredLayout(RetainedDeferredLayout(owner: owner, view: self, run: update))
        return true
    }

    /// Removes the update that waits for `owner`, if there is one.
    package final func cancelDeferredLayout(of owner: AnyObject) {
        removeDeferredLayouts(of: owner)
        viewTree?.releaseDeferredLayout(of: owner)
    }

    private func removeDeferredLayouts(of owner: AnyObject) {
        guard flags.contains(.hasDeferredLayout), let rare else { return }
        rare.deferredLayouts.removeAll { $0.owner === owner || $0.owner == nil }
        if rare.deferredLayouts.isEmpty { flags.remove(.hasDeferredLayout) }
    }

    /// Runs the updates that wait for this view; those that they cause wait for the next time.
    final func runDeferredLayouts() {
        flags.subtract([.hasDeferredLayout, .isQueuedForDeferredLayout])
        guard let rare else { return }
        let updates = rare.deferredLayouts
        rare.deferredLayouts = []
        for update in updates { update.run() }
    }
}
