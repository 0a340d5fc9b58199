import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite(.serialized) struct TextFieldTests {
    let page = View()
    let field = TextField(placeholder: "Name")
    let harness: Harness
    private let heard = Heard()

    private final class Heard {
        var events: [String] = []
    }

    init() throws {
        field.frame = Rect(x: 10, y: 10, width: 120, height: 32)
        field.accessibilityIdentifier = "field"
        page.addSubview(field)
        harness = Harness(page, size: Size(width: 300, height: 100))
        for (event, name) in [
            (ControlEvent.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
            (.primaryActionTriggered, "return"),
        ] {
            field.addAction(Action { [heard] _ in heard.events.append(name) }, for: event)
        }
        Pasteboard.general.string = nil
        Pasteboard.primary.string = nil
        try harness.settle()
    }

    @Test func `Typing, moving and deleting`() throws {
        try harness.click(field)
        try harness.type("hello world")
        #expect(field.text == "hello world")
        try harness.key(.keyboardLeftArrow, .control)
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(field.text == "helloworld")
        try harness.key(.keyboardHome)
        try harness.key(.keyboardDeleteForward)
        try harness.key(.keyboardEnd)
        try harness.type("!")
        #expect(field.text == "elloworld!")
        try harness.key("k", .control)
        try harness.key("u", .control)
        #expect(field.text.isEmpty)
        #expect(heard.events.first == "begin")
        #expect(heard.events.filter { $0 == "change" }.count == 15)
    }

    @Test func `Keys select, cut, copy and paste`() throws {
        field.text = "one two three"
        try harness.click(field)
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardLeftArrow, [.control, .shift])
        #expect(field.selectedText == "three")
        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "three")
        try harness.key("x", .control)
        #expect(field.text == "one two ")
        try harness.key(.keyboardHome)
        try harness.key("v", .control)
        #expect(field.text == "threeone two ")
        try harness.key("a", .control)
        try harness.type("x")
        #expect(field.text == "x")
        Pasteboard.general.string = "a\nb\r\nc"
        try harness.key(.keyboardInsert, .shift)
        #expect(field.text == "xa b c")
    }

    @Test func `Undo reverts contiguous typing as one step`() throws {
        try harness.click(field)
        try harness.type("first")
        harness.advance(by: .seconds(5))
        try harness.type(" second")
        try harness.key("z", .control)
        #expect(field.text == "first")
        try harness.key("z", .control)
        #expect(field.text.isEmpty)
        try harness.key("z", [.control, .shift])
        try harness.key("y", .control)
        #expect(field.text == "first second")
    }

    @Test func `The pointer selects words and all, drags, and extends with Shift`() throws {
        field.text = "alpha beta gamma"
        try harness.click(Point(x: 30, y: 26), count: 2)
        #expect(field.selectedText == "alpha")
        #expect(Pasteboard.primary.string == "alpha")
        try harness.click(Point(x: 30, y: 26), count: 3)
        #expect(field.selectedText == "alpha beta gamma")
        try harness.drag(from: Point(x: 20, y: 26), to: Point(x: 60, y: 26))
        let dragged = field.selectedText
        #expect(dragged.count > 3 && dragged.count < 12)
        try harness.click(Point(x: 20, y: 26))
        try harness.click(Point(x: 60, y: 26), modifiers: .shift)
        #expect(field.selectedText == dragged)
        Pasteboard.primary.string = "<>"
        try harness.click(Point(x: 20, y: 26), button: .middle)
        #expect(field.text.contains("<>") && field.text.count == 18)
    }

    @Test func `A secret is neither displayed nor copied`() throws {
        Pasteboard.general.string = nil
        Pasteboard.primary.string = nil
        field.isSecureTextEntry = true
        try harness.click(field)
        try harness.type("pässword")
        #expect(field.text == "pässword")
        #expect(harness.contains(String(repeating: "\u{25CF}", count: 8)))
        #expect(!harness.contains("pässword"))
        try harness.key("a", .control)
        try harness.key("c", .control)
        try harness.key("x", .control)
        #expect(Pasteboard.general.string == nil && Pasteboard.primary.string == nil)
        #expect(field.text == "pässword")
        try harness.click(Point(x: 30, y: 26), count: 2)
        #expect(field.selectedUTF8Range == 0..<9, "a secret is selected as one word")
        #expect(!(try harness.treeDump()).contains("pässword"))
        #expect(!(try harness.displayListDump()).contains("pässword"))
    }

    @Test func `Word boundaries are those of Unicode`() throws {
        field.text = "can't 3.14"
        field.frame.size.width = 250
        try harness.click(Point(x: 30, y: 26), count: 2)
        #expect(field.selectedText == "can't")
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardLeftArrow, [.control, .shift])
        #expect(field.selectedText == "3.14")
    }

    @Test func `Length limit, input filter and read-only text apply`() throws {
        field.maximumTextLength = 4
        field.textInputFilter = { $0.filter(\.isNumber) }
        try harness.click(field)
        try harness.type("1a2b3c4d5e")
        #expect(field.text == "1234")
        field.isEditable = false
        try harness.key(.keyboardDeleteOrBackspace)
        try harness.type("9")
        #expect(field.text == "1234")
        try harness.key("a", .control)
        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "1234")
    }

    @Test func `An input method composes in place`() throws {
        try harness.click(field)
        try harness.type("ab")
        harness.send(.textInput(TextInputEvent(.compose("ni", selection: 2..<2))))
        #expect(field.text == "abni")
        harness.send(.textInput(TextInputEvent(.compose("nih", selection: 3..<3))))
        #expect(field.text == "abnih")
        harness.send(.textInput(TextInputEvent(.commit("你"))))
        #expect(field.text == "ab你")
        harness.send(.textInput(TextInputEvent(.compose("x", selection: 1..<1))))
        harness.send(.textInput(TextInputEvent(.compose("", selection: 0..<0))))
        #expect(field.text == "ab你")
        try harness.key("z", .control)
        #expect(!field.text.contains("你"))
    }

    @Test func `The caret stays visible, and the text scrolls no more than necessary`() throws {
        try harness.click(field)
        try harness.type("a very long text that does not fit into the field at all")
        #expect(field.bounds.contains(field.caretRect))
        try harness.key(.keyboardHome)
        #expect(field.bounds.contains(field.caretRect))
        #expect(field.caretRect.minX == 10)
        try harness.key(.keyboardEnd)
        let end = field.caretRect.minX
        #expect(end > 100)
        try harness.key("a", .control)
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(field.caretRect.minX == 10)
    }

    @Test func `The caret blinks for ten seconds, and then nothing wakes the program`() throws {
        try harness.click(field)
        try harness.type("a")
        let blinking = harness.advance(by: .seconds(9))
        #expect(blinking.frames.count >= 15)
        harness.advance(by: .seconds(2))
        #expect(harness.advance(by: .seconds(60)).isIdle)
        #expect(harness.host.nextDeadline == nil)
    }

    @Test func `Return and the loss of focus send their events`() throws {
        try harness.click(field)
        try harness.key(.keyboardReturnOrEnter)
        field.resignFirstResponder()
        #expect(heard.events == ["begin", "return", "end"])
        try harness.settle()
        let rested = harness.host.nextDeadline
        #expect(rested == nil, "no caret blinks")
    }

    @Test func `Setting the text sends no event`() throws {
        field.text = "given"
        #expect(field.selectedUTF8Range == 5..<5)
        #expect(heard.events.isEmpty)
        #expect(harness.contains("given"))
        field.text = ""
        try harness.settle()
        #expect(harness.contains("Name"))
    }

    @Test func `Ranges are clamped to the text, and a paste to the maximum length`() throws {
        field.text = "añb"
        field.selectedUTF8Range = -5..<100
        #expect(field.selectedText == "añb")
        field.selectedUTF8Range = 2..<2
        try harness.click(field)
        try harness.key(.keyboardHome)
        Pasteboard.general.string = String(repeating: "x", count: 200_000)
        field.maximumTextLength = 1000
        try harness.key("v", .control)
        #expect(field.text.count == 1000)
    }

    @Test func `Focus by Tab selects all text`() throws {
        Pasteboard.general.string = nil
        Pasteboard.primary.string = nil
        let second = TextField()
        second.text = "second"
        second.frame = Rect(x: 10, y: 50, width: 120, height: 32)
        page.addSubview(second)
        field.text = "first"
        try harness.click(field)
        #expect(field.selectedText.isEmpty)
        try harness.key(.keyboardTab)
        #expect(second.isFirstResponder && second.selectedText == "second")
        try harness.key(.keyboardTab, .shift)
        #expect(field.selectedText == "first")
        #expect(Pasteboard.primary.string == nil, "gaining the focus copies nothing")
        second.becomeFirstResponder()
        try harness.type("x")
        #expect(second.text == "x")
    }

    @Test func `A drag beyond the edge scrolls, also while the pointer rests`() throws {
        field.text = String(repeating: "many words ", count: 30)
        try harness.click(field)
        try harness.key(.keyboardHome)
        try harness.press(Point(x: 40, y: 26))
        try harness.move(to: Point(x: 160, y: 26))
        let begin = field.selectedText.count
        harness.advance(by: .seconds(2))
        let middle = field.selectedText.count
        #expect(middle > begin + 20)
        try harness.move(to: Point(x: 60, y: 200))
        harness.advance(by: .seconds(2))
        #expect(field.selectedText.count < middle, "a pointer below the field does not scroll it")
        try harness.move(to: Point(x: -40, y: 26))
        harness.advance(by: .seconds(30))
        #expect(field.selectedUTF8Range.lowerBound == 0)
        try harness.release()
        harness.advance(by: .seconds(20))
        #expect(harness.host.nextDeadline == nil)
    }

    @Test func `A double click followed by a drag selects by words`() throws {
        field.text = "alpha beta gamma"
        field.frame.size.width = 250
        try harness.click(Point(x: 30, y: 26))
        harness.advance(by: .seconds(2))
        try harness.click(Point(x: 30, y: 26))
        try harness.press(Point(x: 30, y: 26))
        try harness.move(to: Point(x: 75, y: 26))
        try harness.release()
        #expect(field.selectedText == "alpha beta")
    }

    @Test func `Text and selection are restorable, a secret is not`() throws {
        field.text = "given"
        field.selectedUTF8Range = 1..<3
        let coder = RestorationCoder()
        field.encodeRestorableState(with: coder)
        let other = TextField()
        other.decodeRestorableState(with: RestorationCoder(values: coder.values))
        #expect(other.text == "given" && other.selectedUTF8Range == 1..<3)
        field.isSecureTextEntry = true
        let secret = RestorationCoder()
        field.encodeRestorableState(with: secret)
        #expect(secret.values.isEmpty)
    }
}
