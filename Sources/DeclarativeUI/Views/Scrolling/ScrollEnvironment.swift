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
