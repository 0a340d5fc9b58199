/// The accessibility element of a row without a mounted cell.
final class ListRowElement: AccessibilityElement, AccessibilityActionPerforming {
    private weak var list: ListView?
    let row: Int

    init(_ list: ListView, row: Int) {
        self.list = list
        self.row = row
        super.init(accessibilityContainer: list)
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard let list, row < list.numberOfRows else { return }
        ListRowSemantics(list: list).describe(row, &attributes)
        attributes.label = ListRowSemantics(list: list).label(ofUnmounted: row)
        attributes.states.insert(.offscreen)
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get { list?.rectForRow(at: row) ?? .zero }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        list.map { ListRowSemantics(list: $0).choose(row) } ?? false
    }

    package func performCustomAction(named name: String) -> Bool {
        list?.performAction(name, onRow: row) ?? false
    }

    override func accessibilityScrollToVisible() {
        guard let list, row < list.numberOfRows else { return }
        list.scrollToRow(at: row, at: .none, animated: false)
    }
}

/// The accessibility elements of unmounted rows, held weakly and keyed by row.
struct ListRowElements {
    private struct Entry {
        weak var element: ListRowElement?
    }

    private var entries: [Int: Entry] = [:]

    /// Returns the element of a row; the same object is returned while a client retains it.
    mutating func element(for row: Int, in list: ListView) -> ListRowElement {
        if let known = entries[row]?.element { return known }
        let element = ListRowElement(list, row: row)
        entries = entries.filter { $1.element != nil }
        entries[row] = Entry(element: element)
        return element
    }
}

/// The accessibility attributes and actions of a list's rows, whether mounted or not.
struct ListRowSemantics {
    let list: ListView

    func describe(_ row: Int, _ attributes: inout AccessibilityAttributes) {
        attributes.role = .listItem
        attributes.positionInSet = row
        attributes.setSize = list.numberOfRows
        attributes.actions += list.actions(ofRow: row).map { .custom($0) }
        guard list.allowsSelection else { return }
        attributes.states.insert(.selectable)
        if list.selection.rows.contains(row) { attributes.states.insert(.selected) }
        if list.isFirstResponder, row == list.selection.lead { attributes.states.insert(.focused) }
        attributes.actions.insert(.activate, at: 0)
    }

    /// Selects the row as a click does, and scrolls to it.
    ///
    /// - Returns: `false` when rows cannot be selected or the row does not exist.
    func choose(_ row: Int) -> Bool {
        guard list.allowsSelection, row >= 0, row < list.numberOfRows else { return false }
        list.scrollToRow(at: row, at: .none, animated: false)
        ListPress(list: list).select(row, [])
        return true
    }

    /// Returns the label of an unmounted row: its type-ahead text or, without one, the combined label of a cell configured for it.
    func label(ofUnmounted row: Int) -> String? {
        if let text = list.listDelegate?.listView(list, typeSelectStringForRowAt: row) { return text }
        guard let cell = list.dataSource?.listView(list, cellForRowAt: row) else { return nil }
        cell.runConfigurationUpdate()
        let label = AccessibilityTree.combinedLabel(of: cell)
        list.recycle(cell)
        return label
    }
}
