internal import DBus

/// A notification as the services of the desktop display it.
///
///     DesktopNotification(id: "mail", title: "Alma", body: "Are you coming?")
package nonisolated struct DesktopNotification: Hashable, Sendable {
    package enum Priority: String, Hashable, Sendable { case low, normal, high, urgent }

    package var id: String
    package var title: String
    package var body: String
    /// The name of an icon of the icon theme; nil for none.
    package var iconName: String?
    package var priority = Priority.normal
    /// The buttons: identifier and title.
    package var actions: [Action] = []

    package struct Action: Hashable, Sendable {
        package let id: String
        package let title: String

        package init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    package init(id: String, title: String, body: String) {
        self.id = id
        self.title = title
        self.body = body
    }
}

/// Displays notifications by the portal, or by the notification server of a desktop without the portal.
///
///     let service = NotificationService(bus: bus, applicationName: "Mail")
///     service.onAction = { notification, action in open(notification) }
///     try await service.show(notification)
package final class NotificationService {
    private static let server = "org.freedesktop.Notifications"
    private static let serverPath = "/org/freedesktop/Notifications"

    /// The identifier of the action that a click on the notification itself performs.
    package nonisolated static let defaultAction = "default"

    private let bus: DesktopBus
    private let applicationName: String
    private var subscriptions: [DBusSubscription] = []
    /// The notifications that are displayed by the notification server, by its numbers.
    private var displayed: [UInt32: String] = [:]
    /// The identifiers of notifications that the portal displays.
    private var portalIDs: Set<String> = []
    /// Called with the identifiers of the notification and of the action that the user has chosen.
    package var onAction: ((String, String) -> Void)?

    package init(bus: DesktopBus, applicationName: String) {
        self.bus = bus
        self.applicationName = applicationName
        bus.onLoss { [weak self] in
            self?.subscriptions = []
            self?.displayed = [:]
            self?.portalIDs = []
        }
    }

    /// Displays a notification; one with the same identifier is replaced.
    package func show(_ notification: DesktopNotification) async throws(PortalError) {
        do throws(DBusError) {
            let connection = try bus.connection()
            try subscribe(connection)
            do throws(DBusError) {
                try await connection.call(
                    Portal.method("Notification", "AddNotification"),
                    [.string(notification.id), Self.portalValue(notification)], returning: "",
                    timeout: Portal.acceptance)
                portalIDs.insert(notification.id)
            } catch {
                guard case .remote = error else { throw error }
                try await showByServer(notification, connection)
            }
        } catch { throw PortalError(error) }
    }

    /// Removes a notification that is displayed.
    package func remove(_ id: String) {
        guard let connection = bus.current else { return }
        if portalIDs.remove(id) != nil {
            let method = Portal.method("Notification", "RemoveNotification")
            Task { _ = try? await connection.call(method, [.string(id)]) }
        }
        for number in displayed.filter({ $0.value == id }).keys {
            displayed[number] = nil
            Task { _ = try? await connection.call(Self.method("CloseNotification"), [.uint32(number)]) }
        }
    }

    // MARK: - The portal

    private static func portalValue(_ notification: DesktopNotification) -> DBusValue {
        var value: [String: DBusValue] = [
            "title": .string(notification.title), "body": .string(notification.body),
            "priority": .string(notification.priority.rawValue), "default-action": .string(defaultAction),
        ]
        if let icon = notification.iconName {
            value["icon"] = .structure([.string("themed"), .variant(.strings([icon]))])
        }
        if !notification.actions.isEmpty {
            let buttons = notification.actions.map { action -> DBusValue in
                ["label": .string(action.title), "action": .string(action.id)]
            }
            value["buttons"] = .array(buttons, of: .dictionary(.string, .variant))
        }
        return .options(value)
    }

    // MARK: - The notification server

    private static func method(_ member: String) -> DBusMethod {
        DBusMethod(server, serverPath, server, member)
    }

    private func showByServer(
        _ notification: DesktopNotification, _ connection: DBusConnection
    ) async throws(DBusError) {
        let replaced = displayed.first { $0.value == notification.id }?.key ?? 0
        let urgency: UInt8 =
            switch notification.priority {
            case .low: 0
            case .normal, .high: 1
            case .urgent: 2
            }
        var actions = [Self.defaultAction, ""]
        for action in notification.actions { actions += [action.id, action.title] }
        let answer = try await connection.call(
            Self.method("Notify"),
            [
                .string(applicationName), .uint32(replaced), .string(notification.iconName ?? ""),
                .string(notification.title), .string(Self.escaped(notification.body)), .strings(actions),
                ["urgency": .byte(urgency)], .int32(-1),
            ], returning: "u", timeout: Portal.acceptance)
        if case .uint32(let number) = answer[0] {
            displayed[replaced] = nil
            displayed[number] = notification.id
        }
    }

    /// Escapes the characters of markup, which servers interpret in the body.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    // MARK: - Answers

    private func subscribe(_ connection: DBusConnection) throws(DBusError) {
        guard subscriptions.isEmpty else { return }
        let portal = DBusMatchRule(
            sender: Portal.service, path: Portal.path, interface: Portal.interface("Notification"),
            member: "ActionInvoked")
        let server = DBusMatchRule(sender: Self.server, path: Self.serverPath, interface: Self.server)
        subscriptions = [
            try connection.subscribe(to: portal) { [weak self] in self?.receiveFromPortal($0) },
            try connection.subscribe(to: server) { [weak self] in self?.receiveFromServer($0) },
        ]
    }

    private func receiveFromPortal(_ message: DBusMessage) {
        guard message.body.count >= 2, let id = message.body[0].string, let action = message.body[1].string,
            portalIDs.remove(id) != nil
        else { return }
        onAction?(id, action)
    }

    private func receiveFromServer(_ message: DBusMessage) {
        guard message.body.count >= 2, case .uint32(let number) = message.body[0],
            let id = displayed[number]
        else { return }
        switch message.member {
        case "ActionInvoked":
            if let action = message.body[1].string { onAction?(id, action) }
        case "NotificationClosed": displayed[number] = nil
        default: break
        }
    }
}
