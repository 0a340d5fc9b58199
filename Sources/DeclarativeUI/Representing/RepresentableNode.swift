/// The operations by which a node creates, updates and measures a represented view or controller.
protocol RepresentableAdapter {
    associatedtype Content: View
    associatedtype Hosted: AnyObject
    associatedtype Coordinator
    associatedtype Context

    static func context(
        _ coordinator: Coordinator, _ environment: EnvironmentValues, _ transaction: Transaction
    ) -> Context
    static func makeCoordinator(_ content: Content) -> Coordinator
    static func make(_ content: Content, _ context: Context) -> Hosted
    static func update(_ content: Content, _ hosted: Hosted, _ context: Context)
    static func dismantle(_ hosted: Hosted, _ coordinator: Coordinator)
    static func size(
        _ content: Content, _ hosted: Hosted, _ proposal: ProposedViewSize,
        _ context: Context
    ) -> Size?
    static func view(of hosted: Hosted) -> Widgets.View
    static func controller(of hosted: Hosted) -> ViewController?
}

/// The node of a represented view, which it keeps in a container that observes its size changes.
final class RepresentableNode<Content: View, Adapter: RepresentableAdapter>: KeepingNode<Content>
where Adapter.Content == Content {
    private let container = RepresentableContainer(frame: .zero)
    private let plan = FieldPlan.of(Content.self)
    private var properties = PropertyStorage()
    private var hosted: Adapter.Hosted?
    private var coordinator: Adapter.Coordinator?
    private var measurements = LeafMeasurements()

    override init(_ view: Content, in context: NodeContext) {
        super.init(view, in: context)
        let coordinator = Adapter.makeCoordinator(view)
        self.coordinator = coordinator
        var made: Adapter.Hosted?
        graph.dependencies.track(self) {
            properties = properties.linked(to: &self.view, by: plan, of: self)
            let hosted = Adapter.make(self.view, values(coordinator))
            Adapter.update(self.view, hosted, values(coordinator))
            made = hosted
        }
        hosted = made
        if let made { container.show(Adapter.view(of: made), of: Adapter.controller(of: made)) }
        container.sizeMayHaveChanged = { [unowned self] in invalidateIfSizesChanged() }
        scope.changed()
    }

    private func values(_ coordinator: Adapter.Coordinator) -> Adapter.Context {
        Adapter.context(coordinator, EnvironmentValues(environment), graph.transitions.transaction)
    }

    override var isItem: Bool { true }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(container) }
    override var stateNames: [String] { properties.stateNames }

    override func update(to view: Content) {
        if plan.isEqual(self.view, view), !flags.contains(.needsUpdate) { return }
        self.view = view
        flags.remove(.needsUpdate)
        rebuild()
    }

    override func rebuild() {
        guard let hosted, let coordinator else { return }
        graph.transitions.animated(self) {
            graph.dependencies.track(self) {
                properties = properties.linked(to: &self.view, by: plan, of: self)
                Adapter.update(view, hosted, values(coordinator))
            }
        }
        invalidateIfSizesChanged()
    }

    // MARK: - Layout

    /// Invalidates the layout when the size for a cached proposal has changed.
    private func invalidateIfSizesChanged() {
        if flags.contains(.needsMeasuring) { return }
        var index = 0
        while let entry = sizes.entry(at: index) {
            if representedSize(entry.proposal) != entry.size { return invalidateLayout() }
            index += 1
        }
        let isSame = measurements.areSame { proposal in
            representedSize(proposal)
        } range: { _, _ in
            nil
        }
        if !isSame { invalidateLayout() }
    }

    override func contentSizesChanged() { measurements.removeAll() }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if let oldest = sizes.entryToEvict { measurements.add(oldest) }
        return representedSize(proposal)
    }

    private func representedSize(_ proposal: ProposedViewSize) -> Size {
        guard let hosted, let coordinator else { return .zero }
        let own = DependencyTracker.untracked { Adapter.size(view, hosted, proposal, values(coordinator)) }
        return (own ?? Adapter.view(of: hosted).representedSize(proposal)).nonNegative
    }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        guard let text = hosted.map({ Adapter.view(of: $0) }) as? any BaselineProviding else { return nil }
        return text.baseline(guide, in: size)
    }

    override func placeContent() { RetainedFrame(of: self).apply(to: container) }

    override func unmount() {
        super.unmount()
        container.sizeMayHaveChanged = nil
        scope.remove(container, with: graph.transitions.animation(of: self))
        if let hosted, let coordinator { Adapter.dismantle(hosted, coordinator) }
        container.removeController()
        hosted = nil
        coordinator = nil
        properties.releaseObjects()
    }
}

extension BaselineProviding {
    /// Returns the distance of a baseline guide from the top at a given size, in points; nil for other guides.
    func baseline(_ guide: AlignmentKey, in size: Size) -> Double? {
        let isFirst: Bool
        switch guide.kind {
        case .firstTextBaseline: isFirst = true
        case .lastTextBaseline: isFirst = false
        case .start, .center, .end, .custom: return nil
        }
        // The lines follow from the given size, not from the size that the label has now.
        let place =
            (self as? Widgets.Label)?.baseline(isFirst: isFirst, within: size)
            ?? (isFirst ? firstBaseline : lastBaseline)
        return size.height * place.heightShare + place.offset
    }
}
