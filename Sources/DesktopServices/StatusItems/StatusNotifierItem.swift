internal import DBus

/// An icon in the desktop's panel: `org.kde.StatusNotifierItem`.
///
/// It registers with the panel's watcher, and again after the panel was restarted. A desktop without a watcher does not display it.
///
///     let item = StatusNotifierItem(bus: bus, id: "player", title: "Player")
///     item.icons = [StatusIcon(bitmap)]
///     item.onActivate = { showWindow() }
///     item.start()
@MainActor
package final class StatusNotifierItem {
    private static let watcher = "org.kde.StatusNotifierWatcher"
    private static let interfaceName = "org.kde.StatusNotifierItem"

    private let bus: DesktopBus
    private let id: String
    private var connection: DBusConnection?
    private var subscriptions: [DBusSubscription] = []
    private var path = "/StatusNotifierItem"
    private var menuServer: DesktopMenuServer?

    package var title: String { didSet { if title != oldValue { emit("NewTitle") } } }
    package var toolTip = "" { didSet { if toolTip != oldValue { emit("NewToolTip") } } }
    /// The name of an icon of the icon theme, which is preferred to the pixels.
    package var iconName = "" { didSet { if iconName != oldValue { emit("NewIcon") } } }
    /// The icon in several sizes.
    package var icons: [StatusIcon] = [] { didSet { if icons != oldValue { emit("NewIcon") } } }
    /// Whether the panel displays the icon prominently.
    package var isActive = true {
        didSet { if isActive != oldValue { emit("NewStatus", [.string(status)]) } }
    }
    /// Called when the user clicks the icon.
    package var onActivate: (() -> Void)?
    /// Whether a panel has accepted the item.
    package private(set) var isRegistered = false
    /// Called when `isRegistered` has changed.
    package var onRegistrationChange: (() -> Void)?

    package init(bus: DesktopBus, id: String, title: String) {
        self.bus = bus
        self.id = id
        self.title = title
        bus.onLoss { [weak self] in self?.didLoseBus() }
    }

    isolated deinit { removeObjects() }

    /// Sets the menu: `make` returns its root, `choose` performs the item with a number.
    ///
    /// Nil for no menu.
    package func setMenu(_ make: (() -> DesktopMenuItem)?, choose: @escaping (Int32) -> Void) {
        menuServer = make.map { DesktopMenuServer(menu: $0, choose: choose) }
        if let connection { export(on: connection) }
        emit("NewMenu")
    }

    /// Notifies the panel that the menu may have changed.
    package func menuDidChange() {
        guard let menuServer, menuServer.update() else { return }
        try? connection?.emit(
            "LayoutUpdated", of: DesktopMenuServer.interfaceName, at: menuPath,
            [.uint32(menuServer.revision), .int32(0)])
    }

    /// Exports the item and registers it; does nothing without a bus.
    package func start() {
        guard connection == nil, let connection = try? bus.connection() else { return }
        self.connection = connection
        path = "/StatusNotifierItem/\(connection.newToken())"
        export(on: connection)
        let owner = try? connection.observeOwner(of: Self.watcher) { [weak self] owner in
            if owner == nil { self?.setRegistered(false) } else { self?.register() }
        }
        subscriptions = [owner].compactMap(\.self)
    }

    /// Removes the icon from the panel.
    package func stop() {
        subscriptions = []
        removeObjects()
        connection = nil
        setRegistered(false)
    }

    // MARK: - Registration

    private func register() {
        guard let connection else { return }
        let method = DBusMethod(
            Self.watcher, "/StatusNotifierWatcher", Self.watcher, "RegisterStatusNotifierItem")
        connection.call(method, [.string(path)]) { [weak self, weak connection] result in
            guard let self, let connection, self.connection === connection else { return }
            if case .success = result { setRegistered(true) } else { setRegistered(false) }
        }
    }

    private func setRegistered(_ isRegistered: Bool) {
        if isRegistered == self.isRegistered { return }
        self.isRegistered = isRegistered
        onRegistrationChange?()
    }

    private func didLoseBus() {
        subscriptions = []
        connection = nil
        setRegistered(false)
    }

    private func removeObjects() {
        connection?.objects.remove(at: path)
        connection?.objects.remove(at: menuPath)
    }

    private var menuPath: String { path + "/Menu" }

    // MARK: - Objects

    private var status: String { isActive ? "Active" : "Passive" }

    private func emit(_ signal: String, _ arguments: [DBusValue] = []) {
        try? connection?.emit(signal, of: Self.interfaceName, at: path, arguments)
    }

    private func export(on connection: DBusConnection) {
        connection.objects.export([interface], at: path)
        if let menuServer {
            connection.objects.export([menuServer.interface], at: menuPath)
        } else {
            connection.objects.remove(at: menuPath)
        }
    }

    private var interface: DBusInterface {
        let activate: (DBusMessage) throws(DBusError) -> [DBusValue] = { [weak self] _ in
            self?.onActivate?()
            return []
        }
        let ignore: (DBusMessage) throws(DBusError) -> [DBusValue] = { _ in [] }
        func pixels(_ icons: [StatusIcon]) -> DBusValue { .array(icons.map(\.value), of: StatusIcon.type) }
        return DBusInterface(
            Self.interfaceName,
            methods: [
                .init("Activate", takes: "ii", activate), .init("SecondaryActivate", takes: "ii", ignore),
                .init("ContextMenu", takes: "ii", ignore), .init("Scroll", takes: "is", ignore),
            ],
            properties: [
                .init("Category", "s") { .string("ApplicationStatus") },
                .init("Id", "s") { [id] in .string(id) },
                .init("Title", "s") { [weak self] in .string(self?.title ?? "") },
                .init("Status", "s") { [weak self] in .string(self?.status ?? "Passive") },
                .init("WindowId", "i") { .int32(0) },
                .init("IconName", "s") { [weak self] in .string(self?.iconName ?? "") },
                .init("IconPixmap", "a(iiay)") { [weak self] in pixels(self?.icons ?? []) },
                .init("OverlayIconName", "s") { .string("") },
                .init("OverlayIconPixmap", "a(iiay)") { pixels([]) },
                .init("AttentionIconName", "s") { .string("") },
                .init("AttentionIconPixmap", "a(iiay)") { pixels([]) },
                .init("AttentionMovieName", "s") { .string("") },
                .init("ToolTip", "(sa(iiay)ss)") { [weak self] in
                    .structure([.string(""), pixels([]), .string(self?.toolTip ?? ""), .string("")])
                },
                .init("ItemIsMenu", "b") { [weak self] in
                    .boolean(self?.onActivate == nil && self?.menuServer != nil)
                },
                .init("Menu", "o") { [weak self] in
                    .objectPath(self?.menuServer == nil ? "/NO_DBUSMENU" : self?.menuPath ?? "/")
                },
            ],
            signals: ["NewTitle", "NewIcon", "NewToolTip", "NewMenu"].map { .init($0) } + [
                .init("NewStatus", "s")
            ])
    }
}
