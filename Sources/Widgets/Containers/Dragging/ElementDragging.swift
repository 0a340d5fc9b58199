/// Dragging the elements of a list or a collection: to another place in the view, and as items to and from other views.
///
/// It is created for views whose elements can be dragged or that accept drops.
///
///     let dragging = ElementDragging(container)   // adds the interactions to the container's view
final class ElementDragging {
    private unowned let container: any ElementDragContainer
    /// The elements that are hidden while their preview is dragged.
    private(set) var hidden: Set<Int> = []
    /// The elements of the current drag, ascending; empty if they were removed.
    private var dragged: [Int] = []
    /// The dragged element under the pointer; nil if it was removed.
    private var pressed: Int?
    /// The vector from the middle of the pressed element to the pointer, in points.
    private var grip = Point.zero
    /// The drag of elements that can be moved within the view; nil for other drags.
    private weak var movingSession: DragSession?
    /// Whether the elements of the items that were dragged or copied last were moved within the view.
    private var hasMoved = false
    /// The elements of the items that were dragged or copied last, by item.
    private var elementsOfItems: [ObjectIdentifier: Int] = [:]
    /// The session of these items.
    private weak var itemSession: DragSession?
    /// The place to which the preview of a dropped element moves.
    private var landing: DragPreviewTarget?
    private lazy var drag = DragInteraction(delegate: self)
    private lazy var drop = DropInteraction(delegate: self)

    /// The duration in which elements make room, in seconds.
    static let duration = 0.2

    init(_ container: any ElementDragContainer) {
        self.container = container
        container.dragView.addInteraction(drag)
        container.dragView.addInteraction(drop)
    }

    private var view: ScrollView { container.dragView }

    /// Whether drags can begin.
    var isEnabled: Bool {
        get { drag.isEnabled }
        set { drag.isEnabled = newValue }
    }

    /// Whether elements of the view are being dragged.
    var isDragging: Bool { pressed != nil }

    /// Whether the session is a drag of elements of this view that can be moved within it.
    private func isMoving(_ session: DropSession) -> Bool {
        session.localDragSession.map { $0 === movingSession } ?? false
    }

    /// Returns the element of an item that is dragged or was copied from this view; nil for items of other views.
    func element(of item: DragItem, in session: DropSession) -> Int? {
        guard let itemSession, session.localDragSession === itemSession else { return nil }
        return elementsOfItems[ObjectIdentifier(item)]
    }

    /// Records the element of items that are dragged or copied.
    func record(_ items: [DragItem], of element: Int, in session: DragSession) {
        if session !== itemSession {
            elementsOfItems = [:]
            hasMoved = false
        }
        itemSession = session
        for item in items { elementsOfItems[ObjectIdentifier(item)] = element }
    }

    /// Records that the view has moved the elements itself, so that its drag delegate has nothing to remove.
    func elementsDidMove() { hasMoved = true }

    private func setHidden(_ elements: Set<Int>) {
        if elements == hidden { return }
        hidden = elements
        container.hiddenElementsDidChange()
    }

    /// Renumbers the dragged elements after the elements of the view have changed; `newElement` returns nil for a removed element.
    func elementsChanged(_ newElement: (Int) -> Int?) {
        dragged = dragged.compactMap(newElement).sorted()
        pressed = pressed.flatMap(newElement)
        hidden = Set(hidden.compactMap(newElement))
        elementsOfItems = elementsOfItems.compactMapValues(newElement)
    }
}

extension ElementDragging: DragInteractionDelegate {
    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    {
        let place = session.location(in: view)
        guard let element = container.element(at: place) else { return [] }
        let elements = container.elements(draggedWith: element)
        let canMove = elements.allSatisfy(container.canMove)
        var items: [DragItem] = []
        for element in elements {
            var own = container.items(of: element, for: session)
            if own.isEmpty, canMove { own = [DragItem(itemProvider: ItemProvider())] }
            record(own, of: element, in: session)
            items += own
        }
        if items.isEmpty { return [] }
        dragged = elements
        pressed = element
        let frame = container.frame(of: element)
        grip = Point(x: place.x - frame.midX, y: place.y - frame.midY)
        movingSession = canMove ? session : nil
        return items
    }

    func dragInteraction(
        _ interaction: DragInteraction, previewForLifting item: DragItem, session: DragSession
    ) -> TargetedDragPreview? {
        let element = elementsOfItems[ObjectIdentifier(item)] ?? pressed
        return element.flatMap(container.cell).map { TargetedDragPreview(view: $0) }
    }

    func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool {
        session === movingSession || container.allowsMove(session)
    }

    func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: DragSession) {
        container.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) {
        container.dragDidEnd(session, with: operation, movedWithin: hasMoved)
        container.closeGap()
        // Without a drop in this view, hidden elements appear when the preview has returned to them.
        if operation != .cancel, landing == nil { setHidden([]) }
        dragged = []
        pressed = nil
    }

    func dragInteraction(
        _ interaction: DragInteraction, previewForCancelling item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview? {
        guard let element = elementsOfItems[ObjectIdentifier(item)], hidden.contains(element) else {
            return defaultPreview
        }
        return defaultPreview.retargetedPreview(with: target(container.frame(of: element)))
    }

    private func target(_ frame: Rect) -> DragPreviewTarget {
        DragPreviewTarget(container: view, center: frame.center)
    }
}

extension ElementDragging: DropInteractionDelegate {
    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        isMoving(session) || container.canHandle(session)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        container.dropSession(session, did: .enter)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)
        -> DropProposal
    {
        let place = session.location(in: view)
        guard isMoving(session) else {
            return DropProposal(operation: container.proposal(for: session, at: place))
        }
        guard let pressed, !dragged.isEmpty else { return DropProposal(operation: .cancel) }
        setHidden(Set(dragged))
        container.openGap(
            for: dragged, pressed: pressed, center: Point(x: place.x - grip.x, y: place.y - grip.y),
            pointer: place)
        return DropProposal(operation: .move)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        // The places of the dragged elements open again, and stay empty.
        container.closeGap()
        container.dropSession(session, did: .exit)
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        if isMoving(session) {
            guard pressed != nil else { return }
            pressed = nil
            elementsDidMove()
            landing = container.performMove().map(target)
        } else {
            landing = container.performDrop(session).map(target)
        }
    }

    func dropInteraction(
        _ interaction: DropInteraction, previewForDropping item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview? {
        landing.map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        container.closeGap()
        setHidden([])
        landing = nil
        container.dropSession(session, did: .end)
    }
}
