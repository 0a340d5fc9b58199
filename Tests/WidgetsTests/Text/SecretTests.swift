import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// The ways in which a secret could leave its field.
@Suite(.serialized) struct SecretTests {
    let page = View()
    let field = SecureField()
    let other = TextField()
    let harness: Harness

    /// A text whose characters occur nowhere else on the page.
    private let secret = "qxzQXZ"

    init() throws {
        field.frame = Rect(x: 10, y: 10, width: 200, height: 32)
        field.restorationIdentifier = "secret"
        other.frame = Rect(x: 10, y: 50, width: 200, height: 32)
        page.addSubview(field)
        page.addSubview(other)
        harness = Harness(page, size: Size(width: 220, height: 160))
        Pasteboard.general.string = nil
        Pasteboard.primary.string = nil
        try harness.settle()
        try harness.focus(field)
    }

    private func isTold(_ text: String) -> Bool { text.contains("q") || text.contains("Z") }

    @Test func `No key, menu, drag or press copies a secret to a pasteboard`() throws {
        Pasteboard.general.string = nil
        Pasteboard.primary.string = nil
        try harness.type(secret)
        try harness.key("a", .control)
        for (key, flags) in [
            (KeyboardHIDUsage.keyboardInsert, KeyModifierFlags.control), (.keyboardDeleteForward, .shift),
        ] {
            try harness.key(key, flags)
        }
        for letter in ["c", "x"] as [Character] { try harness.key(letter, .control) }
        try harness.drag(from: Point(x: 20, y: 26), to: Point(x: 150, y: 26))
        try harness.click(Point(x: 30, y: 26), count: 2)
        try harness.click(Point(x: 30, y: 26), count: 3)
        field.copy(nil)
        field.cut(nil)
        #expect(
            !field.canPerformAction(.copy, withSender: nil) && !field.canPerformAction(.cut, withSender: nil))
        try harness.key(.keyboardF10, .shift)
        for name in ["Copy", "Cut"] where harness.contains(name) { try? harness.click(name) }
        #expect(Pasteboard.general.string == nil && Pasteboard.primary.string == nil)
        #expect(field.text == secret)
    }

    @Test func `No dump, visible text, description or restorable state contains a secret`() throws {
        try harness.type(secret)
        #expect(field.visibleText == String(repeating: "\u{25CF}", count: 6))
        #expect(!isTold(harness.visibleTexts.joined()))
        #expect(!isTold(page.recursiveDescription()) && !isTold("\(field)"))
        #expect(try !isTold(harness.treeDump()) && !isTold(harness.displayListDump()))
        let coder = RestorationCoder()
        field.encodeRestorableState(with: coder)
        #expect(coder.values.isEmpty)
    }

    @Test func `The trace of a frame does not reveal the pressed keys`() throws {
        harness.host.tracesInvalidations = true
        var told = ""
        func note() throws {
            for frame in try harness.settle() { told += "\(frame)" + "\(frame.invalidations)" }
        }
        harness.settlesAfterVerbs = false
        for letter in secret {
            try harness.type(String(letter))
            try note()
        }
        harness.send(.textInput(TextInputEvent(.compose("qZ", selection: 2..<2))))
        try note()
        #expect(!told.isEmpty && !isTold(told), "\(told.prefix(2000))")
        try harness.focus(other)
        try note()
        told = ""
        try harness.type("q")
        try note()
        #expect(isTold(told), "texts of other fields are reported")
        harness.host.tracesInvalidations = false
    }

    @Test func `Moving and deleting by words treats a secret as one word`() throws {
        try harness.type("one two")
        try harness.key(.keyboardLeftArrow, .control)
        #expect(field.selectedUTF8Range == 0..<0, "a secret is one word")
        try harness.key(.keyboardRightArrow, .control)
        #expect(field.selectedUTF8Range == 7..<7)
        try harness.key(.keyboardDeleteOrBackspace, .control)
        #expect(field.text.isEmpty)
    }
}
