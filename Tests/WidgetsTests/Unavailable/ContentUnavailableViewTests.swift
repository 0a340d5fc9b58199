import Testing
import Widgets
import WidgetsTesting

/// Explanations of missing content.
@Suite struct ContentUnavailableViewTests {
    private func stage(_ configuration: ContentUnavailableConfiguration) throws -> (
        ContentUnavailableView, Harness
    ) {
        let view = ContentUnavailableView(configuration: configuration)
        let harness = Harness(view, size: Size(width: 300, height: 300))
        try harness.settle()
        return (view, harness)
    }

    private func texts(_ harness: Harness) -> [String] {
        harness.all(Label.self).filter { !$0.isHidden }.compactMap(\.text)
    }

    @Test func `The parts are below each other in the middle, and the button performs its action`() throws {
        var presses = 0
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = Image(systemName: "tray")
        configuration.text = "No messages"
        let description = "A description that is longer than one line of this view, and is wrapped"
        configuration.secondaryText = description
        configuration.button = Action(title: "Fetch") { _ in presses += 1 }
        let (view, harness) = try stage(configuration)
        let visible = view.subviews.filter { !$0.isHidden }
        #expect(
            visible.count == 4 && texts(harness).prefix(2) == ["No messages", description])
        for (first, second) in zip(visible, visible.dropFirst()) {
            #expect(first.frame.maxY < second.frame.minY)
        }
        #expect(visible.allSatisfy { abs($0.frame.midX - 150) <= 0.5 && view.bounds.contains($0.frame) })
        let (top, bottom) = (visible[0].frame.minY, view.bounds.maxY - visible[3].frame.maxY)
        #expect(abs(top - bottom) <= 1)
        try harness.click("Fetch")
        #expect(presses == 1)
    }

    @Test func `Loading shows an indicator, and another configuration replaces it`() throws {
        let (view, harness) = try stage(.loading())
        let indicator = try harness.find(ActivityIndicatorView.self)
        #expect(!indicator.isHidden && indicator.isAnimating && texts(harness) == ["Loading…"])
        view.configuration = .search()
        try harness.settle()
        #expect(indicator.isHidden && !indicator.isAnimating)
        #expect(texts(harness) == ["No Results", "Check the spelling or try a new search."])
    }

    @Test func `As the background of a table it fills the visible part`() throws {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
        let harness = Harness(table, size: table.frame.size)
        table.backgroundView = ContentUnavailableView(configuration: .search())
        try harness.settle()
        #expect(table.backgroundView?.frame == table.bounds && texts(harness).first == "No Results")
        table.backgroundView = nil
        try harness.settle()
        #expect(texts(harness).isEmpty)
    }
}
