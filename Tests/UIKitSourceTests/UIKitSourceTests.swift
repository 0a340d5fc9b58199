import Testing
import Widgets
import WidgetsTesting

/// UIKit code compiles unchanged and does what it does there.
struct UIKitSourceTests {
    @Test func `a view controller of ordinary UIKit source works`() throws {
        let controller = ProfileViewController()
        let harness = Harness(controller, size: Size(width: 320, height: 200))
        var heard: [Bool] = []
        controller.card.onFollow = { heard.append($0) }
        try harness.settle()

        try harness.click("Follow")
        #expect(heard == [true])
        #expect(controller.card.followButton.currentTitle == "Following")
        try harness.click("Following")
        #expect(heard == [true, false])

        controller.card.badge.count = 12
        try harness.settle()

        #expect(controller.card.badge.frame.size == controller.card.badge.intrinsicContentSize)
        #expect(controller.card.badge.center == CGPoint(x: 280 - 24, y: 24))
        #expect(harness.contains("12"))
        controller.card.isHidden = true
        #expect(controller.card.badge.count == 0)
    }

    @Test func `views are hashable, and describe themselves with identifier and frame`() {
        let badge = BadgeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let names: [UIView: String] = [badge: "badge"]

        #expect(names[badge] == "badge")
        #expect("\(badge)" == "<BadgeView \"badge\"; frame = (1, 2; 3 x 4)>")
    }
}
