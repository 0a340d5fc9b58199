import Testing
import Widgets

@testable import ViewHierarchy

/// The auto-repeat of a key that has closed a layer, from values alone.
struct KeyRepeatFilterTests {
    private func event(
        _ code: KeyboardHIDUsage, _ phase: KeyEvent.Phase = .down, isARepeat: Bool = false
    ) -> KeyEvent {
        KeyEvent(phase: phase, key: Key(keyCode: code), isARepeat: isARepeat)
    }

    /// Whether each event passes a filter after Return has closed a layer.
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

    @Test func `a key that closed a layer is swallowed while it is held`() {
        let held = event(.keyboardReturnOrEnter, isARepeat: true)
        #expect(passesAfterReturnClosed(held, held) == [false, false])
    }

    @Test func `a key that closed a layer acts again after its release`() {
        let passed = passesAfterReturnClosed(
            event(.keyboardReturnOrEnter, .up), event(.keyboardReturnOrEnter),
            event(.keyboardReturnOrEnter, isARepeat: true))
        #expect(passed == [true, true, true])
    }

    @Test func `another key passes`() {
        #expect(passesAfterReturnClosed(event(.keyboardEscape)) == [true])
    }

    @Test func `a layer that no key closed swallows none`() {
        var filter = KeyRepeatFilter()
        filter.layerClosed()
        let passes = filter.begin(event(.keyboardReturnOrEnter, isARepeat: true))
        #expect(passes)
    }
}
