import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Commands, mnemonics and typing on keyboards that are not American, with the events that a window receives from them.
@Suite(.serialized)
struct KeyboardLayoutTests {
    let stage: BarStage
    var harness: Harness { stage.harness }

    init() throws { stage = try BarStage() }

    /// Presses a key that types `typed`, as a window reports it: with a text event unless a modifier makes it a command.
    private func press(
        _ code: KeyboardHIDUsage, _ plain: String, typed: String? = nil, _ flags: KeyModifierFlags = []
    ) throws {
        let key = Key(
            keyCode: code, characters: typed ?? plain, charactersIgnoringModifiers: plain,
            modifierFlags: flags)
        harness.send(.key(KeyEvent(phase: .down, key: key, timestamp: harness.now)))
        if flags.isSubset(of: .shift) {
            harness.send(.textInput(TextInputEvent(.commit(key.characters), timestamp: harness.now)))
        }
        harness.send(.key(KeyEvent(phase: .up, key: key, timestamp: harness.now)))
        try harness.settle()
    }

    @Test func `AltGr types its character beside a menu bar, and opens no menu`() throws {
        try harness.focus(stage.field)
        try press(.keyboardE, "€")
        try press(.keyboardQ, "@")
        try press(.keyboardC, "©")

        #expect(stage.field.text == "€@©" && stage.open == nil && stage.log.isEmpty)
    }

    @Test func `The commands of the Edit menu work in a Russian layout`() throws {
        stage.field.text = "words"
        try harness.focus(stage.field)
        try press(.keyboardA, "ф", .control)
        #expect(stage.field.selectedText == "words")
        try press(.keyboardC, "с", .control)
        #expect(Pasteboard.general.string == "words")
        try press(.keyboardX, "ч", .control)
        #expect(stage.field.text.isEmpty)
        try press(.keyboardV, "м", .control)
        #expect(stage.field.text == "words")
        try press(.keyboardZ, "я", .control)
        #expect(stage.field.text.isEmpty)
        try press(.keyboardZ, "я", typed: "Я", [.control, .shift])
        #expect(stage.field.text == "words")
        try press(.keyboardT, "е", .control)
        #expect(stage.log == ["Second"])
    }

    @Test func `A text without a menu bar has its keys in a Greek layout`() throws {
        stage.window.menuBar = nil
        stage.field.text = "words"
        try harness.focus(stage.field)
        try press(.keyboardA, "α", .control)
        try press(.keyboardC, "ψ", .control)

        #expect(stage.field.selectedText == "words" && Pasteboard.general.string == "words")
    }

    @Test func `Mnemonics work in a Russian layout: with Alt, in the bar, and in an open menu`() throws {
        try press(.keyboardF, "а", .alternate)
        #expect(stage.open == "File")
        try harness.key(.keyboardEscape)
        try press(.keyboardC, "с")
        #expect(stage.open == "Custom")
        try press(.keyboardS, "ы")
        #expect(stage.log == ["Second"] && stage.open == nil)
    }

    @Test func `A mnemonic in the script of the layout comes before the Latin one`() throws {
        stage.extra = "Файл"
        stage.bar.setNeedsRebuild()
        try harness.settle()
        try press(.keyboardA, "ф", .alternate)

        #expect(stage.open == "Файл")
    }

    @Test func `Typing in an open menu finds a title in the script of the layout`() throws {
        stage.bar.menu = Menu(children: [
            Menu(title: "Words", children: [Action(title: "Apple") { _ in }, Action(title: "łąka") { _ in }])
        ])
        try harness.settle()
        stage.bar.openMenu(titled: "Words")
        try harness.settle()
        try press(.keyboardL, "ł")

        #expect(stage.highlighted == "łąka")
    }

    @Test func `The command palette opens in a Greek layout, and its field takes AltGr`() throws {
        try press(.keyboardP, "π", typed: "Π", [.control, .shift])
        try press(.keyboardQ, "@")

        let field = try #require(harness.focusedView as? TextField)
        #expect(field.text == "@")
    }

    @Test(
        arguments: [
            ("+", KeyModifierFlags.control, "Ctrl++", KeyboardHIDUsage.keyboardEqualSign, "=", "+"),
            ("?", .control, "Ctrl+?", .keyboardHyphen, "ß", "?"),
            ("/", .control, "Ctrl+/", .keyboard7, "7", "/"),
            ("/", [.control, .shift], "Ctrl+Shift+/", .keyboard7, "7", "/"),
        ] as [(String, KeyModifierFlags, String, KeyboardHIDUsage, String, String)])
    func `The key that a menu displays performs the command, also if it takes Shift`(
        _ input: String, _ flags: KeyModifierFlags, _ text: String, _ code: KeyboardHIDUsage, _ plain: String,
        _ typed: String
    ) throws {
        let command = KeyCommand(title: "It", input: input, modifierFlags: flags) { [stage] _ in
            stage.log.append("It")
        }
        stage.bar.menu = Menu(children: [Menu(title: "Test", children: [command])])
        try harness.settle()
        #expect(command.shortcutText == text)
        try press(code, plain, typed: typed, [.control, .shift])

        #expect(stage.log == ["It"])
    }

    @Test
    func `A key without modifiers types in a text, although its Latin character is bound with priority`()
        throws
    {
        let command = KeyCommand(input: "a") { [stage] _ in stage.log.append("a") }
        command.wantsPriorityOverSystemBehavior = true
        let page = CommandPage(frame: stage.field.frame)
        page.commands = [command]
        stage.content.view.addSubview(page)
        page.addSubview(stage.field)
        try harness.settle()
        try harness.focus(stage.field)
        try press(.keyboardA, "ф")
        #expect(stage.field.text == "ф" && stage.log.isEmpty)
        try harness.type("a")
        #expect(stage.field.text == "ф" && stage.log == ["a"])
    }

    @Test func `Type-ahead takes the characters of AltGr and of the layout`() throws {
        let names = Names(["Apple", "łąka", "Ёлка", "Zebra"])
        let list = ListView(frame: Rect(x: 0, y: 60, width: 200, height: 150))
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.dataSource = names
        list.delegate = names
        stage.content.view.addSubview(list)
        try harness.settle()
        try harness.focus(list)
        try press(.keyboardL, "ł")
        #expect(list.selectedRow == 1)
        _ = harness.advance(by: .seconds(2))
        try press(.keyboardGraveAccentAndTilde, "ё", typed: "Ё", .shift)
        #expect(list.selectedRow == 2)
        _ = harness.advance(by: .seconds(2))
        // A dead key types nothing yet.
        try harness.key(
            Key(keyCode: .keyboardQuote, characters: "", charactersIgnoringModifiers: "´"))
        #expect(list.selectedRow == 2)
    }

    @Test func `Control+A selects all rows where the layout has the letter A`() throws {
        let names = Names(["a", "b"])
        let list = ListView(frame: Rect(x: 0, y: 60, width: 200, height: 150))
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.dataSource = names
        list.allowsMultipleSelection = true
        stage.window.menuBar = nil
        stage.content.view.addSubview(list)
        try harness.settle()
        try harness.focus(list)
        // The key Q of a French keyboard is where an American one has A.
        try press(.keyboardA, "q", .control)
        #expect(list.selectedRowIndexes.isEmpty)
        try press(.keyboardQ, "a", .control)
        #expect(list.selectedRowIndexes.count == 2)
    }
}

/// A view with the key commands of a test.
final class CommandPage: View {
    var commands: [KeyCommand] = []
    override var keyCommands: [KeyCommand]? { commands }
}

/// Rows with names, which type-ahead finds.
private final class Names: ListViewDataSource, ListViewDelegate {
    private let names: [String]
    init(_ names: [String]) { self.names = names }

    func numberOfRows(in listView: ListView) -> Int { names.count }
    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        listView.dequeueReusableCell(withIdentifier: "row", for: row)
    }
    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { names[row] }
}
