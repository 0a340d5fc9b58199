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

    /// The same, with how much each length of `targetSize` weighs against the constraints inside.
    ///
    /// Constraints with what is outside do not count. Cost: the constraints inside the view.
    public final func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
        let fitting = FittingLayout(self)
        return fitting.size(targetSize, horizontal, vertical)
    }
}

/// A solver for the inside of one view alone, made for one question.
private final class FittingLayout {
    private let view: View
    private let engine = LayoutEngine(host: nil)
    private var saved: [(LayoutNode, LayoutNode.Installed?, IntrinsicConstraints?, Bool)] = []
    private var savedConstraints: [(LayoutConstraint, LayoutConstraintState.Installed?, Bool)] = []

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
            for node in [attachment.node] + attachment.allGuides.map(\.node) {
                saved.append((node, node.installed, node.intrinsic, node.isQueuedForIntrinsicSize))
                node.installed = nil
                node.intrinsic?.width = nil
                node.intrinsic?.height = nil
                node.isQueuedForIntrinsicSize = false
                for use in node.uses where use.isFirst {
                    let state = use.constraint.state
                    savedConstraints.append((use.constraint, state.installed, state.isQueued))
                    use.constraint.state.installed = nil
                    use.constraint.state.isQueued = !isInside(use.constraint)
                }
            }
        }
        for subview in inside.subviews { setAside(subview) }
    }

    /// A constraint is inside when the view that keeps it is; what stays outside is marked as queued, so that nobody
    /// installs it.
    private func isInside(_ constraint: LayoutConstraint) -> Bool {
        constraint.state.holder?.node.ownView?.isDescendant(of: view) ?? false
    }

    private func putBack() {
        for (node, installed, intrinsic, isQueued) in saved {
            node.installed = installed
            node.intrinsic = intrinsic
            node.isQueuedForIntrinsicSize = isQueued
        }
        for (constraint, installed, isQueued) in savedConstraints {
            constraint.state.installed = installed
            constraint.state.isQueued = isQueued
        }
    }
}

extension LayoutEngine {
    /// Pulls `node` to `target` with those priorities and tells what it comes to, rounded up to whole pixels.
    fileprivate func fittingSize(
        of node: LayoutNode, _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
    ) -> Size {
        guard let installed = node.installed, let view = node.ownView else { return .zero }
        let insets = view.alignmentRectInsets
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
}
