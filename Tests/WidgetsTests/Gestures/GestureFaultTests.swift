import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Gestures that are interrupted, and invalid input.
struct GestureFaultTests {
    private let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let card = View(frame: Rect(x: 50, y: 50, width: 200, height: 200))
    private let pan = PanGestureRecognizer()
    private let harness: Harness
    private let log = Log()

    private final class Log {
        var states: [GestureRecognizer.State] = []
        func note(_ recognizer: GestureRecognizer) { states.append(recognizer.state) }
    }

    init() throws {
        root.addSubview(card)
        card.addGestureRecognizer(pan)
        pan.addTarget(log, action: Log.note)
        harness = Harness(root)
        try harness.settle()
    }

    private let center = Point(x: 150, y: 150)

    private func beginPan() throws {
        try harness.touchDown(at: center)
        try harness.touchMove(to: Point(x: 150, y: 180))
        #expect(log.states == [.began])
    }

    private func expectIdle() {
        #expect(harness.advance(by: .seconds(600)).isIdle)
        #expect(harness.host.input.gestures.isIdle)
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
    }

    enum Interruption: CaseIterable {
        case removal, disabling, detaching, hiding, deactivation, cancellation, capture
    }

    @Test(arguments: Interruption.allCases)
    func `An interrupted pan is cancelled once`(_ interruption: Interruption) throws {
        try beginPan()

        switch interruption {
        case .removal: card.removeFromSuperview()
        case .disabling: pan.isEnabled = false
        case .detaching: card.removeGestureRecognizer(pan)
        case .hiding: card.isHidden = true
        case .deactivation: harness.host.setActive(false)
        case .cancellation: try harness.touchCancel()
        case .capture: harness.host.capturePointer(in: root)
        }
        #expect(log.states == [.began, .cancelled])
        if interruption != .cancellation { try harness.touchUp() }

        #expect(log.states == [.began, .cancelled])
        expectIdle()
    }

    @Test func `A recogniser may remove itself, disable others and remove its view in its action`() throws {
        let other = LongPressGestureRecognizer()
        card.addGestureRecognizer(other)
        pan.addAction(
            Action { _ in
                other.isEnabled = false
                card.removeGestureRecognizer(pan)
                card.removeFromSuperview()
            })

        try harness.drag(from: center, to: Point(x: 220, y: 150))

        #expect(log.states == [.began, .cancelled])
        expectIdle()
    }

    @Test func `A delegate may remove the recogniser that it is asked about`() throws {
        final class Remover: GestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
                gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
                return true
            }
        }
        let remover = Remover()
        pan.delegate = remover

        try harness.drag(from: center, to: Point(x: 220, y: 150))

        #expect(log.states == [.began, .cancelled] || log.states == [])
        expectIdle()
    }

    @Test func `A recogniser that is added during a press receives the next one`() throws {
        let tap = TapGestureRecognizer()
        tap.addTarget(log, action: Log.note)
        try harness.press(center)
        card.addGestureRecognizer(tap)
        try harness.release()
        #expect(log.states == [])

        try harness.click(center)
        #expect(log.states == [.ended])
    }

    @Test func `Invalid locations and unknown fingers are ignored`() throws {
        try beginPan()
        func send(_ phase: TouchEvent.Phase, _ id: Int64, _ place: Point) -> Bool {
            harness.send(
                .touch(
                    TouchEvent(phase: phase, touchID: id, locationInWindow: place, timestamp: harness.now)))
        }
        #expect(!send(.moved, 1, Point(x: .nan, y: 0)))
        #expect(!send(.began, 7, Point(x: .infinity, y: 0)))
        #expect(!send(.moved, 9, center))
        #expect(!send(.ended, 9, center))
        #expect(log.states == [.began] && pan.translation(in: nil) == Point(x: 0, y: 30))
        try harness.touchUp()
        expectIdle()
    }

    @Test func `A finger whose release was lost begins anew`() throws {
        try beginPan()

        try harness.touchDown(at: center)
        #expect(log.states == [.began, .cancelled])
        try harness.touchMove(to: Point(x: 150, y: 200))
        try harness.touchUp()
        #expect(log.states == [.began, .cancelled, .began, .ended])
        expectIdle()
    }

    @Test func `Fingers that are never lifted are limited`() throws {
        for finger in 1...100 { try harness.touchDown(finger, at: center) }
        #expect(harness.host.input.gestures.touches.count == 33)

        harness.host.setActive(false)

        #expect(harness.host.input.gestures.touches.isEmpty)
        expectIdle()
    }

    @Test func `A cycle of failure requirements is reported and ignored`() throws {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        let tap = TapGestureRecognizer()
        let press = LongPressGestureRecognizer()
        tap.require(toFail: pan)
        press.require(toFail: tap)
        #expect(reported.isEmpty)

        pan.require(toFail: press)
        pan.require(toFail: pan)

        #expect(reported.map(\.kind) == [.invalidValue, .invalidValue])
        #expect(reported.first?.message.contains("cycle") == true)
        try harness.drag(from: center, to: Point(x: 220, y: 150), steps: 2)
        #expect(log.states == [.began, .changed, .ended])
    }

    @Test func `Actions that request states without end are stopped`() throws {
        pan.addAction(
            Action { _ in if pan.state == .began || pan.state == .changed { pan.state = .changed } })

        try harness.drag(from: center, to: Point(x: 220, y: 150), steps: 2)

        #expect(log.states.first == .began && log.states.last == .ended)
        expectIdle()
    }

    @Test func `A recogniser does not retain its target or its view`() throws {
        weak var weakCard: View?
        weak var weakLog: Log?
        let gesture = TapGestureRecognizer()
        do {
            let card = View()
            let log = Log()
            (weakCard, weakLog) = (card, log)
            gesture.addTarget(log, action: Log.note)
            card.addGestureRecognizer(gesture)
        }
        #expect(weakCard == nil && weakLog == nil && gesture.view == nil)
    }

    @Test func `A pan over a tree of 10,000 views visits only the path to the root`() throws {
        let crowd = View(frame: root.bounds)
        root.insertSubview(crowd, at: 0)
        for index in 0..<100 {
            let row = View(frame: Rect(x: 0, y: Double(index) * 3, width: 400, height: 3))
            crowd.addSubview(row)
            for column in 0..<100 {
                let cell = View(frame: Rect(x: Double(column) * 4, y: 0, width: 4, height: 3))
                cell.addGestureRecognizer(TapGestureRecognizer())
                row.addSubview(cell)
            }
        }
        let outer = PanGestureRecognizer()
        outer.addTarget(log, action: Log.note)
        root.addGestureRecognizer(outer)
        card.removeFromSuperview()
        try harness.settle()
        let before = harness.host.input.gestures.visitCount

        try harness.drag(from: Point(x: 150, y: 150), to: Point(x: 300, y: 250), steps: 40)

        #expect(log.states.count > 30)
        #expect(harness.host.input.gestures.visitCount - before == 4)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }
}
