public import Widgets

/// Records the accessibility notifications of a harness's host.
///
///     let log = AccessibilityLog(harness)
///     try harness.checkBox("Dark").activate()
///     #expect(log.lines == ["statesChanged checkBox \"Dark\""])
public final class AccessibilityLog: AccessibilityObserver {
    /// The recorded notifications with their elements, oldest first.
    public private(set) var notifications: [(AccessibilityNotification, HarnessElement)] = []
    private let harness: Harness

    /// Creates a log and sets it as the accessibility observer of the harness's host, replacing any other.
    public init(_ harness: Harness) {
        self.harness = harness
        harness.host.accessibilityObserver = self
    }

    /// Records a notification; called by the host.
    public func accessibilityChanged(
        _ notification: AccessibilityNotification, of object: any AccessibilityObject
    ) {
        notifications.append((notification, HarnessElement(object: object, harness: harness)))
    }

    /// The recorded notifications as text, one line each.
    public var lines: [String] { notifications.map { "\(Self.name($0)) \($1)" } }

    /// Removes all recorded notifications.
    public func removeAll() { notifications = [] }

    private static func name(_ notification: AccessibilityNotification) -> String {
        switch notification {
        case .statesChanged(let states): "statesChanged(\(states.stateNames.joined(separator: ", ")))"
        default: "\(notification)"
        }
    }
}
