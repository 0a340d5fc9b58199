/// A view that is displayed by one retained view.
protocol LeafView: View where Body == Never {
    associatedtype Retained: Widgets.View

    /// Creates the retained view, which lives as long as the node.
    func makeRetained() -> Retained

    /// Applies the changes since `old` to the retained view; `old` is nil if all properties have to be applied.
    ///
    /// Called again when an environment value that it has read changes.
    func configure(_ retained: Retained, since old: Self?, _ environment: EnvironmentValues)

    /// Applies the changes since `old` if they need no environment values; otherwise does nothing and returns false.
    func configure(_ retained: Retained, onlySince old: Self) -> Bool

    /// Returns the size that the view chooses for the proposal, in points.
    func size(of retained: Retained, _ proposal: ProposedViewSize) -> Size

    /// Returns the minimum and the maximum length along `axis`, in points; nil, the default, if they have to be measured.
    func lengthRange(of retained: Retained, _ axis: Axis, cross: Double?) -> ClosedRange<Double>?

    /// Returns the explicit position of `guide` at `size`, in points; nil, the default, if there is none.
    func explicitAlignment(of retained: Retained, _ guide: AlignmentKey, size: Size) -> Double?

    /// The preferred spacing to adjacent views; the default spacing at each edge by default.
    var spacing: ViewSpacing { get }

    /// Returns whether the view is equal to `old`, so that the retained view need not be configured; false by default.
    func isEqual(to old: Self) -> Bool
}

extension LeafView {
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LeafNode(view, in: context)
    }

    func configure(_ retained: Retained, onlySince old: Self) -> Bool { false }

    /// Returns the intrinsic size, independent of the proposal.
    func size(of retained: Retained, _ proposal: ProposedViewSize) -> Size { retained.intrinsicContentSize }

    func lengthRange(of retained: Retained, _ axis: Axis, cross: Double?) -> ClosedRange<Double>? { nil }

    func explicitAlignment(of retained: Retained, _ guide: AlignmentKey, size: Size) -> Double? { nil }

    var spacing: ViewSpacing { ViewSpacing() }

    func isEqual(to old: Self) -> Bool { false }
}

/// The node of a leaf view, which owns its retained view.
class LeafNode<Content: LeafView>: KeepingNode<Content> {
    final let retained: Content.Retained
    private final var measurements = LeafMeasurements()

    override init(_ view: Content, in context: NodeContext) {
        retained = view.makeRetained()
        super.init(view, in: context)
        configure(since: nil)
        scope.changed()
    }

    deinit {}

    override var isItem: Bool { true }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(retained) }

    override func update(to view: Content) {
        let old = self.view
        self.view = view
        if !flags.contains(.needsUpdate) {
            if view.isEqual(to: old) { return }
            var isDone = false
            graph.transitions.animated(self) { isDone = view.configure(retained, onlySince: old) }
            if isDone { return contentChanged() }
        }
        flags.remove(.needsUpdate)
        graph.transitions.animated(self) { configure(since: old) }
        contentChanged()
    }

    override func rebuild() {
        graph.transitions.animated(self) { configure(since: nil) }
        contentChanged()
    }

    /// Applies the changes since `old` to the retained view; `old` is nil if all properties have to be applied.
    func configure(since old: Content?) {
        let (view, retained) = (view, retained)
        graph.dependencies.track(self) {
            view.configure(retained, since: old, EnvironmentValues(environment))
        }
    }

    /// Repeats the recorded measurements, and invalidates the layout only if one of them has changed.
    func contentChanged() {
        if flags.contains(.needsMeasuring) { return }
        var index = 0
        while let entry = sizes.entry(at: index) {
            if view.size(of: retained, entry.proposal) != entry.size { return invalidateLayout() }
            index += 1
        }
        let isSame = measurements.areSame { proposal in
            view.size(of: retained, proposal)
        } range: { axis, cross in
            view.lengthRange(of: retained, axis, cross: cross)
        }
        if !isSame { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if let oldest = sizes.entryToEvict { measurements.add(oldest) }
        return view.size(of: retained, proposal)
    }

    override func contentSizesChanged() { measurements.removeAll() }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        guard let range = view.lengthRange(of: retained, axis, cross: cross) else {
            return measuredRange(axis, cross: cross)
        }
        if flags.contains(.needsMeasuring) { clearMeasurements() }
        measurements.add(range, axis, cross: cross)
        return range
    }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        view.explicitAlignment(of: retained, guide, size: size)
    }

    package override var layoutSpacing: ViewSpacing { view.spacing }

    override func placeContent() { RetainedFrame(of: self).apply(to: retained) }

    override func unmount() {
        super.unmount()
        scope.remove(retained, with: graph.transitions.animation(of: self))
    }
}
