import SceneStress
import Testing

/// Scenes with lists, controls, layouts and themes whose state changes step by step.
struct RandomSceneTests {
    @Test(arguments: 0..<40) func `a changed scene is the same as a fresh one`(seed: Int) {
        #expect(SceneStress.findings(seeds: seed..<seed + 1) == [])
    }
}
