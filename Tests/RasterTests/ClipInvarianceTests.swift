import Drawing
import RasterStress
import Testing

/// A bitmap that is drawn in parts, or moved by whole pixels, has the same bytes as one drawn at once.
struct ClipInvarianceTests {
    private static let side = InvarianceStress.side

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `Drawing in three clips gives the same bytes as drawing at once`(scale: Double) {
        #expect(InvarianceStress.partFindings(seeds: 1...40, scale: scale) == [])
    }

    @Test(arguments: [1.0, 1.25])
    func `Paths with points far outside are drawn in three clips as at once`(scale: Double) {
        #expect(InvarianceStress.farPathFindings(seeds: 1...600, scale: scale) == [])
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `A drawing that is moved by whole pixels has the same bytes`(scale: Double) {
        #expect(InvarianceStress.moveFindings(seeds: 1...40, scale: scale) == [])
    }

    @Test func `Drawing in a small clip changes only its pixels, to those of a full drawing`() {
        let all = PixelRect(left: 0, top: 0, right: Self.side, bottom: Self.side)
        for seed in 30...50 as ClosedRange<UInt64> {
            let whole = InvarianceStress.draw(seed, scale: 1.25, clips: [all])
            var random = RandomScene(seed: seed)
            let left = Int.random(in: -5..<60, using: &random)
            let top = Int.random(in: -5..<60, using: &random)
            let clip = PixelRect(left: left, top: top, right: left + 17, bottom: top + 9)

            let part = InvarianceStress.draw(seed, scale: 1.25, clips: [clip])

            for y in 0..<Self.side {
                for x in 0..<Self.side {
                    let isInside =
                        (clip.left..<clip.right).contains(x) && (clip.top..<clip.bottom).contains(y)
                    let expected = isInside ? whole[x, y] : InvarianceStress.background
                    #expect(part[x, y] == expected, "seed \(seed)")
                }
            }
        }
    }
}
