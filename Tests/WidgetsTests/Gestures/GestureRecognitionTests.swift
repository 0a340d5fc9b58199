import Testing
import Widgets

@testable import ViewHierarchy

/// The state machines of single gestures: limits of time and distance.
nonisolated struct GestureRecognitionTests {
    /// An event of a finger: its identifier, location and time in milliseconds.
    struct Step: Sendable {
        enum Kind: Sendable { case down, move, up, wait }
        let kind: Kind
        var id = 1
        var x = 0.0
        var y = 0.0
        let time: Int

        static func down(_ x: Double, _ y: Double = 0, id: Int = 1, at time: Int) -> Step {
            Step(kind: .down, id: id, x: x, y: y, time: time)
        }
        static func move(_ x: Double, _ y: Double = 0, id: Int = 1, at time: Int) -> Step {
            Step(kind: .move, id: id, x: x, y: y, time: time)
        }
        static func up(_ x: Double, _ y: Double = 0, id: Int = 1, at time: Int) -> Step {
            Step(kind: .up, id: id, x: x, y: y, time: time)
        }
        static func wait(until time: Int) -> Step { Step(kind: .wait, time: time) }

        var sample: TouchSample {
            TouchSample(id: id, location: Point(x: x, y: y), time: .milliseconds(time))
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let steps: [Step]
        let decisions: [GestureDecision]
        var testDescription: String { name }
    }

    // MARK: - Tap

    static let singleTaps: [Row] = [
        Row(name: "press and release", steps: [.down(0, at: 0), .up(0, at: 50)], decisions: [.none, .end]),
        Row(
            name: "a slow click", steps: [.down(0, at: 0), .wait(until: 5000), .up(0, at: 5000)],
            decisions: [.none, .none, .end]),
        Row(
            name: "a movement of 10 points", steps: [.down(0, at: 0), .move(10, at: 10), .up(10, at: 50)],
            decisions: [.none, .none, .end]),
        Row(
            name: "a movement of 10.5 points", steps: [.down(0, at: 0), .move(10.5, at: 10), .up(0, at: 50)],
            decisions: [.none, .fail, .none]),
        Row(
            name: "a release far away", steps: [.down(0, at: 0), .up(30, at: 50)], decisions: [.none, .fail]),
        Row(
            name: "an invalid location", steps: [.down(0, at: 0), .move(.nan, at: 10)],
            decisions: [.none, .fail]),
        Row(
            name: "a second finger", steps: [.down(0, at: 0), .down(30, id: 2, at: 10)],
            decisions: [.none, .fail]),
    ]

    @Test(arguments: singleTaps) func `A tap is recognised within its limits`(_ row: Row) {
        var tap = TapRecognition()
        #expect(run(row, &tap) == row.decisions)
    }

    static let doubleTaps: [Row] = [
        Row(
            name: "two taps", steps: [.down(0, at: 0), .up(0, at: 50), .down(0, at: 150), .up(0, at: 200)],
            decisions: [.none, .none, .none, .end]),
        Row(
            name: "presses 400 ms apart",
            steps: [.down(0, at: 0), .up(0, at: 50), .down(0, at: 400), .up(0, at: 450)],
            decisions: [.none, .none, .none, .end]),
        Row(
            name: "presses 401 ms apart", steps: [.down(0, at: 0), .up(0, at: 50), .down(0, at: 401)],
            decisions: [.none, .none, .fail]),
        Row(
            name: "no second press", steps: [.down(0, at: 0), .up(0, at: 50), .wait(until: 400)],
            decisions: [.none, .none, .fail]),
        Row(
            name: "a held second press",
            steps: [.down(0, at: 0), .up(0, at: 50), .down(0, at: 300), .wait(until: 900), .up(0, at: 901)],
            decisions: [.none, .none, .none, .none, .end]),
        Row(
            name: "a second press elsewhere", steps: [.down(0, at: 0), .up(0, at: 50), .down(11, at: 200)],
            decisions: [.none, .none, .fail]),
    ]

    @Test(arguments: doubleTaps) func `Two taps must follow each other closely`(_ row: Row) {
        var tap = TapRecognition(tapsRequired: 2)
        #expect(run(row, &tap) == row.decisions)
    }

    @Test func `A tap with two fingers needs both`() {
        var tap = TapRecognition(touchesRequired: 2)
        let steps: [Step] = [
            .down(0, at: 0), .down(40, id: 2, at: 10), .up(0, at: 60), .up(40, id: 2, at: 70),
        ]
        #expect(run(Row(name: "", steps: steps, decisions: []), &tap) == [.none, .none, .none, .end])
        var one = TapRecognition(touchesRequired: 2)
        #expect(
            run(Row(name: "", steps: [.down(0, at: 0), .up(0, at: 9)], decisions: []), &one) == [
                .none, .fail,
            ])
    }

    private func run(_ row: Row, _ tap: inout TapRecognition) -> [GestureDecision] {
        row.steps.map { step in
            switch step.kind {
            case .down: tap.began([step.sample])
            case .move: tap.moved([step.sample])
            case .up: tap.ended([step.sample])
            case .wait: tap.deadlineReached(at: .milliseconds(step.time))
            }
        }
    }

    // MARK: - Long press

    static let presses: [Row] = [
        Row(
            name: "held for 500 ms",
            steps: [
                .down(0, at: 0), .wait(until: 499), .wait(until: 500), .move(99, at: 510), .up(99, at: 520),
            ],
            decisions: [.none, .none, .begin, .change, .end]),
        Row(
            name: "released early", steps: [.down(0, at: 0), .up(0, at: 400), .wait(until: 500)],
            decisions: [.none, .fail, .none]),
        Row(
            name: "moved by 11 points", steps: [.down(0, at: 0), .move(11, at: 10), .wait(until: 500)],
            decisions: [.none, .fail, .none]),
    ]

    @Test(arguments: presses) func `A long press begins after its duration`(_ row: Row) {
        var press = LongPressRecognition()
        let decisions = row.steps.map { step in
            switch step.kind {
            case .down: press.began([step.sample])
            case .move: press.moved([step.sample])
            case .up: press.ended([step.sample])
            case .wait: press.deadlineReached(at: .milliseconds(step.time))
            }
        }
        #expect(decisions == row.decisions)
    }

    @Test func `A long press after a tap begins with the second press`() {
        var press = LongPressRecognition(tapsRequired: 1)
        #expect(press.began([Step.down(0, at: 0).sample]) == .none)
        #expect(press.ended([Step.up(0, at: 50).sample]) == .none)
        #expect(press.began([Step.down(0, at: 200).sample]) == .none)
        #expect(press.nextDeadline == .milliseconds(700))
        #expect(press.deadlineReached(at: .milliseconds(700)) == .begin)
    }

    // MARK: - Pan

    static let pans: [Row] = [
        Row(
            name: "a movement of 10 points", steps: [.down(0, at: 0), .move(10, at: 10), .up(10, at: 20)],
            decisions: [.none, .none, .fail]),
        Row(
            name: "a movement of 11 points",
            steps: [.down(0, at: 0), .move(11, at: 10), .move(20, at: 20), .up(20, at: 30)],
            decisions: [.none, .begin, .change, .end]),
        Row(
            name: "a release that jumps", steps: [.down(0, at: 0), .up(90, at: 10)],
            decisions: [.none, .fail]),
        Row(
            name: "an invalid location",
            steps: [.down(0, at: 0), .move(.infinity, at: 10), .move(20, at: 20)],
            decisions: [.none, .none, .begin]),
    ]

    @Test(arguments: pans) func `A pan begins after 10 points`(_ row: Row) {
        var pan = PanRecognition()
        #expect(run(row.steps, &pan) == row.decisions)
    }

    @Test func `The translation of a pan does not jump when fingers are added and lifted`() {
        var pan = PanRecognition()
        let steps: [Step] = [.down(0, at: 0), .move(20, at: 10), .down(100, id: 2, at: 20)]
        #expect(run(steps, &pan) == [.none, .begin, .none])
        #expect(pan.translation.x == 20)
        #expect(run([.move(110, id: 2, at: 30)], &pan) == [.change])
        #expect(pan.translation.x == 25)
        #expect(run([.up(20, at: 40)], &pan) == [.none])
        #expect(pan.translation.x == 25)
        #expect(run([.move(120, id: 2, at: 50)], &pan) == [.change])
        #expect(pan.translation.x == 35)
        #expect(run([.up(120, id: 2, at: 60)], &pan) == [.end])
    }

    @Test func `The velocity of a pan is that of the last 100 milliseconds, and zero after a pause`() {
        var pan = PanRecognition()
        _ = run([.down(0, at: 0), .move(100, at: 50), .move(200, at: 100)], &pan)
        #expect(pan.velocity(at: .milliseconds(100)).x == 2000)
        #expect(pan.velocity(at: .milliseconds(161)) == .zero)
    }

    @Test func `A pan that needs two fingers does not begin with one`() {
        var pan = PanRecognition()
        pan.minimumTouches = 2
        #expect(run([.down(0, at: 0), .move(50, at: 10)], &pan) == [.none, .none])
        #expect(run([.down(90, id: 2, at: 20), .move(90, 40, id: 2, at: 30)], &pan).last == .begin)
    }

    @Test func `A pan without a minimum distance begins with the press`() {
        var pan = PanRecognition()
        pan.minimumDistance = 0
        #expect(run([.down(0, at: 0), .up(0, at: 10)], &pan) == [.begin, .end])
    }

    private func run(_ steps: [Step], _ pan: inout PanRecognition) -> [GestureDecision] {
        steps.map { step in
            switch step.kind {
            case .down: pan.began([step.sample])
            case .move: pan.moved([step.sample])
            case .up: pan.ended([step.sample])
            case .wait: .none
            }
        }
    }

    // MARK: - Pinch and rotation

    @Test func `A pinch begins after 8 points and reports the ratio of the distances`() {
        var pair = PairRecognition(kind: .pinch)
        #expect(pair.began([Step.down(0, at: 0).sample]) == .none)
        #expect(pair.began([Step.down(92, id: 2, at: 0).sample]) == .none)
        #expect(pair.moved([Step.move(99, id: 2, at: 10).sample]) == .none)
        #expect(pair.moved([Step.move(100, id: 2, at: 20).sample]) == .begin)
        #expect(pair.scale == 1)
        #expect(pair.moved([Step.move(200, id: 2, at: 30).sample]) == .change)
        #expect(pair.scale == 2)
        #expect(pair.ended([Step.up(0, at: 40).sample]) == .end)
    }

    @Test func `Fingers at the same place do not give an infinite scale`() {
        var pair = PairRecognition(kind: .pinch)
        _ = pair.began([Step.down(50, at: 0).sample])
        _ = pair.began([Step.down(50, id: 2, at: 0).sample])
        #expect(pair.moved([Step.move(60, id: 2, at: 10).sample]) == .begin)
        _ = pair.moved([Step.move(50, id: 2, at: 20).sample])
        _ = pair.moved([Step.move(.nan, id: 2, at: 30).sample])
        #expect(pair.scale.isFinite && pair.scale > 0)
    }

    @Test func `A rotation continues beyond half a turn`() {
        var pair = PairRecognition(kind: .rotation)
        _ = pair.began([Step.down(0, at: 0).sample])
        _ = pair.began([Step.down(100, id: 2, at: 0).sample])
        var first = GestureDecision.none
        for step in 1...360 {
            let angle = Double(step) * .pi / 180
            let place = Point(x: 100, y: 0).applying(AffineTransform(rotationAngle: angle))
            let decision = pair.moved([Step.move(place.x, place.y, id: 2, at: step).sample])
            if step == 6 { first = decision }
        }
        #expect(first == .begin)
        #expect(abs(pair.rotation - 354 * .pi / 180) < 1e-6)
    }

    // MARK: - Swipe

    static let swipes: [Row] = [
        Row(
            name: "50 points to the right", steps: [.down(0, at: 0), .move(30, at: 50), .move(50, at: 90)],
            decisions: [.none, .none, .end]),
        Row(name: "to the left", steps: [.down(0, at: 0), .move(-30, at: 50)], decisions: [.none, .fail]),
        Row(name: "diagonally", steps: [.down(0, at: 0), .move(30, 20, at: 50)], decisions: [.none, .fail]),
        Row(
            name: "too slowly", steps: [.down(0, at: 0), .move(30, at: 400), .move(60, at: 501)],
            decisions: [.none, .none, .fail]),
        Row(name: "too short", steps: [.down(0, at: 0), .up(49, at: 50)], decisions: [.none, .fail]),
        Row(name: "not at all", steps: [.down(0, at: 0), .wait(until: 500)], decisions: [.none, .fail]),
    ]

    @Test(arguments: swipes) func `A swipe is fast, long and straight`(_ row: Row) {
        var swipe = SwipeRecognition()
        let decisions = row.steps.map { step in
            switch step.kind {
            case .down: swipe.began([step.sample])
            case .move: swipe.moved([step.sample])
            case .up: swipe.ended([step.sample])
            case .wait: swipe.deadlineReached(at: .milliseconds(step.time))
            }
        }
        #expect(decisions == row.decisions)
    }
}
