import Testing
import Widgets
import WidgetsTesting

/// Undo across texts and application: the window's undo manager, the texts' own history, and the Undo command.
@Suite(.serialized)
struct TextUndoTests {
    let window = Window(title: "Undo", size: Size(width: 300, height: 200))
    let field = TextField(frame: Rect(x: 10, y: 50, width: 200, height: 32))
    let view = TextView(frame: Rect(x: 10, y: 90, width: 200, height: 60))
    let counter = Counter()
    let harness: Harness

    init() throws {
        window.addSubview(field)
        window.addSubview(view)
        harness = Harness(window, size: Size(width: 300, height: 200))
        counter.manager = window.undoManager
        try harness.settle()
    }

    private func undo() { window.sendAction(.undo, from: nil) }
    private func redo() { window.sendAction(.redo, from: nil) }
    private var state: String { "\(field.text)|\(view.text)|\(counter.value)" }

    @Test func `Undo of the window reverts texts and application in their order`() throws {
        try harness.focus(field)
        try harness.type("ab")
        counter.value = 1
        try harness.type("c")
        #expect(state == "abc||1")
        undo()
        #expect(state == "ab||1", "the change of the application ends the typing step")
        undo()
        #expect(state == "ab||0")
        undo()
        #expect(state == "||0")
        redo()
        redo()
        redo()

        #expect(state == "abc||1")
    }

    @Test func `Undo with the focus in a text does not change another text while its own has steps`() throws {
        try harness.focus(field)
        try harness.type("one")
        try harness.focus(view)
        try harness.type("two")
        try harness.focus(field)
        undo()
        #expect(state == "|two|0")
        undo()
        #expect(state == "||0", "without steps of its own, the last change of the window is undone")
        redo()

        #expect(state == "one||0", "a redo repeats the focused text's own edit first, too")
    }

    @Test func `Edits of one event are separate steps, in one text and in several`() throws {
        Pasteboard.general.string = "P"
        field.paste(nil)
        field.paste(nil)
        view.paste(nil)
        #expect(state == "PP|P|0")
        field.undoManager?.undo()
        #expect(state == "P|P|0", "the text's own manager reverts one step of that text")
        undo()
        #expect(state == "P||0")
        undo()
        #expect(state == "||0")
        redo()
        redo()

        #expect(state == "P|P|0")
    }

    @Test func `An edit and a change of the application in one event are one step`() throws {
        Pasteboard.general.string = "P"
        counter.value = 1
        field.paste(nil)
        undo()
        #expect(state == "||0")
        redo()

        #expect(state == "P||1")
    }

    @Test func `Ctrl+Z in a text reverts that text alone, and the window's manager stays consistent`() throws
    {
        try harness.focus(field)
        try harness.type("x")
        counter.value = 1
        try harness.key("z", .control)
        #expect(state == "||1")
        undo()
        #expect(state == "||0")
        #expect(window.undoManager?.canUndo == false)
        try harness.key("z", [.control, .shift])
        #expect(state == "x||0")
        undo()

        #expect(state == "||0")
    }

    @Test func `The title of the Undo item names the edit`() throws {
        let undo = Command(title: "Undo", action: .undo)
        func title() -> String {
            harness.host.commandOrigins(for: nil).validate(undo)
            return undo.title
        }
        try harness.focus(field)
        #expect(title() == "Undo" && undo.chosenAttributes.contains(.disabled))
        try harness.type("x")
        #expect(title() == "Undo Typing" && !undo.chosenAttributes.contains(.disabled))
        field.resignFirstResponder()
        #expect(title() == "Undo Typing")
        Pasteboard.general.string = "P"
        try harness.focus(field)
        field.paste(nil)
        field.resignFirstResponder()

        #expect(title() == "Undo Paste")
    }

    @Test func `Setting the text removes its steps from the window's manager`() throws {
        try harness.focus(field)
        try harness.type("x")
        #expect(window.undoManager?.canUndo == true)
        field.text = "new"
        #expect(window.undoManager?.canUndo == false)
        undo()

        #expect(field.text == "new")
    }

    @Test func `A removed text leaves no steps behind`() throws {
        weak var removed: TextField?
        do {
            let other = TextField(frame: Rect(x: 10, y: 160, width: 200, height: 32))
            removed = other
            window.addSubview(other)
            try harness.focus(other)
            try harness.type("x")
            #expect(window.undoManager?.canUndo == true)
            other.removeFromSuperview()
        }
        try harness.settle()

        #expect(removed == nil && window.undoManager?.canUndo == false)
    }

    @Test func `A controller with its own manager records the texts in its view`() throws {
        final class DocumentController: ViewController {
            let manager = UndoManager()
            override var undoManager: UndoManager? { manager }
        }
        let document = DocumentController()
        window.rootViewController = document
        let inner = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
        document.view.addSubview(inner)
        try harness.settle()
        try harness.focus(inner)
        try harness.type("x")

        #expect(document.manager.canUndo && window.undoManager?.canUndo == false)
        document.manager.undo()
        #expect(inner.text.isEmpty)
    }

    @Test func `An unfinished composition is cancelled by Undo, before any step`() throws {
        try harness.focus(field)
        try harness.type("a")
        harness.send(.textInput(TextInputEvent(.compose("k", selection: 1..<1))))
        #expect(field.text == "ak")
        undo()
        #expect(field.text == "a")
    }
}
