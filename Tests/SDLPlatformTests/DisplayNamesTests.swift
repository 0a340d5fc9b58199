import DisplaySupport
import Testing

extension DisplayTests {
    @Suite(.serialized) nonisolated struct DisplayNamesTests {
        @Test func `a new connection knows SDL's names, without a request for each`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("names")

                #expect(probe.finish())
                #expect(
                    probe.lines == [
                        "opened by the program true", "44 names, 0 requests", "another name, 1 requests",
                    ])
            }
        }
    }
}
