/// The open windows of an application's scenes.
final class SceneWindows {
    private struct OpenWindow {
        let window: Widgets.Window
        let scene: Int
        let value: AnyHashable?
    }

    private let list: _SceneList
    private var scenes: [SceneDefinition] { list.scenes }
    private var windows: [OpenWindow] = []

    init(_ list: _SceneList) { self.list = list }

    /// Opens the first scene and the groups without identifier.
    func openInitialWindows() {
        for (index, scene) in scenes.enumerated() where scene.kind != .settings {
            let isPlainGroup = scene.kind == .group && scene.id == nil && scene.valueType == nil
            if index == 0 || isPlainGroup { open(index, value: nil) }
        }
    }

    // MARK: - Actions

    func open(id: String, value: AnyHashable?) {
        let index = scenes.firstIndex { $0.id == id && Self.accepts(value, $0) }
        guard let index else {
            return report("openWindow", "no scene has the identifier \"\(id)\" and accepts the value")
        }
        open(index, value: value)
    }

    func open(value: AnyHashable) {
        let index = scenes.firstIndex { $0.valueType != nil && Self.accepts(value, $0) }
        guard let index else {
            return report(
                "openWindow", "no WindowGroup is declared for values of the type \(type(of: value.base))")
        }
        open(index, value: value)
    }

    /// Whether the app declares a ``Settings`` scene.
    var hasSettings: Bool { scenes.contains { $0.kind == .settings } }

    func openSettings() {
        guard let index = scenes.firstIndex(where: { $0.kind == .settings }) else {
            return report("openSettings", "the app declares no Settings scene")
        }
        open(index, value: nil)
    }

    /// Closes the windows of a scene, or the one that presents `value`.
    func close(id: String, value: AnyHashable?) {
        let closed = windows.filter { scenes[$0.scene].id == id && (value == nil || $0.value == value) }
        for open in closed { open.window.close() }
    }

    private static func accepts(_ value: AnyHashable?, _ scene: SceneDefinition) -> Bool {
        guard let value else { return true }
        return scene.valueType.map { $0 == type(of: value.base) } ?? false
    }

    private func report(_ subject: String, _ message: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: subject, message: message,
                cure: "no window is opened; declare the scene in the body of the App"))
    }

    // MARK: - Windows

    /// Opens a window, or brings the one to the front that the scene or the value already has.
    private func open(_ index: Int, value: AnyHashable?) {
        let scene = scenes[index]
        let isUnique = scene.kind != .group || value != nil
        if isUnique, let known = windows.first(where: { $0.scene == index && $0.value == value }) {
            return known.window.makeKeyAndVisible()
        }
        let phase = WindowPhase()
        let window = scene.makeWindow(
            SceneRoot(content: scene.content(value), phase: phase, windows: self), commandsOf: list)
        phase.window = window
        window.phaseObserver = { [weak phase] in phase?.update() }
        // The frame of the next launch belongs to the first window of a scene.
        if let id = scene.kind == .settings ? "settings" : scene.id,
            !windows.contains(where: { $0.scene == index })
        {
            window.restorationIdentifier = id
        }
        windows.append(OpenWindow(window: window, scene: index, value: value))
        window.onClose = { [weak self, weak window] in self?.windows.removeAll { $0.window === window } }
        window.makeKeyAndVisible()
        phase.update()
    }
}

/// The phase of one window.
final class WindowPhase: ObservableObject {
    @Published private(set) var phase = ScenePhase.inactive
    weak var window: Widgets.Window?

    func update() {
        guard let window else { return }
        let new: ScenePhase =
            !window.isOpen || window.isMiniaturized ? .background : window.isKeyWindow ? .active : .inactive
        if new != phase { phase = new }
    }
}

/// The root of a window's content, which receives the actions and the phase of the window.
struct SceneRoot: View {
    let content: AnyView
    @ObservedObject var phase: WindowPhase
    let windows: SceneWindows

    var body: some View {
        content
            .environment(\.scenePhase, phase.phase)
            .environment(\.openWindow, OpenWindowAction(windows: windows))
            .environment(\.dismissWindow, DismissWindowAction(windows: windows, phase: phase))
            .environment(\.openSettings, OpenSettingsAction(windows: windows))
    }
}
