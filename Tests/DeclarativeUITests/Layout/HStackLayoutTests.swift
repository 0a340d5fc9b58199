import DeclarativeUI
import Testing

struct HStackLayoutTests {
    private let stack = HStackLayout(spacing: 0)

    @Test func `A flexible child takes the width that fixed ones leave`() {
        let row = Arrangement(stack, [.fixed(20), .flexible(), .fixed(30)], width: 100, height: 10)
        #expect(row.widths == [20, 50, 30])
        #expect(row.lefts == [0, 20, 70])
        #expect(row.size == Size(width: 100, height: 10))
    }

    @Test func `Flexible children share the width equally`() {
        let row = Arrangement(stack, [.flexible(), .flexible(), .flexible(), .flexible()], width: 100)
        #expect(row.widths == [25, 25, 25, 25])
    }

    @Test func `The least flexible child is measured first`() {
        // The range 0...20 takes 20 of the proposed third; the others share the rest.
        let row = Arrangement(stack, [.flexible(), .flexible(0...20), .flexible()], width: 100)
        #expect(row.widths == [40, 20, 40])
    }

    @Test func `Minimum lengths are taken from flexible children`() {
        let row = Arrangement(stack, [.flexible(), .flexible(60...(.infinity)), .flexible()], width: 100)
        // All are unlimited: measured in order, and the second takes its minimum length.
        #expect(row.widths[0] == 100.0 / 3 && row.widths[1] == 60)
        #expect(abs(row.size.width - 100) < 1e-9)
    }

    @Test func `A higher priority takes all but the minimum lengths of others`() {
        let row = Arrangement(
            stack, [.flexible(10...(.infinity)), .flexible().priority(1), .fixed(15)], width: 100)
        #expect(row.widths == [10, 75, 15])
        let three = Arrangement(
            stack,
            [.flexible(10...50).priority(1), .flexible(5...(.infinity)), .flexible(0...20).priority(2)],
            width: 100)
        #expect(three.widths == [50, 30, 20])
    }

    @Test func `A spacer of lowest priority gets the remaining width`() {
        let row = Arrangement(
            stack, [.flexible(0...30), .spacer(least: 8).priority(-.infinity), .flexible(0...30)], width: 100)
        #expect(row.widths == [30, 40, 30])
        let tight = Arrangement(
            stack, [.flexible(0...30), .spacer(least: 8).priority(-.infinity), .flexible(0...30)], width: 50)
        #expect(tight.widths == [21, 8, 21])
    }

    @Test func `Children that can fit do fit`() {
        let row = Arrangement(stack, [.flexible(0...50), .flexible(60...(.infinity))], width: 100)
        #expect(row.widths == [40, 60])
        let endless = Arrangement(stack, [.flexible(), .flexible(60...(.infinity))], width: 100)
        #expect(endless.widths == [40, 60])
    }

    @Test func `Children overflow if their minimum lengths do`() {
        let row = Arrangement(stack, [.fixed(60), .flexible(30...40), .fixed(50)], width: 100)
        #expect(row.widths == [60, 30, 50])
        #expect(row.size.width == 140)
    }

    @Test func `A nil proposal yields ideal lengths`() {
        let row = Arrangement(stack, [.fixed(60), .flexible(ideal: 25), .spacer(least: 8)])
        #expect(row.widths == [60, 25, 8])
        #expect(row.size.width == 93)
    }

    @Test func `Infinite and zero proposals yield maximum and minimum lengths`() {
        var cache = stack.makeCache(subviews: LayoutSubviews([Block.flexible(10...40), Block.fixed(5)]))
        let subviews = LayoutSubviews([Block.flexible(10...40), Block.fixed(5)])
        #expect(stack.sizeThatFits(proposal: .infinity, subviews: subviews, cache: &cache).width == 45)
        #expect(stack.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width == 15)
        #expect(stack.lengthRange(.horizontal, cross: nil, subviews: subviews, cache: &cache) == 15...45)
        let endless = Arrangement(stack, [.flexible(heights: 0...10)], width: .infinity)
        #expect(endless.size.width == .infinity)
    }

    @Test func `Children keep their spacing`() {
        let row = Arrangement(HStackLayout(), [.fixed(10), .fixed(10), .spacer(), .fixed(10)], width: 100)
        #expect(row.lefts == [0, 18, 28, 90])
        let own = Arrangement(
            HStackLayout(),
            [.fixed(10), .fixed(10).spaced(ViewSpacing(all: 20)), .fixed(10).spaced(ViewSpacing(all: 2))])
        #expect(own.lefts == [0, 30, 60])
        #expect(Arrangement(HStackLayout(spacing: -4), [.fixed(10), .fixed(10)]).lefts == [0, 6])
    }

    @Test func `Words wrap within the proposed width`() {
        let row = Arrangement(stack, [.words(6), .words(2)], width: 60)
        #expect(row.widths == [40, 20])
        #expect(row.heights == [20, 10])
        #expect(row.tops == [0, 5])
    }

    @Test func `Children are aligned at their baselines`() {
        let row = Arrangement(
            HStackLayout(alignment: .firstTextBaseline, spacing: 0),
            [
                .fixed(10, 20).guide(.firstTextBaseline) { _ in 15 },
                .fixed(10, 40).guide(.firstTextBaseline) { _ in 30 },
                .fixed(10, 12),
            ], at: Point(x: 5, y: 100))
        #expect(row.tops == [115, 100, 118])
        #expect(row.size.height == 40)
    }

    @Test func `An explicit guide moves a child relative to the others`() {
        let row = Arrangement(
            HStackLayout(alignment: .top, spacing: 0),
            [
                .fixed(10, 20), .fixed(10, 20).guide(.top) { $0.height },
                .fixed(10, 20).guide(.top) { _ in -5 },
            ])
        #expect(row.tops == [20, 0, 25])
        #expect(row.size.height == 45)
    }

    @Test func `An empty stack has no size`() {
        #expect(Arrangement(HStackLayout(), [], width: 100, height: 100).size == .zero)
    }

    @Test func `A flexible child fills a row of ideal height`() {
        let row = Arrangement(stack, [.fixed(50, 30), .flexible(1...1)], width: 100)
        #expect(row.heights == [30, 30])
        #expect(row.size.height == 30)
    }
}
