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

    @usableFromInline init() {}

    /// Takes the views out of the views that the layout has put them in, the guides too, and deactivates the constraints.
    public func deactive() {
        perform { $0.undo() }
    }

    private func undo() {
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
