/// A view whose content can scroll its descendant scroll views to views with an identity.
///
/// Follows `SwiftUI.ScrollViewReader`.
///
///     ScrollViewReader { proxy in
///         Button("Last") { proxy.scrollTo(letters.last?.id, anchor: .bottom) }
///         List(letters) { LetterRow(letter: $0) }
///     }
public struct ScrollViewReader<Content: View>: View {
    let content: (ScrollViewProxy) -> Content

    /// Creates a view whose content can scroll with the proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ScrollReaderNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { Content._viewCount(.several) }
}

/// Scrolls to a view by its identity: `SwiftUI.ScrollViewProxy`.
///
///     proxy.scrollTo(42, anchor: .top)
public struct ScrollViewProxy {
    weak var node: Node?

    /// Scrolls the nearest scroll view to the view with the identity `id`, set by `id(_:)`, a `ForEach` or a list.
    ///
    /// `anchor` is the point of the view that is aligned with the same relative point of the scroll view; nil scrolls
    /// by the minimum that makes the view visible. Scrolling takes place after the next layout, so the view may be
    /// added by the same update. Within `withAnimation` it is animated. Does nothing if there is no such view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node, node.isMounted else { return }
        let isAnimated = UpdateContext.current.transaction.animation != nil
        let id = AnyHashable(id)
        node.graph.afterUpdate { [weak node] in
            guard let node else { return }
            _ = ScrollIdentities(in: node).scroll(to: id, anchor: anchor, isAnimated: isAnimated)
        }
    }
}

private final class ScrollReaderNode<Content: View>: KeepingNode<ScrollViewReader<Content>> {
    private var content: ViewNode<Content>?

    override init(_ view: ScrollViewReader<Content>, in context: NodeContext) {
        super.init(view, in: context)
        content = Content.mount(makeContent(), in: innerContext)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    private func makeContent() -> Content {
        graph.dependencies.track(self) { view.content(ScrollViewProxy(node: self)) }
    }

    override func update(to view: ScrollViewReader<Content>) {
        self.view = view
        rebuild()
    }

    override func rebuild() {
        flags.remove(.needsUpdate)
        content?.update(to: makeContent())
    }

    override func unmount() {
        super.unmount()
        content = nil
    }
}

/// The target of a programmatic scroll.
struct ScrollTarget {
    /// The frame in the coordinate space of the scroll view's content; nil when the target has been removed.
    let rect: () -> Rect?
    let anchor: UnitPoint?
    let isAnimated: Bool

    func offset(showing rect: Rect, of area: Widgets.ScrollView) -> Point {
        let seen = area.bounds
        var place = seen.origin
        if let anchor {
            place.x = rect.minX + anchor.x * (rect.width - seen.width)
            place.y = rect.minY + anchor.y * (rect.height - seen.height)
        } else {
            place.x = Self.nearest(rect.minX, rect.maxX, seen.minX, seen.width)
            place.y = Self.nearest(rect.minY, rect.maxY, seen.minY, seen.height)
        }
        let size = area.contentSize
        return Point(
            x: min(max(place.x, 0), max(0, size.width - seen.width)),
            y: min(max(place.y, 0), max(0, size.height - seen.height)))
    }

    private static func nearest(_ low: Double, _ high: Double, _ start: Double, _ length: Double) -> Double {
        if low < start || high - low > length { return low }
        return high > start + length ? high - length : start
    }
}

/// Knows where views are that are not mounted.
protocol LazyScrolling: Node {
    /// Scrolls to the row with the identity `id`.
    /// - Returns: `false` if there is none.
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool
    /// Returns the frames of the lines around the start of `rect`, mounted or not; both are in the coordinate space of `container`.
    func lineFrames(around rect: Rect, in container: Widgets.View) -> [Rect]
}

extension LazyScrolling {
    func lineFrames(around rect: Rect, in container: Widgets.View) -> [Rect] { [] }
}
