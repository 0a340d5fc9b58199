import DataStress
import Testing

@Suite struct DataStressTests {
    @Test func `Tables, collections and outlines display the data after random changes`() {
        #expect(DataStress.findings(seeds: 100..<104, steps: 40) == [])
    }

    @Test func `All views display the data after random changes while their layout is pending`() {
        #expect(DataStress.changeFindings(seeds: 0..<12, steps: 40, hooks: false) == [])
    }

    @Test func `All views display the data after random changes within their callbacks`() {
        #expect(DataStress.changeFindings(seeds: 200..<212, steps: 40, hooks: true) == [])
    }
}
