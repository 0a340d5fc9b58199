import LayoutStress
import Testing

/// A layout after any sequence of changes equals that of rebuilt views and constraints.
@Suite struct LayoutFuzzTests {
    @Test(arguments: Array(0..<24) + Array(1000..<1040))
    func `A changed layout equals a rebuilt one`(seed: Int) {
        #expect(LayoutStress.findings(seeds: [seed]) == [])
    }
}
