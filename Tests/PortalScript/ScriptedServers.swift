public import DBus

/// The notification server, the screen saver and the panel of a desktop, for programs without the portal and for the portal itself.
///
///     let servers = try await ScriptedServers(address: bus.address)
///     #expect(servers.inhibitions == 1)
public final class ScriptedServers {
    /// The connection that owns the names; closing it ends the services.
    public let connection: DBusConnection
    /// The arguments of the calls of `Notify`, oldest first.
    public private(set) var notifications: [[DBusValue]] = []
    /// The number of notifications that have been closed.
    public private(set) var closedCount = 0
    /// The number of inhibitions of the screen saver that have not ended.
    public private(set) var inhibitions = 0
    /// The status items that have been registered, oldest first.
    public private(set) var items: [(sender: String, path: String)] = []

    /// Owns the names of the services on return.
    public init(address: String) async throws {
        connection = try DBusConnection(address: address)
        connection.objects.export([notificationServer], at: "/org/freedesktop/Notifications")
        connection.objects.export([screenSaver], at: "/org/freedesktop/ScreenSaver")
        connection.objects.export([watcher], at: "/StatusNotifierWatcher")
        for name in [
            "org.freedesktop.Notifications", "org.freedesktop.ScreenSaver", "org.kde.StatusNotifierWatcher",
        ] {
            guard try await connection.requestName(name) else { throw DBusError.noBus(reason: name) }
        }
    }

    /// Performs an action of the last notification.
    public func invoke(_ action: String) throws {
        try connection.emit(
            "ActionInvoked", of: "org.freedesktop.Notifications", at: "/org/freedesktop/Notifications",
            [.uint32(UInt32(notifications.count)), .string(action)])
    }

    private var notificationServer: DBusInterface {
        DBusInterface(
            "org.freedesktop.Notifications",
            methods: [
                .init("Notify", takes: "susssasa{sv}i", returns: "u") { [weak self] message in
                    self?.notifications.append(message.body)
                    return [.uint32(UInt32(self?.notifications.count ?? 0))]
                },
                .init("CloseNotification", takes: "u") { [weak self] _ in
                    self?.closedCount += 1
                    return []
                },
            ])
    }

    private var screenSaver: DBusInterface {
        DBusInterface(
            "org.freedesktop.ScreenSaver",
            methods: [
                .init("Inhibit", takes: "ss", returns: "u") { [weak self] _ in
                    self?.inhibitions += 1
                    return [.uint32(9)]
                },
                .init("UnInhibit", takes: "u") { [weak self] message in
                    if message.body[0].int == 9 { self?.inhibitions -= 1 }
                    return []
                },
            ])
    }

    private var watcher: DBusInterface {
        DBusInterface(
            "org.kde.StatusNotifierWatcher",
            methods: [
                .init("RegisterStatusNotifierItem", takes: "s") { [weak self] message in
                    self?.items.append((message.sender ?? "", message.body[0].string ?? ""))
                    return []
                }
            ])
    }
}
