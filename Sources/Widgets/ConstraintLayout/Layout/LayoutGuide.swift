/// A rectangle that takes part in constraint layout without being a view, modelled on `UILayoutGuide`.
///
///     let gap = LayoutGuide()
///     view.addLayoutGuide(gap)
///     gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
@MainActor
public final class LayoutGuide {
    /// A name for descriptions and logs.
    public var identifier = ""
    let node = LayoutNode()
    /// The kind of a view's built-in guide; nil for a guide that was added.
    let role: Role?

    /// The kinds of built-in guides; the raw values are the names of the view's properties.
    enum Role: String {
        case margins = "layoutMarginsGuide"
        case safeArea = "safeAreaLayoutGuide"
        case readable = "readableContentGuide"
        /// The content guide of a scroll view.
        case content = "contentLayoutGuide"
        case frame = "frameLayoutGuide"
    }

    public init() {
        role = nil
        node.guide = self
    }

    init(role: Role, of view: View) {
        self.role = role
        node.guide = self
        node.ownView = view
    }

    isolated deinit { node.die() }

    /// Removes the guide from the layout of its owning view, which is removing it or is being deallocated.
    func leaveView() {
        node.engine?.abandon(node)
        node.ownView = nil
    }

    /// The view to which the guide was added; nil when there is none.
    public var owningView: View? { node.ownView }

    /// The last solved rectangle in the owning view's coordinate space; zero without an owning view.
    public var layoutFrame: Rect {
        guard let view = node.ownView, let engine = node.engine else { return .zero }
        engine.update()
        return engine.exactFrame(of: node, in: view)
    }

    var name: String {
        let own = role?.rawValue ?? (identifier.isEmpty ? "LayoutGuide" : "LayoutGuide \"\(identifier)\"")
        guard role != nil, let view = node.ownView else { return own }
        return "\(view.name).\(own)"
    }

    /// Creates a guide for a distance and adds it to the nearest common ancestor of two nodes.
    static func spanning(_ first: LayoutNode, _ second: LayoutNode) -> LayoutGuide {
        let guide = LayoutGuide()
        guide.identifier = "distance"
        if let one = first.ownView, let two = second.ownView,
            let common = one.nearestCommonAncestor(with: two)
        {
            common.addLayoutGuide(guide)
        } else {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidConstraint, subject: "\(first.name), \(second.name)",
                    message: "have no common ancestor, in which their distance is measured",
                    cure: "the distance is undefined; add both to one view hierarchy first"))
        }
        return guide
    }

    /// The edge at which lines of text begin.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(node: node, attribute: .leading) }
    /// The edge at which lines of text end.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(node: node, attribute: .trailing) }
    /// The left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(node: node, attribute: .left) }
    /// The right edge.
    public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(node: node, attribute: .right) }
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(node: node, attribute: .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(node: node, attribute: .bottom) }
    /// The width, in points.
    public var widthAnchor: LayoutDimension { LayoutAnchor(node: node, attribute: .width) }
    /// The height, in points.
    public var heightAnchor: LayoutDimension { LayoutAnchor(node: node, attribute: .height) }
    /// The horizontal centre.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(node: node, attribute: .centerX) }
    /// The vertical centre.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(node: node, attribute: .centerY) }
}

extension LayoutGuide: Hashable {
    /// Returns whether both are the same object.
    public nonisolated static func == (left: LayoutGuide, right: LayoutGuide) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
    /// The guides that were added to this view, without the built-in ones.
    public final var layoutGuides: [LayoutGuide] { layoutAttachment?.guides ?? [] }

    /// Adds `guide` to this view; a guide of another view is moved.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        if guide.owningView === self { return }
        if guide.role != nil {
            return Diagnostics.report(
                Diagnostic(
                    kind: .invalidConstraint, subject: hierarchyPath,
                    message: "\(guide.name) cannot be added as a guide",
                    cure: "nothing was changed; add a LayoutGuide and constrain it to that one"))
        }
        guide.owningView?.removeLayoutGuide(guide)
        guide.node.ownView = self
        attachment.guides.append(guide)
        engineOfTree()?.adopt(guide.node)
    }

    /// Removes `guide` and deactivates the constraints that use it.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView === self, guide.role == nil else { return }
        LayoutConstraint.deactivate(guide.node.uses.map { $0.constraint })
        attachment.guides.removeAll { $0 === guide }
        guide.leaveView()
    }
}
