/// The way of a session over the views of the program: targets are notified when the pointer enters, moves and leaves, content scrolls
/// near its edges, and views open under resting items.
///
/// It is used for drags that begin in the program and for items of other programs. Its timers exist only while the pointer is in a
/// scrolling zone or over a view that opens.
final class DropTracker {
    let session: DropSession
    private var tracking = DropTracking<DropInteraction>()
    /// The interactions that are notified of the end, because the pointer has entered them.
    private var entered: [Entry] = []
    private var scrollTimer: ScheduledTimer?
    private var springTimer: ScheduledTimer?
    private weak var spring: SpringLoadedInteraction?
    private var springPart: Int?
    /// Whether the pointer is over a view that refuses drops.
    private var isRefused = false

    private struct Entry { weak var interaction: DropInteraction? }

    private static let scrollInterval = Duration.milliseconds(16)

    init(_ session: DropSession) { self.session = session }

    /// The effect of a drop at the current location.
    var operation: DropOperation { isRefused ? .forbidden : tracking.operation }

    /// The current target; nil if there is none.
    var target: DropInteraction? { tracking.target }

    /// Moves the pointer to `location` in the window of `host`; nil for a location outside of all windows.
    func move(to location: Point, in host: (any DragHost)?) {
        session.location = location
        session.host = host ?? session.host
        update(in: host)
    }

    /// Determines the target at the current location again, because views may have changed.
    func update() { update(in: session.host) }

    private func update(in host: (any DragHost)?) {
        let hit = host?.hitTest(session.location, with: nil)
        let found = target(around: hit)
        let change = tracking.move(to: found)
        if let exited = change.exited { exited.delegate?.dropInteraction(exited, sessionDidExit: session) }
        if let entered = change.entered {
            if !self.entered.contains(where: { $0.interaction === entered }) {
                self.entered.append(Entry(interaction: entered))
            }
            entered.delegate?.dropInteraction(entered, sessionDidEnter: session)
        }
        if let found, let delegate = found.delegate {
            let proposal = delegate.dropInteraction(found, sessionDidUpdate: session)
            tracking.propose(proposal.operation, allowsMove: session.allowsMoveOperation)
        }
        updateScrolling(around: hit, in: host)
        updateSpring(around: hit, in: host)
    }

    /// Returns the innermost interaction around `view` that takes part in the session.
    ///
    /// An interaction that a view provides as a fallback is returned only if no ancestor has another one.
    private func target(around view: View?) -> DropInteraction? {
        isRefused = false
        var fallback: DropInteraction?
        var step = view
        while let view = step {
            if let found = interaction(of: view) {
                isRefused = fallback == nil && (view as? any DropRefusing)?.refusesDrops == true
                if isRefused { return nil }
                if !found.isFallback { return found.interaction }
                fallback = fallback ?? found.interaction
            }
            step = view.superview
        }
        return fallback
    }

    /// Returns the interaction of `view` that takes part in the session.
    private func interaction(of view: View) -> (interaction: DropInteraction, isFallback: Bool)? {
        if let own = DropInteraction.all(of: view).last(where: takesPart) { return (own, false) }
        guard let provider = view as? any DropInteractionProviding,
            let provided = provider.providedDropInteraction, takesPart(provided)
        else { return nil }
        return (provided, provider.providesFallback(for: session))
    }

    private func takesPart(_ interaction: DropInteraction) -> Bool {
        guard let delegate = interaction.delegate else { return false }
        return interaction === tracking.target
            || delegate.dropInteraction(interaction, canHandle: session)
    }

    /// Notifies the current target that the pointer has left, and stops the timers.
    func exit() {
        let change = tracking.move(to: nil)
        if let exited = change.exited { exited.delegate?.dropInteraction(exited, sessionDidExit: session) }
        isRefused = false
        stopTimers()
    }

    /// Drops the items at the current location.
    ///
    /// - Returns: The target and the effect; nil if nothing is dropped.
    func drop() -> (target: DropInteraction, operation: DropOperation)? {
        update()
        stopTimers()
        guard !isRefused, let drop = tracking.drop(), let delegate = drop.target.delegate else {
            exit()
            return nil
        }
        delegate.dropInteraction(drop.target, performDrop: session)
        return drop
    }

    /// Notifies all views that the pointer has entered of the end of the session.
    func end() {
        stopTimers()
        let entered = entered.compactMap(\.interaction)
        self.entered = []
        for interaction in entered {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
    }

    private func stopTimers() {
        scrollTimer?.invalidate()
        scrollTimer = nil
        springTimer?.invalidate()
        springTimer = nil
        spring = nil
        springPart = nil
    }

    // MARK: - Scrolling

    private func updateScrolling(around view: View?, in host: (any DragHost)?) {
        guard let host, scrollStep(around: view) != nil else {
            scrollTimer?.invalidate()
            scrollTimer = nil
            return
        }
        if scrollTimer?.isValid == true { return }
        scrollTimer = host.schedule(after: Self.scrollInterval, repeating: true) { [weak self] in
            self?.scroll()
        }
    }

    /// Returns the innermost view around `view` in whose scrolling zone the pointer is, and the distance of one step.
    private func scrollStep(around view: View?, skipping skipped: [View] = []) -> (
        area: any DragAutoScrolling, step: Point
    )? {
        let interval = Double(Self.scrollInterval.nanoseconds) / 1e9
        var step = view
        while let current = step {
            if let area = current as? any DragAutoScrolling, !skipped.contains(where: { $0 === current }) {
                let visible = area.dragScrollArea
                let place = session.location(in: current)
                if visible.contains(place) {
                    let distance = Point(
                        x: AutoScrollZone(length: visible.width).speed(at: place.x - visible.minX) * interval,
                        y: AutoScrollZone(length: visible.height).speed(at: place.y - visible.minY) * interval
                    )
                    if distance != .zero { return (area, distance) }
                }
            }
            step = current.superview
        }
        return nil
    }

    private func scroll() {
        let hit = session.host?.hitTest(session.location, with: nil)
        var skipped: [View] = []
        while let (area, step) = scrollStep(around: hit, skipping: skipped) {
            if area.scrollForDrag(by: step) { return update() }
            skipped.append(area)
        }
        // All content is at its end: the next movement of the pointer starts the timer again if needed.
        scrollTimer?.invalidate()
        scrollTimer = nil
    }

    // MARK: - Spring loading

    private func updateSpring(around view: View?, in host: (any DragHost)?) {
        var found: SpringLoadedInteraction?
        var part: Int?
        var step = view
        while let view = step, found == nil {
            for case let interaction as SpringLoadedInteraction in view.interactions where found == nil {
                part = interaction.part(for: session)
                if part != nil { found = interaction }
            }
            step = view.superview
        }
        // The view of a running timer may have been deallocated, so that both are nil.
        if found === spring, part == springPart, found != nil || springTimer == nil { return }
        spring = found
        springPart = part
        springTimer?.invalidate()
        springTimer = nil
        guard found != nil, let host else { return }
        springTimer = host.schedule(after: SpringLoadedInteraction.delay, repeating: false) {
            [weak self] in
            guard let self else { return }
            if let springPart { spring?.activate(springPart) }
            update()
        }
    }
}
