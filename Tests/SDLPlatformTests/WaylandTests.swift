import DisplaySupport
import Foundation
import Testing

extension DisplayTests {
    @Suite(.serialized, .enabled(if: Child.isInstalled("weston"), "weston is not installed"))
    nonisolated struct WaylandTests {
        @Test(arguments: [1, 2]) func `a window is painted in the compositor's pixels`(scale: Int) throws {
            try withCompositor(scale: scale) { display, variables in
                let probe = try display.probe("pixels", variables)

                #expect(probe.finish())
                #expect(probe.lines.contains("pixels 11223344 ff336699"))
                #expect(probe.lines.contains("resized 300 x 80 scale \(scale).0"))
                #expect(probe.lines.contains("fresh true \(300 * scale) x \(80 * scale)"))
                #expect(probe.lines.last == "pixel ff00ff00")
            }
        }

        @Test func `main-actor jobs are served, and a closed window is gone`() throws {
            try withCompositor(scale: 1) { display, variables in
                let jobs = try display.probe("jobs", variables)
                #expect(jobs.finish())
                #expect(jobs.lines.last == "stopped")

                let close = try display.probe("close", variables)
                #expect(close.finish())
                #expect(close.lines.first == "closed true visible false")
            }
        }

        /// Weston nested in a virtual display: its headless backend has no seat, without which SDL 2.26 crashes.
        private func withCompositor(
            scale: Int, _ body: (VirtualDisplay, [String: String]) throws -> Void
        ) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            defer { try? FileManager.default.removeItem(at: folder) }
            try VirtualDisplay.use { display in
                let command =
                    "exec weston --backend=x11-backend.so --use-pixman --socket=wl --idle-time=0 --no-config"
                    + " --scale=\(scale) --width=400 --height=300 2>&1"
                let compositor = try Child(
                    ["sh", "-c", command], ["DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path])
                defer { compositor.end() }
                #expect(compositor.read(untilLineWith: "weston-desktop-shell"))
                try body(
                    display,
                    [
                        "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wl", "SDL_VIDEODRIVER": "wayland",
                    ])
            }
        }
    }
}
