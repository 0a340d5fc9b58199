import Widgets
import WidgetsTesting

/// Rebuilds the layout from new views and constraints.
extension RandomLayout {
    /// Returns all descendants of `root`.
    static func views(below root: View) -> [View] {
        root.subviews.flatMap { [$0] + views(below: $0) }
    }

    /// Returns a copy of the tree with the same active constraints, not yet laid out, and a map from each view to its copy.
    func copy() -> (harness: Harness, copies: [View: View]) {
        var copies: [View: View] = [:]
        let copy = View()
        copies[root] = copy
        copySubviews(of: root, into: copy, &copies)
        for constraint in constraints where constraint.isActive {
            guard let item = constraint.firstItem.flatMap({ counterpart(of: $0, copies) }) else { continue }
            let other = constraint.secondItem.flatMap { counterpart(of: $0, copies) }
            if other == nil, constraint.secondItem != nil { continue }
            let new = LayoutConstraint(
                item: item, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                toItem: other, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
                constant: constraint.constant)
            new.priority = constraint.priority
            new.isActive = true
        }
        let copied = Harness(copy, size: Self.size)
        copied.host.layoutDirection = harness.host.layoutDirection
        return (copied, copies)
    }

    /// Returns the copy of a view, or the margins guide of the copy of a guide's owner.
    private func counterpart(of item: any LayoutItem, _ copies: [View: View]) -> (any LayoutItem)? {
        if let view = item as? View { return copies[view] }
        guard let view = (item as? LayoutGuide)?.owningView else { return nil }
        return copies[view]?.layoutMarginsGuide
    }

    private func copySubviews(of view: View, into copy: View, _ copies: inout [View: View]) {
        for subview in view.subviews {
            let new: View
            if let stack = subview as? StackView {
                let other = StackView()
                other.axis = stack.axis
                other.distribution = stack.distribution
                other.alignment = stack.alignment
                other.spacing = stack.spacing
                other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
                new = other
            } else {
                let content = (subview as? SizedView)?.content ?? .zero
                new = SizedView(content.width, content.height)
            }
            new.frame = subview.frame
            new.isHidden = subview.isHidden
            new.translatesAutoresizingMaskIntoConstraints = subview.translatesAutoresizingMaskIntoConstraints
            for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
                new.setContentHuggingPriority(subview.contentHuggingPriority(for: axis), for: axis)
                new.setContentCompressionResistancePriority(
                    subview.contentCompressionResistancePriority(for: axis), for: axis)
            }
            copies[subview] = new
            copy.addSubview(new)
            copySubviews(of: subview, into: new, &copies)
        }
        if let stack = view as? StackView, let other = copy as? StackView {
            for arranged in stack.arrangedSubviews {
                if let new = copies[arranged] { other.addArrangedSubview(new) }
            }
        }
    }
}
