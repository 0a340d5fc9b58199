import DeclarativeUI
import Testing

/// A flow layout: subviews at their ideal sizes, in a new row when the proposed width is used up.
private struct FlowLayout: Layout {
    var spacing = 5.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Point]) -> Size {
        arrange(subviews, width: proposal.width ?? .infinity, &cache)
    }

    func makeCache(subviews: Subviews) -> [Point] { [] }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Point]
    ) {
        _ = arrange(subviews, width: proposal.width ?? .infinity, &cache)
        for (subview, origin) in zip(subviews, cache) {
            subview.place(
                at: Point(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
                proposal: .unspecified)
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout [Point]
    ) -> Double? {
        guide == .leading ? bounds.origin.x + spacing : nil
    }

    private func arrange(_ subviews: Subviews, width: Double, _ origins: inout [Point]) -> Size {
        origins = []
        var (x, y, rowHeight, widest) = (0.0, 0.0, 0.0, 0.0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, rowHeight) = (0, y + rowHeight + spacing, 0) }
            origins.append(Point(x: x, y: y))
            widest = max(widest, x + size.width)
            x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
        return Size(width: widest, height: y + rowHeight)
    }
}

private struct Rank: LayoutValueKey {
    static let defaultValue = 0
}

struct LayoutProtocolTests {
    private let blocks: [Block] = [.fixed(30), .fixed(30), .fixed(30)]

    @Test func `A custom layout places its subviews`() {
        let flow = Arrangement(FlowLayout(), blocks, width: 70, at: Point(x: 100, y: 0))
        #expect(flow.lefts == [100, 135, 100])
        #expect(flow.tops == [0, 0, 15])
        #expect(flow.size == Size(width: 65, height: 25))
    }

    @Test func `AnyLayout forwards to the wrapped layout`() {
        let flow = Arrangement(AnyLayout(AnyLayout(FlowLayout())), blocks, width: 70)
        #expect(flow.tops == [0, 0, 15])
        #expect(AnyLayout(AnyLayout(FlowLayout())).layoutType is FlowLayout.Type)
        #expect(AnyLayout(HStackLayout()).properties.stackOrientation == .horizontal)
        let subviews = LayoutSubviews([blocks[0], blocks[1]])
        let row = AnyLayout(HStackLayout(spacing: 1))
        // The cache of another layout is replaced.
        var cache = AnyLayout(FlowLayout()).makeCache(subviews: subviews)
        #expect(row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).width == 61)
        #expect(row.lengthRange(.horizontal, cross: nil, subviews: subviews, cache: &cache) == 61...61)
        #expect(row.spacing(subviews: subviews, cache: &cache) == ViewSpacing())
        row.updateCache(&cache, subviews: subviews)
        let guide = AnyLayout(FlowLayout()).explicitAlignment(
            of: .leading, in: Rect(x: 3, y: 0, width: 9, height: 9), proposal: .unspecified,
            subviews: subviews, cache: &cache)
        #expect(guide == 8)
    }

    @Test func `LayoutSubviews is a collection`() {
        let subviews = LayoutSubviews([blocks[0], blocks[1].value(Rank.self, 3), blocks[2].priority(2)])
        #expect(subviews.count == 3)
        #expect(subviews[1][Rank.self] == 3 && subviews[0][Rank.self] == 0)
        #expect(subviews.last?.priority == 2)
        let tail = subviews[1...]
        #expect(tail.startIndex == 1 && tail.count == 2 && tail[1] == subviews[1])
        #expect(Array(subviews[[2, 0]]) == [subviews[2], subviews[0]])
        #expect(Arrangement(HStackLayout(), blocks).size.width == 106)
        var cache = HStackLayout().makeCache(subviews: tail)
        #expect(
            HStackLayout(spacing: 0).sizeThatFits(proposal: .unspecified, subviews: tail, cache: &cache).width
                == 68)
    }

    @Test func `A subview is placed by its anchor`() {
        let block = Block.fixed(30, 10)
        let subview = LayoutSubview(element: block)
        subview.place(at: Point(x: 100, y: 100), anchor: .bottomTrailing, proposal: .zero)
        #expect(block.frame == Rect(x: 70, y: 90, width: 30, height: 10))
        #expect(block.proposal == .zero)
        let dimensions = subview.dimensions(in: .unspecified)
        #expect(dimensions[.trailing] == 30 && dimensions[VerticalAlignment.center] == 5)
        #expect(dimensions[.firstTextBaseline] == 10 && dimensions[explicit: .firstTextBaseline] == nil)
    }

    @Test func `A position that is not finite is reported`() {
        var count = 0
        Diagnostics.handler = { _ in count += 1 }
        defer { Diagnostics.handler = nil }
        let block = Block.fixed(30, 10)
        LayoutSubview(element: block).place(at: Point(x: .nan, y: 3), proposal: .zero)
        #expect(block.frame?.origin == .zero)
        #expect(count == 1)
    }

    @Test func `A ZStack is as large as its children of highest priority`() {
        let pile = Arrangement(ZStackLayout(), [.fixed(20, 30), .fixed(40, 10)], at: Point(x: 1, y: 2))
        #expect(pile.size == Size(width: 40, height: 30))
        #expect(pile.lefts == [11, 1] && pile.tops == [2, 12])
        let corner = Arrangement(
            ZStackLayout(alignment: .bottomTrailing), [.fixed(20, 30).priority(1), .fixed(40, 10)])
        #expect(corner.size == Size(width: 20, height: 30))
        #expect(corner.lefts == [0, -20] && corner.tops == [0, 20])
        #expect(Arrangement(ZStackLayout(), [], width: 9).size == .zero)
    }

    @Test func `The distance is the greater of both spacings`() {
        let (wide, plain, none) = (ViewSpacing(all: 20), ViewSpacing(), ViewSpacing.zero)
        #expect(wide.distance(to: plain, along: .vertical) == 20)
        #expect(plain.distance(to: plain, along: .horizontal) == 8)
        #expect(plain.distance(to: none, along: .horizontal) == 0)
        #expect(plain.union(wide, edges: .top)[.top] == 20 && plain.union(wide, edges: .top)[.leading] == nil)
        #expect(none.union(plain) == plain && plain.union(none) == plain)
    }
}
