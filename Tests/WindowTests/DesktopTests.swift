import DBus
import DisplaySupport
import Foundation
import PortalScript
import Testing

/// Programs with real windows on a real session bus, whose portal is scripted.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && MessageBus.isAvailable, "Xvfb or dbus-daemon is not installed"))
struct DesktopTests {
    private let appearance = "org.freedesktop.appearance"

    /// Starts a scene on a display and a bus; `body` receives the program's portal, unless `hasPortal` is false.
    private func use(
        _ scene: String, hasPortal: Bool = true,
        _ body: @MainActor (Program, MessageBus, ScriptedPortal?) async throws -> Void
    ) async throws {
        try await useBus { display, bus, environment in
            let portal = hasPortal ? try await ScriptedPortal(address: bus.address) : nil
            portal?.settings = [appearance: ["color-scheme": .uint32(1)]]
            let program = try Program(scene, environment)
            defer { program.child.end() }
            try await body(program, bus, portal)
        }
    }

    /// Starts a display and a bus; `body` also receives the environment of programs that use both.
    private func useBus(
        _ body: @MainActor (VirtualDisplay, MessageBus, [String: String]) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await VirtualDisplay.use { display in
            try await MessageBus.use { bus in
                try await body(
                    display, bus,
                    [
                        "DISPLAY": display.name, "DBUS_SESSION_BUS_ADDRESS": bus.address,
                        "XDG_CACHE_HOME": folder.path,
                    ])
            }
        }
    }

    @Test
    func `The bus is not used before the first frame, and then the window follows the desktop`()
        async throws
    {
        try await use("appearance") { program, _, portal in
            #expect(await program.read("ready"))
            #expect(await program.read("theme dark normal false"))
            let counts = ["before", "first frame", "connected"].map {
                program.child.value($0).flatMap { Int($0) }
            }
            // SDL has a connection of its own, and later accessibility.
            let before = try #require(counts[0])
            #expect(try counts[1] == before && #require(counts[2]) > before)
            try portal?.set(.uint32(1), "contrast", in: appearance)
            #expect(await program.read("theme dark high false"))
            try portal?.set(.uint32(2), "color-scheme", in: appearance)
            #expect(await program.read("theme light high false"))
            try portal?.emit("Settings", "SettingChanged", [.int32(1)])
            #expect(await program.read("diagnostic desktopService"))
        }
    }

    @Test(.enabled(if: VirtualDisplay.readsScreen, "python3-xlib is not installed"))
    func `A new accent colour of the desktop changes the pixels of an open window`() async throws {
        try await useBus { display, bus, environment in
            let portal = try await ScriptedPortal(address: bus.address)
            portal.settings = [appearance: ["color-scheme": .uint32(2)]]
            let program = try Program("appearance", environment)
            defer { program.child.end() }
            #expect(await program.read("changes 1"))
            #expect(try display.area(of: 0x2a7f62, attempts: 1) == nil)

            let green = DBusValue.structure([42, 127, 98].map { .double($0 / 255) })
            try portal.set(green, "accent-color", in: appearance)

            #expect(await program.read("changes 2"))
            let button = try #require(try display.area(of: 0x2a7f62))
            #expect(button.width == 120 && button.height == 40)
        }
    }

    @Test func `A program without a bus, and one whose bus dies, continue`() async throws {
        try await use("appearance") { program, bus, _ in
            #expect(await program.read("theme dark normal false"))
            bus.stop()
            #expect(await program.read("diagnostic desktopService"))
            #expect(program.child.process.isRunning)
        }
        try await use("appearance", hasPortal: false) { program, _, _ in
            #expect(await program.read("ready"))
            #expect(program.child.value("first") == "light")
        }
    }

    @Test
    func
        `A program with a menu bar, a portal and a status item is idle for ten seconds without CPU time and switches`()
        async throws
    {
        try await use("statusItem") { program, bus, _ in
            let panel = try await StatusPanel(address: bus.address)
            #expect(await program.read("ready"))
            try await panel.waitForItem()
            let process = try #require(program.child.programID)
            let before = try await Activity.settled(of: process)
            try await Task.sleep(for: .seconds(10))
            #expect(try Activity(of: process) == before)

            // The corners of the symbol are clear, and its inside is light.
            for (side, pixels) in try await panel.icons() {
                #expect(pixels.count == side * side * 4 && Array(pixels.prefix(4)) == [0, 0, 0, 0])
                let middle = (side / 2 * side + side / 2) * 4
                #expect(Array(pixels[middle..<(middle + 4)]) == [255, 0xde, 0xde, 0xde])
            }
            try await panel.choose("Pause")
            #expect(await program.read("pause"))
            try await panel.choose("Quit")
            #expect(await program.read("ended"))
        }
    }

    @Test func `The portal's dialog is placed above the window, and its choice is returned`() async throws {
        try await use("panel") { program, _, portal in
            portal?.answer = { _ in .respond(0, ["uris": .strings(["file:///etc/hostname"])]) }
            #expect(await program.read("panel ok /etc/hostname"))
            let handle = try #require(portal?.requests.first?.arguments[0].string)
            #expect(handle.hasPrefix("x11:") && Int(handle.dropFirst(4), radix: 16) ?? 0 > 0)
            #expect(await program.read("presents false"))
        }
    }

    @Test(
        .enabled(
            if: VirtualDisplay.hasWindowManager, "openbox, xdotool or xprop is not installed"))
    func `The middle button lowers a window without a title bar if the user has chosen so`() async throws {
        try await useBus { display, bus, environment in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let portal = try await ScriptedPortal(address: bus.address)
            portal.settings = [
                "org.gnome.desktop.wm.preferences": ["action-middle-click-titlebar": .string("lower")]
            ]
            let other = try display.start("WindowProbe", "click")
            defer { other.end() }
            #expect(other.read(until: "ready"))
            let program = try Program("borderless", environment, arguments: ["menu"])
            defer { program.child.end() }
            // The button has no effect before the settings have been read.
            #expect(await program.read("middle lower"))
            #expect(try waitForOrder(isOnTop: true, on: display))

            try display.run("xdotool", "mousemove", "200", "165", "click", "2")

            #expect(try waitForOrder(isOnTop: false, on: display))
        }
    }

    /// Waits until the window manager has both windows, with the borderless one in front of the other one, or behind it.
    private func waitForOrder(isOnTop: Bool, on display: VirtualDisplay) throws -> Bool {
        try HangGuard.poll {
            let name = try display.run("xdotool", "search", "--name", "^Borderless$").first.flatMap {
                Int($0)
            }
            let windows = try display.stackingOrder()
            return name != nil && windows.count == 2 && (windows.last == name) == isOnTop
        }
    }

    @Test(arguments: ["nonsense", "exit", "none"])
    func `The toolkit's own dialog replaces a portal that answers nonsense, dies or does not exist`(
        failure: String
    ) async throws {
        try await use("panel", hasPortal: failure != "none") { program, _, portal in
            portal?.answer = { _ in failure == "exit" ? .exit : .respond(0, ["uris": .string("x")]) }
            #expect(await program.read("own dialog"))
            #expect(program.child.lines.contains("diagnostic desktopService") == (failure != "none"))
        }
    }

    @Test(arguments: ["accepted", "ignored", "own"])
    func `A file dialog whose parent window closes is cancelled and closed`(dialog: String) async throws {
        try await useBus { _, bus, environment in
            let portal = dialog == "own" ? nil : try await ScriptedPortal(address: bus.address)
            portal?.answer = { _ in dialog == "accepted" ? .wait : .ignore }
            let folder = environment["XDG_CACHE_HOME"] ?? ""
            let program = try Program("panel", environment, arguments: ["closing", folder + "/close"])
            defer { program.child.end() }
            if let portal {
                #expect(try await HangGuard.wait { portal.requests.count == 1 })
            } else {
                #expect(await program.read("own dialog"))
            }

            #expect(FileManager.default.createFile(atPath: folder + "/close", contents: nil))

            #expect(await program.read("panel cancel -"))
            #expect(await program.read("presents false"))
            #expect(program.child.process.isRunning)
            portal?.acceptAll()
            #expect(try await HangGuard.wait { portal?.closed.isEmpty != true })
            #expect(portal?.closed.count ?? 1 == 1)
            #expect(!program.child.lines.contains("diagnostic desktopService"))
        }
    }

    @Test func `The toolkit's own dialog replaces a portal that does not accept, and closes its late dialog`()
        async throws
    {
        try await useBus { _, bus, environment in
            let portal = try await ScriptedPortal(address: bus.address)
            portal.answer = { _ in .ignore }
            let program = try Program("panel", environment, arguments: ["impatient"])
            defer { program.child.end() }
            #expect(await program.read("own dialog"))
            #expect(program.child.lines.contains("diagnostic desktopService") && portal.closed.isEmpty)
            portal.acceptAll()
            #expect(try await HangGuard.wait { !portal.closed.isEmpty })
            #expect(portal.closed.count == 1)
        }
    }

    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `The toolkit's own dialog of a small window is a window that is modal to it`() async throws {
        try await useBus { display, _, environment in
            let program = try Program("panel", environment, arguments: ["small"])
            defer { program.child.end() }
            #expect(await program.read("modal window Probe panel true"))
            try display.run("xdotool", "key", "Escape")
            #expect(await program.read("panel cancel -"))
            #expect(!program.child.lines.contains("own dialog"))
        }
    }
}
