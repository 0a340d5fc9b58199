internal import ObjectReferences

/// A record of the views and constraints of an activated layout, to update or undo it.
///
/// It retains no view. Releasing it changes nothing; ``deactive()`` takes views and constraints out again. Takes 24
/// bytes for each view and 8 for each constraint.
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
    /// The constraints of the layout: view by view and line by line, as written.
    ///
    /// Attributes of one line come in UIKit's order, not in that of the chain: left, right, top, bottom, leading,
    /// trailing, width, height, centres, baselines, margins.
    public internal(set) var constraints: [LayoutConstraint] = []
    /// The layout spoke of a view more than once.
    var hasRepeats = false
    var isUpdating = false
    /// Asked for while an update ran.
    var nextUpdate: (() -> Void)?
    /// The view with which an update waits that its ``Layoutable`` has asked for; nil when none does.
    var deferringView = WeakReference<View>()
    /// The view for whose next layout an update of its own waits.
    private var ownDeferringView = WeakReference<View>()
    /// The number of updates of its own that were deferred or cancelled: only the last one is valid.
    private var deferralCount = 0
    /// The number of changes that updates have made so far, for tests and for explaining a frame.
    public internal(set) var statistics = ActivationStatistics()

    /// Older activations have smaller numbers.
    fileprivate let serial: Int
    private static var madeCount = 0

    @usableFromInline init() {
        Self.madeCount += 1
        serial = Self.madeCount
    }

    /// Takes the views out of the views that the layout has put them in, the guides too, and deactivates the constraints.
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

extension Activation {
    /// Has the next frame of the host that shows the layout's views make them as `record` says; does it at once when no host
    /// shows them, because no frame will follow.
    ///
    /// The activation is retained until then: nothing else may retain it.
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

    /// A later update, or undoing, replaces one that still waits for its frame.
    func cancelDeferredUpdate() {
        deferralCount += 1
        guard let view = ownDeferringView.object else { return }
        ownDeferringView = WeakReference()
        DeferredLayouts.cancel(owner: self, view: view)
    }

    /// A view on the first level of the layout: one that a host shows, if there is one.
    var outermostView: View? {
        entries.lazy.filter { $0.parent < 0 }.compactMap(\.node.ownView).firstShown
    }
}

extension Set<Activation> {
    /// The view with this `accessibilityIdentifier` in one of the layouts; of several that of the oldest activation.
    ///
    /// O(views).
    public func viewForIdentifier(_ identifier: String) -> View? {
        for activation in sorted(by: { $0.serial < $1.serial }) {
            if let view = activation.viewForIdentifier(identifier) { return view }
        }
        return nil
    }
}

extension Activation: Hashable {
    /// Activations are equal when they are the same object.
    public nonisolated static func == (left: Activation, right: Activation) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
