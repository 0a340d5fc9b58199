import Testing
import Widgets
import WidgetsTesting

/// Numbers at the ends of the range of `Double` in the geometry of views: a program that computes one by mistake draws something odd, and goes on.
@Suite(.serialized) struct ExtremeGeometryTests {
    private static let numbers: [Double] = [
        1e300, -1e300, .greatestFiniteMagnitude, 1e18, -1e10, 1e-300, .nan, .infinity, -.infinity,
    ]

    private nonisolated struct Change: Sendable {
        let name: String
        let apply: @MainActor @Sendable (View, Double) -> Void
        init(_ name: String, _ apply: @escaping @MainActor @Sendable (View, Double) -> Void) {
            (self.name, self.apply) = (name, apply)
        }
    }

    private nonisolated static let changes = [
        Change("frame.origin.x") { $0.frame.origin.x = $1 },
        Change("frame.origin.y") { $0.frame.origin.y = $1 },
        Change("frame.size.width") { $0.frame.size.width = $1 },
        Change("frame.size.height") { $0.frame.size.height = $1 },
        Change("bounds.origin.x") { $0.bounds.origin.x = $1 },
        Change("bounds.size.width") { $0.bounds.size.width = $1 },
        Change("center") { $0.center = Point(x: $1, y: $1) }, Change("alpha") { $0.alpha = $1 },
        Change("cornerRadius") { $0.layer.cornerRadius = $1 },
        Change("borderWidth") { $0.layer.borderWidth = $1 },
        Change("shadowRadius") { ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (1, $1) },
        Change("shadowOffset") {
            ($0.layer.shadowOpacity, $0.layer.shadowOffset) = (1, Size(width: $1, height: $1))
        },
        Change("shadowOpacity") { $0.layer.shadowOpacity = $1 },
        Change("scale") { $0.transform = AffineTransform(scaleX: $1, y: $1) },
        Change("translation") { $0.transform = AffineTransform(translationX: $1, y: -$1) },
        Change("rotation") { $0.transform = AffineTransform(rotationAngle: $1) },
        Change("depth") { $0.layer.transform.m34 = $1 },
        Change("layoutMargins") { $0.layoutMargins = EdgeInsets(all: $1) },
    ]

    @Test(arguments: changes.indices)
    func `Any number in the geometry of a view is drawn, scrolled, animated and clicked without an end`(
        index: Int
    ) throws {
        let old = Diagnostics.handler
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = old }
        let change = Self.changes[index]
        for number in Self.numbers {
            for isOuter in [false, true] {
                let area = ScrollView(frame: Rect(x: 0, y: 0, width: 90, height: 60))
                area.contentSize = Size(width: 200, height: 300)
                let card = View(frame: Rect(x: 10, y: 10, width: 60, height: 40))
                card.backgroundColor = .blue
                card.layer.borderWidth = 2
                let button = Button(title: "Go")
                button.frame = Rect(x: 5, y: 5, width: 40, height: 20)
                card.addSubview(button)
                area.addSubview(card)
                let root = View()
                root.addSubview(area)
                let harness = Harness(root, size: Size(width: 100, height: 80), scale: 1.5)
                try harness.settle()

                change.apply(isOuter ? area : card, number)
                try harness.settle()
                area.contentOffset = Point(x: 0, y: 13)
                try harness.settle()
                for place in [Point(x: 30, y: 20), Point(x: 99, y: 79)] { try harness.click(place) }
                View.animate(withDuration: 0.1) { change.apply(card, -number) }
                harness.advance(by: .milliseconds(200))
                _ = button.becomeFirstResponder()
                try harness.settle()
                #expect(!root.recursiveDescription().isEmpty)
                #expect(harness.picture == harness.renderFresh(), "\(change.name) = \(number)")
            }
        }
    }
}
