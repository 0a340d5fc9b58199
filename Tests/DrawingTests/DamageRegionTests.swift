import Drawing
import Testing

/// A region of few rectangles that covers all added rectangles.
struct DamageRegionTests {
    @Test(arguments: UInt64(1)...40)
    func `Random rectangles are covered by few that do not overlap`(seed: UInt64) {
        var random = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ limit: UInt64) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33 % limit)
        }
        var region = DamageRegion()
        var added: [PixelRect] = []
        for _ in 0..<60 {
            let (left, top) = (next(400), next(400))
            let rect = PixelRect(left: left, top: top, right: left + next(60), bottom: top + next(60))
            region.add(rect)
            if !rect.isEmpty { added.append(rect) }

            #expect(region.rects.count <= DamageRegion.limit)
            for (index, first) in region.rects.enumerated() {
                for second in region.rects[(index + 1)...] { #expect(!first.intersects(second)) }
            }
        }
        for rect in added {
            let covered = region.rects.reduce(0) { $0 + $1.intersection(rect).area }
            #expect(covered == rect.area)
        }
    }

    @Test func `Distant rectangles stay separate, and their area is the sum`() {
        var region = DamageRegion()
        region.add(PixelRect(left: 0, top: 0, right: 10, bottom: 10))
        region.add(PixelRect(left: 500, top: 500, right: 510, bottom: 510))
        #expect(region.rects.count == 2)
        region.add(PixelRect(left: 10, top: 0, right: 20, bottom: 10))

        #expect(region.rects.count == 2)
        #expect(region.area == 300)
        #expect(region.bounds == PixelRect(left: 0, top: 0, right: 510, bottom: 510))
    }

    @Test func `An empty rectangle adds nothing, and clipping keeps the part inside`() {
        var region = DamageRegion()
        region.add(.empty)
        #expect(region.isEmpty)
        region.add(PixelRect(left: -5, top: -5, right: 5, bottom: 5))
        region.clip(to: PixelRect(left: 0, top: 0, right: 100, bottom: 100))

        #expect(region.rects == [PixelRect(left: 0, top: 0, right: 5, bottom: 5)])
    }
}
