/// An element of a tree with its place.
struct OutlineEntry<Element, ID: Hashable> {
    let element: Element
    let id: ID
    /// The number of ancestors.
    let level: Int
    let parent: ID?
    /// Whether the children are displayed; nil for a leaf.
    let isExpanded: Bool?
    /// The identities of the elements with the same parent that have children.
    let siblings: () -> [ID]
}

/// Collects the elements of a tree that are displayed: those whose ancestors are expanded.
///
///     var entries = OutlineEntries(children: { $0.folders }, id: { $0.id }, expanded: expanded)
///     entries.collect(roots)
struct OutlineEntries<Element, ID: Hashable> {
    let children: (Element) -> [Element]?
    let id: (Element) -> ID
    let expanded: Set<ID>
    private var entries: ContiguousArray<OutlineEntry<Element, ID>> = []
    /// The identities of the elements between the root and the one that is being collected.
    private var ancestors: Set<ID> = []

    init(
        children: @escaping (Element) -> [Element]?, id: @escaping (Element) -> ID, expanded: Set<ID>
    ) {
        self.children = children
        self.id = id
        self.expanded = expanded
    }

    /// Returns the displayed elements, parents before their children.
    mutating func collect(_ roots: [Element]) -> ContiguousArray<OutlineEntry<Element, ID>> {
        entries.reserveCapacity(roots.count)
        add(roots, parent: nil, level: 0)
        return entries
    }

    private mutating func add(_ elements: [Element], parent: ID?, level: Int) {
        let (children, identity) = (children, id)
        let siblings = { elements.filter { children($0) != nil }.map(identity) }
        for element in elements {
            let id = id(element)
            let below = children(element)
            let isExpanded = below.map { _ in expanded.contains(id) }
            entries.append(
                OutlineEntry(
                    element: element, id: id, level: level, parent: parent, isExpanded: isExpanded,
                    siblings: siblings))
            // An element below itself would be collected without end; the list reports its repeated identity.
            if isExpanded == true, let below, ancestors.insert(id).inserted {
                add(below, parent: id, level: level + 1)
                ancestors.remove(id)
            }
        }
    }
}
