import Testing
import Widgets
import WidgetsTesting

/// Gesture code of UIKit compiles unchanged, except for selectors, and behaves as in UIKit.
struct GestureSourceTests {
    private let controller = CardViewController()
    private let harness: Harness

    init() throws {
        harness = Harness(controller, size: Size(width: 400, height: 300))
        try harness.settle()
    }

    @Test func `A card is dragged, scaled and turned`() throws {
        try harness.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 200, y: 170))
        #expect(controller.card.center == CGPoint(x: 200, y: 170))
        #expect(controller.log == ["panned"])

        try harness.pinch(controller.card, scale: 1.5)
        let scale = controller.card.transform.a
        #expect(scale > 1.2 && scale <= 1.5)
        try harness.rotate(controller.card, by: 0.5)
        #expect(controller.card.transform.b > 0.35 * scale)
        #expect(controller.card.center == CGPoint(x: 200, y: 170))
    }

    @Test func `A tap waits for the failure of a double tap`() throws {
        try harness.click(CGPoint(x: 120, y: 120))
        harness.advance(by: .seconds(1))
        try harness.doubleClick(CGPoint(x: 120, y: 120))
        harness.advance(by: .seconds(1))

        #expect(controller.log == ["tap 20", "double"])
    }

    @Test func `A recogniser of the program recognises a check mark`() throws {
        try harness.touchDown(at: CGPoint(x: 250, y: 200))
        for point in [
            CGPoint(x: 260, y: 220), CGPoint(x: 270, y: 240), CGPoint(x: 290, y: 200),
            CGPoint(x: 320, y: 150),
        ] {
            try harness.touchMove(to: point)
        }
        try harness.touchUp()
        #expect(controller.log == ["check"])

        try harness.touchDown(at: CGPoint(x: 250, y: 200))
        try harness.touchMove(to: CGPoint(x: 240, y: 220))
        try harness.touchUp()
        #expect(controller.log == ["check"])
    }
}
