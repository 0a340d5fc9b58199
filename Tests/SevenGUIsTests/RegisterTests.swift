import DeclarativeUI
import Testing
import WidgetsTesting

struct RegisterTests {
    /// Returns the visible names, from the top.
    private func names(_ harness: Harness) throws -> [String] {
        let list = try harness.find(Widgets.ListView.self)
        return Harness.all(Widgets.Label.self, in: list)
            .map { ($0.text ?? "", $0.convert($0.bounds, to: list)) }
            .filter { $0.1.intersects(list.bounds) && $0.0.contains(",") }
            .sorted { $0.1.minY < $1.1.minY }
            .map(\.0)
    }

    private func select(_ harness: Harness, _ text: String) throws {
        let list = try harness.find(Widgets.ListView.self)
        let label = try #require(Harness.all(Widgets.Label.self, in: list).first { $0.text == text })
        try harness.click(label.convert(Point(x: 5, y: label.bounds.midY), to: nil))
    }

    private func canChange(_ harness: Harness) throws -> [Bool] {
        [try harness.isEnabled("update"), try harness.isEnabled("delete")]
    }

    private static let all = ["Emil, Hans", "Mustermann, Max", "Tisch, Roman"]

    @Test(arguments: Style.allCases)
    func `Create appends the name`(_ style: Style) throws {
        let harness = try style.show(.register)
        #expect(try names(harness) == Self.all)
        try harness.fill("name", "Ada")
        try harness.fill("surname", "Lovelace")
        try harness.click("create")
        #expect(try names(harness) == Self.all + ["Lovelace, Ada"])
        #expect(try canChange(harness) == [false, false])
    }

    @Test(arguments: Style.allCases)
    func `Update and delete act on the selected name`(_ style: Style) throws {
        let harness = try style.show(.register)
        #expect(try canChange(harness) == [false, false])
        try select(harness, "Mustermann, Max")
        #expect(try canChange(harness) == [true, true])
        try harness.fill("name", "Erika")
        try harness.fill("surname", "Musterfrau")
        try harness.click("update")
        #expect(try names(harness) == ["Emil, Hans", "Musterfrau, Erika", "Tisch, Roman"])
        #expect(try canChange(harness) == [true, true])
        try harness.click("delete")
        #expect(try names(harness) == ["Emil, Hans", "Tisch, Roman"])
        #expect(try canChange(harness) == [false, false])
    }

    @Test(arguments: Style.allCases)
    func `The filter shows surnames by prefix`(_ style: Style) throws {
        let harness = try style.show(.register)
        try select(harness, "Tisch, Roman")
        try harness.fill("filter", "t")
        #expect(try names(harness) == ["Tisch, Roman"])
        #expect(try canChange(harness) == [true, true])
        try harness.fill("filter", "Em")
        #expect(try names(harness) == ["Emil, Hans"])
        #expect(try canChange(harness) == [false, false])
        try harness.fill("filter", "q")
        #expect(try names(harness).isEmpty)
        try harness.fill("filter", "")
        #expect(try names(harness) == Self.all)
    }

    @Test(arguments: Style.allCases)
    func `In a filtered list the selected name is deleted`(_ style: Style) throws {
        let harness = try style.show(.register)
        try harness.fill("filter", "m")
        try select(harness, "Mustermann, Max")
        try harness.click("delete")
        try harness.fill("filter", "")
        #expect(try names(harness) == ["Emil, Hans", "Tisch, Roman"])
    }

    @Test(arguments: Style.allCases)
    func `The list fills the remaining height`(_ style: Style) throws {
        let harness = try style.show(.register)
        let before = try harness.find(Widgets.ListView.self).frame.height
        try harness.resize(to: Size(width: 520, height: 540))
        #expect(try harness.find(Widgets.ListView.self).frame.height == before + 200)
    }

    @Test(arguments: Style.allCases)
    func `The list is on the leading side of the fields in both directions`(_ style: Style) throws {
        for isMirrored in [false, true] {
            let harness = try style.show(.register, isMirrored: isMirrored)
            let list = try harness.find(Widgets.ListView.self)
            let name = try harness.find(Widgets.TextField.self, "name")
            let isBefore = list.convert(list.bounds, to: nil).midX < name.convert(name.bounds, to: nil).midX
            #expect(isBefore == !isMirrored)
        }
    }
}
