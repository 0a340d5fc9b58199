/// Updates of layouts that wait for the next frame of a view's host, or for `layoutIfNeeded()`.
///
/// They wait with a view, as its other marks do, and follow it from one host to another. An update that must keep its owner alive
/// waits in the tree of a host.
package struct DeferredLayouts {
    private struct Item {
        weak var owner: AnyObject?
        let run: () -> Void
    }

    private var items: [Item] = []

    private mutating func remove(_ owner: AnyObject) {
        items.removeAll { $0.owner === owner || $0.owner == nil }
    }

    /// Runs `update` with `owner` before the next layout of `view`, once for each owner: the last update replaces others.
    ///
    /// Does not keep `owner` alive.
    package static func add<Owner: AnyObject>(
        owner: Owner, view: View, _ update: @escaping (Owner) -> Void
    ) {
        let rare = view.rareState
        rare.deferredLayouts.remove(owner)
        rare.deferredLayouts.items.append(
            Item(owner: owner) { [weak owner] in
                if let owner { update(owner) }
            })
        view.flags.insert(.hasDeferredLayout)
        view.viewTree?.queueDeferredLayout(view)
    }

    /// Runs `update` before the next layout of `view`, which a host shows; its tree keeps `owner` and `update` alive until then.
    ///
    /// - Returns: `false` when no host shows the view: no frame will follow.
    package static func add(retaining owner: AnyObject, view: View, _ update: @escaping () -> Void) -> Bool {
        guard let tree = view.viewTree, tree.host != nil else { return false }
        tree.retainDeferredLayout(RetainedDeferredLayout(owner: owner, view: view, run: update))
        return true
    }

    /// Removes the update of `owner` that waits for `view`, if there is one.
    package static func cancel(owner: AnyObject, view: View) {
        view.viewTree?.releaseDeferredLayout(of: owner)
        guard let rare = view.rare else { return }
        rare.deferredLayouts.remove(owner)
        if rare.deferredLayouts.items.isEmpty { view.flags.remove(.hasDeferredLayout) }
    }

    /// Runs the updates that wait for `view`; those that they cause wait for the next time.
    static func run(for view: View) {
        view.flags.subtract([.hasDeferredLayout, .isQueuedForDeferredLayout])
        guard let rare = view.rare else { return }
        let items = rare.deferredLayouts.items
        rare.deferredLayouts.items = []
        for item in items { item.run() }
    }
}

/// An update of a layout that a tree keeps, with its owner, until its next frame.
struct RetainedDeferredLayout {
    let owner: AnyObject
    let view: View
    let run: () -> Void
}
