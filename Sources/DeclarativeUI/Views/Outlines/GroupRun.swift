/// Appends the rows of a `ForEach` whose elements contain groups that can be expanded.
///
///     GroupRuns(elements, groups).append(to: &rows)
///
/// An element is one row, whose view is created when the row becomes visible, until its group is expanded. This holds for groups that store
/// whether they are expanded themselves: a binding is known only from the view of each element.
struct GroupRuns<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    let elements: ElementRows<Data, ID, Content>
    let groups: ElementGroups

    init(_ elements: ElementRows<Data, ID, Content>, _ groups: ElementGroups) {
        self.elements = elements
        self.groups = groups
        if groups.elements.map({ $0 is ElementRows<Data, ID, Content> }) == false { groups.reset() }
        elements.adoptIdentities(of: groups.elements)
        groups.elements = elements
    }

    func append(to rows: inout RowCollector) {
        let opened = takeOpened()
        var next = 0
        while next < elements.count, groups.mode != .lazy { add(&next, to: &rows) }
        for index in opened where index >= next {
            addRun(next..<index, to: &rows)
            next = index
            add(&next, to: &rows)
        }
        addRun(next..<elements.count, to: &rows)
    }

    /// Returns the places of the elements whose views exist, ascending, and forgets the others.
    private func takeOpened() -> [Int] {
        var places: [(index: Int, id: AnyHashable)] = []
        for id in groups.opened {
            if let index = elements.index(ofKeyID: id), groups.keeps(id) { places.append((index, id)) }
        }
        groups.visible = nil
        groups.opened = Set(places.map(\.id))
        groups.expanded.formIntersection(groups.opened)
        return places.map(\.index).sorted()
    }

    private func add(_ next: inout Int, to rows: inout RowCollector) {
        groups.observe(&rows, elements.keyID(at: next)) { elements.open(next, in: &$0) }
        next += 1
    }

    private func addRun(_ range: Range<Int>, to rows: inout RowCollector) {
        if range.isEmpty { return }
        rows.add(GroupRun(elements, range, groups, in: rows.withoutSegments()))
    }
}

/// Consecutive elements of a `ForEach` whose groups are collapsed: one row for each, whose view is created when it becomes visible.
private final class GroupRun<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSegment {
    private let elements: ElementRows<Data, ID, Content>
    private let range: Range<Int>
    private let groups: ElementGroups
    /// The collector without segments, which adds the rows of an element where the run is.
    private let context: RowCollector

    init(
        _ elements: ElementRows<Data, ID, Content>, _ range: Range<Int>, _ groups: ElementGroups,
        in context: RowCollector
    ) {
        self.elements = elements
        self.range = range
        self.groups = groups
        self.context = context
        super.init()
        actions = elements.actions
    }

    override var count: Int { range.count }
    override func id(at index: Int) -> AnyHashable? { elements.id(at: range.lowerBound + index) }
    override func keyID(at index: Int) -> AnyHashable? { elements.keyID(at: range.lowerBound + index) }
    override var hasRepeatedIDs: Bool { elements.hasRepeatedIDs }
    override func offset(at index: Int) -> Int { elements.offset(at: range.lowerBound + index) }
    override var elementCount: Int { elements.elementCount }
    override var identifiedType: Any.Type? { elements.identifiedType }
    override var isTree: Bool { true }

    override func index(of id: AnyHashable) -> Int? {
        guard let index = elements.index(of: id), range.contains(index) else { return nil }
        return index - range.lowerBound
    }

    override func makeContent(at index: Int) -> AnyView {
        open(index)?.content(at: 0) ?? AnyView(EmptyView())
    }

    override func groupDisclosure(at index: Int) -> RowDisclosure? {
        guard var disclosure = open(index)?.groupDisclosure(at: 0) else { return nil }
        let (groups, id, toggle) = (groups, keyID(at: index), disclosure.toggle)
        disclosure.toggle = {
            // The view is kept, although the row is not visible.
            if let id { groups.expanded.insert(id) }
            toggle()
        }
        return disclosure
    }

    /// Creates the view of an element, and returns the segment of its row; nil if it has none.
    private func open(_ index: Int) -> RowSegment? {
        var rows = context
        let place = range.lowerBound + index
        groups.observe(&rows, elements.keyID(at: place)) { elements.open(place, in: &$0) }
        groups.limitOpened()
        return rows.segments.first
    }

    override func difference(from old: RowSegment) -> RowDifference? {
        guard let old = old as? GroupRun<Data, ID, Content>, range == old.range,
            elements.hasSameIdentities(as: old.elements)
        else { return nil }
        return RowDifference()
    }
}
