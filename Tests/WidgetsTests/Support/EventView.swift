import Widgets

/// A view that records its events and either keeps them or passes them on to the next responder.
final class EventView: View {
    let label: String
    let journal: Journal
    /// Whether events are passed on to the next responder; false by default.
    var passesOn = false
    var canFocus = false
    var resigns = true
    var accepts = true
    private(set) var clicks: [Int] = []

    init(_ label: String, _ journal: Journal, frame: Rect) {
        self.label = label
        self.journal = journal
        super.init(frame: frame)
        accessibilityIdentifier = label
    }

    private func note(_ what: String, _ passOn: () -> Void) {
        journal.add("\(what) \(label)")
        if passesOn { passOn() }
    }

    override func mouseDown(with event: MouseEvent) {
        clicks.append(event.clickCount)
        note("down") { super.mouseDown(with: event) }
    }
    override func mouseUp(with event: MouseEvent) { note("up") { super.mouseUp(with: event) } }
    override func mouseDragged(with event: MouseEvent) { note("dragged") { super.mouseDragged(with: event) } }
    override func rightMouseDown(with event: MouseEvent) {
        note("right down") { super.rightMouseDown(with: event) }
    }
    override func rightMouseUp(with event: MouseEvent) {
        note("right up") { super.rightMouseUp(with: event) }
    }
    override func otherMouseDown(with event: MouseEvent) {
        note("other down") { super.otherMouseDown(with: event) }
    }
    override func mouseMoved(with event: MouseEvent) {}
    override func mouseEntered(with event: MouseEvent) { journal.add("entered \(label)") }
    override func mouseExited(with event: MouseEvent) { journal.add("exited \(label)") }
    override func mouseCancelled() { journal.add("cancelled \(label)") }
    override func scrollWheel(with event: ScrollEvent) {
        note("scroll \(event.scrollingDeltaY)") { super.scrollWheel(with: event) }
    }
    override func keyDown(with event: KeyEvent) {
        note("key \(event.key.charactersIgnoringModifiers)") { super.keyDown(with: event) }
    }
    override func insertText(_ event: TextInputEvent) {
        if case .commit(let text) = event.content { journal.add("text \(text) \(label)") }
    }

    override var canBecomeFirstResponder: Bool { canFocus }
    override var canResignFirstResponder: Bool { resigns }
    override func becomeFirstResponder() -> Bool {
        guard accepts else { return false }
        let became = super.becomeFirstResponder()
        if became { journal.add("focused \(label)") }
        return became
    }
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { journal.add("unfocused \(label)") }
        return resigned
    }
}
