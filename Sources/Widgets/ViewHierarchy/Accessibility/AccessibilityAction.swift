/// An operation of an element, by assistive technologies and tests.
///
/// An element performs only the actions that its attributes list.
///
///     if element.accessibilityAttributes.actions.contains(.increment) { element.accessibilityPerform(.increment) }
public nonisolated enum AccessibilityAction: Hashable, Sendable, CustomStringConvertible {
    /// The main action: a click.
    case activate
    /// Raises the value by a step.
    case increment
    /// Lowers the value by a step.
    case decrement
    /// Closes the element, without an answer.
    case escape
    /// Opens the context menu.
    case showMenu
    /// Scrolls by a page.
    case scroll(AccessibilityScrollDirection)
    /// One of the ``AccessibilityCustomAction``s, by its name.
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
/// It names the side whose content comes into sight: `.down` shows the content below.
///
///     list.accessibilityScroll(.down)
public nonisolated enum AccessibilityScrollDirection: Hashable, Sendable, CaseIterable {
    case right, left, up, down
    /// Down; where there is nothing below, to the trailing side.
    case next
    /// Up; where there is nothing above, to the leading side.
    case previous
}

/// An action of an element beside its main one: `UIAccessibilityCustomAction`.
///
///     row.accessibilityCustomActions = [AccessibilityCustomAction(name: "Archive") { _ in archive() }]
public final class AccessibilityCustomAction {
    /// The name that is announced, and by which the action is found.
    public let name: String
    /// Performs the action; false where it could not be performed.
    public var actionHandler: ((AccessibilityCustomAction) -> Bool)?

    public init(name: String, actionHandler: @escaping (AccessibilityCustomAction) -> Bool) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
