import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite struct FocusTests {
    let journal = Journal()
    let root: EventView
    let fields: [EventView]
    let harness: Harness

    init() throws {
        let journal = journal
        root = EventView("root", journal, frame: .zero)
        fields = (0..<3).map { index in
            let field = EventView(
                "\(index)", journal, frame: Rect(x: 10, y: Double(index) * 30 + 5, width: 50, height: 20))
            field.canFocus = true
            field.passesOn = true
            return field
        }
        root.passesOn = true
        for field in fields { root.addSubview(field) }
        harness = Harness(root, size: Size(width: 100, height: 100))
        try harness.settle()
    }

    private func tab(_ modifiers: KeyModifierFlags = []) throws { try harness.key(.keyboardTab, modifiers) }

    @Test func `Tab visits the views in order and wraps around`() throws {
        for expected in [0, 1, 2, 0] {
            try tab()
            #expect(harness.focusedView == fields[expected])
        }
    }

    @Test func `makeFirstResponder sets and clears the window's first responder`() throws {
        let window = Window(title: "Notes", size: Size(width: 100, height: 100))
        let harness = Harness(window, size: Size(width: 100, height: 100))
        window.addSubview(root)
        try harness.settle()
        #expect(window.makeFirstResponder(nil) && window.firstResponder == nil)

        #expect(window.makeFirstResponder(fields[1]))
        #expect(window.firstResponder === fields[1] && fields[1].isFirstResponder)

        #expect(!window.makeFirstResponder(Button(title: "Elsewhere")))
        #expect(window.firstResponder === fields[1])

        #expect(window.makeFirstResponder(nil))
        #expect(window.firstResponder == nil && !fields[1].isFirstResponder)
        #expect(!Window(title: "Closed", size: .zero).makeFirstResponder(fields[0]))
    }

    /// A list with a button in each row and header.
    private final class ButtonList: ListViewDataSource {
        let list = ListView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

        func numberOfRows(in listView: ListView) -> Int { 30 }
        func numberOfSections(in listView: ListView) -> Int { 2 }
        func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int { 15 }
        func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? { "" }
        func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
            cell("header \(section)")
        }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView { cell("row \(row)") }

        private func cell(_ name: String) -> ReusableView {
            let cell = ReusableView(frame: .zero)
            let button = Button(title: name)
            button.frame = Rect(x: 0, y: 0, width: 60, height: 20)
            button.accessibilityIdentifier = name
            cell.addSubview(button)
            return cell
        }
    }

    @Test func `Tab visits the controls of a list row by row, also after scrolling`() throws {
        let buttons = ButtonList()
        buttons.list.rowHeight = 24
        buttons.list.sectionHeaderHeight = 24
        buttons.list.dataSource = buttons
        let harness = Harness(buttons.list, size: Size(width: 100, height: 100))
        try harness.settle()
        func names(_ count: Int) throws -> [String] {
            var names: [String] = []
            for _ in 0..<count {
                try harness.key(.keyboardTab)
                names.append(harness.focusedView?.accessibilityIdentifier ?? "list")
            }
            return names
        }
        #expect(try names(5) == ["list", "header 0", "row 0", "row 1", "row 2"])

        buttons.list.contentOffset.y = 24 * 14
        try harness.settle()
        buttons.list.contentOffset.y = 24 * 13
        try harness.settle()
        let order = FocusNavigator.order(in: buttons.list).map { $0.accessibilityIdentifier ?? "list" }
        #expect(order == ["list", "header 0", "row 12", "row 13", "row 14", "header 1", "row 15"])
    }

    @Test func `Shift+Tab moves backwards, and to the last view if none has the focus`() throws {
        for expected in [2, 1, 0, 2] {
            try tab(.shift)
            #expect(harness.focusedView == fields[expected])
        }
    }

    @Test func `Tab moves the focus with Caps Lock, but not with Control`() throws {
        try tab(.alphaShift)
        #expect(harness.focusedView == fields[0])
        try tab(.control)
        #expect(harness.focusedView == fields[0])
    }

    @Test func `Tab skips hidden, transparent and disabled views`() throws {
        fields[0].isHidden = true
        try tab()
        #expect(harness.focusedView == fields[1])
        fields[2].isUserInteractionEnabled = false
        try tab()
        #expect(harness.focusedView == fields[1])
        fields[2].isUserInteractionEnabled = true
        fields[2].alpha = 0
        fields[0].isHidden = false
        try tab()
        #expect(harness.focusedView == fields[0])
    }

    @Test func `A view that uses Tab receives it`() throws {
        try tab()
        fields[0].passesOn = false

        try tab()

        #expect(harness.focusedView == fields[0])
    }

    @Test func `Keys and text go to the focused view, unused keys to its next responders`() throws {
        try harness.focus(fields[1])
        journal.clear()

        try harness.type("a")

        #expect(journal.entries == ["key a 1", "key a root", "text a 1"])
    }

    @Test func `Without a focus, keys go to the root view and text to no view`() throws {
        try harness.type("x")

        #expect(journal.entries == ["key x root"])
        #expect(!harness.send(.textInput(TextInputEvent(.commit("x")))))
    }

    @Test func `Views are notified of losing and gaining the focus in order`() throws {
        try harness.focus(fields[0])
        try harness.focus(fields[1])

        #expect(journal.entries == ["focused 0", "unfocused 0", "focused 1"])
        #expect(fields[1].isFirstResponder && !fields[0].isFirstResponder)
    }

    @Test func `A view that refuses to resign keeps the focus`() throws {
        try harness.focus(fields[0])
        fields[0].resigns = false

        #expect(!fields[1].becomeFirstResponder())
        #expect(throws: HarnessError.self) { try harness.focus(fields[1]) }
        try tab()

        #expect(harness.focusedView == fields[0])
    }

    @Test func `A view that refuses the focus does not receive it`() throws {
        fields[1].accepts = false
        #expect(throws: HarnessError.self) { try harness.focus(fields[1]) }
        #expect(harness.focusedView == nil)

        fields[2].canFocus = false
        #expect(!fields[2].becomeFirstResponder())
    }

    @Test func `A press focuses the view or its nearest focusable ancestor`() throws {
        let word = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        fields[1].addSubview(word)

        try harness.click(word)
        #expect(harness.focusedView == fields[1])
        try harness.click(Point(x: 90, y: 90))

        #expect(harness.focusedView == fields[1])
    }

    @Test func `The ring is displayed for keyboard focus, not for pointer focus`() throws {
        try harness.click(fields[0])
        #expect(harness.host.focusRingView == nil)
        try tab()
        #expect(harness.host.focusRingView == fields[1])
        try harness.click(fields[2])
        #expect(harness.host.focusRingView == nil)
    }

    @Test func `The ring is drawn and erased, and follows the window's activation`() throws {
        let plain = harness.picture
        try tab()
        let ringed = harness.picture
        #expect(ringed != plain)

        harness.host.setActive(false)
        try harness.settle()
        #expect(harness.picture == plain)
        harness.host.setActive(true)
        try harness.settle()
        #expect(harness.picture == ringed)
        _ = fields[0].resignFirstResponder()
        try harness.settle()
        #expect(harness.picture == plain)
    }

    @Test(arguments: [0, 1]) func `Removing or hiding a focused view resigns its focus and notifies it`(
        how: Int
    ) throws {
        try harness.focus(fields[0])

        if how == 0 { fields[0].removeFromSuperview() } else { fields[0].isHidden = true }

        #expect(harness.focusedView == nil)
        #expect(journal.entries.last == "unfocused 0")
    }

    @Test func `A focused view that is deallocated leaves no focus`() throws {
        weak var released: View?
        try {
            let field = EventView("gone", journal, frame: Rect(x: 70, y: 0, width: 9, height: 9))
            field.canFocus = true
            root.addSubview(field)
            try harness.focus(field)
            field.removeFromSuperview()
            released = field
        }()

        #expect(released == nil && harness.focusedView == nil)
        try tab()
        #expect(harness.focusedView == fields[0])
    }

    @Test func `A focus update resigns the focus of a view that is no longer focusable`() throws {
        try harness.focus(fields[0])
        fields[0].canFocus = false

        fields[2].setNeedsFocusUpdate()

        #expect(harness.focusedView == nil)
    }

    @Test func `A view without a host cannot have the focus`() {
        let loose = EventView("loose", journal, frame: .zero)
        loose.canFocus = true
        #expect(!loose.becomeFirstResponder() && !loose.isFirstResponder)
    }
}
