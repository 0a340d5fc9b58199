import Foundation
import Testing
import Widgets
import WidgetsTesting

/// The control of docs/adding-a-control.md, and that the page quotes compiled code.
struct RatingControlTests {
    @Test func `Pointer and arrow keys set the rating and send valueChanged`() throws {
        let rating = RatingControl()
        rating.frame = Rect(x: 0, y: 0, width: 120, height: 24)
        var heard: [Int] = []
        rating.addAction(Action { _ in heard.append(rating.value) }, for: .valueChanged)
        let page = View()
        page.addSubview(rating)
        let harness = Harness(page, size: Size(width: 200, height: 60))

        try harness.click(rating)
        try harness.key(.keyboardRightArrow)
        try harness.key(.keyboardLeftArrow)

        #expect(heard == [3, 4, 3])
    }

    @Test func `The control draws one dot per possible rating`() {
        let rating = RatingControl()
        rating.frame = Rect(x: 0, y: 0, width: 120, height: 24)
        rating.value = 1
        let canvas = Canvas(palette: Theme.light.palette, scale: 1)

        rating.draw(canvas)

        let lines = canvas.finish().description.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[0] == "fill (4, 4; 16 x 16) radius 8 #3d6fe0")
        #expect(lines[1].hasPrefix("border (28, 4; 16 x 16) radius 8 width 1.5"))
    }

    @Test func `Several changes in one frame draw once and lay out nothing`() throws {
        let rating = RatingControl()
        rating.frame = Rect(x: 0, y: 0, width: 120, height: 24)
        let harness = Harness(rating, size: Size(width: 120, height: 24))
        try harness.settle()

        rating.value = 2
        rating.value = 4
        let report = try #require(harness.step())

        #expect(report.drawCount == 1)
        #expect(report.layoutCount == 0)
    }

    @Test func `The deinit of a subclass runs when the control is released`() async {
        await confirmation { released in
            let speedometer = Speedometer()
            speedometer.onRelease = { released() }
        }
    }

    @Test func `The page quotes compiled code`() throws {
        let blocks = try Self.blocks(of: "docs/adding-a-control.md")
        let sources = try ["RatingControl.swift", "RatingControlTests.swift"].map {
            try Self.text("Tests/WidgetsTests/Documentation/" + $0)
        }

        #expect(blocks.count >= 4)
        for block in blocks {
            #expect(sources.contains { $0.contains(block) }, "not in the sources:\n\(block)")
        }
    }

    @Test func `The README quotes the example`() throws {
        let block = try #require(try Self.blocks(of: "README.md").first)

        #expect(try block == Self.text("Examples/HelloWindow/HelloWindow.swift"))
    }

    private static func text(_ path: String) throws -> String {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the Swift code blocks of a page.
    private static func blocks(of page: String) throws -> [String] {
        try text(page).components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }
}

class Gauge: Control {
    nonisolated deinit {}  // Speedometer has a deinit.
}

final class Speedometer: Gauge {
    var onRelease: (@Sendable () -> Void)?

    deinit { onRelease?() }
}
