import DeclarativeUI
import Testing

/// Properties that hold for any children: thousands of random stacks of blocks, with fixed seeds.
struct StackPropertyTests {
    /// A pseudorandom number generator with a fixed sequence.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    private struct Sample {
        var blocks: [Block] = []
        var least = 0.0
        var isEndless = false
    }

    private func sample(_ dice: inout Dice) -> Sample {
        var sample = Sample()
        for _ in 0..<dice.roll(9) + 1 {
            let least = Double(dice.roll(40))
            switch dice.roll(3) {
            case 0: sample.blocks.append(.fixed(least))
            case 1: sample.blocks.append(.flexible(least...least + Double(dice.roll(60))))
            default:
                sample.blocks.append(.flexible(least...(.infinity)))
                sample.isEndless = true
            }
            sample.least += least
            sample.blocks[sample.blocks.count - 1].layoutPriority = Double(dice.roll(3) - 1)
        }
        return sample
    }

    @Test func `Children are consecutive and fill the proposed width`() {
        var dice = Dice(state: 7)
        for _ in 0..<2_000 {
            let sample = sample(&dice)
            let (width, spacing) = (Double(dice.roll(600)), Double(dice.roll(10)))
            let row = Arrangement(HStackLayout(spacing: spacing), sample.blocks, width: width, height: 10)
            let spaces = spacing * Double(sample.blocks.count - 1)
            var end = -spacing
            for frame in row.frames {
                #expect(abs(frame.origin.x - end - spacing) < 1e-6)
                end = frame.origin.x + frame.size.width
            }
            #expect(abs(end - row.size.width) < 1e-6)
            #expect(row.size.width >= sample.least + spaces - 1e-6)
            guard sample.least + spaces <= width else { continue }
            #expect(row.size.width <= width + 1e-6)
            if sample.isEndless { #expect(row.size.width >= width - 1e-6) }
        }
    }

    @Test func `The length range of a stack is that of its measured sizes`() {
        var dice = Dice(state: 11)
        for _ in 0..<500 {
            let sample = sample(&dice)
            var elements = ContiguousArray<any LayoutElement>()
            for block in sample.blocks { elements.append(block) }
            let subviews = LayoutSubviews(elements)
            let stack = HStackLayout(spacing: 3)
            var cache = stack.makeCache(subviews: subviews)
            let range = stack.lengthRange(.horizontal, cross: nil, subviews: subviews, cache: &cache)
            let least = stack.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width
            let most = stack.sizeThatFits(proposal: .infinity, subviews: subviews, cache: &cache).width
            #expect(range == least...most)
        }
    }
}
