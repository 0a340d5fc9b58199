/// Keeps a node for each element, and finds them again by their ids.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
    ForEach<Data, ID, Content>
>
{
    private var ids: ContiguousArray<ID> = []
    private var children: ContiguousArray<Node> = []
    /// Those above collect what is inside only after it was mounted.
    private var isInitialised = false
    /// Where the child was whose id was asked for last: those that go together ask one after the other.
    private var lastAsked = 0
    /// Ids that were reported as repeated.
    private var repeatedIDs: Set<ID> = []

    override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        super.init(view, in: context)
        refresh()
        isInitialised = true
    }

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Node { children[index] }

    /// O(distance from the child that was asked for last).
    override func givenID(of child: Node) -> AnyHashable? {
        index(of: child).map { AnyHashable(ids[$0]) }
    }

    private func index(of child: Node) -> Int? {
        let count = children.count
        for offset in 0..<count {
            let guess = (lastAsked + offset) % count
            if children[guess] !== child { continue }
            lastAsked = guess
            return guess
        }
        return nil
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
        if newIDs == ids { return updateInPlace(contents) }
        if !view.hasUniqueIDs {
            dropRepeated(&newIDs, &contents)
            // Others were repeated, the same are shown.
            if newIDs == ids { return updateInPlace(contents) }
        }
        match(newIDs, contents)
        if isInitialised { structureChanged() }
    }

    private func updateInPlace(_ contents: ContiguousArray<Content>) {
        contents.withUnsafeBytes { bytes in
            for index in children.indices {
                guard let place = bytes.baseAddress else { return }
                children[index].update(from: place + index * MemoryLayout<Content>.stride)
            }
        }
    }

    override func appendItems(to items: inout ContiguousArray<Node>) {
        for child in children { child.appendItems(to: &items) }
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        for child in children { child.appendViews(to: &views) }
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
        var moved: [ID: Node] = [:]
        // Where as many are there as before, most of them often stand where they stood.
        let keepsCount = oldIDs.count == newIDs.count
        for index in prefix..<(oldIDs.count - suffix) where !keepsCount || oldIDs[index] != newIDs[index] {
            moved[oldIDs[index]] = old[index]
        }
        var result: ContiguousArray<Node> = []
        result.reserveCapacity(newIDs.count)
        let shift = oldIDs.count - newIDs.count
        for index in newIDs.indices {
            let known: Node? =
                if index < prefix || keepsCount && oldIDs[index] == newIDs[index] {
                    old[index]
                } else if index
                    >= newIDs.count - suffix
                {
                    old[index + shift]
                } else {
                    moved.removeValue(forKey: newIDs[index])
                }
            if let known {
                withUnsafePointer(to: contents[index]) { known.update(from: UnsafeRawPointer($0)) }
                result.append(known)
            } else {
                result.append(Content.mount(contents[index], in: innerContext))
            }
        }
        // Those that go are still known by their ids while they do.
        for index in prefix..<(oldIDs.count - suffix) where !moved.isEmpty {
            guard let gone = moved[oldIDs[index]] else { continue }
            graph.noteLoss(of: gone, .removed(id: "\(oldIDs[index])"))
            remove(gone)
        }
        ids = newIDs
        children = result
    }

    /// Of elements with the same id, the first is kept.
    private func dropRepeated(_ ids: inout ContiguousArray<ID>, _ contents: inout ContiguousArray<Content>) {
        var known = Set<ID>(minimumCapacity: ids.count)
        var repeated: [Int] = []
        for index in ids.indices where !known.insert(ids[index]).inserted { repeated.append(index) }
        report(repeated.map { ids[$0] })
        if repeated.isEmpty { return }
        for index in repeated.reversed() {
            ids.remove(at: index)
            contents.remove(at: index)
        }
    }

    /// Says which ids are repeated, unless the same were the last time.
    private func report(_ repeated: [ID]) {
        let new = Set(repeated)
        if new == repeatedIDs { return }
        repeatedIDs = new
        guard let first = repeated.first else { return }
        Diagnostics.report(
            Diagnostic(
                kind: .repeatedIdentity, subject: path,
                message: "ForEach has the id \(first) more than once"
                    + (repeated.count > 1 ? " (and \(repeated.count - 1) other repetitions)" : ""),
                cure: "the first is shown, the others are left out; give each element an id of its own"))
    }

    override func unmount() {
        super.unmount()
        children = []
        ids = []
    }
}
