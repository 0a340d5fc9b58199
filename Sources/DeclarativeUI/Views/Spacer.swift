/// Flexible space that expands along the axis of the containing stack.
///
/// Follows `SwiftUI.Spacer`. It gets the space that remains after all other views are laid out.
///
///     HStack { Text("left"); Spacer(); Text("right") }
public struct Spacer: View, Equatable {
    /// The minimum length along the axis, in points; nil, the default, for 8.
    public var minLength: Double?

    /// Creates a spacer with a minimum length in points; nil for 8.
    public init(minLength: Double? = nil) { self.minLength = minLength }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        SpacerNode(view, in: context)
    }
}

/// A line between views, perpendicular to the axis of the containing stack: `SwiftUI.Divider`.
///
///     VStack { Text("above"); Divider(); Text("below") }
public struct Divider: View, Equatable {
    /// Creates a divider.
    public init() {}

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        DividerNode(view, in: context)
    }
}

/// Finds the container that places a node.
private enum EnclosingContainer {
    /// Returns the axis of the nearest container; nil if that is not a stack, and vertical without a container.
    static func stackAxis(of node: Node) -> Axis? {
        var next = node.parent
        while let step = next {
            if step.isContainer { return step.stackOrientation }
            next = step.parent
        }
        return .vertical
    }
}

private final class SpacerNode: KeepingNode<Spacer> {
    private lazy var axis = EnclosingContainer.stackAxis(of: self)

    deinit {}

    override var isItem: Bool { true }

    override func update(to view: Spacer) {
        if self.view == view { return }
        self.view = view
        invalidateLayout()
    }

    private var least: Double { view.minLength ?? ViewSpacing.defaultDistance }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let width = axis == .vertical ? 0 : max(proposal.width ?? least, least)
        let height = axis == .horizontal ? 0 : max(proposal.height ?? least, least)
        return Size(width: width, height: height)
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        self.axis == nil || axis == self.axis ? least ... .infinity : 0...0
    }

    /// The lowest priority: a spacer gets space after all other views.
    package override var layoutPriority: Double { -.greatestFiniteMagnitude }
    package override var layoutSpacing: ViewSpacing { .zero }
}

private final class DividerNode: KeepingNode<Divider> {
    private let line = Widgets.View(frame: .zero)
    private lazy var axis = EnclosingContainer.stackAxis(of: self)

    override init(_ view: Divider, in context: NodeContext) {
        super.init(view, in: context)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        scope.changed()
    }

    override var isItem: Bool { true }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(line) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        axis == .horizontal
            ? Size(width: 1, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: 1)
    }

    override func placeContent() { RetainedFrame(of: self).apply(to: line) }

    override func unmount() {
        super.unmount()
        scope.remove(line, with: graph.transitions.animation(of: self))
    }
}
