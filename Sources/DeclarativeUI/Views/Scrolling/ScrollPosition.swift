extension View {
    /// Ties `id` to the view that stands first in the scroll areas inside, or at `anchor`: scrolling writes it, writing it scrolls.
    ///
    /// The views are those that `ForEach` or `.id(_:)` gave an identity of that type. Written, the view comes to stand at `anchor`, or,
    /// without one, the area is scrolled as little as shows it; within `withAnimation` the way is shown. Nothing is written before
    /// something is scrolled. `SwiftUI.View.scrollPosition(id:anchor:)`.
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

    /// Which views can be scroll positions; here, all that have an identity.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

/// A binding to the identity of the view that a scroll area is scrolled to.
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

/// Keeps what an area is scrolled to and a position the same.
struct ScrollPositionFollower {
    private(set) var position: ScrollPosition?
    private var known: AnyHashable?
    /// How far the way was last that the program goes; nil while the user goes.
    private var way: Double?

    /// Takes over the position of the environment; returns the identity to scroll to, if it has changed.
    mutating func take(_ position: ScrollPosition?) -> AnyHashable? {
        self.position = position
        let wanted = position?.read()
        if wanted == known { return nil }
        known = wanted
        return wanted
    }

    mutating func beginWay() { way = .infinity }

    /// Whether the way to `target` goes on at `place`: whoever scrolls away from it ends it.
    mutating func isOnWay(to target: Point?, at place: Point) -> Bool {
        guard let last = way else { return false }
        guard let target else { return true }
        let rest = max(abs(target.x - place.x), abs(target.y - place.y))
        way = rest > 0.5 && rest <= last ? rest : nil
        return rest <= last
    }

    /// Tells the position what is seen first now.
    mutating func tell(_ id: AnyHashable) {
        guard let position, id != known else { return }
        known = id
        UpdateOrigin.during("scrollPosition", position.site) { position.write(id) }
    }
}
