/// The content of a notification: `UNNotificationContent`.
///
///     var content = NotificationContent(title: "Build finished", body: "No errors in 12 files.")
///     content.actions = [NotificationAction(identifier: "show", title: "Show Log")]
public nonisolated struct NotificationContent: Hashable, Sendable {
    /// How urgently the user is notified: `UNNotificationInterruptionLevel`.
    ///
    ///     content.interruptionLevel = .critical
    public enum InterruptionLevel: Hashable, Sendable, CaseIterable {
        case passive
        case active
        case timeSensitive
        case critical
    }

    public var title: String
    public var body: String
    /// The name of an icon of the desktop's icon theme; nil for the icon that the desktop chooses.
    public var iconName: String?
    public var interruptionLevel = InterruptionLevel.active
    /// The buttons of the notification.
    public var actions: [NotificationAction] = []

    public init(title: String, body: String = "") {
        self.title = title
        self.body = body
    }
}

/// A button of a notification: `UNNotificationAction`.
///
///     NotificationAction(identifier: "reply", title: "Reply")
public nonisolated struct NotificationAction: Hashable, Sendable {
    public let identifier: String
    public let title: String

    public init(identifier: String, title: String) {
        self.identifier = identifier
        self.title = title
    }
}

/// A notification to be displayed, with the identifier by which it is replaced, removed and answered: `UNNotificationRequest`.
///
///     NotificationRequest(identifier: "build", content: content)
public nonisolated struct NotificationRequest: Hashable, Sendable {
    public let identifier: String
    public let content: NotificationContent

    public init(identifier: String, content: NotificationContent) {
        self.identifier = identifier
        self.content = content
    }
}

/// The answer of the user to a notification: `UNNotificationResponse`.
///
///     if response.actionIdentifier == "reply" { openReply() }
public nonisolated struct NotificationResponse: Hashable, Sendable {
    /// The action identifier of a click on the notification itself.
    public static let defaultActionIdentifier = "default"

    /// The identifier of the notification.
    public let notificationIdentifier: String
    /// The identifier of the chosen button, or ``defaultActionIdentifier``.
    public let actionIdentifier: String
}
