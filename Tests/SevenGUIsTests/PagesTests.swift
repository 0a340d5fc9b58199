import DeclarativeUI
import SevenGUIs
import Testing
import WidgetsTesting

struct PagesTests {
    private func show(_ style: Style) throws -> Harness {
        let controller: ViewController =
            switch style {
            case .retained: HostingController(rootView: RetainedPages())
            case .declarative: HostingController(rootView: SevenGUIsView())
            }
        let harness = Harness(controller, size: Size(width: 520, height: 380))
        try harness.settle()
        return harness
    }

    @Test(arguments: Style.allCases)
    func `Each task has a tab and keeps its state`(_ style: Style) throws {
        let harness = try show(style)
        try harness.click("add")
        #expect(try harness.text("count") == "1")
        try harness.click("Temperature")
        try harness.fill("celsius", "5")
        #expect(try harness.content("fahrenheit") == "41")
        try harness.click("Timer")
        harness.advance(by: .seconds(60))
        #expect(try harness.text("elapsed") == "15.0 s")
        try harness.click("CRUD")
        try harness.click("create")
        try harness.click("Counter")
        #expect(try harness.text("count") == "1")
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }
}
