/// The open windows of an application's scenes.
final class SceneWindows {
    private struct OpenWindow {
        let window: Widgets.Window
        let scene: Int
        let value: AnyHashable?
    }

    /// The phase of the application.
    let phase = AppPhase()
    private let source = AppScenes()
    private var windows: [OpenWindow] = []

    /// The scenes and commands of the application; a body that reads them runs again when they have changed.
    var list: _SceneList { source.list }
    private var scenes: [SceneDefinition] { list.scenes }

    /// Creates the windows of scenes that do not change.
    init(_ list: _SceneList) { source.show(list) }

    /// Creates the windows of an app, whose scenes follow its dynamic properties.
    init(_ app: some App) { source.show(app, windows: self) }

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

    /// Whether the app declares a ``WindowGroup``.
    var hasGroup: Bool { scenes.contains { $0.kind == .group } }

    /// Opens another window of the first group.
    func openNewWindow() {
        if let index = scenes.firstIndex(where: { $0.kind == .group }) { open(index, value: nil) }
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

    /// Closes the windows that present `value`.
    func close(value: AnyHashable) {
        for open in windows.filter({ $0.value == value }) { open.window.close() }
    }

    private static func accepts(_ value: AnyHashable?, _ scene: SceneDefinition) -> Bool {
        guard let value else { return true }
        return scene.valueType.map { $0 == type(of: value.base) } ?? false
    }

    private func report(_ subject: String, _ message: String) {
        Diagnostics.reportInvalid(
            subject, message, "no window is opened; declare the scene in the body of the App")
    }

    // MARK: - Windows

    /// Opens a window, or brings the one to the front that the scene or the value already has.
    private func open(_ index: Int, value: AnyHashable?) {
        let value = value ?? scenes[index].defaultValue?()
        let isUnique = scenes[index].kind != .group || value != nil
        if isUnique, let known = windows.first(where: { $0.scene == index && $0.value == value }) {
            return known.window.makeKeyAndVisible()
        }
        let window = makeWindow(index, value: value)
        window.restorationIdentifier = restorationIdentifier(index)
        windows.append(OpenWindow(window: window, scene: index, value: value))
        window.windowDidClose = { [weak self, weak window] in
            self?.windows.removeAll { $0.window === window }
            self?.updatePhase()
        }
        window.makeKeyAndVisible()
    }

    /// Returns a window of the scene, which is not yet open.
    func makeWindow(_ index: Int, value: AnyHashable?) -> Widgets.Window {
        let phase = WindowPhase()
        let list = list
        let window = list.scenes[index].makeWindow(
            SceneRoot(scene: index, value: value, phase: phase, windows: self)
        ) { window in
            if list.commands.isEmpty { return }
            let commands = SceneActions(
                content: CurrentCommands(windows: self), windows: self, phase: phase)
            list.addMenuBar?([AnyView(commands)], window)
        }
        phase.window = window
        window.phaseObserver = { [weak self, weak phase, weak window] in
            phase?.update()
            self?.updatePhase()
            // A minimised window draws no frames, in which its views would learn its phase.
            if window?.isMiniaturized == true { window?.updateViews() }
        }
        return window
    }

    /// Sets the phase of the application to the most active one of its windows.
    private func updatePhase() {
        let new = windows.map { ScenePhase(of: $0.window) }.max() ?? .background
        if new == phase.phase { return }
        phase.phase = new
        // No window draws a frame, in which the body of the app would learn its phase.
        if new == .background { source.update() }
    }

    /// Returns the identifier under which the state of a further window of a scene is stored: the first one that no open window has.
    ///
    /// The windows of the next launch have the same identifiers, in the order in which they are opened.
    func restorationIdentifier(_ index: Int) -> String {
        let scene = scenes[index]
        let name = scene.kind == .settings ? "settings" : scene.id ?? "scene-\(index + 1)"
        let used = windows.map(\.window.restorationIdentifier)
        var identifier = name
        var number = 1
        while used.contains(identifier) {
            number += 1
            identifier = "\(name)-\(number)"
        }
        return identifier
    }
}
