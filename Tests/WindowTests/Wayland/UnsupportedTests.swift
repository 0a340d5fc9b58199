import DisplaySupport
import Foundation
import Testing

/// Properties of windows that Wayland does not have.
@Suite(.serialized, .enabled(if: Compositor.isAvailable, "weston is not installed"))
struct UnsupportedTests {
    private static func line(_ property: String, _ cure: String, of title: String = "Drawing") -> String {
        "unsupportedByDesktop The window \"\(title)\": has a value of `\(property)`, which the protocol of Wayland "
            + "does not provide. \(cure); see docs/desktop.md"
    }

    private static let position = line("frameTopLeftPoint", "the compositor chooses the position")
    private static let expected = [
        position, line("level", "the window is ordered like the others; use a sheet for a dialog"),
        line("miniwindowImage", "the desktop displays the icon of the program's desktop file"),
    ]

    /// Runs a program to its end, and returns its lines.
    private func lines(
        of arguments: [String], _ variables: [String: String], state: String = UUID().uuidString
    ) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(state).path
        let variables = variables.merging(["XDG_STATE_HOME": folder]) { $1 }
        let program = try Child([VirtualDisplay.path(of: "WindowProbe")] + arguments, variables)
        #expect(program.finish(), "\(program.lines)")
        return program.lines
    }

    @Test(arguments: ["all", "late"])
    func `Each property that Wayland does not have is reported once, with the window and the effect`(
        kind: String
    ) throws {
        try Compositor.use { display, variables in
            let wayland = try lines(of: ["unsupported", kind], variables)
            #expect(wayland.filter { $0.hasPrefix("unsupportedByDesktop") } == Self.expected)

            let x11 = try lines(of: ["unsupported", kind], ["DISPLAY": display.name])
            #expect(!x11.contains { $0.hasPrefix("unsupportedByDesktop") })
        }
    }

    @Test func `A window without these properties, its sheet and its restored frame report nothing`() throws {
        let state = UUID().uuidString
        defer {
            try? FileManager.default.removeItem(
                at: FileManager.default.temporaryDirectory.appendingPathComponent(state))
        }
        try Compositor.use { display, variables in
            _ = try lines(of: ["unsupported", "save"], ["DISPLAY": display.name], state: state)
            let found = try lines(of: ["unsupported", "none"], variables, state: state)
            #expect(found == ["size 250 x 130", "sheet true", "ended"])
        }
    }

    @Test func `A scene with a default position reports its position only`() throws {
        try Compositor.use { _, variables in
            let found = try lines(of: ["default position"], variables)
            let position = Self.line("frameTopLeftPoint", "the compositor chooses the position", of: "Corner")
            #expect(found == [position, "windows 2", "ended"])
        }
    }
}
