import DeclarativeUI
import RandomNumbers
import WidgetsTesting

/// The state that determines the content of a scene.
private final class SceneModel: ObservableObject {
    @Published var plan: ScenePlan
    init(_ plan: ScenePlan) { self.plan = plan }
    deinit {}
}

private struct SceneRoot: View {
    @ObservedObject var model: SceneModel
    var body: some View { SceneView(plan: model.plan) }
}

/// The host properties that change besides the state.
private struct SceneHost {
    var size = Size(width: 260, height: 240)
    var scale = 1.0
    var isMirrored = false
    var isDark = false

    func apply(to harness: Harness) throws {
        try harness.resize(to: size, scale: scale)
        harness.host.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        harness.host.theme = isDark ? .dark : .light
        try harness.settle()
    }

    mutating func change(_ drawing: inout SceneDrawing) {
        switch drawing.number(8) {
        case 0: isMirrored.toggle()
        case 1: isDark.toggle()
        case 2: scale = [1, 1.25, 2][drawing.number(3)]
        case 3: size.width = 140 + Double(drawing.number(160))
        default: break
        }
    }
}

/// Changes the state and the host of random declarative trees, and compares each step with a new tree of the same state.
public enum SceneStress {
    /// Runs the scenes of `seeds`; returns one text for each defect, none when all is well.
    public static func findings(seeds: Range<Int>, steps: Int = 6) -> [String] {
        seeds.flatMap { seed in
            do {
                return try finding(seed: seed, steps: steps).map { [$0] } ?? []
            } catch {
                return ["seed \(seed): \(error)"]
            }
        }
    }

    /// Returns the first defect: later steps would differ, too.
    private static func finding(seed: Int, steps: Int) throws -> String? {
        var drawing = SceneDrawing(random: SeededRandom(seed: UInt64(seed + 1)))
        let model = SceneModel(drawing.make(4))
        var surroundings = SceneHost()
        let hosting = HostingView(rootView: SceneRoot(model: model))
        let harness = Harness(hosting, size: surroundings.size)
        try harness.settle()
        for step in 0..<steps {
            let (old, new, before) = (model.plan, drawing.change(model.plan), surroundings)
            surroundings.change(&drawing)
            let diagnostics = try Self.diagnostics {
                write(new, to: model, at: step, harness)
                try surroundings.apply(to: harness)
            }
            let fresh = HostingView(rootView: SceneRoot(model: SceneModel(new)))
            let other = Harness(fresh, size: surroundings.size)
            try surroundings.apply(to: other)
            // Visible rows keep their position when others change, but a new list is at its start.
            for harness in [harness, other] { try scrollToBeginning(harness) }
            let (tree, freshTree) = (dump(hosting), dump(fresh))
            let defect: String? =
                if !diagnostics.isEmpty {
                    "\(diagnostics)"
                } else if tree != freshTree {
                    "the tree differs:\n\(tree)\n-- from a new one:\n\(freshTree)"
                } else if harness.picture != other.picture {
                    "the picture differs from that of a new tree:\n\(tree)"
                } else if harness.picture != harness.renderFresh() {
                    "the picture differs from a whole repaint:\n\(tree)"
                } else {
                    nil
                }
            if let defect {
                return
                    "seed \(seed), step \(step), \(before) -> \(surroundings):\n\(old)\n->\n\(new)\n\(defect)"
            }
        }
        return nil
    }

    /// Writes the state, in some steps with an animation that the next write interrupts.
    private static func write(_ plan: ScenePlan, to model: SceneModel, at step: Int, _ harness: Harness) {
        guard step % 4 == 0 else {
            model.plan = plan
            return
        }
        withAnimation(.linear(duration: 0.2)) { model.plan = plan }
        if step % 8 == 0 { _ = harness.advance(by: .milliseconds(70)) }
    }

    private static func diagnostics(of body: () throws -> Void) rethrows -> [Diagnostic] {
        var found: [Diagnostic] = []
        let outer = Diagnostics.handler
        Diagnostics.handler = { found.append($0) }
        defer { Diagnostics.handler = outer }
        try body()
        return found
    }

    private static func scrollToBeginning(_ harness: Harness) throws {
        for area in harness.all(Widgets.ListView.self) { area.contentOffset = .zero }
        try harness.settle()
    }

    /// Returns the views with texts, frames and opacities; lists and scroll views, which reuse rows, are compared by their pixels.
    private static func dump(_ view: Widgets.View, depth: Int = 0) -> String {
        let text = (view as? Widgets.Label)?.text ?? "-"
        let indentation = String(repeating: " ", count: depth)
        let own = "\(indentation)\(type(of: view)) \(text) \(view.frame) \(view.alpha)"
        if view is Widgets.ScrollView { return own }
        return ([own] + view.subviews.map { dump($0, depth: depth + 1) }).joined(separator: "\n")
    }
}
