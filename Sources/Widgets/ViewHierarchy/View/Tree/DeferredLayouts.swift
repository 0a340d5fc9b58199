/// Layout updates that are deferred to the next frame of a view's host, or to `layoutIfNeeded()`.
///
/// Like dirty flags, they are stored with the view and stay with it when it moves to another host. An update that must keep its
/// owner alive is stored in the view tree instead.
package struct DeferredLayouts {
    private struct Item {
        weak var owner: AnyObject?
        let run: () -> Void
    }

    private var items: [Item] = []

    private mutating func remove(_ owner: AnyObject) {
        items.removeAll { $0.owner === owner || $0.owner == nil }
    }

    /// Runs `update` with `owner` before the next layout of `view`, replacing an earlier update of the same owner.
    ///
    /// Does not retain `owner`; if it has been deallocated, the update is dropped.
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

    /// Runs `update` before the next layout of `view`, whose tree retains `owner` and `update` until then.
    ///
    /// - Returns: False, without any effect, if no host shows the view, because no frame will follow.
    package static func add(retaining owner: AnyObject, view: View, _ update: @escaping () -> Void) -> Bool {
        guard let tree = view.viewTree, tree.host != nil else { return false }
        tree.retainDeferredLayout(RetainedDeferredLayout(owner: owner, view: view, run: update))
        return true
    }

    /// Removes the pending updates of `owner` for `view`, if there are any.
    package static func cancel(owner: AnyObject, view: View) {
        view.viewTree?.releaseDeferredLayout(of: owner)
        guard let rare = view.rare else { return }
        rare.deferredLayouts.remove(owner)
        if rare.deferredLayouts.items.isEmpty { view.flags.remove(.hasDeferredLayout) }
    }

    /// Runs the pending updates of `view`; updates that these add run the next time.
    static func run(for view: View) {
        view.flags.subtract([.hasDeferredLayout, .isQueuedForDeferredLayout])
        guard let rare = view.rare else { return }
        let items = rare.deferredLayouts.items
        rare.deferredLayouts.items = []
        for item in items { item.run() }
    }
}

/// A layout update that a tree retains, with its owner, until the next frame.
struct RetainedDeferredLayout {
    let owner: AnyObject
    let view: View
    let run: () -> Void
}
