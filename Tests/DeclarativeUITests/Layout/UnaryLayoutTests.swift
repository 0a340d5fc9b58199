import DeclarativeUI
import Testing

struct UnaryLayoutTests {
    private func size(
        _ layout: some UnaryLayout, _ child: Block, _ width: Double?, _ height: Double?
    ) -> Size {
        layout.size(ProposedViewSize(width: width, height: height), child: child)
    }

    private func frame(
        _ layout: some UnaryLayout, _ child: Block, _ width: Double?, _ height: Double?
    ) -> Rect {
        let proposal = ProposedViewSize(width: width, height: height)
        let size = layout.size(proposal, child: child)
        let placement = layout.place(child: child, in: size, proposal: proposal)
        return Rect(origin: placement.origin, size: child.layoutSize(placement.proposal))
    }

    private func reports(_ body: () -> Void) -> Int {
        var count = 0
        Diagnostics.handler = { _ in count += 1 }
        defer { Diagnostics.handler = nil }
        body()
        return count
    }

    @Test func `Padding surrounds its child`() {
        let padding = PaddingLayout(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(size(padding, .fixed(20, 10), nil, nil) == Size(width: 26, height: 14))
        #expect(frame(padding, .flexible(), 100, 50) == Rect(x: 2, y: 1, width: 94, height: 46))
        #expect(size(padding, .flexible(), 3, 0) == Size(width: 6, height: 4))
        #expect(padding.lengthRange(.horizontal, cross: 50, child: Block.flexible(5...30)) == 11...36)
        let outwards = PaddingLayout(EdgeInsets(-30, at: .horizontal))
        #expect(size(outwards, .fixed(20), nil, nil).width == 0)
        #expect(frame(outwards, .flexible(), 100, 10) == Rect(x: -30, y: 0, width: 160, height: 10))
        let count = reports { #expect(PaddingLayout(EdgeInsets(.nan, at: .top)).insets == .zero) }
        #expect(count == 1)
    }

    @Test func `A fixed frame has its own lengths`() {
        let both = FixedFrameLayout(width: 50, height: 40, alignment: .bottomTrailing)
        #expect(frame(both, .fixed(20, 10), 7, nil) == Rect(x: 30, y: 30, width: 20, height: 10))
        let wide = FixedFrameLayout(width: 50, height: nil, alignment: .center)
        #expect(size(wide, .fixed(80, 10), nil, nil) == Size(width: 50, height: 10))
        #expect(frame(wide, .fixed(80, 10), nil, nil) == Rect(x: -15, y: 0, width: 80, height: 10))
        #expect(wide.lengthRange(.horizontal, cross: nil, child: Block.flexible()) == 50...50)
        #expect(wide.lengthRange(.vertical, cross: nil, child: Block.words(10)) == 20...20)
        let count = reports {
            let bad = FixedFrameLayout(width: -1, height: .infinity, alignment: .center)
            #expect(bad.width == nil && bad.height == nil)
        }
        #expect(count == 2)
    }

    /// The proposed width, the limits, the child's width, and the expected width of the frame.
    @Test(
        arguments: [
            // Both limits: the proposed width, clamped.
            (100.0, 50.0, nil, 150.0, 10.0, 100.0), (20, 50, nil, 150, 10, 50), (300, 50, nil, 150, 10, 150),
            (.infinity, 0, nil, .infinity, 10, .infinity),
            // Minimum only: the child's width, between the minimum and the proposed width.
            (100, 50, nil, nil, 10, 50), (100, 50, nil, nil, 70, 70), (100, 50, nil, nil, 170, 100),
            // Maximum only: the proposed width or the child's, up to the maximum.
            (100, nil, nil, 150, 10, 100), (100, nil, nil, .infinity, 120, 120),
            (200, nil, nil, 150, 10, 150),
            (100, nil, nil, 80, 170, 80),
            // Nothing proposed: the ideal width, or the child's between the limits.
            (nil, nil, 60, nil, 10, 60), (nil, 50, nil, 150, 10, 50), (nil, nil, nil, .infinity, 10, 10),
            (nil, 50, 70, 150, 10, 70), (nil, nil, nil, 80, 170, 80),
        ] as [(Double?, Double?, Double?, Double?, Double, Double)])
    func `A flexible frame keeps its limits`(
        _ offered: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?, _ child: Double,
        _ expected: Double
    ) {
        let layout = FlexibleFrameLayout(minWidth: least, idealWidth: ideal, maxWidth: most)
        #expect(size(layout, .fixed(child), offered, nil).width == expected)
    }

    @Test func `A flexible frame derives its length range from its limits`() {
        let both = FlexibleFrameLayout(minWidth: 20, maxWidth: .infinity)
        let child = Block.flexible(10...40)
        #expect(both.lengthRange(.horizontal, cross: nil, child: child) == 20...(.infinity))
        #expect(child.sizeQuestions == 0)
        let least = FlexibleFrameLayout(minWidth: 20)
        #expect(least.lengthRange(.horizontal, cross: nil, child: child) == 20...40)
        let most = FlexibleFrameLayout(maxWidth: 30)
        #expect(most.lengthRange(.horizontal, cross: nil, child: child) == 10...30)
        #expect(least.lengthRange(.vertical, cross: nil, child: Block.fixed(3, 4)) == 4...4)
    }

    @Test func `A flexible frame proposes its own size to its child`() {
        let layout = FlexibleFrameLayout(minWidth: 60, alignment: .trailing)
        #expect(frame(layout, .flexible(), nil, nil).size.width == 60)
        #expect(frame(layout, .fixed(20), nil, nil).origin.x == 40)
    }

    @Test func `Contradicting limits are reported`() {
        let count = reports {
            let layout = FlexibleFrameLayout(minWidth: 50, idealWidth: 20, maxWidth: 10)
            #expect(size(layout, .fixed(5), 100, nil).width == 50)
            _ = FlexibleFrameLayout(minHeight: .nan)
            _ = FlexibleFrameLayout(maxHeight: -3)
        }
        #expect(count == 3)
    }

    @Test func `A fixed size is the ideal size`() {
        let vertical = FixedSizeLayout(horizontal: false, vertical: true)
        #expect(size(vertical, .words(6), 30, 5) == Size(width: 30, height: 20))
        let both = FixedSizeLayout(horizontal: true, vertical: true)
        #expect(size(both, .words(6), 30, 5) == Size(width: 60, height: 10))
        #expect(both.lengthRange(.horizontal, cross: 3, child: Block.words(6)) == 60...60)
    }

    @Test func `An aspect ratio fits or fills`() {
        let fit = AspectRatioLayout(ratio: 2, contentMode: .fit)
        #expect(size(fit, .flexible(), 100, 100) == Size(width: 100, height: 50))
        #expect(size(fit, .flexible(), 100, 20) == Size(width: 40, height: 20))
        #expect(size(fit, .flexible(), nil, 20) == Size(width: 40, height: 20))
        #expect(size(fit, .flexible(), 20, nil) == Size(width: 20, height: 10))
        #expect(size(fit, .flexible(), nil, nil) == Size(width: 10, height: 5))
        #expect(size(fit, .flexible(), .infinity, 20) == Size(width: 40, height: 20))
        let fill = AspectRatioLayout(ratio: 2, contentMode: .fill)
        #expect(size(fill, .flexible(), 100, 100) == Size(width: 200, height: 100))
        let picture = Block { proposal in
            proposal.replacingUnspecifiedDimensions(by: Size(width: 40, height: 10))
        }
        let own = AspectRatioLayout(ratio: nil, contentMode: .fit)
        #expect(size(own, picture, 100, 100) == Size(width: 100, height: 25))
        #expect(size(own, .fixed(10, 0), 100, 100) == Size(width: 10, height: 0))
        let count = reports { #expect(AspectRatioLayout(ratio: 0, contentMode: .fit).ratio == nil) }
        #expect(count == 1)
    }

    @Test func `An offset keeps the child's size, a position takes the proposed size`() {
        let offset = OffsetLayout(Point(x: 5, y: -3))
        #expect(frame(offset, .fixed(20, 10), 100, 100) == Rect(x: 5, y: -3, width: 20, height: 10))
        let position = PositionLayout(Point(x: 50, y: 20))
        #expect(size(position, .fixed(20, 10), 100, nil) == Size(width: 100, height: 10))
        #expect(frame(position, .fixed(20, 10), 100, 80) == Rect(x: 40, y: 15, width: 20, height: 10))
        let count = reports {
            #expect(OffsetLayout(Point(x: .nan, y: 1)).offset == Point(x: 0, y: 1))
            #expect(PositionLayout(Point(x: 2, y: .infinity)).position == Point(x: 2, y: 0))
        }
        #expect(count == 2)
    }

    @Test func `Explicit guides propagate through unary layouts`() {
        let padding = PaddingLayout(EdgeInsets(5, at: .all))
        let text = Block.fixed(20, 10).guide(.firstTextBaseline) { _ in 8 }
        let baseline = padding.explicitAlignment(
            VerticalAlignment.firstTextBaseline.key, child: text, in: Size(width: 30, height: 20),
            proposal: .unspecified)
        #expect(baseline == 13)
        let none = padding.explicitAlignment(
            VerticalAlignment.center.key, child: text, in: Size(width: 30, height: 20), proposal: .unspecified
        )
        #expect(none == nil)
    }
}
