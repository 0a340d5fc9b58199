extension View {
    /// Binds `id` to the first visible view of descendant scroll views, or to the view at `anchor`.
    ///
    /// Scrolling writes the binding, and writing it scrolls. Only views with an identity of the type `ID` count, set by
    /// `ForEach` or `id(_:)`. When the binding is written, the view is aligned at `anchor`, or without one, the scroll
    /// view scrolls by the minimum that makes it visible; within `withAnimation` scrolling is animated. The binding is
    /// not written before the user scrolls. Follows `scrollPosition(id:anchor:)` of SwiftUI.
    ///
    ///     ScrollView { ForEach(days) { DayRow(day: $0) } }.scrollPosition(id: $firstDay)
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.scrollPosition,
            ScrollPosition(
                anchor: anchor, site: DeclarationSite(fileID: fileID, line: line),
                read: { id.wrappedValue.map { AnyHashable($0) } },
                write: { id.wrappedValue = $0?.base as? ID }, isIdentity: { $0.base is ID }))
    }

    /// Returns the view unchanged: unlike in SwiftUI, every view with an identity can be a scroll position.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

/// A binding to the identity of the view that a scroll view is scrolled to.
struct ScrollPosition {
    let anchor: UnitPoint?
    let site: DeclarationSite
    let read: () -> AnyHashable?
    let write: (AnyHashable?) -> Void
    let isIdentity: (AnyHashable) -> Bool
}

private struct ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPosition? { nil } }

extension EnvironmentValues {
    var scrollPosition: ScrollPosition? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

/// Synchronises the content offset of a scroll view with a scroll position.
struct ScrollPositionSynchronizer {
    private(set) var position: ScrollPosition?
    private var known: AnyHashable?
    /// The remaining distance of a programmatic scroll at the last check; nil while the user scrolls.
    private var way: Double?

    /// Updates the position from the environment.
    /// - Returns: The identity to scroll to, if it has changed.
    mutating func take(_ position: ScrollPosition?) -> AnyHashable? {
        self.position = position
        let wanted = position?.read()
        if wanted == known { return nil }
        known = wanted
        return wanted
    }

    mutating func beginProgrammaticScroll() { way = .infinity }

    /// Whether the programmatic scroll to `target` is still in progress at `place`; scrolling away from the target ends
    /// it.
    mutating func isOnWay(to target: Point?, at place: Point) -> Bool {
        guard let last = way else { return false }
        guard let target else { return true }
        let rest = max(abs(target.x - place.x), abs(target.y - place.y))
        way = rest > 0.5 && rest <= last ? rest : nil
        return rest <= last
    }

    /// Writes the identity of the first visible view to the position.
    mutating func tell(_ id: AnyHashable) {
        guard let position, id != known else { return }
        known = id
        UpdateOrigin.during("scrollPosition", position.site) { position.write(id) }
    }
}
