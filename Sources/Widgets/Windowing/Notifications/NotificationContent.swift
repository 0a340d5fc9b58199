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

    /// The first line of the notification.
    public var title: String
    /// The text below the title; empty for none.
    public var body: String
    /// The name of an icon of the desktop's icon theme; nil for the icon that the desktop chooses.
    public var iconName: String?
    /// The urgency of the notification; `.active` by default.
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
    /// The identifier by which the program recognises the button.
    public let identifier: String
    /// The title of the button.
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
    /// The identifier of the notification; a new one with the same identifier replaces it.
    public let identifier: String
    /// The displayed content.
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
