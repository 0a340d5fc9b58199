/// The visibility of scroll indicators: `SwiftUI.ScrollIndicatorVisibility`.
///
///     ScrollView { text }.scrollIndicators(.hidden)
public nonisolated enum ScrollIndicatorVisibility: Hashable, Sendable {
    /// Visible while the content scrolls or the pointer is over it.
    case automatic
    case visible
    case hidden
    case never
}

extension View {
    /// Sets the visibility of the scroll indicators of descendants along `axes`.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        let hides: ScrollIndicatorVisibility = visibility == .never ? .hidden : visibility
        return transformEnvironment(\.scrollIndicators) {
            if axes.contains(.horizontal) { $0.horizontal = hides }
            if axes.contains(.vertical) { $0.vertical = hides }
        }
    }

    /// Sets whether the user can scroll descendant scroll views; programmatic scrolling stays possible.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
}

/// An input that may scroll: `SwiftUI.ScrollInputKind`.
///
///     ScrollView([.horizontal, .vertical]) { map }.scrollInputBehavior(.enabled, for: .mouseDrag)
public nonisolated struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    /// A drag with the primary button of the mouse, which by default selects or does nothing.
    public static let mouseDrag = ScrollInputKind(name: "mouseDrag")
}

/// Whether an input scrolls: `SwiftUI.ScrollInputBehavior`.
///
///     ScrollView { image }.scrollInputBehavior(.enabled, for: .mouseDrag)
public nonisolated enum ScrollInputBehavior: Hashable, Sendable {
    /// The default for the input.
    case automatic
    case enabled
    case disabled
}

extension View {
    /// Sets whether an input scrolls descendant scroll views: `View.scrollInputBehavior(_:for:)`.
    ///
    /// A drag with the mouse that begins on a control or on selectable text operates or selects it in any case.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    {
        transformEnvironment(\.scrollsByMouseDrag) {
            if input == .mouseDrag { $0 = behavior == .enabled }
        }
    }
}

private struct MouseDragScrollKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a drag with the mouse scrolls.
    var scrollsByMouseDrag: Bool {
        get { self[MouseDragScrollKey.self] }
        set { self[MouseDragScrollKey.self] = newValue }
    }
}

struct ScrollIndicators: Equatable {
    var horizontal = ScrollIndicatorVisibility.automatic
    var vertical = ScrollIndicatorVisibility.automatic
}

private struct ScrollIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicators { ScrollIndicators() }
}
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var scrollIndicators: ScrollIndicators {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }

    /// The visibility of horizontal scroll indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators.horizontal }
        set { scrollIndicators.horizontal = newValue }
    }

    /// The visibility of vertical scroll indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators.vertical }
        set { scrollIndicators.vertical = newValue }
    }

    /// Whether the user can scroll; true by default.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}
