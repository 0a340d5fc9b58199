/// A change that assistive technologies are notified of: `UIAccessibility.Notification`, with the changes of AT-SPI.
///
///     Accessibility.post(element: form, notification: .announcement("Saved"))
public nonisolated enum AccessibilityNotification: Hashable, Sendable {
    /// A text to be spoken now.
    case announcement(String)
    /// The name of the element has changed.
    case labelChanged
    /// The value of the element has changed.
    case valueChanged
    /// These states of the element have changed.
    case statesChanged(AccessibilityStates)
    /// The element has the keyboard focus now.
    case focusMoved
    /// Elements were added to the element, removed from it, or are in another order.
    case childrenChanged
    /// The editable text of the element has changed.
    case textChanged
    /// The caret has moved, or another part of the text is selected.
    case textSelectionChanged
    /// A part of the screen has changed; posted by the program. The element is where reading goes on.
    case layoutChanged
    /// Most of the screen has changed; posted by the program. The element is where reading goes on.
    case screenChanged
}

/// A client of the accessibility tree: a bridge to assistive technologies, or a test.
///
///     final class Log: AccessibilityObserver {
///         func accessibilityChanged(_ notification: AccessibilityNotification, of object: any AccessibilityObject) {
///             print(notification)
///         }
///     }
@MainActor
public protocol AccessibilityObserver: AnyObject {
    /// Called after a change of `object`, and not during a layout: the tree may be read and operated.
    func accessibilityChanged(_ notification: AccessibilityNotification, of object: any AccessibilityObject)
}
