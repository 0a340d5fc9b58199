/// A queue of views that wait for a pass, grouped by their depth in the tree.
///
/// Adding a view is O(1); views are removed one depth at a time.
struct DepthQueue {
    private var levels: [[View]] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    init() {}

    /// Creates a queue of `views`.
    init(_ views: [View]) { for view in views { add(view) } }

    mutating func add(_ view: View) {
        let depth = Int(view.layoutState.depth)
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(view)
        count += 1
    }

    /// Removes and returns the queued views of the smallest depth; nil if the queue is empty.
    mutating func takeShallowest() -> [View]? {
        guard count > 0, let depth = levels.firstIndex(where: { !$0.isEmpty }) else { return nil }
        return take(depth)
    }

    /// Removes and returns the queued views of the greatest depth; nil if the queue is empty.
    mutating func takeDeepest() -> [View]? {
        guard count > 0, let depth = levels.lastIndex(where: { !$0.isEmpty }) else { return nil }
        return take(depth)
    }

    /// Returns whether `root` or one of its descendants is queued.
    func contains(within root: View) -> Bool {
        if isEmpty { return false }
        for views in levels {
            for view in views where view.isDescendant(of: root) { return true }
        }
        return false
    }

    /// Removes and returns `root` and its descendants as a queue of their own; with nil, all views.
    mutating func take(within root: View?) -> DepthQueue {
        var taken = DepthQueue()
        guard let root else {
            swap(&taken, &self)
            return taken
        }
        for depth in levels.indices where !levels[depth].isEmpty {
            var others: [View] = []
            for view in levels[depth] {
                if view.isDescendant(of: root) { taken.add(view) } else { others.append(view) }
            }
            levels[depth] = others
        }
        count -= taken.count
        return taken
    }

    mutating func removeAll() {
        levels.removeAll()
        count = 0
    }

    private mutating func take(_ depth: Int) -> [View] {
        let views = levels[depth]
        levels[depth] = []
        count -= views.count
        return views
    }
}
