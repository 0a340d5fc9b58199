internal import DBus

/// Answers the desktop's questions about a menu: `com.canonical.dbusmenu`.
///
/// The menu is created again whenever the desktop is about to display it, so that it has the current titles and states.
///
///     let server = DesktopMenuServer(menu: makeItems, choose: perform)
final class DesktopMenuServer {
    static let interfaceName = "com.canonical.dbusmenu"

    private let makeMenu: () -> DesktopMenuItem
    private let choose: (Int32) -> Void
    private var menu: DesktopMenuItem
    /// The number of the layout, which increases with each change.
    private(set) var revision: UInt32 = 1

    /// Creates a server for the menu that `makeMenu` returns: the root item, whose number is 0.
    ///
    /// `choose` performs the item with a number.
    init(menu makeMenu: @escaping () -> DesktopMenuItem, choose: @escaping (Int32) -> Void) {
        self.makeMenu = makeMenu
        self.choose = choose
        menu = makeMenu()
    }

    /// Creates the menu again.
    ///
    /// - Returns: Whether it has changed.
    @discardableResult func update() -> Bool {
        let new = makeMenu()
        if new == menu { return false }
        menu = new
        revision += 1
        return true
    }

    var interface: DBusInterface {
        DBusInterface(
            Self.interfaceName,
            methods: [
                .init("GetLayout", takes: "iias", returns: "u(ia{sv}av)") {
                    [weak self] message throws(DBusError) in
                    let body = message.body
                    return [
                        .uint32(self?.revision ?? 0),
                        try Self.item(body[0], self).layout(
                            depth: body[1].int ?? -1, body[2].stringArray ?? []),
                    ]
                },
                .init("GetGroupProperties", takes: "aias", returns: "a(ia{sv})") { [weak self] message in
                    [self?.groupProperties(message.body) ?? .array([], of: Self.groupType)]
                },
                .init("GetProperty", takes: "is", returns: "v") { [weak self] message throws(DBusError) in
                    let name = message.body[1].string ?? ""
                    guard let value = try Self.item(message.body[0], self).properties([name])[name] else {
                        throw .remote(
                            name: "org.freedesktop.DBus.Error.InvalidArgs", message: "no property \(name)")
                    }
                    return [.variant(value)]
                },
                .init("Event", takes: "isvu") { [weak self] message in
                    self?.receive(message.body)
                    return []
                },
                .init("EventGroup", takes: "a(isvu)", returns: "ai") { [weak self] message in
                    for event in message.body[0].elements ?? [] { self?.receive(event.elements ?? []) }
                    return [.array([], of: .int32)]
                },
                .init("AboutToShow", takes: "i", returns: "b") { [weak self] _ in
                    [.boolean(self?.update() ?? false)]
                },
                .init("AboutToShowGroup", takes: "ai", returns: "aiai") { [weak self] message in
                    let changes = self?.update() ?? false
                    let ids = changes ? message.body[0].elements ?? [] : []
                    return [.array(ids, of: .int32), .array([], of: .int32)]
                },
            ],
            properties: [
                .init("Version", "u") { .uint32(3) }, .init("TextDirection", "s") { .string("ltr") },
                .init("Status", "s") { .string("normal") }, .init("IconThemePath", "as") { .strings([]) },
            ],
            signals: [.init("LayoutUpdated", "ui"), .init("ItemsPropertiesUpdated", "a(ia{sv})a(ias)")])
    }

    private static let groupType = DBusType.structure([.int32, .dictionary(.string, .variant)])

    private func groupProperties(_ arguments: [DBusValue]) -> DBusValue {
        let names = arguments[1].stringArray ?? []
        let items = (arguments[0].elements ?? []).compactMap { id -> DBusValue? in
            guard case .int32(let id) = id, let item = menu.item(id) else { return nil }
            return .structure([.int32(id), item.properties(names)])
        }
        return .array(items, of: Self.groupType)
    }

    private static func item(
        _ id: DBusValue, _ server: DesktopMenuServer?
    ) throws(DBusError) -> DesktopMenuItem {
        guard case .int32(let id) = id, let item = server?.menu.item(id) else {
            throw .remote(name: "org.freedesktop.DBus.Error.InvalidArgs", message: "there is no such item")
        }
        return item
    }

    private func receive(_ event: [DBusValue]) {
        guard event.count == 4, case .int32(let id) = event[0], event[1].string == "clicked",
            let item = menu.item(id), item.isEnabled, !item.isSeparator
        else { return }
        choose(id)
    }
}
