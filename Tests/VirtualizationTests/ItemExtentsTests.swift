import RandomNumbers
import Testing

@testable import Virtualization

/// `ItemExtents`, compared with an array.
struct ItemExtentsTests {
    private func check(_ extents: ItemExtents, against plain: [Double]) {
        #expect(extents.count == plain.count)
        #expect(extents.total == plain.reduce(0, +))
        var start = 0.0
        for (item, extent) in plain.enumerated() {
            #expect(extents.start(of: item) == start)
            #expect(extents.extent(of: item) == extent)
            if extent > 0 {
                #expect(extents.item(at: start) == item)
                #expect(extents.item(at: start + extent - 0.25) == item)
            }
            start += extent
        }
        #expect(extents.start(of: plain.count) == start)
    }

    @Test(arguments: 1...8) func `Random insertions, removals and changes agree with an array`(seed: UInt64) {
        var numbers = SeededRandom(seed: seed)
        var extents = ItemExtents(count: 1000, estimate: 20)
        var plain = [Double](repeating: 20, count: 1000)
        for _ in 0..<3000 {
            let item = Int.random(in: 0..<plain.count, using: &numbers)
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0 where plain.count > 1:
                extents.remove(item)
                plain.remove(at: item)
            case 1:
                let extent: Double? =
                    Bool.random(using: &numbers) ? nil : Double(Int.random(in: 0...90, using: &numbers))
                extents.insert(at: item, extent: extent)
                plain.insert(extent ?? 20, at: item)
            default:
                // A small range of values, so that neighbours are often equal.
                let extent = Double(Int.random(in: 18...22, using: &numbers))
                extents.setExtent(extent, of: item)
                plain[item] = extent
            }
        }
        check(extents, against: plain)
        #expect(extents.runCount <= plain.count)
    }

    @Test func `A million equal items are one run, and a different item makes three`() {
        var extents = ItemExtents(count: 1_000_000, estimate: 24)
        #expect(extents.runCount == 1)
        #expect(extents.item(at: 12_000_000) == 500_000)
        extents.setExtent(60, of: 41)
        #expect(extents.runCount == 3 && extents.start(of: 42) == 1044)
        #expect(extents.total == 24_000_036)
        extents.setExtent(24, of: 41)
        #expect(extents.runCount == 1)
    }

    @Test func `Positions and items outside of the range are clamped`() {
        var extents = ItemExtents(count: 3, estimate: 10)
        #expect(extents.item(at: -5) == 0 && extents.item(at: 30) == 2 && extents.item(at: .infinity) == 2)
        #expect(extents.item(at: -.infinity) == 0 && extents.item(at: .nan) == 0)
        #expect(extents.start(of: -1) == 0 && extents.start(of: 9) == 30)
        extents.setExtent(50, of: 3)
        extents.remove(-1)
        #expect(extents.total == 30)
        extents.insert(at: 99, extent: 5)
        #expect(extents.extent(of: 3) == 5)
    }

    @Test func `An extent is finite and not negative`() {
        var extents = ItemExtents(count: 3, estimate: -4)
        #expect(extents.estimate == 1.0 / 64)
        extents.setExtent(.nan, of: 0)
        extents.setExtent(.infinity, of: 1)
        #expect(extents.total == 3.0 / 64)
        extents.setExtent(-3, of: 2)
        #expect(extents.extent(of: 2) == 0)
        #expect(extents.item(at: 1) == 2)
    }

    @Test func `With zero items the total is zero, and an item can be inserted`() {
        var extents = ItemExtents(count: 0, estimate: 10)
        #expect(
            extents.count == 0 && extents.total == 0 && extents.item(at: 7) == 0
                && extents.extent(of: 0) == 10)
        extents.insert(at: 0)
        #expect(extents.total == 10)
        extents.remove(0)
        #expect(extents.count == 0 && extents.total == 0)
    }

    @Test func `The item at a position contains it despite rounding errors`() {
        var numbers = SeededRandom(seed: 3)
        for _ in 0..<50 {
            let extents = ItemExtents(
                count: 500, estimate: Double.random(in: 0.02...40, using: &numbers))
            for item in 0..<500 {
                let start = extents.start(of: item)
                #expect(extents.item(at: start) == item)
                #expect(extents.item(at: extents.start(of: item + 1).nextDown) == item)
            }
        }
    }
}
