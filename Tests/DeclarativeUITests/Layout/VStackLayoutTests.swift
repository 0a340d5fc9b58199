import DeclarativeUI
import Testing

struct VStackLayoutTests {
    @Test func `Children are centred on the widest`() {
        let column = Arrangement(
            VStackLayout(spacing: 0), [.fixed(20), .fixed(50), .fixed(10)], at: Point(x: 7, y: 9))
        #expect(column.lefts == [22, 7, 27])
        #expect(column.tops == [9, 19, 29])
        #expect(column.size == Size(width: 50, height: 30))
    }

    @Test func `Children are aligned at the leading or trailing edge`() {
        let leading = Arrangement(VStackLayout(alignment: .leading), [.fixed(20), .fixed(50)])
        #expect(leading.lefts == [0, 0])
        #expect(leading.tops == [0, 18])
        let trailing = Arrangement(VStackLayout(alignment: .trailing), [.fixed(20), .fixed(50)])
        #expect(trailing.lefts == [30, 0])
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
    }

    @Test func `Children are aligned at a custom guide`() {
        let third = HorizontalAlignment(Third.self)
        let column = Arrangement(
            VStackLayout(alignment: third, spacing: 0),
            [.fixed(30), .fixed(60), .fixed(30).guide(third) { _ in 30 }])
        #expect(column.lefts == [20, 10, 0])
        #expect(column.size.width == 70)
        #expect(third == HorizontalAlignment(Third.self) && third != .leading)
    }

    @Test func `A column divides its height`() {
        let column = Arrangement(
            VStackLayout(spacing: 0),
            [.fixed(10, 20), .spacer(.vertical), .flexible(heights: 0...15), .fixed(10, 20)], width: 80,
            height: 100)
        #expect(column.heights == [20, 45, 15, 20])
        #expect(column.size == Size(width: 80, height: 100))
    }

    @Test func `Each inflexible child is measured at most twice`() {
        var blocks: [Block] = []
        for _ in 0..<50 { blocks.append(.fixed(10)) }
        _ = Arrangement(VStackLayout(), blocks, width: 100, height: 2_000)
        for block in blocks { #expect(block.sizeQuestions + block.rangeQuestions <= 2) }
        for block in blocks { block.forgetQuestions() }
        _ = Arrangement(VStackLayout(), blocks, width: 100)
        for block in blocks { #expect(block.sizeQuestions == 1 && block.rangeQuestions == 0) }
    }

    @Test func `An arrangement is cached for its proposal`() {
        let blocks = [Block.fixed(10), .flexible(heights: 0...50), .flexible()]
        let stack = VStackLayout()
        let subviews = LayoutSubviews([blocks[0], blocks[1], blocks[2]])
        var cache = stack.makeCache(subviews: subviews)
        let proposal = ProposedViewSize(width: 100, height: 100)
        let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        for block in blocks { block.forgetQuestions() }
        #expect(stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) == size)
        stack.placeSubviews(
            in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
        for block in blocks { #expect(block.sizeQuestions == 0 && block.rangeQuestions == 0) }
        stack.updateCache(&cache, subviews: subviews)
        _ = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        for block in blocks { #expect(block.sizeQuestions > 0) }
    }

    @Test func `A baseline guide of the stack is that of its children`() {
        let stack = VStackLayout(alignment: .leading, spacing: 0)
        let blocks: [any LayoutElement] = [
            Block.fixed(10, 20).guide(.firstTextBaseline) { _ in 15 }, Block.fixed(10, 30),
            Block.fixed(10, 20).guide(.firstTextBaseline) { _ in 16 }.guide(.lastTextBaseline) { _ in 18 },
        ]
        let subviews = LayoutSubviews(ContiguousArray(blocks))
        var cache = stack.makeCache(subviews: subviews)
        let bounds = Rect(x: 0, y: 100, width: 10, height: 70)
        func guide(_ guide: VerticalAlignment) -> Double? {
            stack.explicitAlignment(
                of: guide, in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
        }
        #expect(guide(.firstTextBaseline) == 115)
        #expect(guide(.lastTextBaseline) == 168)
        #expect(guide(.center) == nil)
    }

    @Test func `The spacing of the stack is that of its children`() {
        let stack = VStackLayout()
        let subviews = LayoutSubviews([
            Block.fixed(1).spaced(ViewSpacing(all: 3)), Block.fixed(1).spaced(ViewSpacing(all: 20)),
            Block.fixed(1).spaced(.zero),
        ])
        var cache = stack.makeCache(subviews: subviews)
        let spacing = stack.spacing(subviews: subviews, cache: &cache)
        #expect(spacing[.top] == 3 && spacing[.bottom] == 0)
        #expect(spacing[.leading] == 20 && spacing[.trailing] == 20)
    }

    @Test func `Invalid spacing is reported and ignored`() {
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        let column = Arrangement(VStackLayout(spacing: .nan), [.fixed(10), .fixed(10)])
        #expect(column.tops == [0, 18])
        #expect(reports.count == 1)
    }

    @Test func `Children with invalid sizes take no space`() {
        let broken = Block { _ in Size(width: .nan, height: -5) }
        let column = Arrangement(VStackLayout(spacing: 0), [.fixed(10), broken, .fixed(10)], height: 100)
        #expect(column.size == Size(width: 10, height: 20))
        #expect(column.tops == [0, 10, 10])
    }
}
