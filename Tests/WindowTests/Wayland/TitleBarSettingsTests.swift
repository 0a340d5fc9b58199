import DBus
import DisplaySupport
import PortalScript
import Testing

/// The toolkit's own title bar on a desktop whose settings change.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: Compositor.isAvailable && MessageBus.isAvailable && VirtualDisplay.readsScreen
            && Child.isInstalled("xdotool"),
        "weston, dbus-daemon, xdotool or python3-xlib is not installed"))
struct TitleBarSettingsTests {
    private func click(_ x: Int, _ y: Int, on display: VirtualDisplay) throws {
        try display.run("xdotool", "mousemove", String(x), String(y), "click", "1")
    }

    @Test func `The buttons of an open window move when the user changes the layout of the buttons`()
        async throws
    {
        try await MessageBus.use { bus in
            let portal = try await ScriptedPortal(address: bus.address)
            portal.settings = ["org.gnome.desktop.wm.preferences": ["button-layout": .string(":close")]]
            try await Compositor.use { display, variables in
                let variables = variables.merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
                let program = try Program("titleBar", variables)
                defer { program.child.end() }
                #expect(await program.read("ready"))
                let content = try #require(try display.area(of: 0xc03080, width: 200, height: 100))
                #expect(try await HangGuard.wait { portal.readCount > 0 })
                try click(content.left + 21, content.top - 18, on: display)
                try click(content.left + 50, content.top + 30, on: display)
                #expect(await program.read("press 50 30"))
                #expect(!program.child.lines.contains("closed"))

                try portal.set(
                    .string("close:"), "button-layout", in: "org.gnome.desktop.wm.preferences")

                let isClosed = try await HangGuard.wait {
                    guard program.child.process.isRunning else { return true }
                    try click(content.left + 21, content.top - 18, on: display)
                    return false
                }
                try #require(isClosed)
                #expect(await program.read("closed"))
            }
        }
    }
}
