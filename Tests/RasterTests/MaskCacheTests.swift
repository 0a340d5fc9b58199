import Testing

@testable import Raster

/// The cache that the masks of shapes and shadows share.
struct MaskCacheTests {
    @Test func `A mask is found until the cache is full`() {
        let cache = MaskCache<Int, String>(limit: 3)
        for key in 1...3 { cache.keep("\(key)", for: key, area: 1) }
        #expect((1...3).allSatisfy { cache.mask(for: $0) == "\($0)" } && cache.mask(for: 4) == nil)

        cache.keep("4", for: 4, area: 1)

        #expect(cache.count == 1 && cache.mask(for: 4) == "4")
    }

    @Test func `The total size is limited`() {
        let cache = MaskCache<Int, String>(limit: 100)
        let half = MaskCache<Int, String>.largestTotal / 2
        cache.keep("1", for: 1, area: half)
        cache.keep("2", for: 2, area: half)
        #expect(cache.count == 2)

        cache.keep("3", for: 3, area: 1)

        #expect(cache.count == 1 && cache.mask(for: 3) == "3")
    }

    @Test func `Two masks that are used alternately remain distinct`() {
        let cache = MaskCache<Int, String>(limit: 9)
        for key in 1...3 { cache.keep("\(key)", for: key, area: 1) }
        for key in [1, 2, 1, 2, 2, 3, 1, 3, 3, 2] { #expect(cache.mask(for: key) == "\(key)") }
    }
}
