/// Whether scroll bars are shown: `SwiftUI.ScrollIndicatorVisibility`.
///
///     ScrollView { text }.scrollIndicators(.hidden)
public nonisolated enum ScrollIndicatorVisibility: Hashable, Sendable {
    /// While the content is scrolled or the pointer is over it.
    case automatic
    case visible
    case hidden
    case never
}

extension View {
    /// Whether the scroll bars of areas inside are shown, along those axes.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        let hides: ScrollIndicatorVisibility = visibility == .never ? .hidden : visibility
        return transformEnvironment(\.scrollIndicators) {
            if axes.contains(.horizontal) { $0.horizontal = hides }
            if axes.contains(.vertical) { $0.vertical = hides }
        }
    }

    /// The user cannot scroll the areas inside; the program can.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
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

    /// Whether scroll bars at the bottom are displayed.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators.horizontal }
        set { scrollIndicators.horizontal = newValue }
    }

    /// Whether scroll bars at the side are displayed.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicators.vertical }
        set { scrollIndicators.vertical = newValue }
    }

    /// Whether the user can scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}
