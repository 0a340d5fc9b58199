import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The runs of the bodies of one test.
private final class Runs {
    var app = 0
    var root = 0
    var action = 0
    var models = 0

    func count(_ body: ReferenceWritableKeyPath<Runs, Int>) { self[keyPath: body] += 1 }
}

private final class Model: ObservableObject {
    @Published var count = 0
    init(_ runs: Runs) { runs.models += 1 }
}

/// A root view that creates its model with its value.
private struct RootView: View {
    let runs: Runs
    @ObservedObject var model: Model

    init(_ runs: Runs) {
        self.runs = runs
        model = Model(runs)
    }

    var body: some View {
        let _ = runs.count(\.root)
        Button("count \(model.count)") { model.count += 1 }
        OpenButton(runs: runs)
    }
}

/// A view that reads an action of the scenes.
private struct OpenButton: View {
    let runs: Runs
    @Environment(\.openWindow) private var openWindow
    var body: some View {
        let _ = runs.count(\.action)
        Button("Open") { openWindow(id: "other") }
    }
}

private struct QuietApp: App {
    static var runs = Runs()

    var body: some Scene {
        let _ = Self.runs.count(\.app)
        WindowGroup("Main") { RootView(Self.runs) }
            .commands { CommandMenu("Tools") { Button("Tool") {} } }
        DeclarativeUI.Window("Other", id: "other") { Text("other") }
        WindowGroup("Value", id: "value", for: Int.self) { _ in RootView(Self.runs) }
    }
}

/// An app that reads the phase.
private struct PhaseApp: App {
    static var phases: [ScenePhase] = []
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        let _ = Self.phases.append(phase)
        WindowGroup("\(phase)") { Text("content") }
    }
}

/// The bodies of apps and scenes run when a value that they have read changes, as those of views.
struct AppBodyTests {
    @Test func `Activation runs no body that does not read the phase, and the root view keeps its objects`()
        throws
    {
        QuietApp.runs = Runs()
        let runs = QuietApp.runs
        let windows = SceneWindows(QuietApp())
        let harness = Harness(windows.makeWindow(0, value: nil), size: Size(width: 400, height: 300))
        try harness.settle()
        try harness.click("count 0")
        let (roots, actions) = (runs.root, runs.action)
        for phase in [ScenePhase.active, .inactive, .background, .active] {
            windows.phase.phase = phase
            _ = windows.list
            try harness.settle()
        }
        #expect(harness.contains("count 1"))
        #expect(runs.app == 1 && runs.models == 1)
        #expect(runs.root == roots && runs.action == actions)
    }

    @Test func `Activation of a window runs neither the root view nor the readers of its actions`() throws {
        QuietApp.runs = Runs()
        let runs = QuietApp.runs
        let windows = SceneWindows(QuietApp())
        for scene in [0, 2] {
            let window = windows.makeWindow(scene, value: scene == 2 ? AnyHashable(1) : nil)
            let harness = Harness(window, size: Size(width: 400, height: 300))
            try harness.settle()
            try harness.click("count 0")
            let (roots, actions, models) = (runs.root, runs.action, runs.models)
            for _ in 0..<2 {
                window.phaseObserver?()
                windows.phase.phase = windows.phase.phase == .active ? .inactive : .active
                try harness.settle()
            }
            #expect(harness.contains("count 1"))
            #expect(runs.models == models && runs.root == roots && runs.action == actions)
        }
        #expect(runs.app == 1)
    }

    @Test func `An app that reads the phase follows it`() throws {
        PhaseApp.phases = []
        let windows = SceneWindows(PhaseApp())
        let window = windows.makeWindow(0, value: nil)
        let harness = Harness(window, size: Size(width: 300, height: 200))
        try harness.settle()
        windows.phase.phase = .active
        try harness.settle()
        #expect(PhaseApp.phases == [.background, .active] && window.title == "active")
    }
}
