import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Menus, popovers and tool tips in windows of their own, on a desktop that is simulated.
struct PopupWindowTests {
    let button = Button(title: "Edit")
    let page = View()
    let harness: Harness
    let popups = FakePopups()
    let log = EventLog()

    init() throws {
        let log = log
        button.showsMenuAsPrimaryAction = true
        button.menu = Menu(
            children: (0..<8).map { index in Action(title: "Row \(index)") { log.names.append($0.title) } }
                + [
                    Menu(title: "More", children: [Action(title: "Inner") { log.names.append($0.title) }])
                ])
        button.frame = Rect(x: 10, y: 10, width: 80, height: 34)
        page.addSubview(button)
        harness = Harness(page, size: Size(width: 160, height: 60))
        harness.host.popups.provider = popups
        try harness.settle()
    }

    private var overlay: MenuOverlay? { harness.host.openMenu }

    /// The centre of a row of the innermost panel, in the window's space.
    private func place(ofRow index: Int) throws -> Point {
        let panel = try #require(overlay?.panels.last)
        let row = panel.rows[index]
        let rect = row.convert(row.bounds, to: nil)
        return Point(x: rect.midX, y: rect.midY)
    }

    private func send(_ phase: MouseEvent.Phase, at point: Point) throws {
        harness.host.handle(
            .mouse(MouseEvent(phase: phase, locationInWindow: point, isButtonHeld: phase == .down)))
        try harness.settle()
    }

    @Test func `A menu is displayed in a window beyond the window of its button, where a row is chosen`()
        throws
    {
        try harness.click(button)
        let window = try #require(popups.open.first)
        #expect(popups.open.count == 1 && window.kind == .menu)
        #expect(window.frame.bottom > 250)
        let place = try place(ofRow: 7)
        #expect(place.y > 200)

        try send(.moved, at: place)
        #expect(overlay?.panels.last?.highlighted == 7)
        try send(.down, at: place)
        try send(.up, at: place)

        #expect(log.names == ["Row 7"])
        #expect(popups.open.isEmpty && overlay == nil)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test
    func `A menu in its window has the pixels of a menu within a window, and the window does not display it`()
        throws
    {
        let before = harness.renderFresh()
        popups.hasAlpha = false
        let menu = try #require(button.menu)
        let opening = MenuOpening(anchor: .below(button.frame))
        #expect(MenuOverlay.open(menu, opening, for: button) != nil)
        try harness.settle()
        let window = try #require(popups.open.first)
        #expect(harness.renderFresh() == before)

        let large = Harness(View(), size: Size(width: 600, height: 500))
        let anchor = View(frame: button.frame)
        large.rootView.addSubview(anchor)
        try large.settle()
        #expect(MenuOverlay.open(menu, opening, for: anchor) != nil)
        try large.settle()
        let panel = try #require(large.host.openMenu?.panels.first)
        let origin = panel.convert(Point.zero, to: nil)
        var differences = 0
        for y in 20..<(window.bitmap.height - 20) {
            for x in 4..<(window.bitmap.width - 4) {
                let other = large.picture[x + Int(origin.x), y + Int(origin.y)]
                if window.bitmap[x, y] != other { differences += 1 }
            }
        }
        #expect(window.bitmap.width > 100)
        #expect(differences == 0)
    }

    @Test func `Moving the highlight repaints two rows of the popup, and nothing of the window`() throws {
        try harness.click(button)
        let window = try #require(popups.open.first)
        try send(.moved, at: place(ofRow: 2))
        let count = window.presented.count

        try send(.moved, at: place(ofRow: 3))

        #expect(window.presented.count == count + 1)
        #expect(harness.lastFrame?.damage.isEmpty == true)
        #expect(harness.lastFrame?.popupCount == 1)
        let damage = try #require(window.presented.last)
        #expect(damage.bounds.height < 80)
    }

    @Test func `Submenus are windows of their own, which close with their row`() throws {
        try harness.click(button)
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardRightArrow)
        #expect(popups.open.count == 2)

        try harness.key(.keyboardLeftArrow)
        #expect(popups.open.count == 1)
        try harness.key(.keyboardEscape)
        #expect(popups.open.isEmpty)
    }

    @Test func `A press outside of all windows, deactivation and removal of the owner close the popup`()
        throws
    {
        for cause in 0..<3 {
            try harness.click(button)
            #expect(popups.open.count == 1)
            switch cause {
            case 0: try send(.down, at: Point(x: -150, y: 600))
            case 1: harness.host.setActive(false)
            default: button.removeFromSuperview()
            }
            try harness.settle()

            #expect(popups.open.isEmpty && overlay == nil)
            if cause == 0 { try send(.up, at: Point(x: -150, y: 600)) }
            harness.host.setActive(true)
        }
        #expect(log.names.isEmpty)
    }

    @Test func `Without a grab of the pointer, the menu stays inside the window`() throws {
        popups.canOpen = false

        try harness.click(button)

        let frame = try #require(overlay?.panels.first?.frame)
        #expect(harness.host.popups.count == 0)
        #expect(Rect(x: 0, y: 0, width: 160, height: 60).contains(frame))
    }

    @Test func `A menu higher than the work area is as high as the area, and scrolls`() throws {
        popups.area = Rect(x: -10, y: -20, width: 400, height: 220)

        try harness.click(button)

        let window = try #require(popups.open.first)
        let panel = try #require(overlay?.panels.first)
        #expect(panel.frame.maxY <= 200 && panel.frame.minY >= -20)
        let shown = window.bitmap
        try harness.key(.keyboardEnd)
        #expect(window.bitmap != shown)
        #expect(overlay?.panels.first?.highlighted == 8)
    }

    @Test func `A host that is released with an open popup closes its window`() throws {
        try harness.click(button)
        harness.host.releaseRootView()
        #expect(popups.open.isEmpty)
    }

    @Test func `A popover with an arrow leaves the window, takes the focus, and returns it`() throws {
        let popover = Popover()
        let controller = ViewController()
        let field = TextField(frame: Rect(x: 8, y: 8, width: 120, height: 30))
        controller.view.addSubview(field)
        popover.contentViewController = controller
        popover.contentSize = Size(width: 140, height: 90)
        var closings = 0
        popover.onClose = { closings += 1 }
        try harness.focus(button)

        #expect(popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY))
        try harness.settle()
        #expect(popups.open.map(\.kind) == [.popover])
        #expect(harness.host.firstResponder === field)
        try harness.type("abc")
        #expect(field.text == "abc")
        let panel = try #require(harness.host.openPopover)
        #expect(panel.backgroundRect.minY == 44 && panel.backgroundRect.height == 99)

        try harness.key(.keyboardEscape)
        #expect(popups.open.isEmpty && !popover.isShown && closings == 1)
        #expect(harness.host.firstResponder === button)
        #expect(popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxX))
    }

    @Test func `A press beside the arrow of a popover closes it, and one on the arrow does not`() throws {
        let popover = Popover()
        popover.contentViewController = ViewController()
        popover.contentSize = Size(width: 140, height: 90)
        #expect(popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY))
        try harness.settle()
        let frame = try #require(harness.host.openPopover).backgroundRect

        // The arrow points to the middle of the button.
        try send(.down, at: Point(x: 50, y: frame.minY + 5))
        try send(.up, at: Point(x: 50, y: frame.minY + 5))
        #expect(popover.isShown)

        try send(.down, at: Point(x: frame.minX + 20, y: frame.minY + 5))
        #expect(!popover.isShown)
    }

    @Test(arguments: [true, false])
    func `Without alpha, no pixel of a popup is part of a shadow`(hasAlpha: Bool) throws {
        popups.hasAlpha = hasAlpha
        try harness.click(button)
        let window = try #require(popups.open.first)
        let bitmap = window.bitmap
        let isShadowed = (0..<bitmap.height).contains { y in
            (0..<bitmap.width).contains { x in
                (1..<64).contains(bitmap[x, y] >> 24) && bitmap[x, y] & 0xFFFFFF == 0
            }
        }
        #expect(isShadowed == hasAlpha)
    }

    @Test func `A tool tip is a window that dismissal closes`() throws {
        button.toolTip = "Edits the document, with a text that is wider than the window of the button"
        harness.host.handle(.mouse(MouseEvent(phase: .moved, locationInWindow: Point(x: 20, y: 20))))
        harness.advance(by: .seconds(1))
        let window = try #require(popups.open.first)
        #expect(window.kind == .toolTip && window.frame.width > 160)

        try harness.key(.keyboardEscape)
        #expect(popups.open.isEmpty)
    }
}

/// The placement of popovers with an arrow.
struct PopoverPlacementTests {
    private let area = Rect(x: 0, y: 0, width: 400, height: 300)
    private let content = Size(width: 100, height: 80)

    @Test(arguments: [
        (Rect(x: 150, y: 100, width: 60, height: 30), RectEdge.maxY, RectEdge.maxY),
        (Rect(x: 150, y: 250, width: 60, height: 30), .maxY, .minY),
        (Rect(x: 350, y: 100, width: 40, height: 30), .maxX, .minX),
        (Rect(x: 20, y: 10, width: 60, height: 280), .maxY, .maxX),
    ])
    func `A popover is at the preferred edge, or at another one with room`(
        anchor: Rect, preferred: RectEdge, expected: RectEdge
    ) {
        let place = PopoverPlacement(area: area, anchor: anchor, content: content, preferredEdge: preferred)
        #expect(place.edge == expected)
        #expect(area.contains(place.frame))
        #expect(!place.frame.insetBy(dx: 1, dy: 1).intersects(anchor))
    }

    @Test func `At the edge of the area the popover slides, and the arrow still points to the anchor`() {
        let anchor = Rect(x: 370, y: 100, width: 20, height: 20)
        let place = PopoverPlacement(area: area, anchor: anchor, content: content, preferredEdge: .maxY)
        #expect(place.frame.maxX == 400)
        #expect(place.frame.minX + place.arrowPosition == 379)
    }

    @Test func `Without room on any side, the popover is reduced to the area`() {
        let place = PopoverPlacement(
            area: area, anchor: Rect(x: 0, y: 0, width: 400, height: 300),
            content: Size(width: 900, height: 900),
            preferredEdge: .minX)
        #expect(place.frame == area)
    }
}
