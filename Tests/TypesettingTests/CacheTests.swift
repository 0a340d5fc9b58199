import Drawing
import Testing

@testable import Typesetting

@Suite struct CacheTests {
    let font = Font.systemFont(ofSize: 15)

    @Test func `A word is measured once`() {
        let typesetter = Typesetter(locator: .installed)

        for _ in 0..<10 { _ = typesetter.run("Hello Hello", font: font, scale: 1) }

        #expect(typesetter.statistics.misses == 1)
        #expect(typesetter.statistics.hits == 19)
        #expect(typesetter.statistics.cachedWords == 1)
    }

    @Test func `The cache stays within its limit and evicts the least recently used words`() {
        let typesetter = Typesetter(locator: .installed, cacheLimit: 20_000)
        for number in 0..<2_000 {
            let run = typesetter.run("Label\(number)", font: font, scale: 1)
            if number.isMultiple(of: 3) { _ = typesetter.rendition(of: run, scale: 1) }
            _ = typesetter.width(of: "OK", font: font, scale: 1)
            #expect(typesetter.statistics.cachedBytes <= 20_000)
        }
        let full = typesetter.statistics
        #expect(full.evictions > 1_000)

        _ = typesetter.width(of: "OK", font: font, scale: 1)
        _ = typesetter.width(of: "Label1999", font: font, scale: 1)
        #expect(typesetter.statistics.hits == full.hits + 2)

        _ = typesetter.width(of: "Label0", font: font, scale: 1)
        #expect(typesetter.statistics.misses == full.misses + 1)
    }

    @Test func `A measured word costs at most a hundred bytes`() {
        let typesetter = Typesetter(locator: .installed)
        for number in 0..<1_000 { _ = typesetter.width(of: "\(10_000 + number)", font: font, scale: 1) }

        let statistics = typesetter.statistics
        #expect(statistics.cachedWords == 1_000)
        #expect(statistics.cachedBytes <= 100_000)
    }

    @Test(arguments: [0, 50, 500])
    func `With a cache too small for any word, text is still drawn`(limit: Int) {
        let typesetter = Typesetter(locator: .installed, cacheLimit: limit)
        let run = typesetter.run("Hello over there", font: font, scale: 1)

        #expect(typesetter.rendition(of: run, scale: 1).pieces.count == 3)
        #expect(typesetter.statistics.cachedBytes <= limit)
    }

    @Test func `Evicted masks stay alive in a run's rendition`() {
        let typesetter = Typesetter(locator: .installed, cacheLimit: 4_000)
        let run = typesetter.run("Keep", font: font, scale: 1)
        let rendition = typesetter.rendition(of: run, scale: 1)
        let before = rendition.pieces.map { $0.mask.coverage[$0.mask.stride * $0.mask.height / 2] }

        for number in 0..<500 {
            _ = typesetter.rendition(of: typesetter.run("n\(number)", font: font, scale: 1), scale: 1)
        }

        #expect(typesetter.rendition(of: run, scale: 1) === rendition)
        #expect(before == rendition.pieces.map { $0.mask.coverage[$0.mask.stride * $0.mask.height / 2] })
    }

    @Test func `Words with equal beginnings and ends are distinguished`() {
        let typesetter = Typesetter(locator: .installed)
        let words = (0..<300).map { "beginning" + String(repeating: "il", count: $0) + "the-ending" }
        let first = words.map { typesetter.width(of: $0, font: font, scale: 1) }

        #expect(first == words.map { typesetter.width(of: $0, font: font, scale: 1) })
        #expect(zip(first, first.dropFirst()).allSatisfy { $0 < $1 })
        #expect(typesetter.width(of: "beginningMMthe-ending", font: font, scale: 1) > first[1])
    }

    @Test func `Two hundred sizes keep at most 48 fonts open`() {
        let typesetter = Typesetter(locator: .installed)
        for size in 1...200 { _ = typesetter.width(of: "a", font: font.withSize(Double(size)), scale: 1) }

        #expect(typesetter.statistics.openFonts <= 48)
    }
}
