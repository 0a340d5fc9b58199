import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Layouts with caches equal layouts in which each query is computed anew.
struct ReferenceLayoutTests {
    private static let size = Size(width: 240, height: 200)

    private func expected(_ plan: LayoutPlan) -> [Int: Rect] {
        let root = plan.element()
        let proposal = ProposedViewSize(Self.size)
        let size = root.layoutSize(proposal)
        let origin = Point(
            x: (Self.size.width - size.width) / 2, y: (Self.size.height - size.height) / 2)
        var frames: [Int: Rect] = [:]
        root.place(at: origin, size, proposal, &frames)
        return frames
    }

    private func frames(_ node: Node) -> [Int: Rect] {
        var frames: [Int: Rect] = [:]
        for leaf in node.all(PlanLeaf.self) {
            guard let plan = (leaf as? KeepingNode<PlanLeaf>)?.view else { continue }
            frames[plan.id] = Rect(origin: leaf.origin, size: leaf.size)
        }
        return frames
    }

    private func differences(_ node: Node, _ plan: LayoutPlan) -> [String] {
        let (expected, frames) = (expected(plan), frames(node))
        if expected.count != frames.count { return ["\(frames.count) of \(expected.count) leaves"] }
        func close(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-6 }
        return expected.compactMap { id, wanted in
            guard let frame = frames[id] else { return "\(id) is not placed" }
            return close(frame.minX, wanted.minX) && close(frame.minY, wanted.minY)
                && close(frame.width, wanted.width) && close(frame.height, wanted.height)
                ? nil : "\(id): \(frame) instead of \(wanted)"
        }
    }

    @Test(arguments: 0..<60) func `A new layout equals one without caches`(seed: Int) throws {
        var planner = LayoutPlanner(seed: seed)
        for _ in 0..<6 {
            let plan = planner.tree(5)
            let shown = try Shown(PlanView(plan: plan), size: Self.size)
            try #require(differences(shown.root, plan) == [], "\(plan)")
        }
    }

    @Test(arguments: 0..<60) func `A changed layout equals one without caches`(seed: Int) throws {
        var planner = LayoutPlanner(seed: seed + 1_000)
        var plan = planner.tree(5)
        let shown = try Shown(PlanView(plan: plan), size: Self.size)
        for step in 0..<12 {
            for _ in 0...step % 3 { planner.change(&plan, depth: 5) }
            shown.hosting.rootView = PlanView(plan: plan)
            try shown.harness.settle()
            try #require(differences(shown.root, plan) == [], "seed \(seed), step \(step), \(plan)")
        }
    }
}
