import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import ViewHierarchy
@testable import Windowing

/// Menus whose elements arrive after the menu has opened.
@Suite(.serialized)
final class DeferredMenuTests {
    private let harness = Harness(View(), size: Size(width: 300, height: 300))
    /// The completions of the requests, in order.
    private var requests: [([MenuElement]) -> Void] = []
    private var chosen: [String] = []

    private func action(_ title: String) -> Action {
        Action(title: title) { [unowned self] in chosen.append($0.title) }
    }

    private func deferred(isCached: Bool = false) -> DeferredMenuElement {
        let provider: (@escaping ([MenuElement]) -> Void) -> Void = { [unowned self] in requests.append($0) }
        return isCached ? DeferredMenuElement(provider) : .uncached(provider)
    }

    private func open(_ menu: Menu) throws {
        #expect(menu.popUp(positioning: nil, at: Point(x: 20, y: 20), in: harness.rootView))
        try harness.settle()
    }

    private func close() throws {
        harness.rootView.cancelMenuTracking()
        try harness.settle()
    }

    /// The titles of the rows of the innermost panel; a disabled row ends with an exclamation mark.
    private var rows: [String] {
        harness.host.openMenu?.panels.last?.rows.map {
            ($0.visibleText ?? "-") + ($0.isEnabled || $0.visibleText == nil ? "" : "!")
        } ?? []
    }

    @Test func `A menu displays a disabled row until its elements arrive, and is then updated`() throws {
        try open(Menu(children: [action("First"), deferred(), action("Last")]))
        let panel = try #require(harness.host.openMenu?.panels[0])
        let height = panel.frame.height
        #expect(rows == ["First", "Loading…!", "Last"] && requests.count == 1)
        try harness.click("Loading…")
        #expect(harness.host.openMenu != nil && chosen.isEmpty, "the row cannot be chosen")

        requests[0]([
            action("A"), Menu(options: .displayInline, children: [action("A wide title of an element")]),
        ])
        try harness.settle()
        #expect(rows == ["First", "A", "-", "A wide title of an element", "-", "Last"])
        #expect(panel.frame.height > height && harness.picture == harness.renderFresh())
        requests[0]([action("Again")])
        try harness.settle()
        #expect(rows.count == 6, "only the first call has an effect")
        try harness.click("A")
        #expect(chosen == ["A"])
    }

    @Test func `Elements that arrive after the menu has closed have no effect`() throws {
        let menu = Menu(children: [deferred()])
        try open(menu)
        try close()
        requests[0]([action("Late")])
        try harness.settle()
        #expect(harness.host.openMenu == nil)
        try open(menu)
        #expect(rows == ["Loading…!"] && requests.count == 2, "the elements are requested again")
        requests[0]([action("Later still")])
        #expect(rows == ["Loading…!"])
        requests[1]([action("Now")])
        #expect(rows == ["Now"])
    }

    @Test func `Elements of a cached place are requested once, also while the menu is closed`() throws {
        let menu = Menu(children: [deferred(isCached: true)])
        try open(menu)
        try close()
        try open(menu)
        #expect(rows == ["Loading…!"] && requests.count == 1)
        requests[0]([action("Printer")])
        #expect(rows == ["Printer"])
        try close()
        try open(menu)
        #expect(rows == ["Printer"] && requests.count == 1)
    }

    @Test func `A completion that is called at once displays no placeholder`() throws {
        var count = 0
        let each = DeferredMenuElement.uncached { completion in
            count += 1
            completion([Action(title: "Item \(count)") { _ in }])
        }
        let once = DeferredMenuElement { completion in completion([Action(title: "Fixed") { _ in }]) }
        let menu = Menu(children: [each, once])
        for number in 1...2 {
            try open(menu)
            #expect(rows == ["Item \(number)", "Fixed"])
            try close()
        }
    }

    @Test func `The highlighted element stays highlighted, and a replaced one passes it on`() throws {
        try open(Menu(children: [deferred(), action("Middle"), deferred()]))
        let panel = try #require(harness.host.openMenu?.panels[0])
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardDownArrow)
        #expect(panel.highlightedRow?.visibleText == "Middle")
        requests[0]([action("A"), action("B")])
        #expect(rows == ["A", "B", "Middle", "Loading…!"] && panel.highlightedRow?.visibleText == "Middle")
        try harness.key(.keyboardDownArrow)
        #expect(panel.highlightedRow?.visibleText == "Loading…")
        requests[1]([action("C"), action("D")])
        #expect(panel.highlightedRow?.visibleText == "C")
    }

    @Test func `An open submenu stays open if its row moves, and is closed if its row is removed`() throws {
        let inner = Menu(title: "Inner", children: [action("Deep"), deferred()])
        try open(Menu(children: [deferred(), inner]))
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardRightArrow)
        #expect(rows == ["Deep", "Loading…!"] && requests.count == 2)
        requests[0]([action("A"), action("B")])
        try harness.settle()
        let overlay = try #require(harness.host.openMenu)
        #expect(overlay.panels.count == 2 && overlay.openers == [2])
        requests[1]([action("Deeper")])
        #expect(rows == ["Deep", "Deeper"])
        try harness.key(.keyboardLeftArrow)
        #expect(rows == ["A", "B", "Inner"] && overlay.panels[0].highlightedRow?.visibleText == "Inner")
    }

    @Test func `Commands among the elements are validated, and deferred elements among them are requested`()
        throws
    {
        try open(Menu(children: [deferred()]))
        requests[0]([Command(title: "Copy", action: .copy), deferred()])
        #expect(rows == ["Copy!", "Loading…!"], "nothing can be copied")
        requests[1]([action("Inner")])
        #expect(rows == ["Copy!", "Inner"])
    }

    @Test func `Status items display the elements of submenus, and are notified when others arrive`() throws {
        let menu = Menu(children: [Menu(title: "Sub", children: [deferred()]), .uncachedSample])
        let content = MenuContent(of: menu, includesSubmenus: true)
        var arrivals = 0
        content.onArrival = { arrivals += 1 }
        #expect(MenuNumbers(content.menu).root.children.map(\.title) == ["Sub", "Sample"])
        #expect(MenuNumbers(content.menu).root.children[0].children.map(\.title) == ["Loading…"])
        requests[0]([action("A"), action("B")])
        #expect(arrivals == 1)
        #expect(MenuNumbers(content.menu).root.children[0].children.map(\.title) == ["A", "B"])
    }

    @Test func `A request that is never answered retains neither the element nor its menu`() throws {
        weak var released: DeferredMenuElement?
        try {
            let element = DeferredMenuElement { _ in }
            released = element
            try open(Menu(children: [element]))
            try close()
            // The panel of the last menu is kept, without its menu.
            try open(Menu(children: [action("Other")]))
            try close()
        }()
        #expect(released == nil)
    }
}

extension MenuElement {
    /// A deferred element with one action.
    fileprivate static var uncachedSample: MenuElement {
        DeferredMenuElement.uncached { [Action(title: "Sample") { _ in }] }
    }
}
