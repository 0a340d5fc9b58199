import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import TextViews

/// The cursor that the window displays over its views.
@Suite struct CursorTests {
    let page = View()
    let harness: Harness

    init() { harness = Harness(page, size: Size(width: 500, height: 200)) }

    private func add<Kind: View>(_ view: Kind, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
        -> Kind
    {
        view.frame = Rect(x: x, y: y, width: width, height: height)
        page.addSubview(view)
        return view
    }

    @Test func `The cursor is an I-beam over fields and an arrow elsewhere`() throws {
        let field = add(TextField(), 10, 10, 100, 32)
        let button = add(Button(title: "OK"), 10, 60, 100, 32)
        try harness.settle()
        #expect(harness.cursor == .arrow)
        try harness.move(to: field)
        #expect(harness.cursor == .iBeam)
        try harness.move(to: button)
        #expect(harness.cursor == .arrow)
        field.isEnabled = false
        try harness.move(to: Point(x: 60, y: 26))
        #expect(harness.cursor == .arrow)
        field.isEnabled = true
        try harness.settle()
        #expect(harness.cursor == .iBeam, "under a pointer that did not move")
        try harness.moveOut()
        #expect(harness.cursor == .arrow)
    }

    @Test func `The cursor is an arrow over buttons and scroll bars inside a text`() throws {
        let search = add(SearchField(), 10, 10, 120, 32)
        let text = add(TextView(), 10, 50, 120, 60)
        search.text = "found"
        text.text = String(repeating: "line\n", count: 50)
        let inside = Button(title: "x")
        inside.frame = Rect(x: 60, y: 10, width: 30, height: 24)
        text.addSubview(inside)
        try harness.settle()
        for (x, expected) in [(20.0, Cursor.arrow), (60, .iBeam), (115, .arrow)] {
            try harness.move(to: Point(x: x, y: 26))
            #expect(harness.cursor == expected, "at \(x) of the search field")
        }
        search.text = ""
        try harness.move(to: Point(x: 115, y: 27))
        #expect(harness.cursor == .iBeam, "there is no clear button now")
        try harness.move(to: Point(x: 30, y: 70))
        #expect(harness.cursor == .iBeam)
        try harness.move(to: inside)
        #expect(harness.cursor == .arrow)
        let bar = try #require(harness.all(ScrollBar.self).first { $0.frame.height > $0.frame.width })
        try harness.move(to: bar.convert(Point(x: bar.bounds.midX, y: bar.bounds.midY), to: nil))
        #expect(harness.cursor == .arrow)
        text.isSelectable = false
        try harness.move(to: Point(x: 30, y: 70))
        #expect(harness.cursor == .arrow)
    }

    @Test func `The cursor is a hand over links and an I-beam over selectable labels`() throws {
        var text = AttributedText("see ")
        var link = TextAttributes()
        link.link = "https://example.org"
        text.append(AttributedText("there", attributes: link))
        text.append(AttributedText(" for more"))
        let label = add(Label(), 10, 10, 200, 24)
        label.attributedText = text
        try harness.move(to: Point(x: 50, y: 22))
        #expect(harness.cursor == .arrow, "the link has no handler")
        label.openLink = { _ in }
        try harness.move(to: Point(x: 50, y: 23))
        #expect(harness.cursor == .pointingHand)
        try harness.move(to: Point(x: 15, y: 22))
        #expect(harness.cursor == .arrow)
        label.isSelectable = true
        try harness.move(to: Point(x: 16, y: 22))
        #expect(harness.cursor == .iBeam)
        try harness.move(to: Point(x: 50, y: 22))
        #expect(harness.cursor == .pointingHand)
    }

    @Test func `A view inherits the cursor of its superview unless it has its own`() throws {
        let box = add(View(), 0, 0, 200, 150)
        let inner = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
        let field = TextField()
        field.frame = Rect(x: 70, y: 10, width: 100, height: 32)
        box.addSubview(inner)
        box.addSubview(field)
        try harness.move(to: inner)
        #expect(harness.cursor == .arrow)
        box.pointerCursor = .wait
        #expect(harness.cursor == .wait, "at once")
        try harness.move(to: field)
        #expect(harness.cursor == .iBeam)
        field.pointerCursor = .operationNotAllowed
        #expect(harness.cursor == .operationNotAllowed)
        inner.pointerCursor = .crosshair
        #expect(harness.cursor == .operationNotAllowed, "the pointer is elsewhere")
        field.isHidden = true
        try harness.settle()
        #expect(harness.cursor == .wait)
        box.removeFromSuperview()
        try harness.settle()
        #expect(harness.cursor == .arrow)
    }

    @Test func `A pressed view keeps its cursor until the release`() throws {
        let field = add(TextField(), 10, 10, 100, 32)
        field.text = "some words"
        try harness.press(field)
        try harness.move(to: Point(x: 250, y: 150))
        #expect(harness.cursor == .iBeam)
        try harness.release()
        #expect(harness.cursor == .arrow)
    }

    @Test func `Views over a text have their own cursor`() throws {
        let text = add(TextView(), 0, 10, 500, 100)
        text.isFindInteractionEnabled = true
        try harness.click(Point(x: 50, y: 80))
        try harness.key("f", .control)
        let navigator = try #require(text.findInteraction?.navigator)
        let corner = navigator.convert(Point(x: 1, y: 1), to: nil)
        try harness.move(to: corner)
        #expect(harness.cursor == .arrow)
        let search = try harness.find(SearchField.self)
        try harness.move(to: search)
        #expect(harness.cursor == .iBeam)
    }
}
