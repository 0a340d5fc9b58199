internal import DesktopServices

/// Displays notifications on the desktop: `UNUserNotificationCenter`.
///
/// The desktop portal displays them, or the notification server of a desktop without the portal.
///
///     let center = UserNotificationCenter.current
///     center.onResponse = { response in show(response.notificationIdentifier) }
///     try await center.add(NotificationRequest(identifier: "build", content: content))
public final class UserNotificationCenter {
    /// The notification center of the program.
    public static let current = UserNotificationCenter()

    /// An error of ``add(_:)``.
    ///
    ///     catch { statusLabel.text = error.description }
    public nonisolated struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// Called when the user chooses a button of a notification, or clicks it.
    public var onResponse: ((NotificationResponse) -> Void)?

    private init() {}

    /// Displays a notification; one with the same identifier is replaced.
    ///
    /// Throws if the desktop has no service for notifications, or it does not accept this one, and before the first frame.
    public func add(_ request: NotificationRequest) async throws(Failure) {
        let service = Application.shared.services.notifications
        service.onAction = { [weak self] in
            self?.onResponse?(NotificationResponse(notificationIdentifier: $0, actionIdentifier: $1))
        }
        var notification = DesktopNotification(
            id: request.identifier, title: request.content.title, body: request.content.body)
        notification.iconName = request.content.iconName
        notification.actions = request.content.actions.map { .init(id: $0.identifier, title: $0.title) }
        notification.priority =
            switch request.content.interruptionLevel {
            case .passive: .low
            case .active: .normal
            case .timeSensitive: .high
            case .critical: .urgent
            }
        do throws(PortalError) { try await service.show(notification) } catch {
            throw Failure(description: error.description)
        }
    }

    /// Removes notifications that are displayed; unknown identifiers are ignored.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        for identifier in identifiers { Application.shared.services.notifications.remove(identifier) }
    }
}
