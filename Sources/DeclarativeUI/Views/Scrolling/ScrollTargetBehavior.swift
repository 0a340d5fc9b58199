/// The rule for the place at which a swipe comes to rest: `SwiftUI.ScrollTargetBehavior`.
///
///     ScrollView(.horizontal) { LazyHStack { pages } }.scrollTargetBehavior(.paging)
public protocol ScrollTargetBehavior {
    /// The rule that the scroll view applies.
    static var _rule: ScrollTargetRule { get }
}

/// The rules for the end of a swipe that scroll views apply.
///
///     PagingScrollTargetBehavior._rule   // .paging
public nonisolated enum ScrollTargetRule: Hashable, Sendable {
    /// Anywhere.
    case free
    /// At a multiple of the size of the scroll view.
    case paging
    /// At the beginning of a view with an identity.
    case viewAligned
}

/// Swipes come to rest at multiples of the scroll view's size: `.scrollTargetBehavior(.paging)`.
///
///     ScrollView { VStack(spacing: 0) { pages } }.scrollTargetBehavior(.paging)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the rule.
    public init() {}
    public static var _rule: ScrollTargetRule { .paging }
}

/// Swipes come to rest at the beginning of a view with an identity, set by `ForEach` or `id(_:)`: `.scrollTargetBehavior(.viewAligned)`.
///
///     ScrollView { LazyVStack { ForEach(cards) { CardView(card: $0) } } }.scrollTargetBehavior(.viewAligned)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the rule.
    public init() {}
    public static var _rule: ScrollTargetRule { .viewAligned }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// The rule by which swipes come to rest at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The rule by which swipes come to rest at the beginning of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension View {
    /// Sets the rule for the place at which swipes in descendant scroll views come to rest, by touch or with a touch pad.
    ///
    /// With `.paging`, keys and the wheel scroll by pages, too.
    public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
        environment(\.scrollTargetRule, Behavior._rule)
    }
}

private struct ScrollTargetRuleKey: EnvironmentKey { static var defaultValue: ScrollTargetRule { .free } }

extension EnvironmentValues {
    var scrollTargetRule: ScrollTargetRule {
        get { self[ScrollTargetRuleKey.self] }
        set { self[ScrollTargetRuleKey.self] = newValue }
    }
}

/// The delegate of the retained scroll view: lets swipes end at the beginning of a view, and reports the end of animated scrolls.
final class ScrollTargeting: ScrollViewDelegate {
    /// Returns the frames of the views with an identity around a visible part, both in the coordinate space of the content; nil for swipes
    /// that end anywhere.
    var frames: ((Rect) -> [Rect])?
    /// Called at the end of an animated scroll by the program.
    var animationEnded: () -> Void = {}

    init() {}
    deinit {}

    func scrollViewDidEndScrollingAnimation(_ scrollView: Widgets.ScrollView) { animationEnded() }

    func scrollViewWillEndDragging(
        _ scrollView: Widgets.ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
        guard let frames else { return }
        let size = scrollView.bounds.size
        let found = frames(Rect(origin: targetContentOffset, size: size))
        let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let most = Point(
            x: max(0, scrollView.contentSize.width - size.width),
            y: max(0, scrollView.contentSize.height - size.height))
        let columns = found.map { isMirrored ? $0.maxX - size.width : $0.minX }
        if most.x > 0 { targetContentOffset.x = Self.nearest(to: targetContentOffset.x, in: columns, most.x) }
        if most.y > 0 {
            targetContentOffset.y = Self.nearest(to: targetContentOffset.y, in: found.map(\.minY), most.y)
        }
    }

    private static func nearest(to offset: Double, in starts: [Double], _ most: Double) -> Double {
        let places = starts.map { min(max(0, $0), most) }
        return places.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}
