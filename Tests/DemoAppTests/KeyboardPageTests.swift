import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The pages of data, operated with the keyboard only; the tests use the pasteboard of the process.
@Suite(.serialized) struct KeyboardPageTests {
    /// Moves the focus to the view with a name.
    private func focus<Focused: View>(_ name: String, in harness: Harness) throws -> Focused {
        let view = try #require(harness.all(Focused.self).first { $0.accessibilityLabel == name })
        for _ in 0..<20 where !view.isFirstResponder { try harness.key(.keyboardTab) }
        #expect(view.isFirstResponder)
        return view
    }

    /// Returns the text that Control+C copies.
    private func copy(in harness: Harness) async throws -> String? {
        Pasteboard.general.string = nil
        defer { Pasteboard.general.string = nil }
        try harness.key("c", .control)
        try await harness.wait { Pasteboard.general.string != nil }
        return Pasteboard.general.string
    }

    private func text(_ row: Int, of outline: OutlineView) -> String? {
        (outline.cellForRow(at: row) as? TableRowView)?.stringValue(atColumn: 0)
    }

    @Test func `Folders of an outline are sorted by the header, and copied`() async throws {
        let harness = Harness(OutlinesPage(), size: Size(width: 700, height: 620))
        try harness.settle()
        let outline: OutlineView = try focus("Folders", in: harness)
        #expect(text(0, of: outline) == "Archive")
        try harness.key(.keyboardTab)
        for _ in 0..<2 { try harness.key(.keyboardSpacebar) }
        #expect(outline.sortDescriptors.first?.ascending == false)
        #expect(text(0, of: outline) == "Travel")
        try harness.key(.keyboardTab, .shift)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardDownArrow, .shift)
        #expect(try await copy(in: harness) == "Travel\t10\nRecipes\t10")
    }

    @Test func `An item of an outline is renamed, and an empty title is refused`() throws {
        let harness = Harness(OutlinesPage(), size: Size(width: 700, height: 620))
        try harness.settle()
        let outline: OutlineView = try focus("Projects", in: harness)
        try harness.key(.keyboardHome)
        let count = outline.numberOfRows
        try harness.key(.keyboardF2)
        try harness.type("Yard")
        try harness.key(.keyboardReturnOrEnter)
        #expect(text(0, of: outline) == "Yard")
        #expect(outline.numberOfRows == count && outline.isFirstResponder)
        try harness.key(.keyboardF2)
        try harness.key(.keyboardDeleteOrBackspace)
        try harness.key(.keyboardReturnOrEnter)
        #expect(outline.editedRow == 0, "an empty title is refused")
        try harness.key(.keyboardEscape)
        #expect(text(0, of: outline) == "Yard")
    }

    @Test func `Items of a collection are copied, and moved with keys`() async throws {
        let harness = Harness(CollectionsPage(), size: Size(width: 700, height: 640))
        try harness.settle()
        let _: CollectionView = try focus("Folders", in: harness)
        try harness.key(.keyboardHome)
        #expect(try await copy(in: harness) == "Invoices")
        try harness.key(.keyboardRightArrow, .alternate)
        harness.advance(by: .seconds(1))
        #expect(try await copy(in: harness) == "Invoices", "the moved item stays selected")
        try harness.key(.keyboardHome)
        #expect(try await copy(in: harness) == "Holiday")
    }
}
