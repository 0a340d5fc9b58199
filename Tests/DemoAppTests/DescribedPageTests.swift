import DeclarativeUI
import Testing
import WidgetsTesting

@testable import DemoApp

struct DescribedPageTests {
    private func show(_ page: DemoPage, isMirrored: Bool = false) throws -> Harness {
        let harness = Harness(page.makeView(), size: Size(width: 708, height: 620))
        if isMirrored { harness.host.layoutDirection = .rightToLeft }
        try harness.settle()
        return harness
    }

    private nonisolated static let pages = [
        "declarative", "data", "catalogue", "state", "transitions", "layout",
    ]

    @Test(arguments: pages)
    func `A page is displayed without diagnostics in both layout directions`(_ name: String) throws {
        let page = try #require(DemoPage(rawValue: name))
        var found: [Diagnostic] = []
        let outer = Diagnostics.handler
        Diagnostics.handler = { found.append($0) }
        defer { Diagnostics.handler = outer }
        for isMirrored in [false, true] {
            let harness = try show(page, isMirrored: isMirrored)
            #expect(harness.visibleTexts.count > 8)
            try harness.resize(to: Size(width: 320, height: 300), scale: 1.25)
            harness.advance(by: .seconds(1))
        }
        #expect(found.isEmpty)
    }

    @Test func `The page of states names the cause of each body update`() throws {
        let harness = try show(.state)
        try harness.click("Rename")
        harness.advance(by: .seconds(1))
        let texts = harness.visibleTexts
        #expect(texts.contains("Name: Top shelf!"))
        let cause = try #require(texts.first { $0.contains("a property of an observable object") })
        #expect(cause.contains("Button"))
        #expect(texts.filter { $0 == "ran 2 times" }.count == 1)
        #expect(texts.filter { $0 == "mounted" }.count == 3)
    }

    @Test func `The list is searched, and only visible rows have cells`() throws {
        let harness = try show(.data)
        #expect(harness.all(ReusableView.self).count < 60)
        try harness.click(harness.find(Widgets.TextField.self))
        try harness.type("9999")
        #expect(harness.contains("9999"))
        #expect(harness.contains("19999"))
        #expect(!harness.contains("1"))
    }

    @Test func `Cards open and close`() throws {
        let harness = try show(.transitions)
        try harness.click("Card 2")
        #expect(!harness.contains("Card 1"))
        try harness.click("Card 2")
        #expect(harness.contains("Card 1"))
        try harness.click("Remove")
        #expect(!harness.contains("Fade"))
        try harness.click("Insert")
        try harness.click("Spring")
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }
}
