import DBus
import DisplaySupport
import Testing

/// The panel of a desktop, which displays one status item.
@MainActor
final class StatusPanel {
    private let connection: DBusConnection
    private var item: (sender: String, path: String)?

    init(address: String) async throws {
        connection = try DBusConnection(address: address)
        let watcher = DBusInterface(
            "org.kde.StatusNotifierWatcher",
            methods: [
                .init("RegisterStatusNotifierItem", takes: "s") { [weak self] message in
                    self?.item = (message.sender ?? "", message.body[0].string ?? "")
                    return []
                }
            ])
        connection.objects.export([watcher], at: "/StatusNotifierWatcher")
        _ = try await connection.requestName("org.kde.StatusNotifierWatcher")
    }

    func waitForItem() async throws {
        try #require(try await HangGuard.wait { item != nil })
    }

    /// Returns the sides of the item's images, and their pixels as alpha, red, green and blue.
    func icons() async throws -> [(side: Int, pixels: [UInt8])] {
        let icons = try await property("IconPixmap").elements ?? []
        try #require(icons.count == 2)
        return icons.map { icon in
            guard case .int32(let side)? = icon.elements?[0], case .bytes(let pixels)? = icon.elements?[2]
            else { return (0, []) }
            return (Int(side), pixels)
        }
    }

    /// Chooses the item of the menu with a title.
    func choose(_ title: String) async throws {
        let item = try #require(item)
        let menu = try await property("Menu").string ?? ""
        func method(_ name: String) -> DBusMethod {
            DBusMethod(item.sender, menu, "com.canonical.dbusmenu", name)
        }
        let layout = try await connection.call(
            method("GetLayout"), [.int32(0), .int32(-1), .strings([])])
        let children = try #require(layout[1].elements?[2].elements)
        let child = try #require(children.first { $0.elements?[1]["label"] == .string(title) })
        try await connection.call(
            method("Event"),
            [child.elements?[0] ?? .int32(0), .string("clicked"), .variant(.int32(0)), .uint32(0)])
    }

    private func property(_ name: String) async throws -> DBusValue {
        let item = try #require(item)
        let get = DBusMethod(item.sender, item.path, "org.freedesktop.DBus.Properties", "Get")
        return try await connection.call(get, [.string("org.kde.StatusNotifierItem"), .string(name)])[0]
    }
}
