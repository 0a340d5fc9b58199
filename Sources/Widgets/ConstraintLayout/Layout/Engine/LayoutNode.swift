internal import ConstraintSolver
internal import ObjectReferences

/// The representation of a view or a layout guide in layout: its variables, and the constraints that use it.
///
/// Constraints keep nodes, not views: a view that dies leaves its node behind, empty.
// Its properties are not checked for exclusive access: each access ends before anything else runs.
@usableFromInline
final class LayoutNode {
    /// The view itself, or the owner of the guide; nil once it has been deallocated.
    ///
    /// Weak, because constraints keep nodes, and a view may be released on another thread.
    var ownView: View? {
        get { viewReference.object }
        set { viewReference = WeakReference(newValue) }
    }
    /// The guide that the node represents; nil for a view, and once the guide has been deallocated.
    var guide: LayoutGuide? {
        get { guideReference.object }
        set { guideReference = WeakReference(newValue) }
    }
    @exclusivity(unchecked) private var viewReference: WeakReference<View>
    @exclusivity(unchecked) private var guideReference = WeakReference<LayoutGuide>()
    /// The active constraints with this node on either side.
    ///
    /// They leave the list before they die.
    @exclusivity(unchecked) private(set) var uses: [Use] = []
    @exclusivity(unchecked) var installed: Installed?
    /// The constraints that keep a view at its frame: of x, y, width and height; or a guide at its margins.
    @exclusivity(unchecked) var pins: [ConstraintID] = []
    /// Left of the exact place, in points, that snapping to pixels has cut off; so that it does not add up in subviews.
    @exclusivity(unchecked) var residual = Point.zero
    @exclusivity(unchecked) var intrinsic: IntrinsicConstraints?
    /// Which lengths the content asks for, as far as it was asked.
    @exclusivity(unchecked) private(set) var contentLengths = ContentLengths()
    /// Its place in the table of a measurement that goes on.
    @exclusivity(unchecked) var slot = LayoutMeasurement.Slot()
    @exclusivity(unchecked) var isQueuedForWriting = false
    @exclusivity(unchecked) var isQueuedForIntrinsicSize = false
    /// Some constraint speaks of a baseline of it.
    @exclusivity(unchecked) var hasBaselineUse = false

    /// Some constraint speaks of a baseline that it lends a view around it, or borrows to do so.
    @exclusivity(unchecked) var lendsBaseline = false

    struct Use {
        // An active constraint takes itself off this list before it is deallocated.
        private let reference: UncountedReference<LayoutConstraint>
        let isFirst: Bool

        init(constraint: LayoutConstraint, isFirst: Bool) {
            reference = UncountedReference(constraint)
            self.isFirst = isFirst
        }

        var constraint: LayoutConstraint { reference.object }

        // No closures that the standard library calls in what follows: each would be asked for its thread.

        /// Whether `attachment` keeps it.
        @inline(__always) func isHeld(by attachment: LayoutAttachment?) -> Bool {
            guard let attachment, let holder = constraint.state.holderReference else { return false }
            return holder.refers(to: attachment)
        }

        /// Takes it out of the solver; in the list of `engine` it is without effect.
        @inline(__always) func uninstall(from engine: ObjectIdentifier) {
            let constraint = constraint
            if constraint.state.waitsIn == engine { constraint.state.waitsIn = nil }
            if constraint.state.installed != nil { constraint.uninstall() }
        }

        /// Whether it waits in that engine, or has been installed.
        @inline(__always) func isKnown(to engine: ObjectIdentifier) -> Bool {
            let constraint = constraint
            return constraint.state.waitsIn == engine || constraint.state.installed != nil
        }
    }

    /// The node's part of the solver of its tree.
    nonisolated struct Installed {
        /// Takes itself out of its nodes before it goes.
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
    /// True for guides, and for views that constraints place; false for a view whose frame is set by hand.
    var isPlacedByConstraints: Bool

    init(view: View) {
        viewReference = WeakReference(view)
        isGuide = false
        isPlacedByConstraints = view.isPlacedByConstraints
    }

    /// That of a guide, which sets itself.
    init() {
        viewReference = WeakReference()
        isGuide = true
        isPlacedByConstraints = true
    }

    // Nonisolated: an isolated deinit checks the executor, which dominates mass teardown.
    nonisolated deinit {}

    var engine: LayoutEngine? { installed?.engine }

    var item: (any LayoutItem)? { isGuide ? guide : ownView }

    /// The item of a constraint with `attribute`: for the margins guide with a margin attribute, its view.
    func item(for attribute: LayoutConstraint.Attribute) -> (any LayoutItem)? {
        isMarginsGuide(for: attribute) ? ownView : item
    }

    /// The name of ``item(for:)``.
    func name(for attribute: LayoutConstraint.Attribute) -> String {
        isMarginsGuide(for: attribute) ? ownView?.name ?? name : name
    }

    private func isMarginsGuide(for attribute: LayoutConstraint.Attribute) -> Bool {
        attribute.withoutMargins.hadMargins && guide?.role == .margins
    }

    /// The view whose space the place is measured in.
    var parentView: View? { isGuide ? ownView : ownView?.superview }

    /// Whether the node represents `view` or one of its guides.
    @inline(__always) func belongs(to view: View) -> Bool { viewReference.refers(to: view) }

    /// Whether its place is measured in the space of `view`.
    // No closures that the standard library calls: each would be asked for its thread.
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

    /// Where a baseline is really: that of a stack is one of its views'; itself for other attributes.
    func source(of attribute: LayoutConstraint.Attribute) -> LayoutNode {
        guard attribute == .firstBaseline || attribute == .lastBaseline, !isGuide, let view = ownView else {
            return self
        }
        let lender = view.baselineLender(isFirst: attribute == .firstBaseline)
        return lender === view ? self : lender.layoutNode
    }

    /// Records which lengths `size`, an intrinsic content size, asks for; true when others than before.
    func recordContentLengths(_ size: Size) -> Bool {
        let lengths = ContentLengths(size)
        if lengths == contentLengths { return false }
        contentLengths = lengths
        return true
    }

    /// O(1): the last one takes its place.
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

    /// Forgets what it stood for; constraints with it stay as they are, without effect.
    func die() {
        engine?.abandon(self)
        ownView = nil
        guide = nil
    }
}

/// How firmly a view keeps to the size of its content, and the constraints that do it.
struct IntrinsicConstraints {
    var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultLow, .defaultLow)
    var resistance: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultHigh, .defaultHigh)
    /// The content size as installed; negative: none.
    var size = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    var width: ContentConstraints?
    var height: ContentConstraints?
}

/// Which lengths an intrinsic content size asks for.
nonisolated struct ContentLengths: Equatable {
    /// Whether the view was asked.
    let isKnown: Bool
    private let hasWidth: Bool
    private let hasHeight: Bool

    init() { (isKnown, hasWidth, hasHeight) = (false, true, true) }

    init(_ size: Size) { (isKnown, hasWidth, hasHeight) = (true, size.width >= 0, size.height >= 0) }

    /// True for a length that the content is known not to ask for.
    func lacks(_ length: LayoutConstraint.Attribute) -> Bool { length == .width ? !hasWidth : !hasHeight }
}

/// The constraints that keep a length at that of the content: one goal, or hugging and compression resistance apart.
struct ContentConstraints {
    var first: ConstraintID
    var second: ConstraintID?
}

/// The variables of a node in a solver: its alignment rectangle in the space of its superview.
nonisolated struct LayoutVariables {
    let x, y, width, height: Variable
}
