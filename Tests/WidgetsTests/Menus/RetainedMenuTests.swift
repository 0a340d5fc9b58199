import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Menus that are displayed again in the hidden window of the menu before, with its pixels.
struct RetainedMenuTests {
    let button = Button(title: "Edit")
    let harness: Harness
    let popups = FakePopups()

    init(
        rows: [String] = ["Cut", "Copy", "Paste"], theme: Theme = .light,
        size: Size = Size(width: 160, height: 60)
    ) throws {
        button.showsMenuAsPrimaryAction = true
        button.menu = Self.menu(rows)
        button.frame = Rect(x: 10, y: 10, width: 80, height: 34)
        harness = Harness(View(), size: size)
        harness.rootView.addSubview(button)
        harness.host.theme = theme
        harness.host.popups.provider = popups
        try harness.settle()
        button.becomeFirstResponder()
    }

    private static func menu(_ rows: [String]) -> Menu {
        Menu(children: rows.map { Action(title: $0) { _ in } })
    }

    private func open() throws {
        try harness.key(.keyboardSpacebar)
        #expect(popups.open.count == 1)
    }

    private func close() throws {
        try harness.key(.keyboardEscape)
        #expect(popups.open.isEmpty)
    }

    /// The pixels of the open menu.
    private var pixels: Bitmap? { popups.open.first?.bitmap }

    @Test func `A theme with other metrics that was set while the menu was closed changes its rows`() throws {
        try open()
        let before = try #require(harness.host.openMenu?.panels.first).rows.map(\.frame)
        try close()
        var theme = Theme.light
        theme.metrics.menuRowHeight = 44
        harness.host.theme = theme
        try open()
        let panel = try #require(harness.host.openMenu?.panels.first)
        #expect(before.map(\.height) == [30, 30, 30] && panel.rows.map(\.frame.height) == [44, 44, 44])
        #expect(panel.rows.map(\.frame.minY) == [0, 44, 88])
    }

    @Test func `A menu that is opened again is displayed without painting, in the same window`() throws {
        try open()
        let window = try #require(popups.open.first)
        let (bitmap, count) = (window.bitmap, window.presented.count)
        try close()
        #expect(!window.isVisible && !window.isClosed)

        try open()

        #expect(popups.windows.count == 1)
        #expect(window.isVisible)
        #expect(window.presented.count == count)
        #expect(window.bitmap == bitmap)
        #expect(harness.host.openMenu?.panels.first?.highlighted == 0)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Moving the highlight after the second opening repaints the two rows`() throws {
        try open()
        try close()
        try open()

        try harness.key(.keyboardDownArrow)

        let other = try RetainedMenuTests()
        try other.open()
        try other.harness.key(.keyboardDownArrow)
        #expect(pixels == other.pixels)
        try harness.key(.keyboardEscape)
        try open()
        // The first row is highlighted again.
        let first = try RetainedMenuTests()
        try first.open()
        #expect(pixels == first.pixels)
    }

    @Test(arguments: [
        ["Cut", "Copy", "Insert"], ["Cut"], ["Undo", "Redo", "Cut", "Copy", "Insert special"],
        ["Cut", "Copy", "Paste"],
    ])
    func `Another menu in the hidden window has the pixels of a new one`(rows: [String]) throws {
        try open()
        try close()
        button.menu = Self.menu(rows)

        try open()

        let fresh = try RetainedMenuTests(rows: rows)
        try fresh.open()
        #expect(pixels == fresh.pixels)
        #expect(popups.windows.count == 1)
    }

    @Test func `States that have changed while the menu was closed are displayed`() throws {
        let menu = try #require(button.menu)
        try open()
        try close()
        let copy = try #require(menu.children[1] as? Action)
        copy.state = .on
        copy.isDisabled = true

        try open()

        let fresh = try RetainedMenuTests()
        let other = try #require(fresh.button.menu?.children[1] as? Action)
        other.state = .on
        other.isDisabled = true
        try fresh.open()
        #expect(pixels == fresh.pixels)
    }

    @Test func `A theme that has changed while the menu was closed repaints all of it`() throws {
        try open()
        try close()
        harness.host.theme = .dark
        try harness.settle()

        try open()

        let fresh = try RetainedMenuTests(theme: .dark)
        try fresh.open()
        #expect(pixels == fresh.pixels)
        try close()
        button.tintColor = .red
        try open()
        #expect(popups.open.first?.presented.last?.bounds == pixels?.bounds)
    }

    @Test func `A closed menu is released, although its window is kept`() throws {
        weak let menu = button.menu
        weak let action = menu?.children.first
        try open()
        try close()

        button.menu = nil

        #expect(menu == nil && action == nil)
        #expect(popups.windows.first?.isClosed == false)
        harness.host.releaseRootView()
        #expect(popups.windows.first?.isClosed == true)
    }

    @Test func `A window that cannot be opened again is closed, and the menu is displayed in a new one`()
        throws
    {
        try open()
        try close()
        popups.canReopen = false

        try open()

        #expect(popups.windows.count == 2)
        #expect(popups.windows.first?.isClosed == true)
        #expect(popups.windows.last?.isVisible == true)
    }

    @Test func `A menu that appears while another program has grabbed the pointer returns into its window`()
        throws
    {
        let host = Size(width: 160, height: 200)
        let inside = try RetainedMenuTests(size: host)
        inside.popups.canOpen = false
        try inside.harness.key(.keyboardSpacebar)
        let tall = try RetainedMenuTests(size: host)
        try tall.open()
        try tall.close()
        tall.popups.canGrab = false

        try tall.harness.key(.keyboardSpacebar)
        try tall.harness.settle()

        #expect(tall.popups.windows.map(\.isClosed) == [true])
        #expect(tall.harness.host.popups.isEmpty)
        let panel = try #require(tall.harness.host.openMenu?.panels.first)
        #expect(panel.frame == inside.harness.host.openMenu?.panels.first?.frame)
        #expect(tall.harness.picture == inside.harness.picture)
        #expect(tall.harness.advance(by: .seconds(60)).isIdle)
        // The next menu is displayed in a window of its own again.
        try tall.close()
        tall.popups.canGrab = true
        try tall.open()
        #expect(tall.popups.open.first?.isVisible == true)
    }
}
