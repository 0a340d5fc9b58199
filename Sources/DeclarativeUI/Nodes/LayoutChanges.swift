/// The items of a container whose sizes may have changed since they were last measured.
struct LayoutChanges {
    private(set) var items: ContiguousArray<Node> = []
    /// All items may have changed.
    private(set) var areUnknown = false

    /// The changed items; nil when they are not known.
    mutating func add(_ item: Node?) {
        if areUnknown { return }
        if let item { return items.append(item) }
        areUnknown = true
        items = []
    }

    /// Removes and returns the changes, for processing.
    mutating func take() -> LayoutChanges {
        if items.isEmpty, !areUnknown { return self }
        defer { self = LayoutChanges() }
        return self
    }
}
