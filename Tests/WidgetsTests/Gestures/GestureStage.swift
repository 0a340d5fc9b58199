import Widgets
import WidgetsTesting

/// A view in a window, with recognisers whose states are recorded.
final class GestureStage {
    let witness = GestureWitness()
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let pad = GesturePad(frame: Rect(x: 50, y: 50, width: 200, height: 200))
    let harness: Harness
    let center = Point(x: 150, y: 150)

    init() throws {
        root.addSubview(pad)
        harness = Harness(root)
        try harness.settle()
    }

    @discardableResult
    func add<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: View? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(witness, action: GestureWitness.note)
        (view ?? pad).addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A suite whose tests use a ``GestureStage``.
protocol GestureSuite {
    var stage: GestureStage { get }
}

extension GestureSuite {
    var witness: GestureWitness { stage.witness }
    var root: View { stage.root }
    var pad: GesturePad { stage.pad }
    var harness: Harness { stage.harness }
    var center: Point { stage.center }

    @discardableResult
    func add<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: View? = nil
    ) -> Recognizer {
        stage.add(recognizer, name, to: view)
    }
}

/// Records the states of recognisers, and answers their questions.
final class GestureWitness: GestureRecognizerDelegate {
    var log: [String] = []
    var allows: (GestureRecognizer) -> Bool = { _ in true }
    var receives: (Touch) -> Bool = { _ in true }
    var isSimultaneous = false

    func note(_ recognizer: GestureRecognizer) { log.append("\(recognizer.name ?? "") \(recognizer.state)") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        allows(gestureRecognizer)
    }
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        receives(touch)
    }
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { isSimultaneous }
}

/// A view that records the events that it receives.
final class GesturePad: View {
    var events: [String] = []
    override func mouseDown(with event: MouseEvent) { events.append("down") }
    override func mouseDragged(with event: MouseEvent) { events.append("drag") }
    override func mouseUp(with event: MouseEvent) { events.append("up") }
    override func mouseCancelled() { events.append("cancelled") }
}
