import DisplaySupport
import Foundation
import Glibc
import PortalScript
import Testing

/// URLs, files, notifications and activities of a program with a window beside the xdg-desktop-portal of this system.
///
/// The portal passes notifications and inhibitions on to a notification server and a screen saver of the test.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: InstalledDesktop.isAvailable,
        "xdg-desktop-portal, xdg-desktop-portal-gtk, gsettings, xdotool, Xvfb or dbus-daemon is not installed"
    ))
struct InstalledServiceTests {
    /// Installs an application that opens web pages and text files by writing their addresses to a file, which is returned.
    private func installViewer(on desktop: InstalledDesktop) throws -> URL {
        func folder(_ variable: String, _ name: String) throws -> URL {
            let place = URL(fileURLWithPath: try #require(desktop.portal.environment[variable]))
                .appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            return place
        }
        let result = try folder("XDG_RUNTIME_DIR", "").appendingPathComponent("opened")
        let command = "echo \\\"$0\\\" > \(result.path).part; mv \(result.path).part \(result.path)"
        try """
        [Desktop Entry]
        Type=Application
        Name=Viewer
        Exec=sh -c "\(command.replacingOccurrences(of: "$", with: "\\\\$"))" %u
        MimeType=text/plain;x-scheme-handler/https;

        """.write(
            to: folder("XDG_DATA_HOME", "applications").appendingPathComponent("viewer.desktop"),
            atomically: true, encoding: .utf8)
        try """
        [Default Applications]
        text/plain=viewer.desktop
        x-scheme-handler/https=viewer.desktop
        [Added Associations]
        text/plain=viewer.desktop

        """.write(
            to: folder("XDG_CONFIG_HOME", "").appendingPathComponent("mimeapps.list"),
            atomically: true, encoding: .utf8)
        return result
    }

    @Test func `A web page and a file are opened by the default application of the installed desktop`()
        async throws
    {
        try await InstalledDesktop.use { desktop in
            let result = try installViewer(on: desktop)
            let file = result.deletingLastPathComponent().appendingPathComponent("a note.txt")
            try "text".write(to: file, atomically: true, encoding: .utf8)
            for url in ["https://swift.org/install", file.absoluteString] {
                let program = try desktop.start("services", "open", url)
                defer { program.child.end() }
                #expect(await program.read("opened true"))
                _ = try await HangGuard.wait { FileManager.default.fileExists(atPath: result.path) }
                let opened = try String(contentsOf: result, encoding: .utf8).dropLast()
                #expect(opened == url || opened == file.path)
                #expect(!program.child.lines.contains { $0.hasPrefix("diagnostic") })
                try FileManager.default.removeItem(at: result)
            }
        }
    }

    @Test func `The button of a notification reaches the program through the installed portal`() async throws
    {
        try await InstalledDesktop.use { desktop in
            let servers = try await ScriptedServers(address: desktop.bus.address)
            let program = try desktop.start("services", "notify")
            defer { program.child.end() }
            #expect(await program.read("added"))
            _ = try await HangGuard.wait { !servers.notifications.isEmpty }
            let notification = try #require(servers.notifications.first)
            #expect(notification[3].string == "Build" && notification[4].string == "finished")
            let actions = notification[5].stringArray ?? []
            let title = try #require(actions.firstIndex(of: "Show"))
            try servers.invoke(actions[title - 1])
            #expect(await program.read("response build show"))
        }
    }

    @Test func `An activity inhibits the screen saver through the installed portal until the program ends`()
        async throws
    {
        try await InstalledDesktop.use { desktop in
            let servers = try await ScriptedServers(address: desktop.bus.address)
            let program = try desktop.start("services", "activity", "long")
            defer { program.child.end() }
            #expect(await program.read("active"))
            #expect(try await HangGuard.wait { servers.inhibitions == 1 })
            // Not to `timeout`, which sends its signal twice: the second one may arrive when the program has restored the default action.
            kill(try #require(program.child.programID), SIGTERM)
            #expect(await program.read("ended"))
            #expect(try await HangGuard.wait { servers.inhibitions == 0 })
        }
    }
}
