import Widgets
import WidgetsTesting

/// A view from which text is dragged, and which records the session.
final class DragCard: View, DragInteractionDelegate {
    var text = "card"
    var items: [DragItem]?
    var allowsMove = true
    var clicks = 0
    private(set) var log: [String] = []

    override init(frame: Rect) {
        super.init(frame: frame)
        accessibilityIdentifier = "card"
        backgroundColor = .systemBlue
        addInteraction(DragInteraction(delegate: self))
    }

    override func mouseDown(with event: MouseEvent) {}
    override func mouseUp(with event: MouseEvent) { clicks += 1 }
    override func mouseCancelled() { log.append("press cancelled") }
    override var canBecomeFirstResponder: Bool { true }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    {
        items ?? [DragItem(itemProvider: ItemProvider(text))]
    }
    func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: DragSession) {
        log.append("begin")
    }
    func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) {
        log.append("end \(operation)")
    }
}

/// A view that accepts drops, and records the session.
final class DropWell: View, DropInteractionDelegate {
    var operation = DropOperation.copy
    var accepts = true
    var loads = true
    private(set) var log: [String] = []
    private(set) var received: [String] = []
    private(set) var failure: ItemProviderError?
    private(set) var loading: Task<Void, Never>?

    override init(frame: Rect) {
        super.init(frame: frame)
        accessibilityIdentifier = "well"
        addInteraction(DropInteraction(delegate: self))
    }

    override var canBecomeFirstResponder: Bool { true }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool { accepts }
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        log.append("enter")
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)
        -> DropProposal
    {
        DropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        log.append("exit")
    }
    func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession) {
        log.append("conclude")
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        log.append("end")
    }
    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        log.append("drop")
        guard loads else { return }
        loading = Task {
            do throws(ItemProviderError) {
                received += try await session.loadObjects(of: String.self)
            } catch {
                failure = error
            }
        }
    }
}

/// A page with a card at the left and a well at the right.
struct DragPage {
    let card = DragCard(frame: Rect(x: 10, y: 10, width: 80, height: 40))
    let well = DropWell(frame: Rect(x: 200, y: 10, width: 100, height: 80))
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let harness: Harness

    init() throws {
        root.addSubview(card)
        root.addSubview(well)
        harness = Harness(root)
        try harness.settle()
    }

    /// Presses the card and moves to a place, without releasing.
    func dragCard(to place: Point) throws {
        try harness.press(card)
        try harness.move(to: Point(x: 70, y: 35))
        try harness.move(to: place)
    }
}
