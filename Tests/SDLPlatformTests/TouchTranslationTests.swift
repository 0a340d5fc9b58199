import CSDL2
import Drawing
import InputEvents
import Testing

@testable import SDLPlatform

/// Fingers of SDL as touches, without doubled mouse events.
nonisolated struct TouchTranslationTests {
    private func finger(_ type: SDL_EventType, id: Int64 = 5, x: Float, y: Float, device: Int64 = 3)
        -> SDL_Event
    {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.windowID = 7
        event.tfinger.touchId = device
        event.tfinger.fingerId = id
        event.tfinger.x = x
        event.tfinger.y = y
        event.tfinger.pressure = 0.5
        return event
    }

    private func touch(_ translator: inout EventTranslator, _ event: SDL_Event) -> TouchEvent? {
        let value = withUnsafeBytes(of: event) { bytes in
            bytes.baseAddress.flatMap {
                translator.translate(
                    $0, at: .zero, metrics: WindowMetrics(unitsPerPoint: 2),
                    windowSize: Size(width: 800, height: 600))?.event
            }
        }
        if case .input(.touch(let touch)) = value { return touch }
        return nil
    }

    @Test func `Fingers have their identity, and locations in points of the window`() {
        var translator = EventTranslator()

        let down = touch(&translator, finger(SDL_FINGERDOWN, x: 0.5, y: 0.25))
        let moved = touch(&translator, finger(SDL_FINGERMOTION, id: 6, x: 1, y: 1))
        let up = touch(&translator, finger(SDL_FINGERUP, x: 0, y: 0))

        #expect(
            down
                == TouchEvent(
                    phase: .began, touchID: 5, deviceID: 3, locationInWindow: Point(x: 200, y: 75),
                    pressure: 0.5))
        #expect(moved?.phase == .moved && moved?.touchID == 6)
        #expect(moved?.locationInWindow == Point(x: 400, y: 300))
        #expect(up?.phase == .ended && up?.locationInWindow == .zero)
    }

    @Test func `Invalid fingers, and those that SDL derives from the mouse, are ignored`() {
        var translator = EventTranslator()
        #expect(touch(&translator, finger(SDL_FINGERDOWN, x: .nan, y: 0)) == nil)
        #expect(touch(&translator, finger(SDL_FINGERDOWN, x: 0, y: 0, device: -1)) == nil)
    }

    @Test func `Mouse events that SDL derives from touches are ignored`() {
        var translator = EventTranslator()
        var press = RawEvent.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 10, 10)
        press.button.which = UInt32.max
        var move = RawEvent.motion(10, 10)
        move.motion.which = UInt32.max

        #expect(translator.value(press) == nil)
        #expect(translator.value(move) == nil)
        #expect(translator.value(RawEvent.motion(10, 10)) != nil)
    }

    @Test func `Touches of a device that vanishes end once`() {
        var contacts = TouchContacts()
        let first = TouchContacts.Contact(device: 1, finger: 1, windowID: 7)
        let injected = TouchContacts.Contact(device: 9, finger: 1, windowID: 7)
        contacts.began(first)
        contacts.began(injected)

        #expect(contacts.reconcile { $0 == first }.isEmpty)
        #expect(contacts.reconcile { _ in false } == [first])
        #expect(contacts.reconcile { _ in false }.isEmpty)
        contacts.ended(injected)
        #expect(contacts.isEmpty)
    }

    @Test func `Movements of each finger are coalesced to the last one`() {
        func move(_ id: Int64, _ x: Double) -> PlatformEvent {
            .input(.touch(TouchEvent(phase: .moved, touchID: id, locationInWindow: Point(x: x, y: 0))))
        }
        let up = PlatformEvent.input(
            .touch(TouchEvent(phase: .ended, touchID: 1, locationInWindow: .zero)))
        var coalescer = EventCoalescer()
        for event in [move(1, 1), move(2, 1), move(1, 2), move(2, 2), up, move(2, 3)] {
            coalescer.append(1, event)
        }
        #expect(coalescer.drain().map(\.event) == [move(1, 2), move(2, 2), up, move(2, 3)])
    }

    @Test func `Movements by fractions of a notch are those of a touch pad`() {
        var translator = EventTranslator()
        func precise(_ event: SDL_Event) -> Bool? {
            if case .input(.scroll(let scroll)) = translator.value(event) {
                scroll.hasPreciseScrollingDeltas
            } else {
                nil
            }
        }
        #expect(precise(RawEvent.wheel(0, 1)) == false)
        #expect(precise(RawEvent.wheel(0, 0.25)) == true)
        #expect(precise(RawEvent.wheel(.nan, 0)) == false)
    }
}
