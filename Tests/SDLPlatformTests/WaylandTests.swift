import DisplaySupport
import Testing

extension DisplayTests {
    @Suite(.serialized, .enabled(if: Compositor.isAvailable, "weston is not installed"))
    nonisolated struct WaylandTests {
        @Test(arguments: [1, 2]) func `A window is painted in the compositor's pixels`(scale: Int) throws {
            try Compositor.use(scale: scale) { display, variables in
                let probe = try display.probe("pixels", variables)

                #expect(probe.finish())
                #expect(probe.lines.contains("pixels 11223344 ff336699"))
                #expect(probe.lines.contains("resized 300 x 80 scale \(scale).0"))
                #expect(probe.lines.contains("fresh true \(300 * scale) x \(80 * scale)"))
                #expect(probe.lines.last == "pixel ff00ff00")
            }
        }

        @Test func `Main-actor jobs run, and a closed window is removed`() throws {
            try Compositor.use { display, variables in
                let jobs = try display.probe("jobs", variables)
                #expect(jobs.finish())
                #expect(jobs.lines.last == "stopped")

                let close = try display.probe("close", variables)
                #expect(close.finish())
                #expect(close.lines.first == "closed true visible false")
            }
        }
    }
}
