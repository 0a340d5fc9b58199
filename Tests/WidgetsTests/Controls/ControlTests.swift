import Testing
import Widgets
import WidgetsTesting

/// Tracking, state and targets: the behaviour that all controls share.
struct ControlTests {
    let control = Button(title: "Go")
    let harness: Harness
    let log = EventLog()

    init() throws {
        let page = View()
        control.frame = Rect(x: 20, y: 20, width: 80, height: 34)
        page.addSubview(control)
        harness = Harness(page, size: Size(width: 200, height: 100))
        for (event, name) in [
            (ControlEvent.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
            (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"),
        ] {
            let log = log
            control.addAction(Action { _ in log.names.append(name) }, for: event)
        }
        try harness.settle()
    }

    private func mouse(_ phase: MouseEvent.Phase, _ x: Double, _ y: Double = 30) {
        harness.host.handle(
            .mouse(
                MouseEvent(
                    phase: phase, locationInWindow: Point(x: x, y: y), isButtonHeld: phase != .up,
                    timestamp: harness.now)))
    }

    @Test func `A press and release inside sends the primary action`() throws {
        try harness.click("Go")

        #expect(log.names == ["down", "up inside", "primary"])
    }

    @Test func `A release outside sends no primary action, and dragging out and in sends exit and enter`() {
        mouse(.down, 30)
        #expect(control.isHighlighted)
        mouse(.moved, 150)
        #expect(!control.isHighlighted)
        mouse(.moved, 40)
        #expect(control.isHighlighted)
        mouse(.moved, 150)
        mouse(.up, 150)

        #expect(
            log.names == [
                "down", "exit", "drag outside", "enter", "drag inside", "exit", "drag outside", "up outside",
            ])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test func `The second press of a double click sends touchDownRepeat`() throws {
        try harness.doubleClick("Go")

        #expect(log.names.filter { $0 == "repeat" }.count == 1)
    }

    @Test func `A disabled control takes no press and no focus`() throws {
        control.isEnabled = false

        try harness.click(control)
        try harness.key(.keyboardTab)

        #expect(log.names.isEmpty)
        #expect(harness.focusedView == nil)
    }

    @Test func `Disabling a control resigns the focus and cancels a press`() throws {
        try harness.focus("Go")
        mouse(.down, 30)

        control.isEnabled = false
        mouse(.up, 30)

        #expect(log.names == ["down", "cancel"])
        #expect(harness.focusedView == nil)
    }

    @Test(arguments: ["removed", "hidden"])
    func `Removing or hiding a control during a press cancels the press`(how: String) {
        mouse(.down, 30)

        if how == "removed" { control.removeFromSuperview() } else { control.isHidden = true }
        mouse(.up, 30)

        #expect(log.names == ["down", "cancel"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test func `The hovered state follows the pointer`() throws {
        try harness.move(to: control)
        #expect(control.state.contains(.hovered))

        try harness.moveOut()
        #expect(!control.state.contains(.hovered))
    }

    @Test func `Targets are called with or without the sender, and are not retained`() throws {
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: Target.pressed, for: .primaryActionTriggered)
            control.addTarget(target, action: Target.pressedBy, for: .primaryActionTriggered)
            try harness.click("Go")
            #expect(target.presses == 1)
            #expect(target.senders == [control])
        }

        #expect(gone == nil)
        try harness.click("Go")
    }

    @Test func `A removed target is not called`() throws {
        let target = Target()
        control.addTarget(target, action: Target.pressed, for: [.primaryActionTriggered, .touchDown])

        control.removeTarget(target, for: .touchDown)
        try harness.click("Go")
        #expect(target.presses == 1)
        control.removeTarget(target)
        try harness.click("Go")

        #expect(target.presses == 1)
    }

    @Test func `An action added twice is performed once, and not at all after its removal`() throws {
        var count = 0
        let action = Action { _ in count += 1 }
        control.addAction(action, for: .primaryActionTriggered)
        control.addAction(action, for: .primaryActionTriggered)

        try harness.click("Go")
        #expect(count == 1)
        control.removeAction(action, for: .primaryActionTriggered)
        try harness.click("Go")

        #expect(count == 1)
    }

    @Test func `The focus ring is displayed for keyboard focus only`() throws {
        try harness.click("Go")
        #expect(harness.focusedView == control)
        #expect(harness.host.focusRingView == nil)

        try harness.key(.keyboardTab)

        #expect(harness.host.focusRingView == control)
    }

    @Test func `A change of state redraws the control without layout`() throws {
        let changes = try harness.changes {
            control.isHighlighted = true
            control.isSelected = true
            try harness.settle()
        }

        #expect(changes.drawn == [control])
        #expect(changes.laidOut.isEmpty)
    }
}

/// Names of events, in the order in which they were sent.
final class EventLog {
    var names: [String] = []
}

private final class Target {
    var presses = 0
    var senders: [Control] = []

    func pressed() { presses += 1 }
    func pressedBy(_ sender: Button) { senders.append(sender) }
}
