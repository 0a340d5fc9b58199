import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The page "Outlines": items are moved with the mouse, and with the keyboard only.
struct OutlinesPageTests {
    private let harness: Harness
    private let outline: OutlineView

    init() throws {
        harness = Harness(OutlinesPage(), size: Size(width: 700, height: 620))
        try harness.settle()
        let outlines = harness.all(OutlineView.self)
        outline = try #require(outlines.first { $0.accessibilityLabel == "Projects" })
    }

    /// The titles of the rows, indented by their level.
    private var rows: [String] {
        (0..<outline.numberOfRows).map { row in
            let title = outline.item(atRow: row) as? String ?? "-"
            return String(repeating: " ", count: outline.level(forRow: row)) + title
        }
    }

    /// A point in the row of an item; `part` is the vertical position in it, from 0 to 1.
    private func place(_ item: String, _ part: Double = 0.5, level: Int = 4) throws -> Point {
        let row = outline.rectForRow(at: try #require(outline.row(forItem: item)))
        let point = Point(x: 20 + 16 * Double(level), y: row.minY + part * row.height)
        return outline.convert(point, to: nil)
    }

    @Test func `A row is dragged between two others, and the horizontal position chooses its level`() throws {
        try harness.drag(from: place("Pack"), to: place("Buy a lamp", 0.9, level: 2))
        #expect(rows[4..<8] == [" Kitchen", "  Paint the wall", "  Buy a lamp", "  Pack"])
        try harness.drag(from: place("Pack"), to: place("Pack", 0.9, level: 1))
        #expect(rows[4..<8] == [" Kitchen", "  Paint the wall", "  Buy a lamp", " Pack"])
    }

    @Test func `Selected rows are dragged onto an item`() throws {
        try harness.click(place("Plant tulips"))
        try harness.click(place("Repair the roof"), modifiers: .control)
        harness.advance(by: .seconds(1))
        try harness.drag(from: place("Repair the roof"), to: place("Travel"))
        #expect(rows.prefix(2) == ["Garden", " Cut the hedge"])
        #expect(rows.suffix(5) == ["Travel", " Book a train", " Pack", " Plant tulips", " Repair the roof"])
    }

    @Test func `A row is moved, indented and outdented with keys`() throws {
        while !outline.isFirstResponder { try harness.key(.keyboardTab) }
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardUpArrow, .alternate)
        #expect(rows.suffix(3) == ["Travel", " Pack", " Book a train"])
        try harness.key(.keyboardLeftArrow, .alternate)
        #expect(rows.suffix(3) == ["Travel", " Book a train", "Pack"])
        try harness.key(.keyboardUpArrow, .alternate)
        try harness.key(.keyboardRightArrow, .alternate)
        #expect(rows.suffix(4) == [" Repair the roof", " Pack", "Travel", " Book a train"])
    }
}
