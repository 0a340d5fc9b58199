import Testing
import Widgets

@testable import Containers

/// The distribution of a length among panes, without views.
struct SplitDistributionTests {
    private func distribution(_ panes: [SplitPane]) -> SplitDistribution { SplitDistribution(panes: panes) }

    private func pane(
        _ thickness: Double, _ range: ClosedRange<Double> = 0...Double.infinity,
        priority: LayoutPriority = 250
    ) -> SplitPane {
        SplitPane(
            thickness: thickness, isSized: thickness > 0, minimum: range.lowerBound,
            maximum: range.upperBound,
            holdingPriority: priority)
    }

    private func filled(_ panes: [SplitPane], _ length: Double) -> [Double] {
        var distribution = distribution(panes)
        distribution.fill(length)
        return distribution.panes.map(\.thickness)
    }

    @Test func `Panes of equal priority share a length in proportion to their thickness`() {
        #expect(filled([pane(100), pane(300)], 800) == [200, 600])
        #expect(filled([pane(100), pane(300)], 200) == [50, 150])
        #expect(filled([pane(0), pane(0)], 300) == [150, 150])
        #expect(filled([pane(0, 20...40), pane(0), pane(0)], 300) == [40, 130, 130])
        #expect(filled([pane(300), pane(0)], 400) == [240, 160], "a new pane has an equal share")
    }

    @Test func `Panes with a lower priority change first, and the others when the limits are reached`() {
        let panes = [pane(200, 150...250, priority: 260), pane(300, 100...Double.infinity)]
        #expect(filled(panes, 700) == [200, 500])
        #expect(filled(panes, 300) == [200, 100])
        #expect(filled(panes, 270) == [170, 100])
        let limited = [pane(200, 150...250, priority: 260), pane(300, 100...320)]
        #expect(filled(limited, 560) == [240, 320])
    }

    @Test func `Where the limits cannot be met, panes with the lowest priority exceed them`() {
        let panes = [pane(200, 150...250, priority: 260), pane(300, 100...320)]
        #expect(filled(panes, 200) == [150, 50])
        #expect(filled(panes, 100) == [100, 0])
        #expect(filled(panes, 1000) == [250, 750])
        #expect(filled(panes, 0) == [0, 0])
    }

    @Test func `The thicknesses fill every length, whatever the limits`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let panes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                var pane = SplitPane(thickness: .random(in: 0...300, using: &random))
                pane.isSized = .random(using: &random)
                if Bool.random(using: &random) { pane.minimum = .random(in: 0...200, using: &random) }
                if Bool.random(using: &random) { pane.maximum = .random(in: 0...400, using: &random) }
                pane.holdingPriority = LayoutPriority([250, 251, 490].randomElement(using: &random) ?? 250)
                pane.isCollapsed = Int.random(in: 0..<4, using: &random) == 0
                return pane
            }
            var distribution = distribution(panes)
            let length = Double.random(in: 0...900, using: &random)
            distribution.fill(length)
            let visible = distribution.visible.map { distribution.panes[$0].thickness }
            #expect(visible.allSatisfy { $0 >= 0 })
            #expect(visible.isEmpty || abs(visible.reduce(0, +) - length) < 1e-3, "\(panes) in \(length)")
            let before = distribution
            distribution.fill(length)
            #expect(
                zip(before.panes, distribution.panes).allSatisfy { abs($0.thickness - $1.thickness) < 1e-3 })
        }
    }

    @Test func `A divider moves within the limits of the panes beside it, and changes only those`() {
        var distribution = distribution([pane(100, 50...150), pane(200, 120...400), pane(80)])
        #expect(
            distribution.position(ofDivider: 1) == 300 && distribution.positions(ofDivider: 0) == 50...150)
        distribution.moveDivider(0, to: 1000)
        #expect(distribution.panes.map(\.thickness) == [150, 150, 80])
        distribution.moveDivider(0, to: -5)
        #expect(distribution.panes.map(\.thickness) == [50, 250, 80])
        distribution.moveDivider(1, to: .nan)
        distribution.moveDivider(7, to: 10)
        #expect(distribution.panes.map(\.thickness) == [50, 250, 80])
    }

    @Test func `A collapsed pane has no divider, and the divider before it separates its neighbours`() {
        var distribution = distribution([pane(100), pane(200), pane(80)])
        distribution.panes[1].isCollapsed = true
        #expect(distribution.position(ofDivider: 1) == nil && distribution.positions(ofDivider: 1) == nil)
        #expect(distribution.positions(ofDivider: 0) == 0...180)
        distribution.moveDivider(0, to: 30)
        #expect(distribution.panes.map(\.thickness) == [30, 200, 150])
    }

    @Test func `A pane collapses when less than half of its minimum is left`() {
        let distribution = distribution([pane(100, 80...Double.infinity), pane(200, 100...Double.infinity)])
        func collapsing(_ position: Double, _ canCollapse: Bool = true) -> Int? {
            distribution.paneCollapsing(atDivider: 0, releasedAt: position) { _ in canCollapse }
        }
        #expect(collapsing(41) == nil && collapsing(39) == 0 && collapsing(39, false) == nil)
        #expect(collapsing(249) == nil && collapsing(251) == 1)
    }
}
