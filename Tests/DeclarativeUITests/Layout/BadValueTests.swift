import DeclarativeUI
import Testing

/// Layouts accept invalid children and proposals: every child gets a finite frame.
struct BadValueTests {
    private static let numbers: [Double] = [.nan, .infinity, -.infinity, -3, 0, 5, 1e308]

    private func blocks() -> [Block] {
        var blocks: [Block] = []
        for (index, number) in Self.numbers.enumerated() {
            let other = Self.numbers[(index * 3 + 1) % Self.numbers.count]
            let block = Block { _ in Size(width: number, height: other) }.priority(other)
            block.guides[VerticalAlignment.top.key] = { _ in number }
            blocks.append(block.value(GridRowKey.self, index / 2))
        }
        return blocks
    }

    private func expectPlaces(_ layout: some Layout, _ width: Double?, _ height: Double?) {
        let arrangement = Arrangement(layout, blocks(), width: width, height: height)
        for frame in arrangement.frames {
            #expect(frame.origin.isFinite, "\(layout) at \(String(describing: width))")
            #expect(frame.size.width >= 0 && frame.size.height >= 0)
        }
        #expect(arrangement.size.width >= 0 && arrangement.size.height >= 0)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 0, 100, 1e308])
    func `Layouts place every child for invalid numbers`(_ width: Double) {
        for height in [nil, .infinity, -1, 100] as [Double?] {
            expectPlaces(HStackLayout(alignment: .top), width, height)
            expectPlaces(HStackLayout(), width, height)
            expectPlaces(VStackLayout(alignment: .trailing), width, height)
            expectPlaces(ZStackLayout(alignment: .top), width, height)
            expectPlaces(GridLayout(alignment: .bottomTrailing), width, height)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 0, 100, 1e308])
    func `Layout modifiers place their child for invalid numbers`(_ width: Double) {
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = nil }
        let layouts: [any UnaryLayout] = [
            PaddingLayout(EdgeInsets(width, at: .all)),
            FixedFrameLayout(width: width, height: nil, alignment: .bottomTrailing),
            FlexibleFrameLayout(minWidth: width, maxWidth: 10),
            FlexibleFrameLayout(minHeight: 9, maxHeight: width),
            FixedSizeLayout(horizontal: true, vertical: false),
            AspectRatioLayout(ratio: width, contentMode: .fill),
            AspectRatioLayout(ratio: nil, contentMode: .fit),
            OffsetLayout(Point(x: width, y: width)), PositionLayout(Point(x: width, y: width)),
        ]
        for layout in layouts {
            for child in blocks() {
                let proposal = ProposedViewSize(width: width, height: nil)
                let size = layout.size(proposal, child: child)
                let placement = layout.place(child: child, in: size, proposal: proposal)
                #expect(placement.origin.isFinite)
                let range = layout.lengthRange(.horizontal, cross: width, child: child)
                #expect(range.lowerBound >= 0)
            }
        }
    }
}
