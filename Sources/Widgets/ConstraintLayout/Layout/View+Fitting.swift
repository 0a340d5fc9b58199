internal import ConstraintSolver

extension View {
    /// As little as the constraints inside the view allow: the target of ``systemLayoutSizeFitting(_:)``.
    public static let layoutFittingCompressedSize = Size.zero
    /// As much as they allow.
    public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

    /// The size nearest to `targetSize` that the constraints inside the view allow, in points.
    public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the nearest size to `targetSize` that the constraints inside allow, with a priority for each length.
    ///
    /// Constraints to items outside of the view do not count. Cost: the constraints inside the view.
    public final func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
        updateConstraintsIfNeeded()
        let fitting = FittingLayout(self)
        return fitting.size(targetSize, horizontal, vertical)
    }
}

/// A solver for the inside of one view alone, made for one question.
private final class FittingLayout {
    private let view: View
    private let engine = LayoutEngine(tree: nil)
    private var nodes: [SavedNode] = []
    private var constraints: [SavedConstraint] = []

    /// The state of a node in the engine of its tree.
    private struct SavedNode {
        let node: LayoutNode
        let engine: LayoutEngine?
        let installed: LayoutNode.Installed?
        let pins: [ConstraintID]
        let intrinsic: IntrinsicConstraints?
        let residual: Point
        let isQueuedForIntrinsicSize: Bool
        let isQueuedForWriting: Bool
    }

    private struct SavedConstraint {
        let constraint: LayoutConstraint
        let installed: LayoutConstraintState.Installed?
        let waitsIn: ObjectIdentifier?
    }

    init(_ view: View) {
        self.view = view
        engine.scaleOfOwner = view.contentScaleFactor
    }

    func size(_ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> Size {
        setAside(view)
        let node = view.layoutNode
        let wasPlaced = node.isPlacedByConstraints
        node.isPlacedByConstraints = true
        engine.adoptTree(view)
        engine.adopt(node)
        engine.update()
        let size = engine.fittingSize(of: node, target, horizontal, vertical)
        node.isPlacedByConstraints = wasPlaced
        engine.dissolve()
        putBack()
        return size
    }

    /// Remembers where the nodes inside stand in the engine of their tree, and takes them out of its sight.
    private func setAside(_ inside: View) {
        if let attachment = inside.layoutAttachment {
            setAside(attachment.node)
            for guide in attachment.allGuides { setAside(guide.node) }
        }
        for subview in inside.subviews { setAside(subview) }
    }

    private func setAside(_ node: LayoutNode) {
        nodes.append(
            SavedNode(
                node: node, engine: node.engine, installed: node.installed, pins: node.pins,
                intrinsic: node.intrinsic,
                residual: node.residual,
                isQueuedForIntrinsicSize: node.isQueuedForIntrinsicSize,
                isQueuedForWriting: node.isQueuedForWriting))
        node.installed = nil
        node.pins = []
        node.intrinsic?.width = nil
        node.intrinsic?.height = nil
        node.isQueuedForIntrinsicSize = false
        node.isQueuedForWriting = false
        for use in node.uses { setAside(use.constraint, isFirst: use.isFirst) }
    }

    /// Saves and uninstalls `constraint`; one held outside is marked as waiting, so that `engine` does not install it.
    private func setAside(_ constraint: LayoutConstraint, isFirst: Bool) {
        let isInside = constraint.state.holder?.node.ownView?.isDescendant(of: view) ?? false
        // With both its nodes inside it is met twice.
        if isInside, !isFirst { return }
        constraints.append(
            SavedConstraint(
                constraint: constraint, installed: constraint.state.installed,
                waitsIn: constraint.state.waitsIn))
        constraint.state.installed = nil
        constraint.state.waitsIn = isInside ? nil : ObjectIdentifier(engine)
    }

    private func putBack() {
        for saved in constraints.reversed() {
            saved.constraint.state.installed = saved.installed
            saved.constraint.state.waitsIn = saved.waitsIn
        }
        for saved in nodes {
            let isKnown = saved.installed.map { saved.engine?.node(of: $0.x) === saved.node } ?? false
            saved.node.installed = isKnown ? saved.installed : nil
            saved.node.pins = isKnown ? saved.pins : []
            saved.node.intrinsic = saved.intrinsic
            saved.node.residual = saved.residual
            saved.node.isQueuedForIntrinsicSize = saved.isQueuedForIntrinsicSize
            saved.node.isQueuedForWriting = saved.isQueuedForWriting
        }
        for saved in constraints where !saved.constraint.isActive { saved.constraint.uninstall() }
        for saved in nodes { catchUp(saved.node) }
    }

    /// Asked for its size, a view may have left its tree.
    private func catchUp(_ node: LayoutNode) {
        guard let engine = node.engine else { return }
        let present = node.ownView?.engineOfTree()
        if present === engine { return }
        engine.abandon(node)
        if let view = node.ownView { present?.adoptIfUsed(view) }
    }
}

extension LayoutEngine {
    /// Pulls `node` to `target` with those priorities and tells what it comes to, rounded up to whole pixels.
    fileprivate func fittingSize(
        of node: LayoutNode, _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
    ) -> Size {
        guard let installed = node.installed, let view = node.ownView else { return .zero }
        let insets = view.checkedAlignmentInsets
        let target = Size(width: Self.bounded(target.width), height: Self.bounded(target.height))
        let source = LayoutSource(kind: .fitting, node: node)
        core.terms = [Term(installed.width)]
        _ = core.add(
            constant: -(target.width - insets.left - insets.right), .equal, horizontal.strength, source)
        core.terms = [Term(installed.height)]
        _ = core.add(
            constant: -(target.height - insets.top - insets.bottom), .equal, vertical.strength, source)
        core.solver.solve()
        let frame = exactFrame(of: node, in: view)
        return Size(
            width: (frame.width * scale - 1e-6).rounded(.up) / scale,
            height: (frame.height * scale - 1e-6).rounded(.up) / scale)
    }

    /// A target without bounds is as much as there can be.
    private static func bounded(_ length: Double) -> Double {
        let most = View.layoutFittingExpandedSize.width * 1000
        return length.isNaN ? 0 : min(max(length, -most), most)
    }
}
