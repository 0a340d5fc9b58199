extension View {
    /// The content and frame guides of a scroll view, created on the first access.
    package final var scrollGuides: (content: LayoutGuide, frame: LayoutGuide) {
        let attachment = attachment
        if let guides = attachment.scrollGuides { return guides }
        let guides = (LayoutGuide(role: .content, of: self), LayoutGuide(role: .frame, of: self))
        attachment.scrollGuides = guides
        return guides
    }

    /// The content size of a scroll view in points, as determined by constraints; nil when no constraint refers to the content.
    package final var constrainedContentSize: Size? {
        guard let guide = layoutAttachment?.scrollGuides?.content,
            !guide.node.uses.isEmpty || hasContentConstraint
        else { return nil }
        return guide.layoutFrame.size
    }

    /// Whether a constraint of a descendant refers to this view's edges.
    private var hasContentConstraint: Bool {
        layoutNode.uses.contains { use in
            let constraint = use.constraint
            return constraint.state.holder?.node.ownView === self && constraint.second != nil
        }
    }

    /// Moves the frame guide of a scroll view with the visible bounds, after it has been scrolled.
    package final func scrollFrameGuide() { layoutAttachment?.node.engine?.scrolled(self) }
}

extension LayoutNode {
    /// Returns the node to which `attribute` of this node refers, in a constraint that is held by `holder`.
    ///
    /// In constraints of a scroll view's descendants, the edges of the scroll view refer to its content, as in UIKit; its width, height
    /// and centre refer to the scroll view itself.
    func contentNode(for attribute: LayoutConstraint.Attribute, heldBy holder: View) -> LayoutNode {
        guard !isGuide, belongs(to: holder), holder.scrollsByPixels else { return self }
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing:
            return holder.layoutAttachment?.scrollGuides?.content.node ?? self
        default: return self
        }
    }
}
