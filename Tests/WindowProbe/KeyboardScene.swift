import Widgets

extension Scenes {
    /// Shows a menu bar, a text field, a text view and a list, and prints their texts, opened menus and performed commands.
    ///
    /// `focused` is the one with the focus: "field", "editor" or "list".
    static func keyboard(_ focused: String) {
        let window = makeWindow(Size(width: 400, height: 300))
        let controller = KeyboardSceneController()
        window.rootViewController = controller
        window.menuBar = MenuBar()
        window.makeKeyAndVisible()
        controller.focus(focused)
        afterFrame(of: window) { say("ready") }
        watchMenus(of: window, inPopups: false)
    }
}

/// A controller with texts, a list and commands for keys that differ among the layouts of keyboards.
private final class KeyboardSceneController: ViewController, TextViewDelegate, ListViewDataSource,
    ListViewDelegate
{
    private let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
    private let editor = TextView(frame: Rect(x: 10, y: 50, width: 200, height: 80))
    private let list = ListView(frame: Rect(x: 10, y: 140, width: 200, height: 120))
    private let names = ["Apple", "ąkacja", "łąka", "Ёлка", "école", "€ 5"]

    override func viewDidLoad() {
        super.viewDidLoad()
        field.addAction(Action { [weak field] _ in say("field \(field?.text ?? "").") }, for: .editingChanged)
        editor.delegate = self
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.dataSource = self
        list.delegate = self
        for part in [field, editor, list] { view.addSubview(part) }
    }

    func focus(_ name: String) {
        let parts: [String: View] = ["field": field, "editor": editor, "list": list]
        parts[name]?.becomeFirstResponder()
    }

    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        let keys: [(String, String, KeyModifierFlags)] = [
            ("Larger", "+", .control), ("Question", "?", .control), ("Slash", "/", .control),
            ("Bold", "b", .control), ("One", "1", .control), ("Quote", "'", .control),
            ("Queue", "q", .alternate),
        ]
        let commands = keys.map { title, input, flags in
            KeyCommand(title: title, input: input, modifierFlags: flags) { say("chosen \($0.title)") }
        }
        commands[3].mnemonic = "b"
        builder.insertSibling(Menu(title: "Test", children: commands), afterMenu: .edit)
    }

    func textViewDidChange(_ textView: TextView) { say("editor \(textView.text).") }

    func numberOfRows(in listView: ListView) -> Int { names.count }
    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        listView.dequeueReusableCell(withIdentifier: "row", for: row)
    }
    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { names[row] }
    func listViewSelectionDidChange(_ listView: ListView) {
        if let row = listView.selectedRow { say("row \(names[row])") }
    }
}
