import InputEvents
import Testing

@testable import SDLPlatform

nonisolated struct WindowMetricsTests {
    @Test func `The scale is the product of units per point and pixels per unit`() {
        #expect(WindowMetrics(unitsPerPoint: 2).scale == 2)
        #expect(WindowMetrics(pixelsPerUnit: 1.25).scale == 1.25)
    }

    @Test(
        arguments: [
            (0, 1), (-5, 1), (.nan, 1), (.infinity, 16_384), (1e300, 16_384), (100.3, 201),
        ] as [(Double, Int32)])
    func `A length is at least one unit and at most the size limit`(points: Double, units: Int32) {
        #expect(WindowMetrics(unitsPerPoint: 2).length(points) == units)
    }

    @Test func `A coordinate that is NaN is 0`() {
        #expect(WindowMetrics().coordinate(.nan) == 0)
        #expect(WindowMetrics().coordinate(-.infinity) == -16_384)
    }
}

nonisolated struct SDLErrorTests {
    @Test func `A failed call is described with SDL's reason`() {
        let error = SDLError(call: "SDL_CreateWindow", reason: "no memory")

        #expect("\(error)" == "SDL_CreateWindow failed: no memory")
        #expect(!error.isNoDisplay)
    }
}

nonisolated struct MonotonicClockTests {
    @Test func `The clock is monotonic`() {
        let first = MonotonicClock.now
        let second = MonotonicClock.now

        #expect(first >= .zero)
        #expect(second >= first)
    }

    @Test func `Durations beyond the range of nanoseconds are clamped`() {
        #expect(Duration.milliseconds(3).nanoseconds == 3_000_000)
        #expect(Duration.seconds(Int64.max).nanoseconds == .max)
    }
}
