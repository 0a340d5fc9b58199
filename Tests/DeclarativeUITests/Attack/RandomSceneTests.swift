import SceneStress
import Testing

/// Scenes with lists, controls, layouts and themes whose state changes step by step.
struct RandomSceneTests {
    @Test(arguments: 0..<40) func `A changed scene equals a newly created one`(seed: Int) {
        #expect(SceneStress.findings(seeds: seed..<seed + 1) == [])
    }
}
