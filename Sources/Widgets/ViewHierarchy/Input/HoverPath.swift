/// The views under the pointer, from the outermost to the innermost; generic so that it can be tested without views.
///
///     hovered.move(to: [page, form, button])?.entered   // the targets that the pointer has entered
nonisolated struct HoverPath<Target: AnyObject> {
    /// The targets that the pointer has left, innermost first, and those that it has entered, outermost first.
    struct Change {
        var exited: [Target]
        var entered: [Target]
    }

    private var path: [Reference] = []

    private struct Reference { weak var target: Target? }

    var innermost: Target? { path.last?.target }

    /// Replaces the path and returns the change; nil if the path is the same.
    mutating func move(to newPath: [Target]) -> Change? {
        let old = path.compactMap(\.target)
        if old.elementsEqual(newPath, by: ===) { return nil }
        path = newPath.map { Reference(target: $0) }
        return Change(
            exited: old.reversed().filter { target in !newPath.contains { $0 === target } },
            entered: newPath.filter { target in !old.contains { $0 === target } })
    }

    /// Removes one target; returns false if it is not in the path.
    mutating func remove(_ target: Target) -> Bool {
        let count = path.count
        if count > 0 { path.removeAll { $0.target === target } }
        return path.count < count
    }
}
