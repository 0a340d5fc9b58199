import Testing

@testable import Widgets

struct ProgramArgumentsTests {
    @Test func `the kernel's list is that of the runtime`() {
        #expect(ProgramArguments.kernelList == CommandLine.arguments)
        #expect(ProgramArguments.all.count > 1)
    }
}
