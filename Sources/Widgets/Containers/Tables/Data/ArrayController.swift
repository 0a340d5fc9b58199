/// The elements of a table, sorted and filtered.
///
/// Modelled on `NSArrayController`. A large content is sorted and filtered away from the main actor, while the table displays the rows as
/// they were; small ones at once. A changed, inserted or removed element is moved to its place without sorting the others. The table keeps
/// the selected elements and the one that is being edited; the edit of an element that the filter hides is stored. A change during an
/// arrangement starts it again.
///
///     let files = ArrayController<File>(content: found)
///     files.sortKeys = ["name": .text { $0.name }, "size": .number { Double($0.size) }]
///     files.tableView = table
///
///     // in the data source
///     func numberOfRows(in tableView: TableView) -> Int { files.arrangedObjects.count }
///     func tableView(_ tableView: TableView, sortDescriptorsDidChange old: [TableColumn.SortDescriptor]) {
///         files.sortDescriptors = tableView.sortDescriptors
///     }
public final class ArrayController<Element: Sendable> {
    /// All elements; setting it sorts and filters them, stores an edit of the table, and clears its selection.
    ///
    /// More than 2,000 elements are displayed in their own order until they are arranged. ``replace(at:with:)`` changes one element without
    /// arranging the others.
    public var content: [Element] {
        get { storage }
        set {
            if let tableView { TableCellEditing(table: tableView).finish() }
            changeCount += 1
            storage = newValue
            rows = nil
            summaries.reset()
            tableView?.reloadData()
            rearrangeObjects()
        }
    }

    /// The properties by which elements can be sorted, by the keys of sort descriptors; none by default.
    public var sortKeys: [String: SortKey<Element>] = [:] { didSet { rearrangeObjects() } }
    /// The order of the displayed elements, the most significant property first; empty, the default, for that of the content.
    ///
    /// A key that is missing in ``sortKeys`` is reported and ignored.
    public var sortDescriptors: [TableColumn.SortDescriptor] = [] {
        didSet { if sortDescriptors != oldValue { rearrangeObjects() } }
    }
    /// Returns whether an element is displayed; nil, the default, displays all.
    ///
    /// It is called away from the main actor for more than 2,000 elements.
    public var filterPredicate: (@Sendable (Element) -> Bool)? { didSet { rearrangeObjects() } }

    /// The table whose rows are the arranged elements; nil by default.
    public weak var tableView: TableView?
    /// Called after the displayed elements or their order have changed; nil by default.
    public var arrangedObjectsDidChange: (() -> Void)?

    /// Whether elements are being sorted or filtered away from the main actor.
    public private(set) var isArranging = false

    private var storage: [Element]
    private var summaries = ArraySummaries<Element>()
    /// The indices of the displayed elements; nil if all are displayed in the order of the content.
    private var rows: [Int32]?
    private var task: Task<Void, Never>?
    /// The number of changes of the content.
    private var changeCount = 0

    /// The number of elements up to which they are arranged at once.
    private static var immediateLimit: Int { 2_000 }

    /// Creates a controller that displays all elements in their order.
    public init(content: [Element] = []) { storage = content }

    nonisolated deinit { task?.cancel() }

    /// The displayed elements, in display order.
    public var arrangedObjects: ArrangedObjects<Element> { ArrangedObjects(content: storage, rows: rows) }

    /// Returns the row of the element at an index of the content; nil if it is not displayed: O(rows).
    public func row(ofContentIndex index: Int) -> Int? {
        guard let rows else { return storage.indices.contains(index) ? index : nil }
        return rows.firstIndex(of: Int32(index))
    }

    // MARK: - Summaries

    /// The numbers of elements that are summarised, by keys of the program; none by default.
    ///
    ///     files.summaryKeys = ["size": { Double($0.size) }]
    public var summaryKeys: [String: (Element) -> Double] {
        get { summaries.numbers }
        set {
            summaries.numbers = newValue
            tableView?.columns?.forEachSummary { $0.reload() }
        }
    }

    /// Returns the number, sum, average and extremes of the displayed elements' numbers; of none for a key that is missing in ``summaryKeys``.
    ///
    /// O(1) after a change of a single element, unless it was the smallest or the greatest; O(rows) after others.
    ///
    ///     let size = files.summary(of: "size").sum
    public func summary(of key: String) -> NumberSummary {
        if let summary = summaries.summary(of: key, in: arrangedObjects) { return summary }
        report("there is no summary key \"\(key)\"", cure: "the summary is empty; add the key to summaryKeys")
        return NumberSummary()
    }

    // MARK: - Arranging

    /// Sorts and filters all elements again, for example after a property that the filter uses has changed.
    ///
    /// An arrangement that is running is cancelled.
    public func rearrangeObjects() {
        task?.cancel()
        task = nil
        isArranging = false
        let request = arrangement
        if request.order.isEmpty, request.predicate == nil { return show(nil) }
        if storage.count <= Self.immediateLimit { return show(request.rows {}) }
        isArranging = true
        task = Task { [weak self] in
            let rows = try? await Self.arrange(request)
            guard let self, let rows, !Task.isCancelled else { return }
            task = nil
            isArranging = false
            show(rows)
        }
    }

    /// Waits until no arrangement is running.
    public func waitUntilArranged() async { while let task { await task.value } }

    @concurrent private nonisolated static func arrange(
        _ request: RowArrangement<Element>
    ) async throws(CancellationError) -> [Int32] {
        try request.rows { () throws(CancellationError) in
            if Task.isCancelled { throw CancellationError() }
        }
    }

    private var arrangement: RowArrangement<Element> {
        let order = sortDescriptors.compactMap { descriptor in
            sortKeys[descriptor.key].map { (key: $0, ascending: descriptor.ascending) }
        }
        for descriptor in sortDescriptors where sortKeys[descriptor.key] == nil && !sortKeys.isEmpty {
            report(
                "there is no sort key \"\(descriptor.key)\"",
                cure: "the descriptor is ignored; add the key to sortKeys")
        }
        return RowArrangement(content: storage, order: order, predicate: filterPredicate)
    }

    private func show(_ new: [Int32]?) {
        if new != nil || rows != nil {
            let keeper = ArrangedSelection(of: tableView, arrangedObjects.contentIndex(ofRow:))
            let places = keeper.places(among: storage.count, rows: new)
            let before = changeCount
            keeper.endHiddenEdit(places)
            // The stored text has changed an element.
            if changeCount != before { return rearrangeObjects() }
            rows = new
            summaries.reset()
            keeper.restore(places)
        }
        didChangeObjects()
    }

    // MARK: - Changes of single elements

    /// Inserts an element before the one at an index of the content, and a row for it if the filter lets it pass.
    ///
    /// O(rows) for renumbering, and O(log rows) comparisons.
    public func insert(_ element: Element, at index: Int) {
        guard check(index, in: 0..<storage.count + 1, "inserted") else { return }
        storage.insert(element, at: index)
        if rows == nil {
            summaries.replace(nil, by: element)
            tableView?.insertRows(at: [index], with: .automatic)
        } else {
            renumber { $0 >= index ? $0 + 1 : $0 }
            addRow(for: index)
        }
        didChangeElements()
    }

    /// Removes the element at an index of the content, and its row: O(rows).
    public func remove(at index: Int) {
        guard check(index, in: 0..<storage.count, "removed") else { return }
        let row = row(ofContentIndex: index)
        if let row { rows?.remove(at: row) }
        let element = storage.remove(at: index)
        if row != nil { summaries.replace(element, by: nil) }
        renumber { $0 > index ? $0 - 1 : $0 }
        if let row { tableView?.deleteRows(at: [row], with: .automatic) }
        didChangeElements()
    }

    /// Replaces the element at an index of the content; its row moves to its place, appears or disappears.
    ///
    /// O(rows) for finding the row, and O(log rows) comparisons.
    public func replace(at index: Int, with element: Element) {
        guard check(index, in: 0..<storage.count, "replaced") else { return }
        let old = row(ofContentIndex: index)
        let replaced = storage[index]
        storage[index] = element
        guard let rows, let old else {
            if rows == nil {
                summaries.replace(replaced, by: element)
                tableView?.reloadRows(at: [index])
            } else {
                addRow(for: index)
            }
            return didChangeElements()
        }
        let request = arrangement
        if request.predicate?(element) == false {
            summaries.replace(replaced, by: nil)
            self.rows?.remove(at: old)
            tableView?.deleteRows(at: [old], with: .automatic)
            return didChangeElements()
        }
        var others = rows
        others.remove(at: old)
        let new = others.indices.partitioningIndex { !request.precedes(others[$0], Int32(index)) }
        others.insert(Int32(index), at: new)
        self.rows = others
        summaries.replace(replaced, by: element)
        if new == old {
            tableView?.reloadRows(at: [old])
        } else {
            tableView?.moveRow(at: old, to: new, with: .automatic)
            tableView?.reloadRows(at: [new])
        }
        didChangeElements()
    }

    private func addRow(for index: Int) {
        let request = arrangement
        guard var rows, request.predicate?(storage[index]) ?? true else { return }
        let row = rows.indices.partitioningIndex { !request.precedes(rows[$0], Int32(index)) }
        rows.insert(Int32(index), at: row)
        self.rows = rows
        summaries.replace(nil, by: storage[index])
        tableView?.insertRows(at: [row], with: .automatic)
    }

    private func renumber(_ new: (Int) -> Int) {
        guard let rows else { return }
        self.rows = rows.map { Int32(new(Int($0))) }
    }

    /// Starts a running arrangement again, because it sorts the elements as they were.
    private func didChangeElements() {
        changeCount += 1
        if isArranging { rearrangeObjects() }
        didChangeObjects()
    }

    private func didChangeObjects() {
        tableView?.columns?.forEachSummary { $0.reload() }
        arrangedObjectsDidChange?()
    }

    private func check(_ index: Int, in range: Range<Int>, _ action: String) -> Bool {
        if range.contains(index) { return true }
        report(
            "element \(index) of \(storage.count) was to be \(action)",
            cure: "nothing was changed; give an index of the content")
        return false
    }

    private func report(_ message: String, cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: tableView?.hierarchyPath ?? "\(type(of: self))",
                message: message, cure: cure))
    }
}
