import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Open menus, by pointer and keyboard, from a button.
struct MenuTests {
    let button = Button(title: "Edit")
    let other = Button(title: "Other")
    let harness: Harness
    let log = EventLog()
    let wrap = Action(title: "Wrap lines", attributes: .keepsMenuPresented) {
        $0.state = $0.state == .on ? .off : .on
    }

    init() throws {
        let log = log
        func action(_ title: String, _ attributes: MenuElement.Attributes = []) -> Action {
            Action(title: title, attributes: attributes) { log.names.append($0.title) }
        }
        button.showsMenuAsPrimaryAction = true
        button.menu = Menu(children: [
            KeyCommand(title: "Copy", input: "c", modifierFlags: .control) { log.names.append($0.title) },
            action("Paste", .disabled), action("Secret", .hidden),
            Menu(title: "Share", children: [action("Mail"), action("Print")]),
            Menu(options: .displayInline, children: [action("Delete", .destructive), wrap]),
        ])
        button.frame = Rect(x: 10, y: 10, width: 80, height: 34)
        other.frame = Rect(x: 10, y: 350, width: 80, height: 34)
        other.addAction(action("Other"), for: .primaryActionTriggered)
        let page = View()
        page.addSubview(button)
        page.addSubview(other)
        harness = Harness(page, size: Size(width: 480, height: 400))
        try harness.settle()
    }

    private var overlay: MenuOverlay? { harness.host.openMenu }
    /// The visible texts of the innermost menu's rows.
    private var rows: [String] { overlay?.panels.last?.rows.map { $0.visibleText ?? "-" } ?? [] }
    private var highlighted: String? { overlay?.panels.last?.highlightedRow?.visibleText }

    @Test func `a click opens it, a click chooses, and the focus stays`() throws {
        try harness.focus(other)
        try harness.click(button)
        #expect(rows == ["Copy", "Paste", "Share", "-", "Delete", "Wrap lines"])
        #expect(button.isShowingMenu && button.isHighlighted)
        #expect(highlighted == nil)

        try harness.click("Copy")

        #expect(log.names == ["Copy"])
        #expect(overlay == nil && !button.isHighlighted)
        #expect(harness.focusedView === button)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `press, drag and release chooses in one go`() throws {
        try harness.press(button)
        #expect(overlay != nil)
        try harness.move(to: try harness.view("Delete").convert(Point(x: 20, y: 10), to: nil))
        #expect(highlighted == "Delete")
        try harness.release()

        #expect(log.names == ["Delete"])
        #expect(overlay == nil)
    }

    @Test func `released outside after a drag, it closes and nothing is chosen`() throws {
        try harness.press(button)
        try harness.move(to: Point(x: 450, y: 390))
        try harness.release()

        #expect(overlay == nil && log.names.isEmpty)
    }

    @Test func `a press outside closes it, and presses nothing`() throws {
        try harness.click(button)
        try harness.click(Point(x: 50, y: 367))

        #expect(overlay == nil && log.names.isEmpty)
        try harness.click(other)
        #expect(log.names == ["Other"])
    }

    @Test func `what is disabled is reached and not chosen`() throws {
        try harness.click(button)
        try harness.click("Paste")
        #expect(overlay != nil)
        try harness.key(.keyboardReturnOrEnter)

        #expect(overlay != nil && log.names.isEmpty)
    }

    @Test func `arrows, ends, letters and Enter go through it`() throws {
        try harness.focus(button)
        try harness.key(.keyboardDownArrow)
        #expect(highlighted == "Copy")
        try harness.key(.keyboardUpArrow)
        #expect(highlighted == "Wrap lines")
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardDownArrow)
        #expect(highlighted == "Delete")
        try harness.key(.keyboardHome)
        #expect(highlighted == "Copy")
        try harness.key(.keyboardEnd)
        #expect(highlighted == "Wrap lines")
        try harness.type("de")
        #expect(highlighted == "Delete")
        try harness.key(.keyboardReturnOrEnter)

        #expect(log.names == ["Delete"] && overlay == nil)
    }

    @Test func `Up opens at the last row, Escape and Tab close`() throws {
        try harness.focus(button)
        try harness.key(.keyboardUpArrow)
        #expect(highlighted == "Wrap lines")
        try harness.key(.keyboardEscape)
        #expect(overlay == nil && harness.focusedView === button)
        try harness.key(.keyboardSpacebar)
        #expect(overlay != nil)
        try harness.key(.keyboardTab)

        #expect(overlay == nil && harness.focusedView === other)
    }

    @Test func `a submenu opens with Right and closes with Left or Escape`() throws {
        try harness.focus(button)
        try harness.key(.keyboardDownArrow)
        try harness.type("sh")
        try harness.key(.keyboardRightArrow)
        #expect(rows == ["Mail", "Print"] && highlighted == "Mail")
        try harness.key(.keyboardLeftArrow)
        #expect(highlighted == "Share")
        try harness.key(.keyboardReturnOrEnter)
        try harness.key(.keyboardEscape)
        #expect(highlighted == "Share")
        try harness.key(.keyboardRightArrow)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)

        #expect(log.names == ["Print"] && overlay == nil)
    }

    @Test func `a submenu opens when the pointer rests, and closes when it rests elsewhere`() throws {
        try harness.click(button)
        try harness.move(to: "Share")
        #expect(overlay?.panels.count == 1)
        harness.advance(by: .milliseconds(250))
        #expect(overlay?.panels.count == 2)
        try harness.move(to: "Delete")
        try harness.move(to: "Mail")
        harness.advance(by: .milliseconds(300))
        #expect(overlay?.panels.count == 2)
        #expect(overlay?.panels[0].highlightedRow?.visibleText == "Share")
        try harness.move(to: "Delete")
        harness.advance(by: .milliseconds(250))
        #expect(overlay?.panels.count == 1)
        try harness.click("Share")
        try harness.click("Mail")

        #expect(log.names == ["Mail"])
    }

    @Test func `a shortcut of the menu works while it is open`() throws {
        try harness.click(button)
        try harness.key("c", .control)

        #expect(log.names == ["Copy"] && overlay == nil)
    }

    @Test func `an element may keep the menu, which then shows its new mark`() throws {
        try harness.click(button)
        try harness.click("Wrap lines")
        #expect(overlay != nil && wrap.state == .on)
        try harness.click("Wrap lines")

        #expect(wrap.state == .off)
    }

    @Test func `it closes when its owner goes, the window loses the focus or changes its size`() throws {
        try harness.click(button)
        harness.host.setActive(false)
        #expect(overlay == nil)
        harness.host.setActive(true)
        try harness.click(button)
        try harness.resize(to: Size(width: 500, height: 400))
        #expect(overlay == nil)
        try harness.click(button)
        button.removeFromSuperview()
        try harness.settle()

        #expect(overlay == nil)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `more rows than there is room for scroll with the keyboard and the wheel`() throws {
        button.menu = Menu(children: (0..<60).map { Action(title: "Row \($0)") { _ in } })
        try harness.focus(button)
        try harness.key(.keyboardUpArrow)
        let panel = try #require(overlay?.panels.first)
        #expect(harness.rootView.bounds.contains(panel.ground))
        let row = try #require(panel.highlightedRow)
        #expect(panel.ground.contains(row.convert(row.bounds, to: nil)))
        try harness.scroll(over: Point(x: 40, y: 200), by: Point(x: 0, y: 100))

        let first = try harness.view("Row 0")
        #expect(panel.ground.contains(first.convert(first.bounds, to: nil)))
    }

    @Test func `an empty menu is not opened, and the button is pressed as always`() throws {
        button.menu = Menu(children: [Action(title: "Secret", attributes: .hidden) { _ in }])
        let log = log
        button.addAction(Action { _ in log.names.append("pressed") }, for: .primaryActionTriggered)
        try harness.click(button)

        #expect(overlay == nil && log.names == ["pressed"])
    }

    @Test func `one of a single selection takes the mark from the others`() throws {
        let orders = ["Name", "Size", "Date"].map { Action(title: $0) { _ in } }
        orders[0].state = .on
        let inner = Menu(title: "Sort by", options: [.displayInline, .singleSelection], children: orders)
        button.menu = Menu(children: [Action(title: "New") { _ in }, inner])
        try harness.click(button)
        #expect(rows == ["New", "-", "Sort by", "Name", "Size", "Date"])
        try harness.click("Date")

        #expect(orders.map(\.state) == [.off, .off, .on])
        #expect(button.menu?.selectedElements == [orders[2]])
    }

    @Test func `a second line makes a row higher`() throws {
        button.menu = Menu(children: [
            Action(title: "Mail", subtitle: "As an attachment of a new message") { _ in },
            Action(title: "Print") { _ in },
        ])
        try harness.click(button)
        let rows = try #require(overlay?.panels.first?.rows)

        #expect(rows[0].frame.height == 47 && rows[1].frame.height == 30)
        #expect(rows[0].frame.width > 200)
    }

    @Test func `an alert from a menu gets the focus, and gives it back`() throws {
        let controller = ViewController()
        let harness = Harness(controller, size: Size(width: 400, height: 300))
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .default))
        button.menu = Menu(children: [
            Action(title: "Ask") { [weak controller] _ in controller?.present(alert, animated: true) }
        ])
        controller.view.addSubview(button)
        try harness.focus(button)
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.focusedView?.isDescendant(of: alert.view) == true)
        try harness.key(.keyboardReturnOrEnter)

        #expect(controller.presentedViewController == nil && harness.focusedView === button)
    }

    @Test func `from the right, submenus open to the left with the left arrow`() throws {
        harness.host.layoutDirection = .rightToLeft
        button.frame.origin.x = 380
        try harness.focus(button)
        try harness.key(.keyboardDownArrow)
        try harness.type("sh")
        try harness.key(.keyboardLeftArrow)
        let panels = try #require(overlay?.panels)
        #expect(panels.count == 2)
        #expect(panels[1].ground.midX < panels[0].ground.midX)
    }
}
