import Testing
import Widgets
import WidgetsTesting

/// The ring of the keyboard focus: a single ring in the shape of its view, visible on all sides.
struct FocusRingTests {
    private static let tint = Theme.light.palette[.tint]

    private func isTint(_ harness: Harness, _ x: Int, _ y: Int) -> Bool {
        harness.picture[x, y] == Self.tint.premultiplied
    }

    private func stage(_ view: View, _ frame: Rect, in area: View? = nil) throws -> Harness {
        let root = View()
        view.frame = frame
        if let area {
            area.addSubview(view)
            root.addSubview(area)
        } else {
            root.addSubview(view)
        }
        let harness = Harness(root, size: Size(width: 120, height: 60))
        try harness.settle()
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === view)
        return harness
    }

    /// Returns the number of runs of tint-coloured pixels in a row of pixels.
    private func stretches(_ harness: Harness, row: Int, _ columns: Range<Int>) -> Int {
        columns.count {
            isTint(harness, $0, row) && !($0 > columns.lowerBound && isTint(harness, $0 - 1, row))
        }
    }

    @Test func `A text field has one ring with the field's corner radius`() throws {
        let field = TextField()
        let harness = try stage(field, Rect(x: 10, y: 10, width: 100, height: 32))

        #expect(stretches(harness, row: 26, 0..<30) == 1)
        #expect(isTint(harness, 8, 26))
        // A square ring, or one with a radius of 3 points, would cover these corner pixels.
        #expect(!isTint(harness, 9, 8) && !isTint(harness, 8, 9))

        try harness.click(field)
        harness.host.setActive(false)
        harness.host.setActive(true)
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A field focused by a click shows the focus by its border`() throws {
        let field = TextField(frame: Rect(x: 10, y: 10, width: 100, height: 32))
        let root = View()
        root.addSubview(field)
        let harness = Harness(root, size: Size(width: 120, height: 60))
        try harness.click(field)
        #expect(isTint(harness, 10, 26) && stretches(harness, row: 26, 0..<15) == 1)
    }

    @Test func `A ring at the edges of the window is drawn inside the window`() throws {
        let harness = try stage(Button(title: ""), Rect(x: 0, y: 0, width: 120, height: 60))
        for (x, y) in [(0, 30), (119, 30), (60, 0), (60, 59)] { #expect(isTint(harness, x, y)) }
        #expect(harness.picture == harness.renderFresh())
    }

    @Test(arguments: [false, true])
    func `A ring below the menu bar of a window is drawn inside the content`(isRoot: Bool) throws {
        let text = TextView()
        let controller = ViewController()
        if isRoot {
            controller.view = text
        } else {
            text.frame = Rect(x: 0, y: 0, width: 200, height: 120)
            controller.view.addSubview(text)
        }
        let window = Window(title: "Text", size: Size(width: 200, height: 120))
        window.rootViewController = controller
        let bar = MenuBar()
        window.menuBar = bar
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === text)
        let top = Int(bar.frame.maxY)
        #expect(isTint(harness, 100, top) && isTint(harness, 100, top + 1) && !isTint(harness, 100, top - 1))
        #expect(isTint(harness, 0, 80) && isTint(harness, 199, 80))
        #expect(harness.picture == harness.renderFresh())

        window.menuBar = nil
        try harness.settle()
        #expect(isTint(harness, 100, 0) && !isTint(harness, 100, top))
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A ring at the edge of a clipping view is drawn inside and follows the scrolling`() throws {
        let area = ScrollView(frame: Rect(x: 20, y: 10, width: 80, height: 40))
        area.contentSize = Size(width: 80, height: 200)
        area.showsVerticalScrollIndicator = false
        let harness = try stage(Button(title: ""), Rect(x: 0, y: 0, width: 80, height: 30), in: area)
        #expect(isTint(harness, 20, 25) && isTint(harness, 99, 25) && isTint(harness, 60, 10))

        for offset in [1.0, 2, 5, 20, 3, 0] {
            area.contentOffset.y = offset
            try harness.settle()
            #expect(harness.picture == harness.renderFresh())
        }
    }
}
