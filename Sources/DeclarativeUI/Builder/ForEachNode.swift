/// The node of a `ForEach`: holds a child for each element, and matches children by id in updates.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingNode<
    ForEach<Data, ID, Content>
>
{
    private var ids: ContiguousArray<ID> = []
    private var children: ContiguousArray<ViewNode<Content>> = []
    /// The view values of the children; kept only if equal bits prove that a child is unchanged.
    private var contents: ContiguousArray<Content> = []
    private let comparesBits = FieldPlan.of(Content.self).comparesBits
    /// Whether `init` has finished: ancestors collect the children afterwards, and need no notification of changes
    /// before.
    private var isInitialised = false
    /// The index of the child whose id was last queried: queries usually follow the order of the children.
    private var lastQueriedIndex = 0
    /// Whether some ids are equal.
    private var hasRepeatedIDs = false
    /// Ids that have been reported as repeated.
    private var repeatedIDs: Set<ID> = []

    override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        super.init(view, in: context)
        refresh()
        isInitialised = true
    }

    deinit {}

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Node? { children[index] }

    /// O(distance from the child that was last queried).
    override func givenID(of child: Node) -> AnyHashable? {
        index(of: child).map { AnyHashable(ids[$0]) }
    }

    private func index(of child: Node) -> Int? {
        let count = children.count
        for offset in 0..<count {
            let guess = (lastQueriedIndex + offset) % count
            if children[guess] !== child { continue }
            lastQueriedIndex = guess
            return guess
        }
        return nil
    }

    override func givesID(_ id: AnyHashable, to child: Node, at index: Int) -> Bool {
        (id.base as? ID).map { ids[index] == $0 } ?? false
    }

    override func appendItems(to items: inout ContiguousArray<Node>) {
        for child in children { child.appendItems(to: &items) }
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        for child in children { child.appendViews(to: &views) }
    }

    override func update(to view: ForEach<Data, ID, Content>) {
        self.view = view
        refresh()
    }

    /// Evaluates the data again, because a value that the closure read has changed.
    override func rebuild() { refresh() }

    private func refresh() {
        flags.remove(.needsUpdate)
        let (view, ids, hadRepeated) = (view, ids, hasRepeatedIDs)
        // This node depends on all that the closure reads.
        let list = graph.dependencies.track(self) { view.list(view.data, ids, hadRepeated) }
        if !list.hasSameIDs {
            hasRepeatedIDs = !list.repeated.isEmpty
            report(list.repeated)
        }
        let difference = list.difference
        update(0..<difference.prefix, to: list.contents, shiftedBy: 0)
        if difference.prefix < max(children.count, list.ids.count) { match(list, difference) }
        if comparesBits { contents = list.contents }
    }

    /// Updates the children at old indices `places`, except those whose values have the same bits as before.
    private func update(_ places: Range<Int>, to new: ContiguousArray<Content>, shiftedBy shift: Int) {
        let (nodes, old) = (children, contents)
        let (children, values) = (nodes.span, new.span)
        let comparesBits = comparesBits && old.count > 0
        var place = places.lowerBound
        while true {
            if comparesBits {
                place = ValueBits.firstDifference(
                    in: place..<places.upperBound, of: old, to: new, shiftedBy: shift)
            }
            if place >= places.upperBound { return }
            children[place].update(to: values[place + shift])
            place += 1
        }
    }

    // MARK: - Moved, inserted and removed elements

    /// Updates and moves the children that remain, mounts new ones and removes the others.
    private func match(_ list: ElementList<ID, Content>, _ difference: ElementDifference) {
        let old = children
        let shift = list.ids.count - old.count
        let end = old.count - difference.suffix
        updateRuns(of: difference, list.contents)
        update(end..<old.count, to: list.contents, shiftedBy: shift)
        // The children at indices that held a different child; if the count has changed, all children in the middle.
        var others: ContiguousArray<(place: Int, child: ViewNode<Content>)> = []
        for (offset, source) in difference.sources.enumerated() {
            let place = difference.prefix + offset
            if shift == 0, Int(source) == place { continue }
            let child =
                source < 0
                ? Content.mount(list.contents[place], in: innerContext) : old[Int(source)]
            others.append((place, child))
        }
        // Removed children can still be looked up by id during their removal.
        for index in difference.removed {
            graph.explanations.recordRemoval(of: old[Int(index)], .removed(id: "\(ids[Int(index)])"))
            remove(old[Int(index)])
        }
        if shift == 0 {
            for other in others { children[other.place] = other.child }
        } else {
            children.replaceSubrange(difference.prefix..<end, with: others.map(\.child))
        }
        ids = list.ids
        if isInitialised { structureChanged(change(by: difference, others, old)) }
    }

    /// Updates the remaining children between prefix and suffix, in runs of consecutive indices.
    private func updateRuns(of difference: ElementDifference, _ contents: ContiguousArray<Content>) {
        var run = 0..<0
        var shift = 0
        for (offset, source) in difference.sources.enumerated() where source >= 0 {
            let (old, new) = (Int(source), difference.prefix + offset)
            if old == run.upperBound, new - old == shift {
                run = run.lowerBound..<(old + 1)
            } else {
                update(run, to: contents, shiftedBy: shift)
                run = old..<(old + 1)
                shift = new - old
            }
        }
        update(run, to: contents, shiftedBy: shift)
    }

    private func change(
        by difference: ElementDifference, _ others: ContiguousArray<(place: Int, child: ViewNode<Content>)>,
        _ old: ContiguousArray<ViewNode<Content>>
    ) -> StructureChange {
        if difference.onlyRemoves { return .removal }
        // With more moved children, collecting all children again costs no more.
        if !difference.onlyReorders || others.count > old.count / 4 + 2 { return .any }
        var order = NodeOrder()
        for other in others {
            order.old.append(old[other.place])
            order.new.append(other.child)
        }
        return .order(order)
    }

    /// Reports repeated ids, unless the same ids were reported last time.
    private func report(_ repeated: ContiguousArray<ID>) {
        if repeated.isEmpty, repeatedIDs.isEmpty { return }
        let new = Set(repeated)
        if new == repeatedIDs { return }
        repeatedIDs = new
        guard let first = repeated.first else { return }
        Diagnostics.report(
            Diagnostic(
                kind: .repeatedIdentity, subject: path,
                message: "ForEach has the id \(first) more than once"
                    + (repeated.count > 1 ? " (and \(repeated.count - 1) other repetitions)" : ""),
                cure: RepeatedIdentity<ID>.cure))
    }

    override func unmount() {
        super.unmount()
        children = []
        ids = []
        contents = []
    }
}

extension RepeatedIdentity {
    /// The consequence of repeated ids, and the remedy.
    static var cure: String {
        "the elements are distinguished by their order, so that state and selection may stay behind when they move; "
            + "give each element a unique id"
    }
}
