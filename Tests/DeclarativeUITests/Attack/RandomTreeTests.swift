import SceneStress
import Testing

struct RandomTreeTests {
    @Test(arguments: 0..<40) func `A changed tree equals a newly created one`(_ seed: Int) {
        #expect(TreeStress.findings(seeds: seed..<seed + 1) == [])
    }
}
