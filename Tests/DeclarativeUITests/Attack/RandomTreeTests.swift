import SceneStress
import Testing

struct RandomTreeTests {
    @Test(arguments: 0..<40) func aChangedTreeIsTheSameAsAFreshOne(_ seed: Int) {
        #expect(TreeStress.findings(seeds: seed..<seed + 1) == [])
    }
}
