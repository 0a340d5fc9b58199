import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The page "Desktop" in a window without a desktop.
struct DesktopPageTests {
    @Test func `The window is kept above others, and the popover is shown and closed`() throws {
        let window = Window(title: "Demo", size: Size(width: 700, height: 560))
        let page = DesktopPage()
        page.frame = window.bounds
        let controller = ViewController()
        window.rootViewController = controller
        controller.view.addSubview(page)
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()

        try harness.click("Keep this window above others")
        #expect(window.level == .floating)
        try harness.click("Keep this window above others")
        #expect(window.level == .normal)

        try harness.click("Popover")
        #expect(harness.contains("A popover with an arrow"))
        try harness.key(.keyboardEscape)
        #expect(!harness.contains("A popover with an arrow"))
        try harness.click("Presented")
        #expect(harness.contains("A popover with an arrow"))
        #expect(controller.presentedViewController != nil)
        try harness.key(.keyboardEscape)
        #expect(controller.presentedViewController == nil)
        #expect(harness.contains("No file has been chosen."))
    }
}
