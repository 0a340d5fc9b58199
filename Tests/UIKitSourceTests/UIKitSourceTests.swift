import Testing
import Widgets
import WidgetsTesting

/// UIKit code compiles unchanged and behaves as in UIKit.
struct UIKitSourceTests {
    @Test func `A view controller of ordinary UIKit source works`() throws {
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

    @Test func `Views are hashable, and their description has identifier and frame`() {
        let badge = BadgeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let names: [UIView: String] = [badge: "badge"]

        #expect(names[badge] == "badge")
        #expect("\(badge)" == "<BadgeView \"badge\"; frame = (1, 2; 3 x 4)>")
    }

    @Test func `Auto Layout as written in apps works`() throws {
        let controller = SettingsViewController()
        let harness = Harness(controller, size: Size(width: 320, height: 300))
        try harness.settle()
        let rows = controller.stackView.arrangedSubviews.compactMap { $0 as? SettingsRow }
        try #require(rows.count == 3)
        #expect(
            rows.map(\.frame) == [
                Rect(x: 0, y: 0, width: 320, height: 44), Rect(x: 0, y: 64, width: 320, height: 44),
                Rect(x: 0, y: 116, width: 320, height: 44),
            ])
        #expect(controller.stackView.frame == Rect(x: 0, y: 12, width: 320, height: 160))
        #expect(rows[0].valueLabel.frame.maxX == 304 && rows[0].titleLabel.frame.minX == 16)
        #expect(rows[0].titleLabel.frame.width >= 80)
        #expect(rows[0].separator.frame == Rect(x: 16, y: 43, width: 304, height: 1))

        rows[0].isCompact = true
        try harness.settle()
        #expect(rows[0].valueLabel.frame.minX == 16)
        #expect(rows[0].valueLabel.frame.minY > rows[0].titleLabel.frame.maxY)
        #expect(controller.view.layoutConflicts.isEmpty)

        rows[1].isHidden = true
        rows[2].heightConstraint.constant = 60
        try harness.settle()
        #expect(rows[2].frame.height == 60)
        #expect(rows[2].frame.minY == rows[0].frame.maxY + 20)
    }

    @Test func `Animations as written in apps work`() throws {
        let controller = DrawerViewController()
        let harness = Harness(controller, size: Size(width: 320, height: 300))
        try harness.settle()
        #expect(controller.drawer.frame.minY == 300)

        controller.setOpen(true, animated: true)
        harness.advance(by: .milliseconds(200))
        let shown = controller.drawer.layer.presentation()?.frame ?? .zero
        #expect(controller.drawer.frame.minY == 180)
        #expect(shown.minY > 180 && shown.minY < 290)
        controller.setOpen(false, animated: true)
        #expect(abs((controller.drawer.layer.presentation()?.frame.minY ?? 0) - shown.minY) < 12)
        try harness.settle()
        #expect(controller.log == ["interrupted", "finished"])
        #expect(controller.drawer.frame.minY == 300 && controller.dimmingView.alpha == 0)

        controller.beginDragging()
        controller.drag(to: 0.5)
        try harness.settle()
        #expect(controller.drawer.layer.presentation()?.frame.minY == 240)
        #expect(controller.dimmingView.layer.presentation()?.opacity == 0)
        controller.endDragging(velocity: 0)
        try harness.settle()
        #expect(controller.log.last == "opened")
        #expect(controller.drawer.frame.minY == 180)

        controller.wiggle()
        try harness.settle()
        #expect(controller.log.last == "wiggled")
        #expect(controller.animator?.state == .inactive)
    }

    @Test func `Layouts as written with the SwiftLayout library work`() throws {
        let controller = LoginViewController()
        let form = controller.form
        let harness = Harness(controller, size: Size(width: 400, height: 320))
        try harness.settle()
        #expect(form.frame == Rect(x: 60, y: 20, width: 280, height: 240))
        #expect(form.titleLabel.text == "Log in")
        #expect(form.nameField.frame.minX == 16 && form.nameField.frame.width == 248)
        #expect(form.buttons.arrangedSubviews == [form.cancelButton, form.loginButton])
        #expect(form.buttons.subviews.first === form.background)
        #expect(form.buttons.frame.maxY == 240 - 40 - 8)
        #expect(form.activation?.layoutGuideForIdentifier("keyboard") === form.keyboardGuide)
        #expect(form.hintLabel.superview == nil)
        #expect(form.activatedNames == ["name"])

        form.showsHint = true
        #expect(form.hintLabel.superview === form)
        form.spacing = 12
        try harness.settle()
        #expect(form.hintLabel.frame.minY == form.nameField.frame.maxY + 4)
        #expect(form.buttons.frame.maxY == 240 - 40 - 12)

        form.isBusy = true
        #expect(form.spinner.superview === form.buttons)
        try harness.settle()
        #expect(form.spinner.frame.size == Size(width: 16, height: 16))
        #expect(form.buttons.arrangedSubviews == [form.cancelButton, form.loginButton, form.spinner])

        controller.widen()
        try harness.settle()
        #expect(form.frame.width == 300)
        controller.relayout()
        #expect(form.frame.width == 360)
        #expect(controller.view.layoutConflicts.isEmpty)
    }

    @Test func `A subclass may declare properties with names that UIKit leaves free`() {
        let route = RouteView()
        route.append(Point(x: 1, y: 2))
        route.toolTip = (text: "Route", delay: 0.5)
        #expect(route.path == [Point(x: 1, y: 2)] && route.cursor == 0 && route.theme == "plain")
        #expect(route.contextMenu == ["Delete point 1"])
        #expect(route.hierarchyPath == "RouteView" && route.toolTipText == nil && route.pointerCursor == nil)
    }
}
