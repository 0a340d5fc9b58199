/// The container of a view from which items can be dragged.
final class DragContainer: HittingContainer, DragInteractionDelegate {
    /// Returns the items; an empty array while the view is disabled.
    var makeItems: () -> [DragItem] = { [] }

    override init(frame: Rect) {
        super.init(frame: frame)
        addInteraction(DragInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    {
        makeItems()
    }

    /// Returns false: the modifiers have no action that removes moved items.
    func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool { false }
}

/// The container of a view on which items can be dropped.
final class DropContainer: HittingContainer, DropInteractionDelegate {
    var receiver: DropReceiver?
    private var isTargeted = false {
        didSet { if isTargeted != oldValue { receiver?.isTargeted(isTargeted) } }
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        addInteraction(DropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        receiver?.accepts(session) ?? false
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        isTargeted = true
    }

    func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal { DropProposal(operation: receiver == nil ? .cancel : .copy) }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        isTargeted = false
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        receiver?.perform(session, session.location(in: self))
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        isTargeted = false
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { isTargeted = false }
    }
}

/// A container that is hit at any point of its bounds at which no descendant is hit.
class HittingContainer: PassingView {
    nonisolated deinit {}

    override func hitTest(_ point: Point, with event: InputEvent?) -> Widgets.View? {
        if let found = super.hitTest(point, with: event) { return found }
        let isHere = !isHidden && isUserInteractionEnabled && alpha >= 0.01 && bounds.contains(point)
        return isHere ? self : nil
    }
}

/// The actions of a drop destination.
struct DropReceiver {
    /// Returns whether items of the session can be dropped.
    let accepts: (DropSession) -> Bool
    /// Called with true while droppable items are over the view.
    let isTargeted: (Bool) -> Void
    /// Called with the location in the view's coordinate space when the items are dropped.
    let perform: (DropSession, Point) -> Void
}

/// A modifier that lets the user drag items out of a view.
struct DragEffect: ContainerEffect {
    let items: () -> [DragItem]

    func makeContainer() -> DragContainer { DragContainer(frame: .zero) }

    func apply(to container: DragContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.makeItems = environment.isEnabled ? items : { [] }
    }
}

/// A modifier that lets the user drop items on a view.
struct DropEffect: ContainerEffect {
    let receiver: DropReceiver

    func makeContainer() -> DropContainer { DropContainer(frame: .zero) }

    func apply(to container: DropContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.receiver = environment.isEnabled ? receiver : nil
    }
}
