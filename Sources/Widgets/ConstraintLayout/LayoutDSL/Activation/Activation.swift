internal import ObjectReferences

/// The record of an activated layout's views and constraints, with which it can be updated or undone.
///
/// It does not retain the views. Releasing it has no effect on the views; ``deactive()`` removes views and constraints. It needs 24 bytes
/// for each view and 8 for each constraint.
///
///     activation = layout.active()
///     activation.anchors("width").update(constant: 200)
///     activation = layout.update(fromActivation: activation)
@MainActor
public final class Activation {
    /// A view or guide that the layout has inserted.
    struct Entry {
        let node: LayoutNode
        /// The index of the enclosing entry; -1 for none.
        var parent: Int32
        /// The index of the entry's first constraint; its constraints end where those of the next entry begin.
        var firstConstraint: Int32
        var isArranged: Bool
    }

    var entries: [Entry] = []
    /// The constraints of the layout, in the order of the views and lines in the source.
    ///
    /// The attributes of a line are in UIKit's order and not in that of the chain: left, right, top, bottom, leading, trailing, width,
    /// height, centres, baselines, margins.
    public internal(set) var constraints: [LayoutConstraint] = []
    /// Whether the layout refers to a view more than once.
    var hasRepeats = false
    var isUpdating = false
    /// The update requested while another one is running; nil for none.
    var nextUpdate: (() -> Void)?
    /// The view whose next layout performs an update deferred by the ``Layoutable``; nil when there is none.
    var deferringView = WeakReference<View>()
    /// The view whose next layout performs an update deferred by the activation itself; nil when there is none.
    private var ownDeferringView = WeakReference<View>()
    /// The number of this activation's updates that were deferred or cancelled; only the last one is valid.
    private var deferralCount = 0
    /// The statistics of all updates so far, for tests and for explaining a frame.
    public internal(set) var statistics = ActivationStatistics()

    /// A sequence number; older activations have smaller numbers.
    fileprivate let serial: Int
    private static var madeCount = 0

    @usableFromInline init() {
        Self.madeCount += 1
        serial = Self.madeCount
    }

    /// Removes the views and guides that the layout has inserted from their superviews, and deactivates its constraints.
    public func deactive() {
        perform { $0.undo() }
    }

    private func undo() {
        cancelDeferredUpdate()
        deferringView = WeakReference()
        LayoutConstraint.deactivate(constraints)
        let old = entries
        entries = []
        constraints = []
        hasRepeats = false
        for index in old.indices { LayoutApplication.takeOut(old[index], of: old) }
    }

    /// Returns the view of the layout with the given `accessibilityIdentifier`; nil when there is none.
    ///
    /// Complexity: O(views).
    public func viewForIdentifier(_ identifier: String) -> View? {
        for entry in entries where !entry.node.isGuide {
            if let view = entry.node.ownView, view.accessibilityIdentifier == identifier { return view }
        }
        return nil
    }

    /// Returns the layout guide of the layout with the given `identifier`; nil when there is none.
    ///
    /// Complexity: O(views).
    public func layoutGuideForIdentifier(_ identifier: String) -> LayoutGuide? {
        for entry in entries {
            if let guide = entry.node.guide, guide.identifier == identifier { return guide }
        }
        return nil
    }

    /// Returns an updater for the constraints with the given identifier and, if given, attribute.
    public func anchors(_ identifier: String, attribute: LayoutConstraint.Attribute? = nil)
        -> ConstraintUpdater
    {
        ConstraintUpdater(self, identifier) { attribute == nil || $0.attribute == attribute }
    }

    /// Returns an updater for the constraints with the given identifier for which `predicate` returns true.
    public func anchors(
        _ identifier: String, predicate: @escaping (ConstraintUpdater.ConstraintDescriptor) -> Bool
    ) -> ConstraintUpdater { ConstraintUpdater(self, identifier, predicate) }

    /// Inserts the activation into `set`, which keeps it alive.
    public func store(_ set: inout Set<Activation>) { set.insert(self) }
    /// Appends the activation to `collection`, which keeps it alive.
    public func store<Collection: RangeReplaceableCollection<Activation>>(_ collection: inout Collection) {
        collection.append(self)
    }
}

extension Activation {
    /// Defers the update described by `record` to the next frame of the host that shows the layout's views; updates at once when no host
    /// shows them, because no frame will follow.
    ///
    /// The activation is retained until the update runs, because the caller may not retain it.
    func deferUpdate(_ record: @escaping (inout LayoutRecorder) -> Void) {
        var view = outermostView
        if view == nil {
            var recorder = LayoutRecorder(expecting: 0)
            record(&recorder)
            view = recorder.outermostView
        }
        cancelDeferredUpdate()
        ownDeferringView = WeakReference(view)
        let number = deferralCount
        guard let view else { return update(.immediate, record) }
        let isWaiting = DeferredLayouts.add(retaining: self, view: view) { [self] in
            if number == deferralCount { update(.immediate, record) }
        }
        if !isWaiting { update(.immediate, record) }
    }

    /// Cancels the pending update, which a later update or an undo replaces.
    func cancelDeferredUpdate() {
        deferralCount += 1
        guard let view = ownDeferringView.object else { return }
        ownDeferringView = WeakReference()
        DeferredLayouts.cancel(owner: self, view: view)
    }

    /// A view on the first level of the layout, preferably one that is shown by a host.
    var outermostView: View? {
        entries.lazy.filter { $0.parent < 0 }.compactMap(\.node.ownView).firstShown
    }
}

extension Set<Activation> {
    /// Returns the view with the given `accessibilityIdentifier` in one of the layouts; the oldest activation takes precedence.
    ///
    /// Complexity: O(views).
    public func viewForIdentifier(_ identifier: String) -> View? {
        for activation in sorted(by: { $0.serial < $1.serial }) {
            if let view = activation.viewForIdentifier(identifier) { return view }
        }
        return nil
    }
}

extension Activation: Hashable {
    /// Returns whether both are the same object.
    public nonisolated static func == (left: Activation, right: Activation) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
