import DisplaySupport
import Testing

extension DisplayTests {
    /// The pixels of windows in memory that is shared with the X server.
    @Suite(.serialized) nonisolated struct MemoryTests {
        @Test(.enabled(if: VirtualDisplay.readsScreen, "python3-xlib is not installed"))
        func
            `The memory of a closed window is used for the next one, and is fresh for it and after a resize`()
            throws
        {
            try VirtualDisplay.use { display in
                let probe = try display.probe("memory")

                #expect(probe.read(until: "ready"))
                #expect(
                    probe.lines == [
                        "fresh false 200 x 100", "fresh true 200 x 100", "same memory true",
                        "fresh true 300 x 80", "fresh true 40 x 30", "ready",
                    ])
                #expect(try display.area(of: 0x20F040, width: 40)?.height == 30)
                probe.end()
            }
        }

        @Test(
            .enabled(if: VirtualDisplay.readsScreen, "python3-xlib is not installed"),
            arguments: [["-extension", "MIT-SHM"], ["+extension", "MIT-SHM"]])
        func `A server without shared memory displays the same pixels`(options: [String]) throws {
            try VirtualDisplay.use(options: options) { display in
                let probe = try display.probe("memory")

                #expect(probe.read(until: "ready"))
                #expect(probe.lines.suffix(3) == ["fresh true 300 x 80", "fresh true 40 x 30", "ready"])
                #expect(try display.area(of: 0x20F040, width: 40)?.height == 30)
                probe.end()
            }
        }

        @Test(
            .enabled(
                if: Child.isInstalled("xdotool") && VirtualDisplay.readsScreen,
                "xdotool or python3-xlib is not installed"))
        func `A window that is opened again uses the hidden one, with its own title, pixels, focus and keys`()
            throws
        {
            try VirtualDisplay.use { display in
                let probe = try display.probe("reopening")
                for count in 1...3 {
                    #expect(probe.read(until: "main window focusGained"))
                    try display.run("xdotool", "key", "o")
                    #expect(probe.read(until: "opened \(count) same true"))
                    #expect(probe.read(until: "\(count) window focusGained"))
                    #expect(try display.area(of: 0x20F040, width: 200)?.left == 300)
                    #expect(
                        try !display.run("xdotool", "search", "--name", "^second \(count)$").isEmpty)
                    try display.run("xdotool", "key", "x")
                    #expect(probe.read(until: "\(count) key down 27 'x'"))
                    try display.run("xdotool", "key", "q")
                }
                #expect(probe.read(until: "main window focusGained"))
                #expect(
                    probe.lines.filter { $0.hasPrefix("fresh") }
                        == Array(repeating: "fresh true 200 x 100", count: 3))
                probe.end()
            }
        }

        @Test func `Only errors of requests are failures, not those of wake-ups of a closed window`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("errors")

                #expect(probe.finish())
                #expect(
                    probe.lines == [
                        "after a wake-up none", "after a request requestRefused(code: 3, request: 8)",
                    ])
            }
        }
    }
}
