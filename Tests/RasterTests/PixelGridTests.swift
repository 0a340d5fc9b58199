import RandomNumbers
import Testing

@testable import Raster

/// The rounding of coordinates before they are drawn, on which the invariance of bytes depends.
@Suite struct PixelGridTests {
    @Test func `Positions are rounded to the grid and to pixels as by the standard library`() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<20_000 {
            let base = random.number(-1...1) * [1, 10, 1000, 1e6, 2e9][random.index(below: 5)]
            for value in [base, (base * 65536).rounded() / 65536 + 1 / 131072, (base * 2).rounded() / 2] {
                let grid = value.magnitude < 1e9 ? (value * 65536).rounded() / 65536 : value
                #expect(gridded(value) == grid && snapped(value) == (value + 0.5).rounded(.down), "\(value)")
            }
        }
        #expect(gridded(.infinity) == .infinity && snapped(-.infinity) == -.infinity)
        #expect(gridded(.nan).isNaN && snapped(.nan).isNaN)
    }
}
