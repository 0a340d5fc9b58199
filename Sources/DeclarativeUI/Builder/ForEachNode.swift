/// Keeps a node for each element, and finds them again by their ids.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
    ForEach<Data, ID, Content>
>
{
    private var ids: ContiguousArray<ID> = []
    private var children: ContiguousArray<ViewNode<Content>> = []

    override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        super.init(view, in: context)
        refresh()
    }

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Node { children[index] }

    override func givenID(of child: Node) -> AnyHashable? {
        children.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
    }

    override func givesID(_ id: AnyHashable, to child: Node, at index: Int) -> Bool {
        (id.base as? ID).map { ids[index] == $0 } ?? false
    }

    override func update(to view: ForEach<Data, ID, Content>) {
        self.view = view
        refresh()
    }

    /// Something that the closure had read has changed.
    override func rebuild() { refresh() }

    private func refresh() {
        flags.remove(.marked)
        let view = view
        var newIDs: ContiguousArray<ID> = []
        newIDs.reserveCapacity(view.data.count)
        // What the closure reads, this node depends on.
        var contents = graph.track(self) {
            var contents: ContiguousArray<Content> = []
            contents.reserveCapacity(view.data.count)
            for element in view.data {
                newIDs.append(view.id(element))
                contents.append(view.content(element))
            }
            return contents
        }
        if newIDs == ids {
            for index in children.indices { children[index].update(to: contents[index]) }
            return
        }
        dropRepeated(&newIDs, &contents)
        let wasEmpty = children.isEmpty && !flags.contains(.isPlaced)
        match(newIDs, contents)
        if !wasEmpty || !children.isEmpty { structureChanged() }
    }

    /// Children that stay are updated and moved, the others mounted or removed.
    private func match(_ newIDs: ContiguousArray<ID>, _ contents: ContiguousArray<Content>) {
        let oldIDs = ids
        let old = children
        let shared = min(oldIDs.count, newIDs.count)
        var prefix = 0
        while prefix < shared, oldIDs[prefix] == newIDs[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shared - prefix, oldIDs[oldIDs.count - 1 - suffix] == newIDs[newIDs.count - 1 - suffix]
        {
            suffix += 1
        }
        var moved: [ID: ViewNode<Content>] = [:]
        for index in prefix..<(oldIDs.count - suffix) { moved[oldIDs[index]] = old[index] }
        var result: ContiguousArray<ViewNode<Content>> = []
        result.reserveCapacity(newIDs.count)
        let shift = oldIDs.count - newIDs.count
        for index in newIDs.indices {
            let known: ViewNode<Content>? =
                if index < prefix { old[index] } else if index >= newIDs.count - suffix {
                    old[index + shift]
                } else {
                    moved.removeValue(forKey: newIDs[index])
                }
            if let known {
                known.update(to: contents[index])
                result.append(known)
            } else {
                result.append(Content._makeNode(contents[index], in: innerContext))
            }
        }
        ids = newIDs
        children = result
        if moved.isEmpty { return }
        for index in prefix..<(oldIDs.count - suffix) {
            guard let gone = moved[oldIDs[index]] else { continue }
            graph.noteLoss(of: gone, .removed(id: "\(oldIDs[index])"))
            remove(gone)
        }
    }

    /// Of elements with the same id, the first is kept.
    private func dropRepeated(_ ids: inout ContiguousArray<ID>, _ contents: inout ContiguousArray<Content>) {
        var known = Set<ID>(minimumCapacity: ids.count)
        var repeated: [Int] = []
        for index in ids.indices where !known.insert(ids[index]).inserted { repeated.append(index) }
        if repeated.isEmpty { return }
        Diagnostics.report(
            Diagnostic(
                kind: .repeatedIdentity, subject: path,
                message: "ForEach has the id \(ids[repeated[0]]) more than once"
                    + (repeated.count > 1 ? " (and \(repeated.count - 1) other repetitions)" : ""),
                cure: "the first is shown, the others are left out; give each element an id of its own"))
        for index in repeated.reversed() {
            ids.remove(at: index)
            contents.remove(at: index)
        }
    }

    override func unmount() {
        super.unmount()
        children = []
        ids = []
    }
}
