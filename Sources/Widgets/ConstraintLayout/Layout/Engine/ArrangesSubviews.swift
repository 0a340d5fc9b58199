/// A view that arranges its subviews by constraints.
protocol ArrangesSubviews: SubviewArranging {
    /// Called when the intrinsic size of an arranged view may have changed.
    func arrangedContentChanged()
    /// Called when an arranged view has gained or lost an intrinsic width or height.
    func arrangedContentLengthsChanged()
    /// The constraints created by the view, by identity.
    var ownConstraints: Set<ObjectIdentifier> { get }
}

extension ArrangesSubviews {
    func arrangedContentChanged() {}

    /// Returns whether the view has no intrinsic `length`; unless another constraint determines it, it is made zero, as in UIKit.
    func needsSettling(_ view: View, _ length: LayoutConstraint.Attribute) -> Bool {
        let node = view.layoutNode
        if !node.contentLengths.isKnown { _ = node.recordContentLengths(view.intrinsicContentSize) }
        return node.contentLengths.lacks(length)
    }

    var forwardsBaseline: Bool { layoutAttachment?.node.forwardsBaseline ?? false }

    /// Invalidates the baselines of the view; call it when arranged views were added, removed or moved.
    func invalidateForwardedBaselines() {
        if forwardsBaseline { layoutAttachment?.node.engine?.forwardedBaselinesDidChange(by: self) }
    }
}
