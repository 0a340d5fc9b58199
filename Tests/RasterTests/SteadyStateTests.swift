import RasterStress
import Testing

/// Tests that drawing a frame again allocates no memory.
struct SteadyStateTests {
    // In debug builds ranges and closures allocate. scripts/release-probe.sh runs this in a release build.
    @Test(.enabled(if: !_isDebugAssertConfiguration(), "unoptimised code allocates"))
    func `Paths, gradients, shadows, layers and blurs are drawn again without allocation`() {
        #expect(DrawingAllocationStress.findings() == [])
    }
}
