import Testing
import Widgets
import WidgetsTesting

/// Fields whose text is scrolled during layout.
struct FieldScrollTests {
    /// A field that reserves `room` points at its trailing end.
    private final class RoomyField: TextField {
        var room = 0.0 { didSet { setNeedsLayout() } }

        override func textRect(forBounds bounds: Rect) -> Rect {
            let rect = super.textRect(forBounds: bounds)
            return Rect(x: rect.minX, y: rect.minY, width: rect.width - room, height: rect.height)
        }
    }

    /// Returns a focused field whose text is scrolled to its end.
    private func fieldAtItsEnd() throws -> (RoomyField, Harness) {
        let field = RoomyField(frame: Rect(x: 10, y: 10, width: 100, height: 32))
        field.text = String(repeating: "long text ", count: 20)
        let root = View()
        root.addSubview(field)
        let harness = Harness(root, size: Size(width: 120, height: 60))
        try harness.click(field)
        try harness.key(.keyboardEnd)
        return (field, harness)
    }

    @Test func `A focused field is redrawn when a layout scrolls its text`() throws {
        let (field, harness) = try fieldAtItsEnd()

        field.room = 30
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())

        field.scroll(by: Point(x: -40, y: 0))
        field.setNeedsLayout()
        harness.advance(by: .milliseconds(600))
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A layout that does not scroll the text draws nothing`() throws {
        let (field, harness) = try fieldAtItsEnd()

        field.setNeedsLayout()
        try harness.settle()

        #expect(harness.lastFrame?.drawCount == 0)
    }
}
