extension View {
    /// Sets the identifier by which tests and constraints find the view.
    ///
    /// Names the controls of the modified view; without controls, the content of a label such as ``LabeledContent``, or else all retained
    /// views. A view that has an identifier keeps it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(identifier: identifier))
    }

    /// Sets the accessibility label of the descendant controls, or of all descendant views if there are no controls.
    public func accessibilityLabel(_ label: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(label: label))
    }

    /// Sets the accessibility value as text, such as "40 %" for a slider.
    public func accessibilityValue(_ value: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(value: value))
    }

    /// Sets the accessibility hint: the effect of operating the view, as text.
    public func accessibilityHint(_ hint: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(hint: hint))
    }

    /// Sets whether the view is hidden from assistive technology.
    public func accessibilityHidden(_ hidden: Bool = true) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(isHidden: hidden))
    }

    /// Adds accessibility traits.
    ///
    /// A text with `.isHeader` is a heading; a text with `.isButton` can be activated.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(addedTraits: traits))
    }

    /// Removes accessibility traits that the view has by default.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(removedTraits: traits))
    }

    /// Sets the reading order among siblings: higher priorities are read first; 0 by default.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(sortPriority: priority))
    }

    /// Sets the action that assistive technologies perform for the view, instead of its own.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        Accessible(
            content: self,
            properties: AccessibilityProperties(action: AccessibilityNamedAction(name: nil, perform: handler))
        )
    }

    /// Adds a custom action, which assistive technologies announce by its name.
    public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View {
        Accessible(
            content: self,
            properties: AccessibilityProperties(
                action: AccessibilityNamedAction(name: name, perform: handler))
        )
    }

    /// Makes the view adjustable: `handler` raises or lowers its value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(adjust: handler))
    }

    /// Combines the view and its descendants into one accessibility element.
    ///
    /// `accessibilityLabel(_:)` outside this modifier sets its name. With `.combine`, the default name consists of the
    /// descendant texts, and its action is that of the first descendant with one.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Contained(content: self, effect: AccessibilityElementEffect(children: children))
    }

    // MARK: - Internal modifiers

    func accessibility(role: AccessibilityRole? = nil, states: AccessibilityStates = []) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(role: role, states: states))
    }
}

extension AccessibilityTraits {
    /// The trait `button`, under its name in SwiftUI.
    public static let isButton = AccessibilityTraits.button
    /// The trait `header`, under its name in SwiftUI.
    public static let isHeader = AccessibilityTraits.header
    /// The trait `selected`, under its name in SwiftUI.
    public static let isSelected = AccessibilityTraits.selected
    /// The trait `link`, under its name in SwiftUI.
    public static let isLink = AccessibilityTraits.link
    /// The trait `image`, under its name in SwiftUI.
    public static let isImage = AccessibilityTraits.image
    /// The trait `searchField`, under its name in SwiftUI.
    public static let isSearchField = AccessibilityTraits.searchField
    /// The trait `staticText`, under its name in SwiftUI.
    public static let isStaticText = AccessibilityTraits.staticText
    /// The trait `toggleButton`, under its name in SwiftUI.
    public static let isToggle = AccessibilityTraits.toggleButton
}

/// The treatment of descendants by an accessibility element that contains them: `SwiftUI.AccessibilityChildBehavior`.
///
///     HStack { Text("Inbox"); Text("3") }.accessibilityElement(children: .combine)
public nonisolated enum AccessibilityChildBehavior: Hashable, Sendable {
    /// Descendants are not accessibility elements.
    case ignore
    /// Descendants remain elements within a group.
    case contain
    /// Descendants form one element, named by their texts.
    case combine
}

private struct AccessibilityElementEffect: ContainerEffect {
    let children: AccessibilityChildBehavior

    func makeContainer() -> AccessibilityContainer { AccessibilityContainer(frame: .zero) }

    func apply(to container: AccessibilityContainer, since old: Self?, _ environment: EnvironmentValues) {
        if children == old?.children { return }
        container.shouldGroupAccessibilityChildren = children == .contain
        container.isAccessibilityElement = children != .contain
        container.change { $0.combinesChildren = children == .combine }
    }
}

/// The container of views that are one accessibility element or a group.
final class AccessibilityContainer: PassingView {
    override var passesAccessibility: Bool { false }
}
