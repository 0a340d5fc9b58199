internal import ConstraintSolver
internal import ObjectReferences

/// The node of a view or a layout guide in constraint layout: its variables, and the constraints that use it.
///
/// Constraints retain nodes instead of views; a deallocated view leaves an empty node behind.
// The properties are not checked for exclusive access, because each access ends before other code runs.
@usableFromInline
final class LayoutNode {
    /// The view of the node, or the owning view of the guide; nil after it was deallocated.
    ///
    /// Weak, because constraints retain nodes, and a view can be released on another thread.
    var ownView: View? {
        get { viewReference.object }
        set { viewReference = WeakReference(newValue) }
    }
    /// The guide of the node; nil for a view, and after the guide was deallocated.
    var guide: LayoutGuide? {
        get { guideReference.object }
        set { guideReference = WeakReference(newValue) }
    }
    @exclusivity(unchecked) private var viewReference: WeakReference<View>
    @exclusivity(unchecked) private var guideReference = WeakReference<LayoutGuide>()
    /// The active constraints that have this node on either side.
    ///
    /// They are removed from the list before they are deallocated.
    @exclusivity(unchecked) private(set) var uses: [Use] = []
    @exclusivity(unchecked) var installed: Installed?
    /// The constraints that pin a view to its frame (x, y, width and height) or a guide to its margins.
    @exclusivity(unchecked) var pins: [ConstraintID] = []
    /// The difference in points between the exact and the snapped origin, which is passed on to subviews so that rounding errors do not
    /// add up.
    @exclusivity(unchecked) var residual = Point.zero
    @exclusivity(unchecked) var intrinsic: IntrinsicConstraints?
    /// The lengths for which the content has an intrinsic size, as last read.
    @exclusivity(unchecked) private(set) var contentLengths = ContentLengths()
    /// The node's position in the table of a running measurement.
    @exclusivity(unchecked) var slot = LayoutMeasurement.Slot()
    @exclusivity(unchecked) var isQueuedForWriting = false
    @exclusivity(unchecked) var isQueuedForIntrinsicSize = false
    /// Whether a constraint uses a baseline of the node.
    @exclusivity(unchecked) var hasBaselineUse = false

    /// Whether the node is in a chain of views through which a container takes the baseline in a constraint from a descendant.
    @exclusivity(unchecked) var forwardsBaseline = false

    struct Use {
        // Safe: an active constraint removes itself from this list before it is deallocated.
        private let reference: UncountedReference<LayoutConstraint>
        let isFirst: Bool

        init(constraint: LayoutConstraint, isFirst: Bool) {
            reference = UncountedReference(constraint)
            self.isFirst = isFirst
        }

        var constraint: LayoutConstraint { reference.object }

        // The following functions avoid closures called by the standard library, which check their actor isolation at run time.

        /// Returns whether `attachment` holds the constraint.
        @inline(__always) func isHeld(by attachment: LayoutAttachment?) -> Bool {
            guard let attachment, let holder = constraint.state.holderReference else { return false }
            return holder.refers(to: attachment)
        }

        /// Removes the constraint from the solver, and invalidates its entry in the queue of `engine`.
        @inline(__always) func uninstall(from engine: ObjectIdentifier) {
            let constraint = constraint
            if constraint.state.queuedEngine == engine { constraint.state.queuedEngine = nil }
            if constraint.state.installed != nil { constraint.uninstall() }
        }

        /// Returns whether the constraint is queued in `engine` or installed.
        @inline(__always) func isKnown(to engine: ObjectIdentifier) -> Bool {
            let constraint = constraint
            return constraint.state.queuedEngine == engine || constraint.state.installed != nil
        }
    }

    /// The node's state in the solver of its tree.
    nonisolated struct Installed {
        /// The engine, which removes itself from its nodes before it is deallocated.
        var engine: LayoutEngine { engineReference.object }
        private let engineReference: ClearedReference<LayoutEngine>
        let variables: LayoutVariables

        init(engine: LayoutEngine, variables: LayoutVariables) {
            engineReference = ClearedReference(engine)
            self.variables = variables
        }

        var x: Variable { variables.x }
        var y: Variable { variables.y }
        var width: Variable { variables.width }
        var height: Variable { variables.height }
    }

    let isGuide: Bool
    /// Whether constraints place the node: true for guides, false for a view whose frame is set by the program.
    var isPlacedByConstraints: Bool

    init(view: View) {
        viewReference = WeakReference(view)
        isGuide = false
        isPlacedByConstraints = view.isPlacedByConstraints
    }

    /// Creates the node of a guide, which sets ``guide`` itself.
    init() {
        viewReference = WeakReference()
        isGuide = true
        isPlacedByConstraints = true
    }

    // Nonisolated: an isolated deinit checks the executor, which dominates mass teardown.
    nonisolated deinit {}

    var engine: LayoutEngine? { installed?.engine }

    var item: (any LayoutItem)? { isGuide ? guide : ownView }

    /// Returns the item of a constraint with `attribute`; for a margin attribute of the margins guide, its view.
    func item(for attribute: LayoutConstraint.Attribute) -> (any LayoutItem)? {
        isMarginsGuide(for: attribute) ? ownView : item
    }

    /// Returns the name of ``item(for:)``.
    func name(for attribute: LayoutConstraint.Attribute) -> String {
        isMarginsGuide(for: attribute) ? ownView?.name ?? name : name
    }

    private func isMarginsGuide(for attribute: LayoutConstraint.Attribute) -> Bool {
        attribute.withoutMargins.hadMargins && guide?.role == .margins
    }

    /// The view in whose coordinate space the node's position is measured.
    var parentView: View? { isGuide ? ownView : ownView?.superview }

    /// Returns whether the node represents `view` or one of its guides.
    @inline(__always) func belongs(to view: View) -> Bool { viewReference.refers(to: view) }

    /// Returns whether the node's position is measured in the coordinate space of `view`.
    // Avoids closures called by the standard library, which check their actor isolation at run time.
    @inline(__always) func isMeasured(in view: View) -> Bool {
        if isGuide { return belongs(to: view) }
        return ownView?.isSubview(of: view) ?? false
    }

    var name: String {
        if let guide { return guide.name }
        return ownView?.name ?? "(gone)"
    }

    func add(_ constraint: LayoutConstraint, isFirst: Bool) -> Int {
        if uses.isEmpty { uses.reserveCapacity(6) }
        uses.append(Use(constraint: constraint, isFirst: isFirst))
        let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
        if attribute == .firstBaseline || attribute == .lastBaseline { hasBaselineUse = true }
        return uses.count - 1
    }

    /// Returns the node whose baseline is used for a baseline attribute, for example that of a view in a stack; otherwise the node
    /// itself.
    func source(of attribute: LayoutConstraint.Attribute) -> LayoutNode {
        guard attribute == .firstBaseline || attribute == .lastBaseline, !isGuide, let view = ownView else {
            return self
        }
        let baselineView = view.resolvedBaselineView(isFirst: attribute == .firstBaseline)
        return baselineView === view ? self : baselineView.layoutNode
    }

    /// Records which intrinsic lengths `size` has.
    ///
    /// - Returns: Whether they have changed.
    func recordContentLengths(_ size: Size) -> Bool {
        let lengths = ContentLengths(size)
        if lengths == contentLengths { return false }
        contentLengths = lengths
        return true
    }

    /// Removes the use at `index`; O(1), because the last one takes its place.
    func removeUse(at index: Int) {
        let last = uses.removeLast()
        if index == uses.count { return }
        uses[index] = last
        if last.isFirst {
            last.constraint.state.indexInFirst = index
        } else {
            last.constraint.state.indexInSecond = index
        }
    }

    /// Clears the references to the view or guide; constraints with the node remain without an effect.
    func die() {
        engine?.abandon(self)
        ownView = nil
        guide = nil
    }
}

/// The hugging and compression resistance priorities of a view, and the constraints for its intrinsic content size.
struct IntrinsicConstraints {
    var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultLow, .defaultLow)
    var resistance: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultHigh, .defaultHigh)
    /// The installed content size; negative lengths represent no intrinsic size.
    var size = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    var width: ContentConstraints?
    var height: ContentConstraints?
}

/// The lengths for which an intrinsic content size has a value.
nonisolated struct ContentLengths: Equatable {
    /// Whether the intrinsic size has been read.
    let isKnown: Bool
    private let hasWidth: Bool
    private let hasHeight: Bool

    init() { (isKnown, hasWidth, hasHeight) = (false, true, true) }

    init(_ size: Size) { (isKnown, hasWidth, hasHeight) = (true, size.width >= 0, size.height >= 0) }

    /// Returns whether the content is known to have no intrinsic `length`.
    func lacks(_ length: LayoutConstraint.Attribute) -> Bool { length == .width ? !hasWidth : !hasHeight }
}

/// The constraints for an intrinsic length: one goal, or separate ones for hugging and compression resistance.
struct ContentConstraints {
    var first: ConstraintID
    var second: ConstraintID?
}

/// The variables of a node in a solver: its alignment rectangle in the coordinate space of its superview.
nonisolated struct LayoutVariables {
    let x, y, width, height: Variable
}
