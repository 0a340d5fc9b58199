import InputEvents
import Testing

@testable import SDLPlatform

nonisolated struct WindowMetricsTests {
    @Test func `the scale counts units and pixels`() {
        #expect(WindowMetrics(unitsPerPoint: 2).scale == 2)
        #expect(WindowMetrics(pixelsPerUnit: 1.25).scale == 1.25)
    }

    @Test(
        arguments: [
            (0, 1), (-5, 1), (.nan, 1), (.infinity, 16_384), (1e300, 16_384), (100.3, 201),
        ] as [(Double, Int32)])
    func `a length is at least a unit and never too long for a display`(points: Double, units: Int32) {
        #expect(WindowMetrics(unitsPerPoint: 2).length(points) == units)
    }

    @Test func `a coordinate that is no number is 0`() {
        #expect(WindowMetrics().coordinate(.nan) == 0)
        #expect(WindowMetrics().coordinate(-.infinity) == -16_384)
    }
}

nonisolated struct SDLErrorTests {
    @Test func `a failed call is told with SDL's reason`() {
        let error = SDLError(call: "SDL_CreateWindow", reason: "no memory")

        #expect("\(error)" == "SDL_CreateWindow failed: no memory")
        #expect(!error.isNoDisplay)
    }
}

nonisolated struct MonotonicClockTests {
    @Test func `the clock goes forward`() {
        let first = MonotonicClock.now
        let second = MonotonicClock.now

        #expect(first >= .zero)
        #expect(second >= first)
    }

    @Test func `durations beyond the range of nanoseconds are held at its end`() {
        #expect(Duration.milliseconds(3).nanoseconds == 3_000_000)
        #expect(Duration.seconds(Int64.max).nanoseconds == .max)
    }
}
