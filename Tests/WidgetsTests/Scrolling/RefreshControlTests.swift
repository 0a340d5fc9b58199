import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Pull to refresh, and its alternatives.
@Suite struct RefreshControlTests {
    private final class Counter {
        var count = 0
        func add() { count += 1 }
    }

    private let counter = Counter()
    private let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let refresh = RefreshControl()
    private let harness: Harness

    init() throws {
        area.contentSize = Size(width: 400, height: 1000)
        area.refreshControl = refresh
        refresh.addTarget(counter, action: Counter.add, for: .valueChanged)
        harness = Harness(area)
        try harness.settle()
    }

    private let place = Point(x: 100, y: 50)

    @Test func `Pulling the content down refreshes once, until the refresh ends`() throws {
        #expect(refresh.isHidden)
        try harness.touchDown(at: place)
        try harness.touchMove(to: Point(x: 100, y: 100))
        #expect(counter.count == 0 && !refresh.isHidden)
        try harness.touchMove(to: Point(x: 100, y: 290))
        #expect(counter.count == 1 && refresh.isRefreshing)
        try harness.touchMove(to: Point(x: 100, y: 295))
        #expect(counter.count == 1)
        harness.settlesAfterVerbs = false
        try harness.touchUp()
        harness.advance(by: .seconds(1))
        #expect(area.contentOffset.y == -60 && !refresh.isHidden)

        refresh.endRefreshing()
        harness.advance(by: .seconds(1))
        #expect(area.contentOffset.y == 0 && refresh.isHidden)
        #expect(harness.advance(by: .seconds(2)).frames.count < 60)
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A short pull returns without a refresh`() throws {
        try harness.pan(place, by: Point(x: 0, y: 40))

        #expect(counter.count == 0 && area.contentOffset.y == 0 && refresh.isHidden)
    }

    @Test func `F5 and Ctrl+R refresh from anywhere in the window`() throws {
        harness.settlesAfterVerbs = false
        try harness.key(.keyboardF5)
        #expect(counter.count == 1 && refresh.isRefreshing)
        try harness.key(.keyboardF5)
        #expect(counter.count == 1)
        refresh.endRefreshing()
        try harness.key("r", .control)
        #expect(counter.count == 2)
    }

    @Test func `A disabled refresh control neither pulls nor reacts to keys`() throws {
        refresh.isEnabled = false

        try harness.pan(place, by: Point(x: 0, y: 200))
        try harness.key(.keyboardF5)

        #expect(counter.count == 0 && area.contentOffset.y == 0)
    }

    @Test func `Assistive technologies refresh by an action of the scroll view`() {
        #expect(area.accessibilityAttributes.actions.contains(.custom("Refresh")))
        #expect(area.accessibilityPerform(.custom("Refresh")))
        #expect(counter.count == 1)
    }

    @Test func `A pull starts a refresh once for each drag`() {
        var pull = RefreshPull()
        let steps = [
            (63.0, true), (64, true), (90, true), (90, false), (90, true), (.nan, true),
        ]
        #expect(
            steps.map { pull.move(to: $0.0, isDragging: $0.1) } == [false, true, false, false, true, false])
    }
}
