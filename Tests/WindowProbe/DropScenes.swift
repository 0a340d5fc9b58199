import Widgets

/// Windows that print what is dragged over them and dropped on them.
enum DropScenes {
    /// Shows a well at the left, for items of other programs, and a card at the right; a second window has a well, too.
    ///
    /// With `blocked`, the first window has a dialog; with `interrupted`, it opens one when items enter its well.
    static func drop(_ kind: String) {
        let first = window("First", at: Point(x: 20, y: 20))
        let card = DragSource(frame: Rect(x: 160, y: 20, width: 80, height: 60))
        first.addSubview(card)
        let second = window("Second", at: Point(x: 400, y: 20))
        Diagnostics.handler = { say("diagnostic \($0.message)") }
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        Scenes.afterFrame(of: second) {
            if kind == "interrupted" {
                (first.subviews.first as? PrintingWell)?.onEnter = { openDialog(of: first) }
            }
            if kind == "blocked" { openDialog(of: first) } else { say("ready") }
        }
    }

    private static func openDialog(of window: Window) {
        let dialog = Window(title: "Dialog", size: Size(width: 100, height: 60))
        dialog.frameTopLeftPoint = Point(x: 400, y: 400)
        dialog.scheduleWhenOpen { say("ready") }
        Task { await window.beginSheet(dialog) }
    }

    private static func window(_ title: String, at position: Point) -> Window {
        let window = Window(title: title, size: Size(width: 300, height: 200))
        window.frameTopLeftPoint = position
        let well = PrintingWell(title, frame: Rect(x: 20, y: 20, width: 100, height: 100))
        window.addSubview(well)
        return window
    }
}

/// A card that is dragged as text.
private final class DragSource: View, DragInteractionDelegate {
    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        addInteraction(DragInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    {
        [DragItem(itemProvider: ItemProvider("card"))]
    }

    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) { say("drag ended with \(operation)") }
}

/// A view that accepts URLs and texts, and prints them.
final class PrintingWell: View, DropInteractionDelegate {
    private let title: String
    var onEnter: (() -> Void)?

    init(_ title: String, frame: Rect) {
        self.title = title
        super.init(frame: frame)
        backgroundColor = .systemGray
        addInteraction(DropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        say("\(title) enter")
        onEnter?()
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)
        -> DropProposal
    {
        DropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        say("\(title) exit")
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        let place = session.location(in: self)
        say("\(title) drop at \(Int(place.x)), \(Int(place.y))")
        for item in session.items {
            Task {
                let one = DropSession(items: [item])
                if item.itemProvider.canLoadTransferable(type: ItemURL.self) {
                    guard let url = try? await one.loadObjects(of: ItemURL.self).first else { return }
                    say("\(title) url \(url.path ?? url.absoluteString)")
                } else if let text = try? await one.loadObjects(of: String.self).first {
                    say("\(title) text \(text.replacing("\n", with: "|"))")
                }
            }
        }
    }
}
