import DBus
import DisplaySupport
import Foundation
import Testing

/// Programs with real windows beside the xdg-desktop-portal and the GTK backend of this system.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: InstalledDesktop.isAvailable,
        "xdg-desktop-portal, xdg-desktop-portal-gtk, gsettings, xdotool, Xvfb or dbus-daemon is not installed"
    ))
struct InstalledPortalTests {
    @Test func `A window follows the settings of the installed desktop, also while it is open`() async throws
    {
        try await InstalledDesktop.use([("text-scaling-factor", "1.25"), ("font-name", "DejaVu Sans 12")]) {
            desktop in
            let program = try desktop.start("appearance")
            defer { program.child.end() }
            #expect(await program.read("text 1.25 DejaVu Sans 12"))
            #expect(await program.read("scale 1.25"))
            #expect(await program.read("theme light normal false"))
            #expect(try desktop.portal.set("color-scheme", to: "prefer-dark"))
            #expect(await program.read("theme dark normal false"))
            #expect(try desktop.portal.set("enable-animations", to: "false"))
            #expect(await program.read("theme dark normal true"))
            #expect(try desktop.portal.set("text-scaling-factor", to: "1.5"))
            #expect(await program.read("text 1.5 DejaVu Sans 12"))
            #expect(await program.read("scale 1.5"))
            #expect(!program.child.lines.contains { $0.hasPrefix("diagnostic") })
        }
    }

    @Test(arguments: ["open", "save"])
    func `A path that is typed into the dialog of the installed portal is the result of the file panel`(
        kind: String
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "files-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["first.txt", "second file.txt"] {
            try Data("text".utf8).write(to: folder.appendingPathComponent(name))
        }
        let file = folder.appendingPathComponent(kind == "open" ? "second file.txt" : "new file.txt").path
        try await InstalledDesktop.use { desktop in
            let program = try desktop.start("panel", kind, folder.path)
            defer { program.child.end() }
            #expect(await program.read("ready"))
            try await desktop.waitForWindow("Probe panel")
            try await desktop.choose(file)
            #expect(await program.read("panel"))
            #expect(program.child.lines.contains("panel ok \(file)"), "\(program.child.lines)")
            #expect(await program.read("presents false"))
            #expect(!program.child.lines.contains { $0.hasPrefix("diagnostic") || $0 == "own dialog" })
        }
    }

    @Test
    func
        `A file that is clicked twice in the dialog of the installed portal is the result of the file panel`()
        async throws
    {
        try await InstalledDesktop.use { desktop in
            let home = URL(fileURLWithPath: try #require(desktop.portal.environment["HOME"]))
            let folder = home.appendingPathComponent("Desktop")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("only.txt")
            try Data("text".utf8).write(to: file)
            let program = try desktop.start("panel")
            defer { program.child.end() }
            #expect(await program.read("ready"))
            try await desktop.waitForWindow("Probe panel")
            try await desktop.doubleClickFileOnDesktop()
            #expect(await program.read("panel"))
            #expect(program.child.lines.contains("panel ok \(file.path)"), "\(program.child.lines)")
            #expect(!program.child.lines.contains { $0.hasPrefix("diagnostic") || $0 == "own dialog" })
        }
    }

    @Test func `Escape in the dialog of the installed portal cancels the file panel`() async throws {
        try await InstalledDesktop.use { desktop in
            let program = try desktop.start("panel")
            defer { program.child.end() }
            #expect(await program.read("ready"))
            try await desktop.waitForWindow("Probe panel")
            try await desktop.press("Escape", untilCloses: "Probe panel")
            #expect(await program.read("panel cancel -"))
            #expect(await program.read("presents false"))
            #expect(!program.child.lines.contains { $0.hasPrefix("diagnostic") || $0 == "own dialog" })
        }
    }
}

/// The file dialog of the portal.
@MainActor
extension InstalledDesktop {
    private var title: String { "Probe panel" }

    /// Types the path of a file into the portal's dialog and presses Return, until the dialog is closed.
    ///
    /// Keys are sent when the X server has given the focus to the dialog; Ctrl+L and Ctrl+A begin each attempt with an empty field.
    func choose(_ path: String) async throws {
        let isClosed = try await HangGuard.wait {
            guard let window = try self.window(title) else { return true }
            _ = try run(
                "xdotool", "windowfocus", "--sync", window, "key", "ctrl+l", "ctrl+a", "type", "--delay",
                "1",
                path)
            _ = try run("xdotool", "windowfocus", "--sync", window, "key", "Return")
            for _ in 0..<100 {
                if try self.window(title) == nil { return true }
                try await Task.sleep(for: .milliseconds(50))
            }
            return false
        }
        if !isClosed { Issue.record("the portal's dialog stays open") }
    }

    /// Opens the folder "Desktop" of the portal's dialog in its side bar, and double-clicks at heights of the list until a file there has
    /// been chosen.
    func doubleClickFileOnDesktop() async throws {
        let isChosen = try await HangGuard.wait {
            for height in stride(from: 68, through: 104, by: 12) {
                guard let window = try self.window(title) else { return true }
                _ = try run("xdotool", "mousemove", "--window", window, "64", "98", "click", "1")
                // Two clicks at different places must not be a double click.
                try await Task.sleep(for: .milliseconds(450))
                _ = try run(
                    "xdotool", "mousemove", "--window", window, "320", String(height), "click",
                    "--repeat", "2", "--delay", "60", "1")
                try await Task.sleep(for: .milliseconds(450))
            }
            return false
        }
        if !isChosen { Issue.record("no file was chosen in the portal's dialog") }
    }
}
