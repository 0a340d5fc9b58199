extension ListView: AccessibilityContainer, AccessibilityReadingOrder {
    final func describeRows(_ attributes: inout AccessibilityAttributes) {
        attributes.role = .list
        attributes.states.insert(.managesDescendants)
        if allowsMultipleSelection { attributes.states.insert(.multiselectable) }
    }

    /// Cells come and go in any order: they are read from the top.
    package final var subviewsInReadingOrder: [View] {
        subviews.filter { $0 is ReusableView }.sorted { $0.frame.minY < $1.frame.minY }
            + subviews.filter { !($0 is ReusableView) }
    }

    public final func accessibilityElementCount() -> Int { numberOfRows }

    /// The cell of a row, or an element that represents the row while it has no cell.
    public final func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        guard index >= 0, index < numberOfRows else { return nil }
        if let entry = shown.first(where: { $0.row == index }) { return entry.cell }
        if let known = rowElements[index]?.element { return known }
        let made = ListRowElement(self, row: index)
        rowElements = rowElements.filter { $1.element != nil }
        rowElements[index] = WeakRowElement(element: made)
        return made
    }

    public final func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        if let row = element as? ListRowElement { return row.row < numberOfRows ? row.row : nil }
        return (element as? ReusableView).flatMap(indexForRow(with:))
    }

    /// A reference that does not keep its element.
    struct WeakRowElement {
        weak var element: ListRowElement?
    }
}

/// The rows of a list as elements, whether they have cells or not.
struct ListRowSemantics {
    let list: ListView

    func describe(_ row: Int, _ attributes: inout AccessibilityAttributes) {
        attributes.role = .listItem
        attributes.positionInSet = row
        attributes.setSize = list.numberOfRows
        guard list.allowsSelection else { return }
        attributes.states.insert(.selectable)
        if list.selection.contains(row) { attributes.states.insert(.selected) }
        if list.isFirstResponder, row == list.leadRow { attributes.states.insert(.focused) }
        attributes.actions.append(.activate)
    }

    /// Does what a click on the row does; false where rows cannot be selected.
    func choose(_ row: Int) -> Bool {
        guard list.allowsSelection, row >= 0, row < list.numberOfRows else { return false }
        list.scrollToRow(at: row, at: .none, animated: false)
        list.select(row, [])
        return true
    }

    /// The text by which a row is known while it has no cell: that of type-ahead search, else that of a cell made for it.
    func label(ofUnmounted row: Int) -> String? {
        if let text = list.listDelegate?.listView(list, typeSelectStringForRowAt: row) { return text }
        guard let cell = list.dataSource?.listView(list, cellForRowAt: row) else { return nil }
        cell.runConfigurationUpdate()
        let label = AccessibilityTree.combinedLabel(of: cell)
        list.recycle(cell)
        return label
    }
}

extension ReusableView {
    private var list: ListView? { superview as? ListView }

    final func describeRow(_ attributes: inout AccessibilityAttributes) {
        guard let list, let row = list.indexForRow(with: self) else { return }
        ListRowSemantics(list: list).describe(row, &attributes)
        attributes.label = AccessibilityTree.combinedLabel(of: self)
        attributes.isElement = !AccessibilityTree.hasOperableContent(self)
        if isDisabled { attributes.states.remove(.enabled) }
    }

    final func chooseRow() -> Bool {
        guard let list, let row = list.indexForRow(with: self) else { return false }
        return ListRowSemantics(list: list).choose(row)
    }
}

/// A row of a list that has no cell.
final class ListRowElement: AccessibilityElement {
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

    override func accessibilityScrollToVisible() {
        guard let list, row < list.numberOfRows else { return }
        list.scrollToRow(at: row, at: .none, animated: false)
    }
}
