import RandomNumbers
import Testing

@testable import Virtualization

/// `ItemTiling`, compared with an array of extents.
struct ItemTilingTests {
    /// Returns 200 items with random extents in a window of 300 points.
    private func makeItems(_ numbers: inout SeededRandom, overscan: Double) -> TiledItems {
        let lengths = (0..<200).map { _ in numbers.length(20...240) }
        return TiledItems(lengths, estimate: 20, window: ItemWindow(from: 0, to: 300, overscan: overscan))
    }

    /// Performs a random scroll, insertion, removal or resize, and clamps the window to the content.
    private func change(_ items: inout TiledItems, _ numbers: inout SeededRandom) {
        let item = Int.random(in: 0..<max(1, items.count), using: &numbers)
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: items.window.move(by: numbers.length(-8000...8000))
        case 1 where items.count > 5: items.remove(item)
        case 2: items.insert(at: item, extent: numbers.length(20...240))
        case 3 where items.count > 0: items.resize(item, to: numbers.length(20...240))
        case 4:
            if let mounted = items.mounted.randomElement(using: &numbers) {
                items.resize(mounted.item, to: numbers.length(20...240))
            }
        default: items.window.move(by: numbers.length(-400...400))
        }
        let maximum = max(0, items.extents.total - 300)
        items.window.move(by: min(max(items.window.start, 0), maximum) - items.window.start)
    }

    @Test(arguments: 1...9) func `The mounted items are those that overlap the window`(seed: UInt64) {
        var numbers = SeededRandom(seed: seed)
        var items = makeItems(&numbers, overscan: seed % 3 == 0 ? 150 : 0)
        for _ in 0..<200 {
            change(&items, &numbers)
            items.tile(keepsAnchor: seed % 2 == 0)
            #expect(items.mounted.map(\.item) == items.overlapping)
            for (item, name) in items.mounted {
                #expect(items.items[item].name == name)
                #expect(items.extents.extent(of: item) == items.items[item].extent)
            }
        }
        #expect(items.faults == [])
    }

    @Test(arguments: 1...9) func `The first visible item keeps its position while others are measured`(
        seed: UInt64
    ) {
        var numbers = SeededRandom(seed: seed)
        var items = makeItems(&numbers, overscan: seed % 3 == 0 ? 150 : 0)
        items.tile()
        for _ in 0..<200 {
            change(&items, &numbers)
            // The first visible mounted item, and its position in the window.
            let first = items.visiblePositions.min { $0.value < $1.value }
            items.tile()
            guard let first, items.overlapping.contains(where: { items.items[$0].name == first.key }) else {
                continue
            }
            let item = items.items.firstIndex { $0.name == first.key } ?? 0
            #expect(items.starts[item] - items.window.start == first.value)
        }
    }

    @Test(arguments: 1...6) func `The round limit suffices if the estimates are roughly right`(seed: UInt64) {
        var numbers = SeededRandom(seed: seed)
        var items = TiledItems(
            (0..<200).map { _ in numbers.length(60...160) }, estimate: 20,
            window: ItemWindow(from: 0, to: 300))
        for _ in 0..<100 {
            items.window.move(by: numbers.length(-2000...4000))
            let maximum = max(0, items.extents.total - 300)
            items.window.move(by: min(max(items.window.start, 0), maximum) - items.window.start)
            #expect(items.tile() <= ItemTiling.roundLimit)
        }
    }

    @Test func `If items are longer than estimated, only those that fill the window are mounted`() {
        var items = TiledItems(
            [Double](repeating: 100, count: 50), estimate: 10, window: ItemWindow(from: 0, to: 300))
        #expect(items.tile() == 2)
        #expect(items.mounted.map(\.item) == [0, 1, 2])
        #expect(items.extents.total == 3 * 100 + 47 * 10)
    }

    @Test func `A longer item before the anchor shifts the content by the difference`() {
        var extents = ItemExtents(count: 100, estimate: 10)
        let window = ItemWindow(from: 105, to: 155, overscan: 50)
        var anchor = window.anchor(in: extents)
        var tiling = ItemTiling(window, of: extents)
        #expect(tiling.items == 5..<21)
        while case .mount(let item)? = tiling.next(in: extents), item < 11 {
            extents.setExtent(14, of: item)
            tiling.extentChanged()
        }
        // Items 5 to 9 end before the window; item 10 is the anchor, which grows towards the end.
        #expect(anchor?.takeShift(in: extents) == 20 && anchor?.takeShift(in: extents) == 0)
        #expect(!tiling.isSettled)
    }

    @Test func `A window beyond all items moves by the growth of the last ones`() {
        var extents = ItemExtents(count: 20, estimate: 10)
        let window = ItemWindow(from: 230, to: 330, overscan: 50)
        var anchor = window.anchor(in: extents)
        for item in window.items(in: extents) { extents.setExtent(16, of: item) }
        #expect(anchor?.takeShift(in: extents) == 12)
        #expect(extents.total == 212)
    }

    @Test func `A window outside of the axis or without extent has no items and no anchor`() {
        let extents = ItemExtents(count: 10, estimate: 10)
        for window in [
            ItemWindow(from: -50, to: 0), ItemWindow(from: 100, to: 200), ItemWindow(from: 20, to: 20),
            ItemWindow(from: 30, to: 10), ItemWindow(from: .nan, to: .nan),
        ] {
            #expect(window.items(in: extents).isEmpty)
            #expect(window.anchor(in: extents) == (window.start == 100 ? ItemAnchor(10, in: extents) : nil))
        }
        #expect(ItemWindow(from: -5, to: 500).items(in: extents) == 0..<10)
        #expect(ItemWindow(from: 0, to: 50).items(in: ItemExtents(count: 0, estimate: 10)).isEmpty)
    }

    /// An axis with three items in each line.
    private struct Grid: ItemAxis {
        var count: Int
        var total: Double { Double((count + 2) / 3) * 10 }
        func start(of item: Int) -> Double { Double(item / 3) * 10 }
        func extent(of item: Int) -> Double { 10 }
        func item(at position: Double) -> Int { min(max(0, Int(position / 10) * 3), count - 1) }
        func items(from start: Double, to end: Double) -> Range<Int> {
            item(at: start)..<min(count, item(at: end) + 3)
        }
    }

    @Test func `A grid mounts whole lines`() {
        let grid = Grid(count: 50)
        var tiling = ItemTiling(ItemWindow(from: 15, to: 30), of: grid, mounted: [0, 4, 8, 9])
        var steps: [ItemTiling.Step] = []
        while let step = tiling.next(in: grid) { steps.append(step) }
        #expect(
            steps == [
                .unmount(slot: 0), .mount(item: 3), .keep(item: 4, slot: 1), .mount(item: 5), .mount(item: 6),
                .mount(item: 7), .keep(item: 8, slot: 2), .unmount(slot: 3),
            ])
        #expect(tiling.isSettled)
    }
}

extension SeededRandom {
    /// Returns a multiple of a quarter, so that sums are exact.
    fileprivate mutating func length(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &self)) / 4
    }
}
