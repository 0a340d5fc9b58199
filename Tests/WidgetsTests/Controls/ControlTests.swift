import Testing
import Widgets
import WidgetsTesting

/// Tracking, state and targets: what all controls share.
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

    @Test func `a press and release inside is the primary action`() throws {
        try harness.click("Go")

        #expect(log.names == ["down", "up inside", "primary"])
    }

    @Test func `a release outside is none, and dragging out and in tells of both`() {
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

    @Test func `the second press of a double click says so`() throws {
        try harness.doubleClick("Go")

        #expect(log.names.filter { $0 == "repeat" }.count == 1)
    }

    @Test func `a disabled control takes no press and cannot have the focus`() throws {
        control.isEnabled = false

        try harness.click(control)
        try harness.key(.keyboardTab)

        #expect(log.names.isEmpty)
        #expect(harness.focusedView == nil)
    }

    @Test func `disabling drops the focus and gives a press up`() throws {
        try harness.focus("Go")
        mouse(.down, 30)

        control.isEnabled = false
        mouse(.up, 30)

        #expect(log.names == ["down", "cancel"])
        #expect(harness.focusedView == nil)
    }

    @Test(arguments: ["removed", "hidden"])
    func `a control that goes away during a press gives it up`(how: String) {
        mouse(.down, 30)

        if how == "removed" { control.removeFromSuperview() } else { control.isHidden = true }
        mouse(.up, 30)

        #expect(log.names == ["down", "cancel"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test func `hover comes and goes with the pointer`() throws {
        try harness.move(to: control)
        #expect(control.isHovered && control.state.contains(.hovered))

        try harness.moveOut()
        #expect(!control.isHovered)
    }

    @Test func `targets are told with the sender or without, and are not kept alive`() throws {
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

    @Test func `a target that was removed hears no more`() throws {
        let target = Target()
        control.addTarget(target, action: Target.pressed, for: [.primaryActionTriggered, .touchDown])

        control.removeTarget(target, for: .touchDown)
        try harness.click("Go")
        #expect(target.presses == 1)
        control.removeTarget(target)
        try harness.click("Go")

        #expect(target.presses == 1)
    }

    @Test func `an action added twice is performed once, and not at all once removed`() throws {
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

    @Test func `the ring shows for a focus that came by the keyboard only`() throws {
        try harness.click("Go")
        #expect(harness.focusedView == control)
        #expect(harness.host.focusRingView == nil)

        try harness.key(.keyboardTab)

        #expect(harness.host.focusRingView == control)
    }

    @Test func `changes of state draw the control and lay nothing out`() throws {
        let changes = try harness.changes {
            control.isHighlighted = true
            control.isSelected = true
            try harness.settle()
        }

        #expect(changes.drawn == [control])
        #expect(changes.laidOut.isEmpty)
    }
}

/// Names of events, in their order.
final class EventLog {
    var names: [String] = []
}

private final class Target {
    var presses = 0
    var senders: [Control] = []

    func pressed() { presses += 1 }
    func pressedBy(_ sender: Button) { senders.append(sender) }
}
