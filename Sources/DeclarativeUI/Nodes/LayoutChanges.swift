/// Which items of a container may have other sizes than when they were last asked.
struct LayoutChanges {
    private(set) var items: ContiguousArray<Node> = []
    /// Any of them may.
    private(set) var areUnknown = false

    /// Nil: it is not known which.
    mutating func add(_ item: Node?) {
        if areUnknown { return }
        if let item { return items.append(item) }
        areUnknown = true
        items = []
    }

    /// Takes them away, to be worked off.
    mutating func take() -> LayoutChanges {
        if items.isEmpty, !areUnknown { return self }
        defer { self = LayoutChanges() }
        return self
    }
}
