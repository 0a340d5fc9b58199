import RandomNumbers
import Testing
import Widgets

@testable import Containers

/// The frames of flow sections, as values.
@Suite struct FlowSectionTests {
    private func metrics(_ breadth: Double = 230) -> FlowMetrics {
        var metrics = FlowMetrics()
        metrics.breadth = breadth
        return metrics
    }

    @Test func `Items of one size are justified in lines, and the last line has the same columns`() {
        let section = FlowSection(
            metrics(240), sizes: .uniform(Size(width: 50, height: 40)), count: 6)

        #expect(section.frame(of: 0) == Rect(x: 0, y: 0, width: 50, height: 40))
        #expect(section.frame(of: 3) == Rect(x: 190, y: 0, width: 50, height: 40))
        #expect(section.frame(of: 4) == Rect(x: 0, y: 50, width: 50, height: 40))
        #expect(section.frame(of: 5).minX == section.frame(of: 1).minX)
        #expect(section.length == 90)
        #expect(section.items(from: 0, to: 45) == 0..<4)
        #expect(section.items(from: 45, to: 60) == 0..<6)
        #expect(section.items(from: 55, to: 60) == 4..<6)
    }

    @Test func `Insets, headers and footers are before and after the lines`() {
        var metrics = metrics()
        metrics.inset = EdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        metrics.header = 30
        metrics.footer = 20
        let section = FlowSection(metrics, sizes: .uniform(Size(width: 100, height: 40)), count: 3)

        #expect(section.frame(of: 0) == Rect(x: 10, y: 35, width: 100, height: 40))
        #expect(section.frame(of: 1).maxX == 220)
        #expect(section.frame(of: 2).minY == 85)
        #expect(section.length == 30 + 5 + 90 + 7 + 20)
        #expect(section.boundaries.map(\.frame.minY) == [0, 132])
    }

    @Test func `Horizontal sections fill columns from top to bottom`() {
        var metrics = metrics(110)
        metrics.isHorizontal = true
        let section = FlowSection(metrics, sizes: .uniform(Size(width: 40, height: 50)), count: 3)

        #expect(section.frame(of: 1) == Rect(x: 0, y: 60, width: 40, height: 50))
        #expect(section.frame(of: 2) == Rect(x: 50, y: 0, width: 40, height: 50))
    }

    @Test func `A million items of one size have constant memory and exact positions`() {
        let section = FlowSection(
            metrics(), sizes: .uniform(Size(width: 50, height: 50)), count: 1_000_000)

        #expect(section.length == 250_000 * 60 - 10)
        #expect(section.frame(of: 999_999).maxY == section.length)
        #expect(section.items(from: 6_000_000, to: 6_000_100) == 400_000..<400_008)
    }

    @Test(arguments: 0..<12)
    func `Measured sizes lead to the same lines as given sizes`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let count = 1 + random.index(below: 120)
        let estimate = Size(width: 40, height: 20)
        var sizes = Array(repeating: estimate, count: count)
        var measured = FlowSection(metrics(), sizes: .estimated(estimate), count: count)
        for _ in 0..<60 {
            let item = random.index(below: count)
            sizes[item] = Size(
                width: random.number(10...260).rounded(), height: random.number(5...80).rounded())
            _ = measured.setSize(sizes[item], of: item)
        }
        let given = FlowSection(metrics(), sizes: .each(sizes), count: count)

        #expect(measured.length == given.length, "seed \(seed)")
        for item in 0..<count {
            #expect(measured.frame(of: item) == given.frame(of: item), "seed \(seed), item \(item)")
        }
        // The frames of an exhaustive search are found.
        for start in stride(from: 0.0, to: given.length, by: 37) {
            let found = given.items(from: start, to: start + 50)
            for item in 0..<count where !found.contains(item) {
                let frame = given.frame(of: item)
                #expect(frame.maxY <= start || frame.minY >= start + 50, "seed \(seed), item \(item)")
            }
        }
    }

    @Test func `An estimate is broken again only up to the last measured item`() {
        var section = FlowSection(
            metrics(), sizes: .estimated(Size(width: 50, height: 50)), count: 1_000_000)
        let changes = [
            section.setSize(Size(width: 120, height: 30), of: 2),
            section.setSize(Size(width: 60, height: 30), of: 900_000),
            section.setSize(Size(width: 120, height: 30), of: 2),
        ]

        #expect(changes == [true, true, false])
        #expect(section.frame(of: 2).width == 120)
        #expect(section.frame(of: 3).minY == 60)
    }
}
