extension View {
    /// The two guides of a scroll view, made when first asked for.
    final var scrollGuides: (content: LayoutGuide, frame: LayoutGuide) {
        let attachment = attachment
        if let guides = attachment.scrollGuides { return guides }
        let guides = (LayoutGuide(role: .content, of: self), LayoutGuide(role: .frame, of: self))
        attachment.scrollGuides = guides
        return guides
    }
}

extension LayoutNode {
    /// Returns the node that `attribute` of this node refers to, in a constraint that `holder` keeps.
    ///
    /// For views inside a scroll view, its edges are those of its content, as in UIKit; its lengths and its centre are
    /// its own.
    func contentNode(for attribute: LayoutConstraint.Attribute, heldBy holder: View) -> LayoutNode {
        guard !isGuide, belongs(to: holder), holder.flags.contains(.scrollsByPixels) else { return self }
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing:
            return holder.layoutAttachment?.scrollGuides?.content.node ?? self
        default: return self
        }
    }
}
