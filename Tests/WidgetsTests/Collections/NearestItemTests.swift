import Testing
import Widgets

@testable import Containers

/// The item to which an arrow key moves, by geometry.
@Suite struct NearestItemTests {
    /// Two full lines of three items, and a line of one.
    private let grid = (0..<7).map { index in
        (
            item: index,
            frame: Rect(x: 60 * Double(index % 3), y: 60 * Double(index / 3), width: 50, height: 50)
        )
    }

    private func next(_ direction: NearestItem.Direction, from item: Int) -> Int? {
        let frame = grid[item].frame
        let goal = direction.isVertical ? frame.midX : frame.midY
        return NearestItem.next(direction, from: frame, goal: goal, among: grid)
    }

    @Test func `Arrow keys move to the adjacent item of the grid`() {
        #expect(next(.right, from: 0) == 1)
        #expect(next(.left, from: 1) == 0)
        #expect(next(.down, from: 1) == 4)
        #expect(next(.up, from: 5) == 2)
    }

    @Test func `Down from a full line reaches the nearest item of a shorter line`() {
        #expect(next(.down, from: 5) == 6)
    }

    @Test func `There is no item beyond the edges`() {
        #expect(next(.right, from: 2) == nil)
        #expect(next(.left, from: 3) == nil)
        #expect(next(.up, from: 0) == nil)
        #expect(next(.down, from: 6) == nil)
    }

    @Test func `The nearest item to a point contains it or has the smallest distance`() {
        #expect(NearestItem.nearest(to: Point(x: 70, y: 70), among: grid) == 4)
        #expect(NearestItem.nearest(to: Point(x: 300, y: 10), among: grid) == 2)
        #expect(NearestItem.nearest(to: .zero, among: []) == nil)
    }
}
