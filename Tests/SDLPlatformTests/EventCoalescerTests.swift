import Drawing
import InputEvents
import Testing

@testable import SDLPlatform

nonisolated struct EventCoalescerTests {
    @Test func `Consecutive moves are coalesced to the last one`() {
        #expect(coalesce([(1, move(1)), (1, move(2)), (1, move(3))]) == [move(3)])
    }

    @Test func `Moves are not coalesced across another event, window or button`() {
        let key = PlatformEvent.input(.key(KeyEvent(phase: .down, key: Key(keyCode: .keyboardA))))

        #expect(coalesce([(1, move(1)), (1, key), (1, move(2))]) == [move(1), key, move(2)])
        #expect(coalesce([(1, move(1)), (2, move(2)), (1, move(3))]) == [move(1), move(2), move(3)])
        #expect(coalesce([(1, move(1)), (1, move(2, isDrag: true))]) == [move(1), move(2, isDrag: true)])
    }

    @Test func `Resizes and exposures of a drag are coalesced to one each`() {
        let exposed = PlatformEvent.window(.exposed)

        let events = coalesce([
            (1, size(10)), (1, exposed), (1, size(20)), (1, exposed), (1, size(30)), (1, exposed),
        ])

        #expect(events == [exposed, size(30)])
    }

    @Test func `Resizes are not coalesced across a key`() {
        let key = PlatformEvent.input(.key(KeyEvent(phase: .down, key: Key(keyCode: .keyboardA))))

        #expect(coalesce([(1, size(10)), (1, key), (1, size(20))]) == [size(10), key, size(20)])
        #expect(coalesce([(1, size(10)), (2, size(20))]) == [size(10), size(20)])
    }

    @Test func `Taken events are removed`() {
        var coalescer = EventCoalescer()

        coalescer.append(1, move(1))
        let taken = coalescer.drain()

        #expect(taken.count == 1)
        #expect(coalescer.events.isEmpty)
    }

    private func coalesce(_ events: [(UInt32, PlatformEvent)]) -> [PlatformEvent] {
        var coalescer = EventCoalescer()
        for (window, event) in events { coalescer.append(window, event) }
        return coalescer.events.map(\.event)
    }

    private func move(_ x: Double, isDrag: Bool = false) -> PlatformEvent {
        let location = Point(x: x, y: 0)
        return .input(.mouse(MouseEvent(phase: .moved, locationInWindow: location, isButtonHeld: isDrag)))
    }

    private func size(_ width: Double) -> PlatformEvent {
        .window(.resized(Size(width: width, height: 10), scale: 1))
    }
}
