import StressSupport
import Testing
import Widgets

@Suite(.serialized)
struct TreeStressTests {
    @Test func `Trees whose hooks change them stay consistent`() {
        #expect(HookedTreeStress.findings(seeds: 0..<60, steps: 120) == [])
    }

    @Test(arguments: [false, true], [100, 500, 501, 3_000])
    func `A deep tree is refused at the documented depth, and works up to it`(fromLeaves: Bool, count: Int) {
        #expect(DeepTreeStress.findings(count: count, fromLeaves: fromLeaves) == [])
    }
}
