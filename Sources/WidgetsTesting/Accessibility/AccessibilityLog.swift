public import Widgets

/// A client of the elements in memory: notes what it is notified of.
///
///     let log = AccessibilityLog(harness)
///     try harness.checkBox("Dark").activate()
///     #expect(log.lines == ["statesChanged checkBox \"Dark\""])
public final class AccessibilityLog: AccessibilityObserver {
    /// The notifications so far, each with its element.
    public private(set) var notifications: [(AccessibilityNotification, HarnessElement)] = []
    private let harness: Harness

    /// Observes the host of the harness in place of any other client.
    public init(_ harness: Harness) {
        self.harness = harness
        harness.host.accessibilityObserver = self
    }

    public func accessibilityChanged(
        _ notification: AccessibilityNotification, of object: any AccessibilityObject
    ) {
        notifications.append((notification, HarnessElement(object: object, harness: harness)))
    }

    /// The notifications so far as text.
    public var lines: [String] { notifications.map { "\(Self.name($0)) \($1)" } }

    /// Forgets what was noted.
    public func removeAll() { notifications = [] }

    private static func name(_ notification: AccessibilityNotification) -> String {
        switch notification {
        case .statesChanged(let states): "statesChanged(\(states.stateNames.joined(separator: ", ")))"
        default: "\(notification)"
        }
    }
}
