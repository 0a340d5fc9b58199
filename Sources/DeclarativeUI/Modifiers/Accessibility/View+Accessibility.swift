extension View {
    /// A name by which tests, and constraints, find the view: the retained views inside get it that have none yet.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(identifier: identifier))
    }

    /// Sets the accessibility label: the name of the controls inside; where there are none, of each view inside.
    public func accessibilityLabel(_ label: String) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(label: label))
    }

    /// Sets the accessibility value, such as the position of a slider, as text.
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

    /// Adds traits: a text with `.isHeader` is a heading, one with `.isButton` can be activated.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(addedTraits: traits))
    }

    /// Removes traits that the view has by itself.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(removedTraits: traits))
    }

    /// Among siblings, views with a higher priority are read first; 0 unless set.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(sortPriority: priority))
    }

    /// Sets the main action for assistive technologies.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        Accessible(
            content: self,
            properties: AccessibilityProperties(action: AccessibilityNamedAction(name: nil, perform: handler))
        )
    }

    /// Adds an action beside the main one, which is announced by its name.
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

    /// Makes one element of the view.
    ///
    /// Its name is what `accessibilityLabel(_:)` outside says; with `.combine`, the texts inside, and its action the first inside.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Contained(content: self, effect: AccessibilityElementEffect(children: children))
    }

    // MARK: - Inside the library

    func accessibility(role: AccessibilityRole? = nil, states: AccessibilityStates = []) -> some View {
        Accessible(content: self, properties: AccessibilityProperties(role: role, states: states))
    }
}

extension AccessibilityTraits {
    /// SwiftUI's name of `button`.
    public static let isButton = AccessibilityTraits.button
    /// SwiftUI's name of `header`.
    public static let isHeader = AccessibilityTraits.header
    /// SwiftUI's name of `selected`.
    public static let isSelected = AccessibilityTraits.selected
    /// SwiftUI's name of `link`.
    public static let isLink = AccessibilityTraits.link
    /// SwiftUI's name of `image`.
    public static let isImage = AccessibilityTraits.image
    /// SwiftUI's name of `searchField`.
    public static let isSearchField = AccessibilityTraits.searchField
    /// SwiftUI's name of `staticText`.
    public static let isStaticText = AccessibilityTraits.staticText
    /// SwiftUI's name of `toggleButton`.
    public static let isToggle = AccessibilityTraits.toggleButton
}

/// How an element is made of the views inside: `SwiftUI.AccessibilityChildBehavior`.
///
///     HStack { Text("Inbox"); Text("3") }.accessibilityElement(children: .combine)
public nonisolated enum AccessibilityChildBehavior: Hashable, Sendable {
    /// The views inside are no elements.
    case ignore
    /// The views inside stay elements, of a group.
    case contain
    /// The views inside are one element, with their texts as its name.
    case combine
}

private struct AccessibilityElementEffect: ContainerEffect {
    let children: AccessibilityChildBehavior

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: Self?, _ environment: EnvironmentValues) {
        if children == old?.children { return }
        container.shouldGroupAccessibilityChildren = children == .contain
        container.isAccessibilityElement = children != .contain
        container.change { $0.combinesChildren = children == .combine }
    }
}
