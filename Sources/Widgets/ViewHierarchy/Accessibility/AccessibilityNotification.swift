/// A notification to assistive technologies: `UIAccessibility.Notification`, together with the change events of AT-SPI.
///
///     Accessibility.post(element: form, notification: .announcement("Saved"))
public nonisolated enum AccessibilityNotification: Hashable, Sendable {
    /// A text to be spoken immediately.
    case announcement(String)
    /// The name of the element has changed.
    case labelChanged
    /// The value of the element has changed.
    case valueChanged
    /// The given states of the element have changed.
    case statesChanged(AccessibilityStates)
    /// The element has gained the keyboard focus.
    case focusMoved
    /// Children of the element have been added, removed or reordered.
    case childrenChanged
    /// The editable text of the element has changed.
    case textChanged
    /// The caret or the selection has changed.
    case textSelectionChanged
    /// A part of the screen has changed; posted by the program with the element at which reading continues.
    case layoutChanged
    /// Most of the screen has changed; posted by the program with the element at which reading continues.
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
    /// Called after a change of `object`, never during layout, so that the tree can be read and operated.
    func accessibilityChanged(_ notification: AccessibilityNotification, of object: any AccessibilityObject)
}
