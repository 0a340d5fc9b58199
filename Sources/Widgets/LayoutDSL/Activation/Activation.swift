/// What an activated layout has done, to update or undo it.
///
/// It retains no view. Letting it go changes nothing; ``deactive()`` takes views and constraints out again. Takes 24 bytes for
/// each view and 8 for each constraint.
///
///     activation = layout.active()
///     activation.anchors("width").update(constant: 200)
///     activation = layout.update(fromActivation: activation)
@MainActor
public final class Activation {
    /// A view or guide that the layout has put in its place.
    struct Entry {
        let node: LayoutNode
        /// The entry that it stands inside of; -1: none.
        var parent: Int32
        /// Its constraints begin there and end where the next one's begin.
        var firstConstraint: Int32
        var isArranged: Bool
    }

    var entries: [Entry] = []
    /// The constraints of the layout, in the order written.
    public internal(set) var constraints: [LayoutConstraint] = []
    /// The layout spoke of a view more than once.
    var hasRepeats = false
    var isUpdating = false
    /// Asked for while an update ran.
    var nextUpdate: (() -> Void)?
    /// Waits for the next frame.
    var isDeferred = false
    /// What updates have done so far, for tests and for explaining a frame.
    public internal(set) var statistics = ActivationStatistics()

    init() {}

    /// Takes the views out of the views that the layout has put them in, the guides too, and deactivates the constraints.
    public func deactive() {
        if isUpdating {
            nextUpdate = { [unowned self] in deactive() }
            return
        }
        LayoutConstraint.deactivate(constraints)
        let old = entries
        entries = []
        constraints = []
        hasRepeats = false
        for index in old.indices { LayoutApplication.takeOut(old[index], of: old) }
    }

    /// The view of the layout with this `accessibilityIdentifier`.
    ///
    /// O(views).
    public func viewForIdentifier(_ identifier: String) -> View? {
        for entry in entries where !entry.node.isGuide {
            if let view = entry.node.ownView, view.accessibilityIdentifier == identifier { return view }
        }
        return nil
    }

    /// The layout guide of the layout with this `identifier`.
    ///
    /// O(views).
    public func layoutGuideForIdentifier(_ identifier: String) -> LayoutGuide? {
        for entry in entries {
            if let guide = entry.node.guide, guide.identifier == identifier { return guide }
        }
        return nil
    }

    /// The constraints with that identifier, of that attribute or of any, to be changed later.
    public func anchors(_ identifier: String, attribute: LayoutConstraint.Attribute? = nil)
        -> ConstraintUpdater
    {
        ConstraintUpdater(self, identifier) { attribute == nil || $0.attribute == attribute }
    }

    /// The constraints with that identifier that `predicate` is true for, to be changed later.
    public func anchors(
        _ identifier: String, predicate: @escaping (ConstraintUpdater.ConstraintDescriptor) -> Bool
    ) -> ConstraintUpdater { ConstraintUpdater(self, identifier, predicate) }

    /// Keeps the activation in `set`.
    public func store(_ set: inout Set<Activation>) { set.insert(self) }
    /// Keeps the activation at the end of `collection`.
    public func store<Collection: RangeReplaceableCollection<Activation>>(_ collection: inout Collection) {
        collection.append(self)
    }
}

extension Activation: Hashable {
    /// Activations are equal when they are the same object.
    public nonisolated static func == (left: Activation, right: Activation) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How much the updates of a layout have touched, since it was activated.
///
///     activation.statistics.viewsAdded == 0
public nonisolated struct ActivationStatistics: Hashable, Sendable {
    public internal(set) var updates = 0
    public internal(set) var viewsAdded = 0
    public internal(set) var viewsRemoved = 0
    /// Views that stayed inside their superview, at another place among its subviews.
    public internal(set) var viewsReordered = 0
    public internal(set) var constraintsActivated = 0
    public internal(set) var constraintsDeactivated = 0
    /// Constraints that stayed active with another constant or priority.
    public internal(set) var constraintsChanged = 0
}
