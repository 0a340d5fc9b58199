import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Menus of a button, operated by pointer and keyboard.
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

    @Test func `A click opens the menu, a click chooses, and the focus stays on the button`() throws {
        try harness.focus(other)
        try harness.click(button)
        #expect(rows == ["Copy", "Paste", "Share", "-", "Delete", "Wrap lines"])
        #expect(button.isTrackingMenu && button.isHighlighted)
        #expect(highlighted == nil)

        try harness.click("Copy")

        #expect(log.names == ["Copy"])
        #expect(overlay == nil && !button.isHighlighted)
        #expect(harness.focusedView === button)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A press, a drag to a row and a release choose the row`() throws {
        try harness.press(button)
        #expect(overlay != nil)
        try harness.move(to: try harness.view("Delete").convert(Point(x: 20, y: 10), to: nil))
        #expect(highlighted == "Delete")
        try harness.release()

        #expect(log.names == ["Delete"])
        #expect(overlay == nil)
    }

    @Test func `A release outside after a drag closes the menu and chooses nothing`() throws {
        try harness.press(button)
        try harness.move(to: Point(x: 450, y: 390))
        try harness.release()

        #expect(overlay == nil && log.names.isEmpty)
    }

    @Test func `A press outside closes the menu and presses nothing`() throws {
        try harness.click(button)
        try harness.click(Point(x: 50, y: 367))

        #expect(overlay == nil && log.names.isEmpty)
        try harness.click(other)
        #expect(log.names == ["Other"])
    }

    @Test func `A disabled row can be highlighted, but not chosen`() throws {
        try harness.click(button)
        try harness.click("Paste")
        #expect(overlay != nil)
        try harness.key(.keyboardReturnOrEnter)

        #expect(overlay != nil && log.names.isEmpty)
    }

    @Test func `Arrows, Home, End and typed characters move the highlight, and Return chooses`() throws {
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

    @Test func `Up opens the menu at the last row, and Escape and Tab close it`() throws {
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

    @Test func `Right opens a submenu, and Left or Escape closes it`() throws {
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

    @Test func `Resting the pointer on a row opens its submenu, resting elsewhere closes it`() throws {
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

    @Test func `The shortcut of a row works while the menu is open`() throws {
        try harness.click(button)
        try harness.key("c", .control)

        #expect(log.names == ["Copy"] && overlay == nil)
    }

    @Test func `An element with keepsMenuPresented keeps the menu open and updates its check mark`() throws {
        try harness.click(button)
        try harness.click("Wrap lines")
        #expect(overlay != nil && wrap.state == .on)
        try harness.click("Wrap lines")

        #expect(wrap.state == .off)
    }

    @Test func `Removing the owner, deactivating or resizing the window closes the menu`() throws {
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

    @Test func `A menu with more rows than fit scrolls with the keyboard and the wheel`() throws {
        button.menu = Menu(children: (0..<60).map { Action(title: "Row \($0)") { _ in } })
        try harness.focus(button)
        try harness.key(.keyboardUpArrow)
        let panel = try #require(overlay?.panels.first)
        #expect(harness.rootView.bounds.contains(panel.backgroundRect))
        let row = try #require(panel.highlightedRow)
        #expect(panel.backgroundRect.contains(row.convert(row.bounds, to: nil)))
        try harness.scroll(over: Point(x: 40, y: 200), by: Point(x: 0, y: 100))

        let first = try harness.view("Row 0")
        #expect(panel.backgroundRect.contains(first.convert(first.bounds, to: nil)))
    }

    @Test func `A menu without visible rows does not open, and the button is pressed`() throws {
        button.menu = Menu(children: [Action(title: "Secret", attributes: .hidden) { _ in }])
        let log = log
        button.addAction(Action { _ in log.names.append("pressed") }, for: .primaryActionTriggered)
        try harness.click(button)

        #expect(overlay == nil && log.names == ["pressed"])
    }

    @Test func `Choosing in a single-selection menu moves the check mark`() throws {
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

    @Test func `A subtitle makes its row higher`() throws {
        button.menu = Menu(children: [
            Action(title: "Mail", subtitle: "As an attachment of a new message") { _ in },
            Action(title: "Print") { _ in },
        ])
        try harness.click(button)
        let rows = try #require(overlay?.panels.first?.rows)

        #expect(rows[0].frame.height == 47 && rows[1].frame.height == 30)
        #expect(rows[0].frame.width > 200)
    }

    @Test func `An alert presented by a menu gains the focus and returns it`() throws {
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

    @Test func `In right-to-left layout submenus open to the left with the left arrow`() throws {
        harness.host.layoutDirection = .rightToLeft
        button.frame.origin.x = 380
        try harness.focus(button)
        try harness.key(.keyboardDownArrow)
        try harness.type("sh")
        try harness.key(.keyboardLeftArrow)
        let panels = try #require(overlay?.panels)
        #expect(panels.count == 2)
        #expect(panels[1].backgroundRect.midX < panels[0].backgroundRect.midX)
    }
}
