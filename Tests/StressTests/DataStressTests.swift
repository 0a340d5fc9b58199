import DataStress
import Testing

@Suite struct DataStressTests {
    @Test func `Tables, collections and outlines display the data after random changes`() {
        #expect(DataStress.findings(seeds: 100..<104, steps: 40) == [])
    }
}
