/// Updates of layouts that wait for the next frame.
package enum DeferredLayouts {
    private struct Item {
        let owner: WeakOwner
        let run: () -> Void
    }

    private final class WeakOwner {
        weak var object: AnyObject?
        weak var view: View?
        init(_ object: AnyObject, _ view: View?) {
            self.object = object
            self.view = view
        }
    }

    private static var items: [Item] = []

    static var isEmpty: Bool { items.isEmpty }

    /// Runs `update` with `owner` at the next frame of the host of `view`, once for each owner.
    ///
    /// Without a host, the next frame of any host runs it.
    package static func add<Owner: AnyObject>(owner: Owner, view: View?, _ update: @escaping (Owner) -> Void)
    {
        items.removeAll { $0.owner.object === owner || $0.owner.object == nil }
        items.append(
            Item(owner: WeakOwner(owner, view)) { [weak owner] in
                if let owner { update(owner) }
            })
        view?.viewTree?.noteWork()
    }

    /// Drops the update that waits for `owner`, if there is one.
    package static func cancel(for owner: AnyObject) {
        items.removeAll { $0.owner.object === owner }
    }

    /// True when a frame of `tree` has some of them to run: its own, and those that no host shows.
    static func hasWork(for tree: ViewTree) -> Bool {
        items.contains { belongs($0, to: tree) }
    }

    /// Runs those of `tree`, all or only of what is within `root`; `tree` is nil for a tree that none shows.
    static func run(for tree: ViewTree?, within root: View? = nil) {
        if items.isEmpty { return }
        let due = items.filter { item in
            if let root, let view = item.owner.view { return view.isDescendant(of: root) }
            return belongs(item, to: tree)
        }
        let owners = Set(due.map { ObjectIdentifier($0.owner) })
        items.removeAll { owners.contains(ObjectIdentifier($0.owner)) }
        for item in due { item.run() }
    }

    private static func belongs(_ item: Item, to tree: ViewTree?) -> Bool {
        let shown = item.owner.view?.viewTree
        return shown == nil || shown === tree
    }
}
