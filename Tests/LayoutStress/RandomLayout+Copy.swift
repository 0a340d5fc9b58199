import Widgets
import WidgetsTesting

/// Rebuilds the layout from new views and constraints.
extension RandomLayout {
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
            let made = LayoutConstraint(
                item: item, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                toItem: other, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
                constant: constraint.constant)
            made.priority = constraint.priority
            made.isActive = true
        }
        let copied = Harness(copy, size: Self.size)
        copied.host.layoutDirection = harness.host.layoutDirection
        return (copied, copies)
    }

    private func counterpart(of item: any LayoutItem, _ copies: [View: View]) -> (any LayoutItem)? {
        if let view = item as? View { return copies[view] }
        guard let view = (item as? LayoutGuide)?.owningView else { return nil }
        return copies[view]?.layoutMarginsGuide
    }

    private func copySubviews(of view: View, into copy: View, _ copies: inout [View: View]) {
        for subview in view.subviews {
            let made: View
            if let stack = subview as? StackView {
                let other = StackView()
                other.axis = stack.axis
                other.distribution = stack.distribution
                other.alignment = stack.alignment
                other.spacing = stack.spacing
                other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
                made = other
            } else {
                let content = (subview as? SizedView)?.content ?? .zero
                made = SizedView(content.width, content.height)
            }
            made.frame = subview.frame
            made.isHidden = subview.isHidden
            made.translatesAutoresizingMaskIntoConstraints = subview.translatesAutoresizingMaskIntoConstraints
            for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
                made.setContentHuggingPriority(subview.contentHuggingPriority(for: axis), for: axis)
                made.setContentCompressionResistancePriority(
                    subview.contentCompressionResistancePriority(for: axis), for: axis)
            }
            copies[subview] = made
            copy.addSubview(made)
            copySubviews(of: subview, into: made, &copies)
        }
        if let stack = view as? StackView, let other = copy as? StackView {
            for arranged in stack.arrangedSubviews {
                if let made = copies[arranged] { other.addArrangedSubview(made) }
            }
        }
    }
}
