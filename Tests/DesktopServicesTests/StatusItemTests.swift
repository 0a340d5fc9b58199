import DBus
import DesktopServices
import DisplaySupport
import Drawing
import PortalScript
import Testing

/// Status items, as the panel of a desktop sees them.
@Suite(.serialized, .enabled(if: MessageBus.isAvailable, "dbus-daemon is not installed"))
struct StatusItemTests {
    private var menu: DesktopMenuItem {
        var root = DesktopMenuItem(id: 0, title: "")
        root.isSubmenu = true
        var check = DesktopMenuItem(id: 1, title: "Play_it")
        check.mark = .check(isOn: true)
        var separator = DesktopMenuItem(id: 2, title: "")
        separator.isSeparator = true
        var disabled = DesktopMenuItem(id: 3, title: "Off")
        disabled.isEnabled = false
        var submenu = DesktopMenuItem(id: 4, title: "More")
        submenu.isSubmenu = true
        submenu.children = [DesktopMenuItem(id: 5, title: "Inside")]
        root.children = [check, separator, disabled, submenu]
        return root
    }

    @Test func `A panel shows the icon and the menu, and its clicks arrive`() async throws {
        try await MessageBus.use { bus in
            let servers = try await ScriptedServers(address: bus.address)
            let desktop = DesktopBus { () throws(DBusError) in try DBusConnection(address: bus.address) }
            desktop.start()
            let item = StatusNotifierItem(bus: desktop, id: "test", title: "Test")
            var events: [String] = []
            item.onActivate = { events.append("activate") }
            item.icons = [StatusIcon(Bitmap(width: 1, height: 2, pixels: [0x8040_2010, 0x8040_2010]))]
            item.setMenu({ menu }, choose: { events.append("choose \($0)") })
            item.start()
            try await wait { item.isRegistered }
            let (sender, path) = try #require(servers.items.first)
            #expect(path.hasPrefix("/StatusNotifierItem/"))
            func call(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue])
                async throws
                -> [DBusValue]
            {
                try await servers.connection.call(DBusMethod(sender, path, interface, member), arguments)
            }
            let kde = "org.kde.StatusNotifierItem"
            let all = try await call(path, "org.freedesktop.DBus.Properties", "GetAll", [.string(kde)])[0]
            #expect(all["Title"] == .string("Test") && all["Status"] == .string("Active"))
            let pixel: [UInt8] = [0x80, 0x80, 0x40, 0x20]
            #expect(
                all["IconPixmap"]?.elements?.first
                    == .structure([.int32(1), .int32(2), .bytes(pixel + pixel)]))
            _ = try await call(path, kde, "Activate", [.int32(1), .int32(2)])

            let menuPath = try #require(all["Menu"]?.string)
            let dbusmenu = "com.canonical.dbusmenu"
            let layout = try await call(
                menuPath, dbusmenu, "GetLayout", [.int32(0), .int32(-1), .strings([])])
            let children = try #require(layout[1].elements?[2].elements)
            #expect(children.count == 4)
            #expect(children[0].elements?[1]["label"] == .string("Play__it"))
            #expect(children[0].elements?[1]["toggle-state"] == .int32(1))
            #expect(children[1].elements?[1]["type"] == .string("separator"))
            #expect(children[2].elements?[1]["enabled"] == .boolean(false))
            #expect(children[3].elements?[1]["children-display"] == .string("submenu"))
            for id: Int32 in [5, 3, 2, 99] {
                _ = try await call(
                    menuPath, dbusmenu, "Event",
                    [.int32(id), .string("clicked"), .variant(.int32(0)), .uint32(0)])
            }
            await #expect(throws: DBusError.self) {
                _ = try await call(menuPath, dbusmenu, "GetLayout", [.int32(42), .int32(-1), .strings([])])
            }
            #expect(events == ["activate", "choose 5"])
            item.stop()
            #expect(!item.isRegistered)
        }
    }

    @Test func `An item registers again with a restarted panel, and waits without one`() async throws {
        try await MessageBus.use { bus in
            let desktop = DesktopBus { () throws(DBusError) in try DBusConnection(address: bus.address) }
            desktop.start()
            let item = StatusNotifierItem(bus: desktop, id: "test", title: "Test")
            item.start()
            try await desktop.connection().call(
                DBusMethod("org.freedesktop.DBus", "/", "org.freedesktop.DBus.Peer", "Ping"))
            #expect(!item.isRegistered)
            for _ in 0..<2 {
                let servers = try await ScriptedServers(address: bus.address)
                try await wait { item.isRegistered }
                servers.connection.close()
                try await wait { !item.isRegistered }
            }
        }
    }
}
