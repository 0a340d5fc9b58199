/// The items of a container whose sizes may have changed since they were last measured.
struct LayoutChanges {
    private(set) var items: ContiguousArray<Node> = []
    /// Whether any of the items may have changed; `items` is then empty.
    private(set) var areUnknown = false

    /// Adds `item` to the changes; with nil, any item may have changed.
    mutating func add(_ item: Node?) {
        if areUnknown { return }
        if let item { return items.append(item) }
        areUnknown = true
        items = []
    }

    /// Removes and returns the changes.
    mutating func take() -> LayoutChanges {
        if items.isEmpty, !areUnknown { return self }
        defer { self = LayoutChanges() }
        return self
    }
}
