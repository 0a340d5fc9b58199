internal import ConstraintSolver

/// The built-in guides of a view: margins, safe area, readable width, and those of a scroll view.
extension LayoutInstalling {
    /// Adds the constraints between a built-in guide and its view.
    func installRole(of node: LayoutNode) {
        guard let guide = node.guide, let view = node.ownView, let own = variables(of: node) else { return }
        if guide.role == .readable { return installReadable(node, own, view) }
        if guide.role == .content { return installContent(node, own) }
        let outer = view.layoutNode
        ensure(outer)
        guard let around = variables(of: outer) else { return }
        let numbers = guide.roleNumbers(in: view)
        let rows: [([Term], Double)] = [
            ([Term(own.x)], numbers[0]), ([Term(own.y)], numbers[1]),
            ([Term(own.width), Term(around.width, times: -1)], numbers[2]),
            ([Term(own.height), Term(around.height, times: -1)], numbers[3]),
        ]
        let pins = rows.map { row, number in
            core.terms = row
            return core.add(constant: -number, .equal, .required, LayoutSource(kind: .margins, node: node))
        }
        didPin(node, pins)
    }

    private func installReadable(_ node: LayoutNode, _ own: LayoutVariables, _ view: View) {
        let margins = view.layoutMarginsGuide.node
        adopt(margins)
        guard let around = variables(of: margins) else { return }
        let source = LayoutSource(kind: .margins, node: node)
        var ids: [ConstraintID] = []
        core.terms = [
            Term(own.x), Term(own.width, times: 0.5), Term(around.x, times: -1),
            Term(around.width, times: -0.5),
        ]
        ids.append(core.add(constant: 0, .equal, .required, source))
        core.terms = [Term(own.y), Term(around.y, times: -1)]
        ids.append(core.add(constant: 0, .equal, .required, source))
        core.terms = [Term(own.height), Term(around.height, times: -1)]
        ids.append(core.add(constant: 0, .equal, .required, source))
        core.terms = [Term(own.width), Term(around.width, times: -1)]
        ids.append(core.add(constant: 0, .lessThanOrEqual, .required, source))
        ids.append(core.add(constant: 0, .equal, LayoutPriority(999).strength, source))
        core.terms = [Term(own.width)]
        ids.append(core.add(constant: -View.readableWidth, .lessThanOrEqual, .required, source))
        didPin(node, ids)
    }

    /// Constrains a scroll view's content guide to start at the origin and to be as small as possible.
    private func installContent(_ node: LayoutNode, _ own: LayoutVariables) {
        let source = LayoutSource(kind: .margins, node: node)
        let pins = [own.x, own.y, own.width, own.height].enumerated().map { index, variable in
            core.terms = [Term(variable)]
            return core.add(
                constant: 0, .equal, index < 2 ? .required : LayoutPriority(1).strength, source)
        }
        didPin(node, pins)
    }
}

extension LayoutGuide {
    /// Returns the x and y of the guide, and the differences of its width and height from those of `view`.
    func roleNumbers(in view: View) -> [Double] {
        let alignment = view.checkedAlignmentInsets
        if role == .frame {
            let origin = view.layoutState.bounds.origin
            return [origin.x, origin.y, alignment.left + alignment.right, alignment.top + alignment.bottom]
        }
        let insets = role == .safeArea ? view.safeAreaInsets : view.layoutMargins
        return [
            insets.left, insets.top, alignment.left + alignment.right - insets.left - insets.right,
            alignment.top + alignment.bottom - insets.top - insets.bottom,
        ]
    }
}
