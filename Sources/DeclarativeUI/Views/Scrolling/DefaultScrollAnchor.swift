extension View {
    /// Sets the part of the content that descendant scroll views display at first; nil restores the default, the beginning.
    ///
    /// A scroll view that is at the anchor stays there when its content or its size changes: with `.bottom`, a chat displays new messages
    /// until the user scrolls up. Content that is smaller than the scroll view is aligned at the anchor.
    ///
    ///     ScrollView { LazyVStack { ForEach(messages) { MessageRow(message: $0) } } }
    ///         .defaultScrollAnchor(.bottom)
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }
}

private struct DefaultScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
    var defaultScrollAnchor: UnitPoint? {
        get { self[DefaultScrollAnchorKey.self] }
        set { self[DefaultScrollAnchorKey.self] = newValue }
    }
}

/// The offset at which a scroll view rests, relative to its anchor.
struct ScrollAnchoring {
    let anchor: UnitPoint
    let axes: Axis.Set

    /// Returns the offset at the anchor.
    ///
    /// `rest` is the anchor along an axis that does not scroll.
    func offset(content: Size, area: Size, rest: Point) -> Point {
        Point(
            x: axes.contains(.horizontal) ? anchor.x * max(0, content.width - area.width) : rest.x,
            y: axes.contains(.vertical) ? anchor.y * max(0, content.height - area.height) : rest.y)
    }

    /// Returns whether a scroll view of the given size is at the anchor.
    func isNearAnchor(_ view: Widgets.ScrollView, size: Size) -> Bool {
        let rest = view.contentOffset
        let offset = offset(content: view.contentSize, area: size, rest: rest)
        return abs(offset.x - rest.x) <= 1 && abs(offset.y - rest.y) <= 1
    }

    /// Returns the start of a content that is smaller than the area, along one axis.
    func start(_ axis: Axis, content: Double, area: Double) -> Double {
        max(0, area - content) * (axis == .vertical ? anchor.y : anchor.x)
    }
}
