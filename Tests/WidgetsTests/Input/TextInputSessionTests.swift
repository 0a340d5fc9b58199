import Testing
import Widgets

@testable import ViewHierarchy

/// The moments at which the input method is notified of the caret, tested with plain values.
struct TextInputSessionTests {
    private let caret = Rect(x: 4, y: 4, width: 1, height: 18)
    private let moved = Rect(x: 9, y: 4, width: 1, height: 18)

    @Test func `The input method is notified when a text gains the focus and when it loses it`() {
        var session = TextInputSession()
        let betweenButtons = session.focusChanged(caret: nil)
        #expect(!betweenButtons)
        let toText = session.focusChanged(caret: caret)
        #expect(toText && session.isActive)
        let fromText = session.focusChanged(caret: nil)
        #expect(fromText && !session.isActive)
    }

    @Test func `The input method is notified once of a moved caret`() {
        var session = TextInputSession()
        let withoutText = session.caretChanged(moved)
        #expect(!withoutText)
        _ = session.focusChanged(caret: caret)
        let told = [caret, moved, moved].map { session.caretChanged($0) }
        #expect(told == [false, true, false])
    }

    @Test func `The input method is notified again after another window was active`() {
        var session = TextInputSession()
        _ = session.focusChanged(caret: caret)
        session.invalidateReportedCaret()
        let isTold = session.caretChanged(caret)
        #expect(isTold)
    }
}
