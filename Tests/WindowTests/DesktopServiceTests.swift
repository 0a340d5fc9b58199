import DBus
import DisplaySupport
import Foundation
import PortalScript
import Testing

/// URLs, notifications and activities of a program with a window, on a session bus with a scripted portal.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && MessageBus.isAvailable, "Xvfb or dbus-daemon is not installed"))
struct DesktopServiceTests {
    /// Runs the scene "services" with a service, beside a portal with the given answer to all requests; PATH begins with `programs`.
    private func use(
        _ service: String, answer: ScriptedPortal.Answer = .respond(0, [:]), programs: URL? = nil,
        _ body: @MainActor (Program, ScriptedPortal) async throws -> Void
    ) async throws {
        try await VirtualDisplay.use { display in
            try await MessageBus.use { bus in
                let portal = try await ScriptedPortal(address: bus.address)
                portal.answer = { _ in answer }
                var environment = ["DISPLAY": display.name, "DBUS_SESSION_BUS_ADDRESS": bus.address]
                let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
                if let programs { environment["PATH"] = "\(programs.path):\(path)" }
                let program = try Program("services", environment, arguments: [service])
                defer { program.child.end() }
                try await body(program, portal)
            }
        }
    }

    /// Returns whether a window of the program is named in the first argument of a request.
    private func namesWindow(_ request: ScriptedPortal.Request?) -> Bool {
        request?.arguments.first?.string?.hasPrefix("x11:") == true
    }

    @Test func `A URL is opened by the portal, which learns the window`() async throws {
        try await use("open") { program, portal in
            #expect(await program.read("opened true"))
            let request = try #require(portal.requests.first)
            #expect(request.member == "OpenURI" && request.arguments[1].string == "https://swift.org")
            #expect(namesWindow(request))
        }
    }

    @Test func `If the portal refuses, xdg-open opens the URL`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = folder.appendingPathComponent("result")
        let script = folder.appendingPathComponent("xdg-open")
        try "#!/bin/sh\necho \"$1\" > '\(result.path).part'\nmv '\(result.path).part' '\(result.path)'\n"
            .write(
                to: script, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
        let refusal = ScriptedPortal.Answer.refuse("org.freedesktop.portal.Error.NotAllowed")
        try await use("open", answer: refusal, programs: folder) { program, _ in
            #expect(await program.read("opened true"))
            #expect(program.child.lines.contains("diagnostic desktopService"))
        }
        // The program does not wait for xdg-open.
        _ = try await HangGuard.wait { FileManager.default.fileExists(atPath: result.path) }
        #expect(try String(contentsOf: result, encoding: .utf8) == "https://swift.org\n")
    }

    @Test func `The button of a notification reaches the program`() async throws {
        try await use("notify") { program, portal in
            #expect(await program.read("added"))
            let request = try #require(portal.requests.first)
            #expect(request.member == "AddNotification" && request.arguments[0].string == "build")
            #expect(request.options["title"]?.string == "Build")
            try portal.emit(
                "Notification", "ActionInvoked",
                [.string("build"), .string("show"), .array([], of: .variant)])
            #expect(await program.read("response build show"))
        }
        try await use("notify", answer: .refuse("org.freedesktop.portal.Error.Failed")) { program, _ in
            #expect(await program.read("failed "))
        }
    }

    @Test func `An activity names its window and its reason, and ends when it is released`() async throws {
        try await use("activity") { program, portal in
            #expect(await program.read("active"))
            let request = try #require(portal.requests.first)
            #expect(request.member == "Inhibit" && namesWindow(request))
            #expect(request.options["reason"]?.string == "Playing")
            #expect(try await HangGuard.wait { !portal.closed.isEmpty })
            #expect(portal.closed.count == 1)
        }
    }
}
