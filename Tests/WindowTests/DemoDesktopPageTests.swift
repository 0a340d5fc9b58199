import DBus
import DisplaySupport
import Foundation
import PortalScript
import Testing

/// The page "Desktop" of the demo, operated with the keyboard in a real window, on a bus with a scripted portal.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.hasWindowManager && MessageBus.isAvailable && VirtualDisplay.readsScreen,
        "Xvfb, openbox, xdotool, xprop, python3-xlib or dbus-daemon is not installed"))
struct DemoDesktopPageTests {
    /// Prints the number of windows that are displayed on the screen.
    private static let counter = """
        from Xlib import X, display
        children = display.Display().screen().root.query_tree().children
        print(sum(child.get_attributes().map_state == X.IsViewable for child in children))
        """

    /// The demo in front of the window manager, and the portal.
    @MainActor
    private struct Stage {
        let display: VirtualDisplay
        let portal: ScriptedPortal
        let window: String

        func press(_ keys: String...) throws {
            for key in keys { try display.run("xdotool", "key", key) }
        }

        /// Returns whether the state of the window becomes one that contains a part, or none.
        func hasState(_ part: String, _ isOn: Bool = true) async throws -> Bool {
            try await HangGuard.wait {
                let line = try display.run("xprop", "-id", window, "_NET_WM_STATE").first ?? ""
                return line.contains("_NET_WM_STATE_" + part) == isOn
            }
        }

        /// The number of windows that are displayed on the screen.
        func windowCount() throws -> Int? {
            try display.run("/usr/bin/python3", "-c", counter).first.flatMap { Int($0) }
        }

        /// The title of the window that has the focus.
        func focusedTitle() throws -> String? {
            try display.run("xdotool", "getwindowfocus", "getwindowname").last
        }

        /// Returns the next request of the portal.
        func request(_ number: Int) async throws -> ScriptedPortal.Request? {
            _ = try await HangGuard.wait { portal.requests.count >= number }
            return portal.requests.count == number ? portal.requests.last : nil
        }
    }

    private func use(_ body: @MainActor (Stage) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await VirtualDisplay.use(options: ["-screen", "0", "1024x768x24"]) { display in
            try await MessageBus.use { bus in
                let manager = try display.startWindowManager()
                defer { manager.end() }
                let portal = try await ScriptedPortal(address: bus.address)
                let demo = try display.start(
                    "DemoApp", "--page", "desktop",
                    environment: [
                        "DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_STATE_HOME": folder.path,
                        "XDG_CACHE_HOME": folder.path,
                    ])
                defer { demo.end() }
                let window = try display.run(
                    "xdotool", "search", "--sync", "--onlyvisible", "--name", "^Widgets$")
                let stage = Stage(display: display, portal: portal, window: try #require(window.first))
                #expect(try await HangGuard.wait { try stage.focusedTitle() == "Widgets" })
                // The settings are read after the first frame.
                #expect(try await HangGuard.wait { portal.readCount > 0 })
                try await body(stage)
            }
        }
    }

    @Test func `The buttons of files and services reach the portal with the window and their options`()
        async throws
    {
        try await use { stage in
            stage.portal.answer = { _ in .respond(0, ["uris": .strings(["file:///tmp/a"])]) }
            // The switch of the dark style precedes the page.
            try stage.press("Tab", "Tab", "Return")
            let open = try #require(try await stage.request(1))
            #expect(open.member == "OpenFile" && open.options["multiple"] == .boolean(true))
            #expect(open.arguments[0].string?.hasPrefix("x11:") == true)
            try stage.press("Tab", "Return")
            let save = try #require(try await stage.request(2))
            #expect(save.member == "SaveFile" && save.options["current_name"]?.string == "Drawing.png")
            try stage.press("Tab", "Return")
            let folder = try #require(try await stage.request(3))
            #expect(folder.member == "OpenFile" && folder.options["directory"] == .boolean(true))

            try stage.press("Tab", "Tab", "Tab", "Tab", "Return")
            let notification = try #require(try await stage.request(4))
            #expect(notification.member == "AddNotification")
            #expect(notification.options["title"]?.string == "Widgets")
            try stage.press("Tab", "Return")
            let page = try #require(try await stage.request(5))
            #expect(page.member == "OpenURI" && page.arguments[1].string == "https://swift.org")
            try stage.press("Tab", "space")
            let inhibition = try #require(try await stage.request(6))
            #expect(inhibition.member == "Inhibit" && stage.portal.closed.isEmpty)
            try stage.press("space")
            #expect(try await HangGuard.wait { stage.portal.closed.count == 1 })
        }
    }

    @Test func `The controls of windows and popups change the states and the number of windows`() async throws
    {
        try await use { stage in
            try stage.press("Tab", "Tab", "Tab", "Tab", "Tab", "Return")
            #expect(try await HangGuard.wait { try stage.focusedTitle() == "Question" })
            try stage.press("Tab", "Return")
            #expect(try await HangGuard.wait { try stage.focusedTitle() == "Widgets" })

            try stage.press("Tab", "Return")
            #expect(try await stage.hasState("FULLSCREEN"))
            try stage.press("Return")
            #expect(try await stage.hasState("FULLSCREEN", false))
            try stage.press("Tab", "space")
            #expect(try await stage.hasState("ABOVE"))
            try stage.press("space")
            #expect(try await stage.hasState("ABOVE", false))

            try stage.press("Tab", "Tab", "Tab")
            let count = try #require(try stage.windowCount())
            for control in ["Popover", "Presented", "Menu"] {
                try stage.press("Tab", "Return")
                #expect(
                    try await HangGuard.wait { try stage.windowCount() ?? 0 > count },
                    "\(control) is not opened")
                try stage.press("Escape")
                #expect(
                    try await HangGuard.wait { try stage.windowCount() == count }, "\(control) is not closed")
            }
        }
    }
}
