import Testing
import Widgets

@testable import ViewHierarchy

/// The target that captures the pointer while buttons are held, tested with plain values.
struct PointerCaptureTests {
    private final class Target {
        var parent: Target?
        init(_ parent: Target?) { self.parent = parent }
    }

    private let page: Target
    private let form: Target
    private let button: Target
    private var capture = PointerCapture<Target>()

    init() {
        page = Target(nil)
        form = Target(page)
        button = Target(form)
    }

    private var path: [Target] { [button, form, page] }

    @Test mutating func `The pressed target captures the pointer until the release`() {
        capture.press(on: path)
        #expect(capture.target === button)

        let released = capture.release(isButtonHeld: false)

        #expect(released === button && capture.target == nil)
    }

    @Test mutating func `A second button goes to the target of the first one, wherever it is pressed`() {
        capture.press(on: path)
        capture.press(on: [page])
        #expect(capture.target === button)

        let first = capture.release(isButtonHeld: true)
        #expect(first === button)
        #expect(capture.target === button, "one button is still held")
        let second = capture.release(isButtonHeld: false)
        #expect(second === button)
        #expect(capture.target == nil)
    }

    @Test mutating func `After a lost release the next release ends the capture`() {
        capture.press(on: path)
        capture.press(on: path)

        _ = capture.release(isButtonHeld: false)

        #expect(capture.target == nil)
    }

    @Test mutating func `A press without a target captures nothing, and the next press does`() {
        capture.press(on: [])
        #expect(capture.target == nil)
        capture.press(on: path)
        #expect(capture.target === button)
    }

    @Test mutating func `A menu that opens during a press takes over the capture`() {
        let menu = Target(page)
        capture.press(on: path)

        capture.transfer(to: [menu, page])

        let released = capture.release(isButtonHeld: false)
        #expect(released === menu && capture.target == nil)
    }

    @Test mutating func `A cancelled press notifies the pressed target, which passes it on to its parents`() {
        capture.press(on: path)
        let notified = capture.cancel { $0.parent }
        #expect(notified.count == 1 && notified.first === button)
        #expect(capture.target == nil)
        let again = capture.cancel { $0.parent }
        #expect(again.isEmpty)
    }

    @Test mutating func `A cancelled press notifies the former parents of a removed target`() {
        capture.press(on: path)
        form.parent = nil

        let notified = capture.cancel { $0.parent }

        #expect(notified.count == 2 && notified.first === button && notified.last === page)
    }
}
