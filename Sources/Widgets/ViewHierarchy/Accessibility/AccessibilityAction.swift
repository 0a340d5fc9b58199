/// An operation that assistive technologies and tests can perform on an element.
///
/// An element performs only the actions listed in its attributes.
///
///     if element.accessibilityAttributes.actions.contains(.increment) { element.accessibilityPerform(.increment) }
public nonisolated enum AccessibilityAction: Hashable, Sendable, CustomStringConvertible {
    /// Performs the main action, as a click does.
    case activate
    /// Increases the value by one step.
    case increment
    /// Decreases the value by one step.
    case decrement
    /// Closes the element without confirming.
    case escape
    /// Opens the context menu.
    case showMenu
    /// Scrolls by one page.
    case scroll(AccessibilityScrollDirection)
    /// Performs the ``AccessibilityCustomAction`` with this name.
    case custom(String)

    public var description: String {
        switch self {
        case .activate: "activate"
        case .increment: "increment"
        case .decrement: "decrement"
        case .escape: "escape"
        case .showMenu: "show menu"
        case .scroll(let direction): "scroll \(direction)"
        case .custom(let name): "\"\(name)\""
        }
    }
}

/// The direction of a scroll: `UIAccessibilityScrollDirection`.
///
/// The direction names the side whose content becomes visible: `.down` reveals the content below.
///
///     list.accessibilityScroll(.down)
public nonisolated enum AccessibilityScrollDirection: Hashable, Sendable, CaseIterable {
    case right, left, up, down
    /// Down or, if there is no content below, towards the trailing side.
    case next
    /// Up or, if there is no content above, towards the leading side.
    case previous
}

/// An additional action of an element: `UIAccessibilityCustomAction`.
///
///     row.accessibilityCustomActions = [AccessibilityCustomAction(name: "Archive") { _ in archive() }]
public final class AccessibilityCustomAction {
    /// The name that is announced and that identifies the action.
    public let name: String
    /// The closure that performs the action and returns whether it succeeded.
    public var actionHandler: ((AccessibilityCustomAction) -> Bool)?

    /// Creates an action; `actionHandler` performs it and returns whether it succeeded.
    public init(name: String, actionHandler: @escaping (AccessibilityCustomAction) -> Bool) {
        self.name = name
        self.actionHandler = actionHandler
    }
}

/// An element with custom actions of its own, which it lists in its attributes, in addition to those that the program has set.
package protocol AccessibilityCustomActionPerforming: AnyObject {
    /// Performs the action with the name; returns whether it was performed.
    func accessibilityPerformCustomAction(named name: String) -> Bool
}
