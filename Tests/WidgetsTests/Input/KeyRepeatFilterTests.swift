import Testing
import Widgets

@testable import ViewHierarchy

/// The auto-repeat of a key that has closed a layer, tested with plain values.
struct KeyRepeatFilterTests {
    private func event(
        _ code: KeyboardHIDUsage, _ phase: KeyEvent.Phase = .down, isARepeat: Bool = false
    ) -> KeyEvent {
        KeyEvent(phase: phase, key: Key(keyCode: code), isARepeat: isARepeat)
    }

    /// Returns for each event whether it passes a filter after Return has closed a layer.
    private func passesAfterReturnClosed(_ events: KeyEvent...) -> [Bool] {
        var filter = KeyRepeatFilter()
        let isHandled = filter.begin(event(.keyboardReturnOrEnter))
        #expect(isHandled)
        filter.layerClosed()
        filter.end()
        return events.map { event in
            defer { filter.end() }
            return filter.begin(event)
        }
    }

    @Test func `A key that closed a layer is swallowed while it is held`() {
        let held = event(.keyboardReturnOrEnter, isARepeat: true)
        #expect(passesAfterReturnClosed(held, held) == [false, false])
    }

    @Test func `A key that closed a layer passes again after its release`() {
        let passed = passesAfterReturnClosed(
            event(.keyboardReturnOrEnter, .up), event(.keyboardReturnOrEnter),
            event(.keyboardReturnOrEnter, isARepeat: true))
        #expect(passed == [true, true, true])
    }

    @Test func `Another key passes`() {
        #expect(passesAfterReturnClosed(event(.keyboardEscape)) == [true])
    }

    @Test func `A layer closed without a key swallows no repeat`() {
        var filter = KeyRepeatFilter()
        filter.layerClosed()
        let passes = filter.begin(event(.keyboardReturnOrEnter, isARepeat: true))
        #expect(passes)
    }
}
