import RandomNumbers
import Testing
import Widgets

@testable import Containers
@testable import ViewHierarchy

/// The decisions of drags, tested with plain values.
struct DragValueTests {
    private final class Target {}

    @Test(arguments: [
        (Point(x: 9, y: 0), false, DragRecognition.Decision.wait),
        (Point(x: 10, y: 0), false, .begin(.zero)),
        (Point(x: 0, y: -10), false, .begin(.zero)),
        (Point(x: 9.5, y: 9.5), false, .wait),
        (Point(x: 9, y: 0), true, .wait),
        (Point(x: 0, y: 10), true, .fail),
        (Point(x: .nan, y: 0), false, .wait),
    ])
    func `A press becomes a drag after ten points, and a finger that moves scrolls instead`(
        place: Point, isTouch: Bool, expected: DragRecognition.Decision
    ) {
        var recognition = DragRecognition()
        #expect(recognition.press(at: .zero, isTouch: isTouch) == isTouch)
        #expect(recognition.move(to: place) == expected)
    }

    @Test func `A finger that rests begins a drag; a mouse that rests does not`() {
        var recognition = DragRecognition()
        _ = recognition.press(at: Point(x: 3, y: 4), isTouch: true)
        #expect(recognition.holdElapsed() == .begin(Point(x: 3, y: 4)))
        #expect(recognition.holdElapsed() == .fail)
        _ = recognition.press(at: .zero, isTouch: false)
        #expect(recognition.holdElapsed() == .fail)
        recognition.end()
        #expect(recognition.move(to: Point(x: 50, y: 0)) == .fail)
    }

    @Test func `Moving between targets reports which was left and which was entered`() {
        let (first, second) = (Target(), Target())
        var tracking = DropTracking<Target>()
        var change = tracking.move(to: first)
        #expect(change.entered === first && change.exited == nil)
        change = tracking.move(to: first)
        #expect(change.entered == nil && change.exited == nil)
        tracking.propose(.copy, allowsMove: false)
        change = tracking.move(to: second)
        #expect(change.entered === second && change.exited === first)
        #expect(tracking.operation == .cancel)
        change = tracking.move(to: nil)
        #expect(change.exited === second && tracking.drop() == nil)
    }

    @Test(arguments: [
        (DropOperation.copy, false, DropOperation.copy), (.move, true, .move), (.move, false, .forbidden),
        (.cancel, true, .cancel), (.forbidden, true, .forbidden),
    ])
    func `A move that the source does not allow is forbidden`(
        proposed: DropOperation, allowsMove: Bool, expected: DropOperation
    ) {
        let target = Target()
        var tracking = DropTracking<Target>()
        tracking.propose(.copy, allowsMove: true)
        #expect(tracking.operation == .cancel)
        _ = tracking.move(to: target)
        tracking.propose(proposed, allowsMove: allowsMove)
        #expect(tracking.operation == expected)
        #expect((tracking.drop() != nil) == expected.isDrop)
        #expect(tracking.target == nil)
    }

    @Test func `A target that was deallocated receives no drop`() {
        var tracking = DropTracking<Target>()
        do {
            let target = Target()
            _ = tracking.move(to: target)
            tracking.propose(.copy, allowsMove: true)
        }
        #expect(tracking.drop() == nil)
    }

    @Test(arguments: [
        (0.0, -900.0), (39.999, -60), (40, 0), (200, 0), (360, 0), (400, 900), (-1, 0), (401, 0),
    ])
    func `Content scrolls faster the closer the pointer is to the edge`(location: Double, speed: Double) {
        #expect(abs(AutoScrollZone(length: 400).speed(at: location) - speed) < 0.1)
    }

    @Test func `Short and empty areas have a middle that does not scroll`() {
        #expect(AutoScrollZone(length: 40).speed(at: 20) == 0)
        #expect(AutoScrollZone(length: 40).speed(at: 0) == -900)
        #expect(AutoScrollZone(length: 0).speed(at: 0) == 0)
        #expect(AutoScrollZone(length: 100).speed(at: .nan) == 0)
    }

    // MARK: - Gaps

    @Test func `The gap follows the middle of the dragged row`() {
        let rows = ListRows(count: 5, height: 30)
        var gap = RowGap(source: 1, height: 30, destination: 1)
        let steps: [(Double, Int)] = [(45, 1), (60, 1), (61, 2), (95, 3), (500, 4), (119, 3), (-40, 0)]
        for (center, destination) in steps {
            gap.move(center: center, in: rows)
            #expect(gap.destination == destination, "\(center)")
        }
        #expect((0..<5).map(gap.offset(of:)) == [30, 0, 0, 0, 0])
        gap.move(center: 100, in: rows)
        #expect((0..<5).map(gap.offset(of:)) == [0, 0, -30, -30, 0])
    }

    @Test func `Rows keep their places for any heights, and the gap does not flicker`() {
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<200 {
            let count = 1 + random(8)
            var rows = ListRows(count: count, height: 20)
            for row in 0..<count { rows.setHeight(Double(10 + random(60)), of: row) }
            let source = random(count)
            let height = rows.height(of: source)
            var gap = RowGap(source: source, height: height, destination: source)
            for _ in 0..<10 {
                let center = Double(random(Int(rows.total) + 40)) - 20
                gap.move(center: center, in: rows)
                let settled = gap
                gap.move(center: center, in: rows)
                #expect(gap == settled)
                // The displayed rows and the gap cover the list without overlapping.
                var spans = (0..<count).filter { $0 != source }.map { row in
                    (rows.top(of: row) + gap.offset(of: row), rows.height(of: row))
                }
                spans.sort { $0.0 < $1.0 }
                spans.insert(
                    (spans.prefix(gap.destination).last.map { $0.0 + $0.1 } ?? 0, height), at: gap.destination
                )
                var y = 0.0
                for span in spans {
                    #expect(abs(span.0 - y) < 1e-9)
                    y += span.1
                }
                #expect(abs(y - rows.total) < 1e-9)
            }
        }
    }

    @Test(arguments: [(-5.0, 0), (14, 0), (16, 1), (44, 1), (46, 2), (500, 2)])
    func `Items from elsewhere are inserted at the nearest boundary`(y: Double, row: Int) {
        var gap = RowGap(source: nil, height: 20, destination: 0)
        gap.move(center: y, in: ListRows(count: 2, height: 30))
        #expect(gap.destination == row)
        gap.move(center: y, in: ListRows(count: 0, height: 30))
        #expect(gap.destination == 0)
    }

    @Test func `Dragged rows gather around the row under the pointer`() {
        let rows = ListRows(count: 6, height: 30)
        var gap = RowGap(lifting: [0, 2, 5], pressed: 2, in: rows, limit: 1000)
        gap.move(center: 75, in: rows)
        #expect(gap.destination == 1 && gap.height == 90 && gap.top(in: rows) == 30)
        #expect([1, 3, 4].map(gap.offset(of:)) == [-30, 30, 30])
        #expect(gap.landing(in: rows) == (60, 30))
        gap.move(center: 500, in: rows)
        #expect(gap.destination == 3 && [1, 3, 4].map(gap.offset(of:)) == [-30, -60, -60])
        gap.move(center: -10, in: rows)
        #expect(gap.destination == 0 && [1, 3, 4].map(gap.offset(of:)) == [60, 30, 30])
    }

    @Test func `The places of more rows than the limit stay open`() {
        let rows = ListRows(count: 100, height: 30)
        var gap = RowGap(lifting: Array(0..<50), pressed: 3, in: rows, limit: 300)
        gap.move(center: 60 * 30 + 2, in: rows)
        #expect(!gap.closesPlaces && gap.destination == 10 && gap.height == 30)
        #expect([0, 59, 60, 99].map(gap.offset(of:)) == [0, 0, 30, 30])
        gap.move(center: 20, in: rows)
        #expect(gap.destination == 0 && gap.top(in: rows) == 1500)
    }

    @Test func `Dragged rows and the others cover the list for any selection`() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<300 {
            let count = 1 + random.index(below: 9)
            var rows = ListRows(count: count, height: 20)
            for row in 0..<count { rows.setHeight(Double(10 + random.index(below: 60)), of: row) }
            var lifted = (0..<count).filter { _ in random.chance(0.4) }
            if lifted.isEmpty { lifted = [random.index(below: count)] }
            let pressed = lifted[random.index(below: lifted.count)]
            var gap = RowGap(lifting: lifted, pressed: pressed, in: rows, limit: 10_000)
            #expect(gap.landing(in: rows) == (rows.top(of: pressed), rows.height(of: pressed)))
            for _ in 0..<8 {
                let center = random.number(-20...rows.total + 20)
                gap.move(center: center, in: rows)
                let settled = gap
                gap.move(center: center, in: rows)
                #expect(gap == settled)
                let others = (0..<count).filter { !lifted.contains($0) }
                #expect(others.enumerated().allSatisfy { gap.otherRow($0.offset) == $0.element })
                var y = 0.0
                for (index, row) in others.enumerated() {
                    if index == gap.destination {
                        #expect(abs(gap.top(in: rows) - y) < 1e-9)
                        y += gap.height
                    }
                    #expect(abs(rows.top(of: row) + gap.offset(of: row) - y) < 1e-9)
                    y += rows.height(of: row)
                }
                #expect(abs(y + (gap.destination == others.count ? gap.height : 0) - rows.total) < 1e-9)
            }
        }
    }
}
