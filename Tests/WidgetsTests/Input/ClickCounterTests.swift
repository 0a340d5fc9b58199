import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite struct ClickCounterTests {
    /// Second presses: delay in milliseconds, distance in points, button, and the expected click count.
    private nonisolated static let seconds:
        [(delay: Int, dx: Double, dy: Double, button: MouseEvent.Button, count: Int)] = [
            (0, 0, 0, .left, 2), (399, 0, 0, .left, 2), (400, 0, 0, .left, 2), (401, 0, 0, .left, 1),
            (100, 5, -5, .left, 2), (100, 5.1, 0, .left, 1), (100, 0, -5.1, .left, 1), (100, 0, 0, .right, 1),
        ]

    @Test(arguments: seconds)
    func `A second press is counted as a double click if it is near in time and place`(
        delay: Int, dx: Double, dy: Double, button: MouseEvent.Button, count: Int
    ) {
        var counter = ClickCounter()
        #expect(counter.press(button: .left, at: Point(x: 50, y: 50), time: .seconds(7)) == 1)

        let second = counter.press(
            button: button, at: Point(x: 50 + dx, y: 50 + dy), time: .seconds(7) + .milliseconds(delay))

        #expect(second == count)
    }

    @Test func `A series continues while each press is near the previous one`() {
        var counter = ClickCounter()
        let counts = (0..<4).map { index in
            counter.press(
                button: .left, at: Point(x: Double(index) * 4, y: 0), time: .milliseconds(index * 350))
        }
        #expect(counts == [1, 2, 3, 4])
    }

    @Test func `Views receive the click count`() throws {
        let view = EventView("view", Journal(), frame: .zero)
        let harness = Harness(view)

        try harness.click(view)
        try harness.doubleClick(view)
        try harness.click(view, count: 3)

        #expect(view.clicks == [1, 1, 2, 1, 2, 3])
    }
}
