/// The rows of a list as elements that are dragged, and the gap that opens between them.
///
/// It is created for lists whose rows can be dragged or that accept drops.
final class ListReordering {
    private unowned let list: ListView
    /// The gap that is open; nil while nothing is dragged over the list.
    private(set) var gap: RowGap?
    /// The gap of moved rows that the pointer chooses; ``gap`` differs from it if the delegate has chosen another place.
    private var proposed: RowGap?
    /// The places of moved rows after a drop; nil until they have been determined.
    private var places: ItemGap?
    /// The row on which items would be dropped; nil for a drop between rows.
    private(set) var targetRow: Int?
    private let highlight = DropHighlight()
    private var hiddenCells: [ReusableView] = []
    private(set) lazy var dragging = ElementDragging(self)

    init(_ list: ListView) {
        self.list = list
        _ = dragging
    }

    /// Whether rows are hidden, because they are moved within the list.
    var isMovingRows: Bool { !dragging.hidden.isEmpty }

    /// Returns the distance by which the gap moves a row.
    func offset(of row: Int) -> Double { gap?.offset(of: row) ?? 0 }

    /// Returns the distance by which the gap moves the header of a section, or its footer.
    ///
    /// Moved rows come into the section that the list has determined for them; items from elsewhere between the rows around the gap.
    func offset(ofSection section: Int, isFooter: Bool) -> Double {
        guard let gap else { return 0 }
        let rows = list.rows.rows(ofSection: section)
        let row = isFooter ? rows.upperBound : rows.lowerBound
        let isBelowGap: Bool
        if let places {
            isBelowGap = isFooter ? places.target.section <= section : places.target.section < section
        } else {
            let insertion = gap.otherRow(gap.destination)
            isBelowGap = insertion < row || isFooter && insertion == list.rows.count
        }
        return gap.offset(ofBoundaryAbove: row, isBelowGap: isBelowGap)
    }

    private func setGap(_ new: RowGap?) {
        if new == gap { return }
        gap = new
        list.setNeedsLayout()
        guard list.viewHost != nil else { return }
        View.animate(withDuration: ElementDragging.duration) { self.list.layoutIfNeeded() }
    }

    /// Hides the cells of the dragged rows, if their places are closed, and shows the others.
    func updateVisibility() {
        let hidden = dragging.hidden
        if hidden.isEmpty, hiddenCells.isEmpty { return }
        let closesPlaces = proposed?.closesPlaces ?? true
        let cells = closesPlaces ? list.cells.mounted.filter { hidden.contains($0.row) }.map(\.cell) : []
        if cells.isEmpty, hiddenCells.isEmpty { return }
        View.performWithoutAnimation {
            for cell in hiddenCells where !cells.contains(where: { $0 === cell }) { cell.alpha = 1 }
            for cell in cells { cell.alpha = 0 }
        }
        hiddenCells = cells
    }

    /// Renumbers the dragged rows after the rows of the list have changed; `newRow` returns nil for a removed row.
    func rowsChanged(_ newRow: (Int) -> Int?) {
        dragging.elementsChanged(newRow)
        setTarget(nil)
        gap = gap?.renumbered(count: list.numberOfRows, newRow)
        proposed = proposed?.renumbered(count: list.numberOfRows, newRow)
        places = nil
    }

    private func setTarget(_ row: Int?) {
        targetRow = row
        highlight.show(
            row.map { .around(list.rectForRow(at: $0).offsetBy(dx: 0, dy: offset(of: $0))) }, in: list)
    }

    private var placer: (any RowDropPlacing)? { (list as? any RowDropPlacerProviding)?.rowDropPlacer }
}

extension ListReordering: ElementDragContainer {
    var dragView: ScrollView { list }
    func element(at point: Point) -> Int? { list.indexForRow(at: point) }
    func frame(of row: Int) -> Rect { list.rectForRow(at: row) }
    func cell(of row: Int) -> View? { list.cells.cell(for: row) }
    func canMove(_ row: Int) -> Bool { list.dataSource?.listView(list, canMoveRowAt: row) ?? false }

    func elements(draggedWith row: Int) -> [Int] { ListRowMoves(list: list).rows(draggedWith: row) }

    func hiddenElementsDidChange() { updateVisibility() }

    func items(of row: Int, for session: DragSession) -> [DragItem] {
        let items = list.dragDelegate?.listView(list, itemsForBeginning: session, at: row) ?? []
        let isMovable = items.isEmpty && ListRowMoves(list: list).canMoveInTree(row)
        return isMovable ? [DragItem(itemProvider: ItemProvider())] : items
    }

    func allowsMove(_ session: DragSession) -> Bool {
        list.dragDelegate?.listView(list, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragWillBegin(_ session: DragSession) {
        (list as? any RowDropPlacerProviding)?.rowDragWillBegin(session)
    }

    func dragDidEnd(_ session: DragSession, with operation: DropOperation, movedWithin: Bool) {
        // The delegate of a table removes rows that were moved to other views.
        let isDone = movedWithin && list is any RowDropPlacerProviding
        list.dragDelegate?.listView(list, dragSession: session, didEndWith: isDone ? .cancel : operation)
    }

    // MARK: - Target

    func canHandle(_ session: DropSession) -> Bool {
        placer?.canHandle(session) ?? list.dropDelegate?.listView(list, canHandle: session) ?? false
    }

    func openGap(for rows: [Int], pressed row: Int, center: Point, pointer: Point) {
        var new =
            proposed.flatMap { $0.lifted == rows ? $0 : nil }
            ?? RowGap(lifting: rows, pressed: row, in: list.rows, limit: list.layoutState.bounds.height)
        new.move(center: center.y, in: list.rows)
        if new == proposed, places != nil { return setGap(new.moved(to: places?.destination ?? 0)) }
        let isFirst = proposed == nil
        proposed = new
        let places = ListRowMoves(list: list).places(of: rows, at: new.destination)
        self.places = places
        setGap(new.moved(to: places.destination))
        if isFirst { updateVisibility() }
    }

    func proposal(for session: DropSession, at point: Point) -> DropOperation {
        // The rows below an open gap are displayed lower than their places.
        let shift = gap.map { point.y >= $0.top(in: list.rows) + $0.height ? $0.height : 0 } ?? 0
        let isInGap = shift == 0 && gap.map { point.y >= $0.top(in: list.rows) } ?? false
        var new = RowGap(source: nil, height: list.defaultRowHeight, destination: 0)
        if isInGap, let gap {
            new = gap
        } else {
            new.move(center: point.y - shift, in: list.rows)
        }
        let row = isInGap ? nil : list.indexForRow(at: Point(x: point.x, y: point.y - shift))
        proposed = nil
        guard let placer else {
            let operation =
                list.dropDelegate?.listView(
                    list, dropSessionDidUpdate: session, withDestinationRow: new.destination
                ).operation ?? .cancel
            setGap(operation.isDrop ? new : nil)
            return operation
        }
        let place = RowDropPlace(insertion: new.destination, row: row, point: point)
        let (operation, intent) = placer.proposal(for: session, at: place)
        show(operation.isDrop ? intent : .none, new, row, at: point.y - shift)
        return operation
    }

    /// Opens the gap or highlights a row, as the delegate intends.
    private func show(_ intent: RowDropIntent, _ new: RowGap, _ row: Int?, at y: Double) {
        let isInMiddle = row.map { row in
            abs(y - list.rows.top(of: row) - list.rows.height(of: row) / 2) < list.rows.height(of: row) / 4
        }
        switch intent {
        case .none:
            setGap(nil)
            setTarget(nil)
        case .into: setTarget(row)
        case .automatic where isInMiddle == true: setTarget(row)
        case .insertion, .automatic:
            setTarget(nil)
            setGap(new)
        case .highlight(let place):
            setGap(nil)
            targetRow = nil
            highlight.show(place, in: list)
        }
    }

    func closeGap() {
        setTarget(nil)
        setGap(nil)
        proposed = nil
        places = nil
    }

    func performMove() -> Rect? {
        guard let gap, !gap.lifted.isEmpty else { return nil }
        let moves = ListRowMoves(list: list)
        let places = places ?? moves.places(of: gap.lifted, at: (proposed ?? gap).destination)
        (self.gap, self.proposed, self.places) = (nil, nil, nil)
        // The gap is below a header that it shares with the previous section, the rows may land above it.
        let isAlone = places.slots.counts[places.target.section] == places.length
        let (top, height) = gap.landing(
            in: list.rows, beside: places.target.item > 0 ? .previous : isAlone ? nil : .next)
        let landing = Rect(x: list.rowLeft, y: top, width: list.rowWidth, height: height)
        if places.movesItems { moves.perform(places, with: .none) }
        list.setNeedsLayout()
        return landing
    }

    func performDrop(_ session: DropSession) -> Rect? {
        let (gap, target) = (gap, targetRow)
        let point = session.location(in: list)
        self.gap = nil
        setTarget(nil)
        list.setNeedsLayout()
        guard let placer else {
            if let gap { list.dropDelegate?.listView(list, performDrop: session, at: gap.destination) }
            return nil
        }
        return placer.performDrop(
            session,
            at: RowDropPlace(insertion: target == nil ? gap?.destination : nil, row: target, point: point))
    }

    func dropSession(_ session: DropSession, did change: DropSessionChange) {
        placer?.dropSession(session, did: change)
    }
}
