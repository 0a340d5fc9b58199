import RandomNumbers
import Widgets

/// Updates an activation of the layout DSL from one random tree of views to the next.
package enum LayoutUpdateStress {
    /// Returns one line for each update whose result differs from its layout, or that moved a view unnecessarily.
    package static func findings(seed: Int, updates: Int) -> [String] {
        let page = UpdatedPage()
        var random = SeededRandom(seed: seed)
        return (0..<updates).flatMap { update in
            page.update(&random).map { "seed \(seed), update \(update): \($0)" }
        }
    }
}

/// Twelve views that the layout DSL arranges in a tree.
private final class UpdatedPage {
    private let root = MoveCountingView()
    private let views: [MoveCountingView] = (0..<12).map { index in
        let view = MoveCountingView()
        view.accessibilityIdentifier = "v\(index)"
        return view
    }
    private var activation: Activation?
    /// The indices of the subviews of each view after the last update; those of the root at -1.
    private var lastChildren: [Int: [Int]] = [:]

    /// Updates to a random tree, in which each view is a subview of an earlier one or of the root; returns the defects.
    func update(_ random: inout SeededRandom) -> [String] {
        let chosen = views.indices.filter { _ in random.index(below: 4) > 0 }.shuffled(using: &random)
        var children: [Int: [Int]] = [:]
        for (position, index) in chosen.enumerated() {
            let isInRoot = position == 0 || random.index(below: 2) == 0
            children[isInRoot ? -1 : chosen[random.index(below: position)], default: []].append(index)
        }
        let movesBefore = views.map(\.moves)
        let layout = tree(children, Double(random.index(below: 3)))
        if let activation { layout.update(fromActivation: activation) } else { activation = layout.active() }
        defer { lastChildren = children }
        return defects(children, count: chosen.count, movesBefore)
    }

    private func defects(_ children: [Int: [Int]], count: Int, _ movesBefore: [Int]) -> [String] {
        var defects: [String] = []
        let constraints = activation?.constraints ?? []
        if outline(root) != expectedOutline(children, -1) {
            defects.append("the tree is \(outline(root)) instead of \(expectedOutline(children, -1))")
        }
        if constraints.contains(where: { !$0.isActive }) { defects.append("a constraint is not active") }
        if constraints.count != count * 3 { defects.append("\(constraints.count) constraints") }
        for (parent, indices) in children {
            for index in indices where lastChildren[parent]?.contains(index) == true {
                if views[index].moves != movesBefore[index] { defects.append("v\(index) was moved") }
            }
        }
        return defects
    }

    private func tree(_ children: [Int: [Int]], _ constant: Double) -> AnyLayout {
        root.sl.sublayout { for index in children[-1] ?? [] { branch(index, children, constant) } }
            .eraseToAnyLayout()
    }

    private func branch(_ index: Int, _ children: [Int: [Int]], _ constant: Double) -> AnyLayout {
        views[index].sl.anchors {
            Anchors.top.leading.equalToSuper(constant: constant)
            Anchors.height.equalTo(constant: 5)
        }.sublayout {
            for child in children[index] ?? [] { branch(child, children, constant) }
        }.eraseToAnyLayout()
    }

    /// Returns the identifiers of the subviews in nested parentheses.
    private func outline(_ view: View) -> String {
        "(" + view.subviews.map { ($0.accessibilityIdentifier ?? "?") + outline($0) }.joined(separator: " ")
            + ")"
    }

    private func expectedOutline(_ children: [Int: [Int]], _ parent: Int) -> String {
        "(" + (children[parent] ?? []).map { "v\($0)" + expectedOutline(children, $0) }.joined(separator: " ")
            + ")"
    }
}

/// A view that counts its changes of superview.
private final class MoveCountingView: View {
    private(set) var moves = 0

    override func willMove(toSuperview newSuperview: View?) {
        super.willMove(toSuperview: newSuperview)
        moves += 1
    }
}
