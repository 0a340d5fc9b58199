import DisplaySupport
import Foundation
import Testing

extension DisplayTests {
    @Suite(.serialized, .enabled(if: Compositor.isAvailable, "weston is not installed"))
    nonisolated struct WaylandTests {
        @Test(arguments: [1, 2]) func `A window is painted in the compositor's pixels`(scale: Int) throws {
            try Compositor.use(scales: [scale]) { display, variables in
                let probe = try display.probe("pixels", variables)

                #expect(probe.finish())
                #expect(probe.lines.contains("pixels 11223344 ff336699"))
                #expect(probe.lines.contains("resized 300 x 80 scale \(scale).0"))
                #expect(probe.lines.contains("fresh true \(300 * scale) x \(80 * scale)"))
                #expect(probe.lines.last == "pixel ff00ff00")
            }
        }

        @Test(.enabled(if: VirtualDisplay.readsScreen, "python3-xlib is not installed"))
        func `The compositor's screen has the painted pixels, also of a part painted later`() throws {
            try Compositor.use { display, variables in
                let probe = try display.probe("buffers", variables)
                #expect(probe.read(until: "ready"))

                #expect(try display.area(of: 0xc03080, width: 200, height: 100) != nil)
                let square = try #require(try display.area(of: 0x20f040, width: 10, height: 10))
                let window = try #require(try display.area(of: 0xc03080))
                #expect(square.left - window.left == 40)
                #expect(square.top - window.top == 20)
                probe.end()
            }
        }

        @Test func `The work of a frame is proportional to its damage`()
            throws
        {
            try Compositor.use { display, variables in
                let probe = try display.probe("buffers", variables)
                #expect(probe.read(until: "ready"))
                let copied = try #require(probe.value("copied").flatMap { Int($0) })
                let buffers = try #require(probe.value("buffers").flatMap { Int($0) })
                // A new buffer is filled, as the first one is again after the second frame, which changes everything; each of the other 20
                // frames changes 100 pixels.
                #expect(copied <= buffers * 20_000 + 21 * 100, "\(copied) pixels, \(buffers) buffers")
                probe.end()
            }
        }

        @Test
        func
            `A window needs no library of OpenGL, and one thread more than on X11, which wakes the loop for jobs`()
            throws
        {
            func resources(of probe: Child) throws -> (threads: Int, libraries: [String]) {
                #expect(probe.read(until: "ready"))
                let id = try #require(probe.programID)
                let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task").count
                let maps = try String(contentsOfFile: "/proc/\(id)/maps", encoding: .utf8)
                let names = ["libGL", "libEGL", "LLVM", "_dri", "gallium", "libvulkan"]
                let lines = maps.split(separator: "\n").filter { line in names.contains { line.contains($0) }
                }
                probe.end()
                return (threads, lines.map(String.init))
            }
            var onX11 = 0
            try VirtualDisplay.use { display in onX11 = try resources(of: display.probe("echo")).threads }
            try Compositor.use { display, variables in
                let result = try resources(of: display.probe("echo", variables))
                #expect(onX11 == 1 && result.threads == 2)
                #expect(result.libraries == [])
            }
        }

        @Test func `Main-actor jobs run, and a closed window is removed`() throws {
            try Compositor.use { display, variables in
                let jobs = try display.probe("jobs", variables)
                #expect(jobs.finish())
                #expect(jobs.lines.last == "stopped")

                let close = try display.probe("close", variables)
                #expect(close.finish())
                #expect(close.lines.first == "closed true visible false")
            }
        }
    }
}
