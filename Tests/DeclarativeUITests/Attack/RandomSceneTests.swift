import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The state by which a scene is changed.
private final class Model: ObservableObject {
    @Published var plan: ScenePlan
    init(_ plan: ScenePlan) { self.plan = plan }
    deinit {}
}

private struct Root: View {
    @ObservedObject var model: Model
    var body: some View { SceneView(plan: model.plan) }
}

/// What the host can be told, besides the description.
private struct Surroundings {
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

/// Scenes with lists, controls, layouts and themes, changed step by step, are what they would be when made afresh.
struct RandomSceneTests {
    /// Views that keep rows to use them again are judged by their picture.
    private func isRecycling(_ view: Widgets.View) -> Bool { view is Widgets.ScrollView }

    private func scrollToBeginning(_ harness: Harness) throws {
        for area in harness.all(Widgets.ListView.self) { area.contentOffset = .zero }
        try harness.settle()
    }

    private func seen(_ view: Widgets.View, _ depth: Int = 0) -> [String] {
        let text = (view as? Widgets.Label)?.text ?? "-"
        let indentation = String(repeating: " ", count: depth)
        let own = "\(indentation)\(type(of: view)) \(text) \(view.frame) \(view.alpha)"
        if isRecycling(view) { return [own] }
        return [own] + view.subviews.flatMap { seen($0, depth + 1) }
    }

    private func run(_ seed: Int, steps: Int) throws {
        var drawing = SceneDrawing(random: SeededRandom(seed: UInt64(seed + 1)))
        let model = Model(drawing.make(4))
        var surroundings = Surroundings()
        let shown = try Shown(Root(model: model), size: surroundings.size)
        for step in 0..<steps {
            let old = model.plan
            let new = drawing.change(old)
            let before = surroundings
            surroundings.change(&drawing)
            let found = try diagnostics {
                if step % 4 == 0 {
                    withAnimation(.linear(duration: 0.2)) { model.plan = new }
                    if step % 8 == 0 { _ = shown.harness.advance(by: .milliseconds(70)) }
                } else {
                    model.plan = new
                }
                try surroundings.apply(to: shown.harness)
            }
            try #require(found.isEmpty, "seed \(seed) step \(step)\n\(old)\n->\n\(new)\n--\n\(found)")
            let fresh = HostingView(rootView: Root(model: Model(new)))
            let other = Harness(fresh, size: surroundings.size)
            try surroundings.apply(to: other)
            // What was in sight stays in sight when rows come and go; a fresh one begins at the beginning.
            for harness in [shown.harness, other] { try scrollToBeginning(harness) }
            let (first, second) = (seen(shown.hosting), seen(fresh))
            let story: Comment =
                "seed \(seed) step \(step) \(before) -> \(surroundings)\n\(old)\n->\n\(new)\n\(first.joined(separator: "\n"))\n--\n\(second.joined(separator: "\n"))"
            try #require(first == second, story)
            try #require(shown.harness.picture == other.picture, story)
            try #require(shown.harness.picture == shown.harness.renderFresh(), story)
        }
    }

    @Test(arguments: 0..<40) func `a changed scene is the same as a fresh one`(seed: Int) throws {
        try run(seed, steps: 6)
    }
}
