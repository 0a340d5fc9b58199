extension View {
    /// The two guides of a scroll view, made when first asked for.
    package final var scrollGuides: (content: LayoutGuide, frame: LayoutGuide) {
        let attachment = attachment
        if let guides = attachment.scrollGuides { return guides }
        let guides = (LayoutGuide(role: .content, of: self), LayoutGuide(role: .frame, of: self))
        attachment.scrollGuides = guides
        return guides
    }

    /// The size that constraints give to the content of a scroll view, in points; nil where no constraint speaks of it.
    package final var constrainedContentSize: Size? {
        guard let guide = layoutAttachment?.scrollGuides?.content, !guide.node.uses.isEmpty || isTiedToContent
        else { return nil }
        return guide.layoutFrame.size
    }

    /// Whether something inside is tied to this view's edges.
    private var isTiedToContent: Bool {
        layoutNode.uses.contains { use in
            let constraint = use.constraint
            return constraint.state.holder?.node.ownView === self && constraint.second != nil
        }
    }

    /// Moves the frame guide of a scroll view along with what it shows, after it has been scrolled.
    package final func scrollFrameGuide() { layoutAttachment?.node.engine?.scrolled(self) }
}

extension LayoutNode {
    /// Returns the node that `attribute` of this node refers to, in a constraint that `holder` keeps.
    ///
    /// For views inside a scroll view, its edges are those of its content, as in UIKit; its lengths and its centre are
    /// its own.
    func contentNode(for attribute: LayoutConstraint.Attribute, heldBy holder: View) -> LayoutNode {
        guard !isGuide, belongs(to: holder), holder.scrollsByPixels else { return self }
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing:
            return holder.layoutAttachment?.scrollGuides?.content.node ?? self
        default: return self
        }
    }
}
