/// The scenes of an application: the value of its body, which runs again after a value that it has read has changed.
///
/// The dynamic properties of the ``App`` belong to a node in a graph without a window, for as long as this object. Bodies that read
/// ``list`` run again when the scenes have changed.
final class AppScenes: Source {
    private var current = _SceneList()
    private var host: AppHost?

    deinit {}

    /// Replaces the scenes by those of a list.
    func show(_ list: _SceneList) { current = list }

    /// Replaces the scenes by those of an app, and follows its dynamic properties; the app can use the actions of `windows`.
    func show(_ app: some App, windows: SceneWindows) {
        let body = AppBody(properties: AppProperties(app: app), scenes: self)
        let root = AppRoot(content: body, phase: windows.phase)
        let host = AppHost(rootView: AnyView(SceneActions(content: root, windows: windows, phase: nil)))
        host.scenes = self
        self.host = host
    }

    /// Runs the body of the app now if a value that it has read has changed, outside of a frame of a window.
    func update() { _ = DependencyTracker.untracked { list } }

    /// The current scenes.
    var list: _SceneList {
        if let host { DependencyTracker.untracked { host.updateDeclarativeViews() } }
        recordRead()
        return current
    }
}

/// The hosting view of an app's body, which no window contains: the bodies that read the scenes update it.
private final class AppHost: HostingView<AnyView> {
    weak var scenes: AppScenes?

    override func graphNeedsUpdate() {
        scenes?.changed(.observedObject("App", writtenBy: UpdateOrigin.current))
    }
}

/// The root of an app's body, which receives the phase of the app.
private struct AppRoot<Content: View>: View {
    let content: Content
    @ObservedObject var phase: AppPhase

    var body: some View { content.environment(\.scenePhase, phase.phase) }
}

/// A view that runs the body of an app, and passes on the scenes; its content are their observers.
///
/// It counts as unchanged when the phase of the app changes, which only a body that reads the phase depends on.
private struct AppBody<Content: App>: View {
    var properties: AppProperties<Content>
    /// The owner of the graph that contains the view.
    unowned let scenes: AppScenes

    var body: some View {
        let list = _SceneList(properties.app.body)
        scenes.show(list)
        return ForEach(list.observers.indices, id: \.self) { list.observers[$0] }
    }
}

/// The dynamic properties of an app, which is no dynamic property itself.
private struct AppProperties<Content: App>: DynamicProperty {
    var app: Content

    mutating func _link(_ linker: inout PropertyLinker) { linker.linkFields(of: &app) }

    /// Returns true: there is one value of the app, whose properties invalidate the body themselves.
    func _isUnchanged(since old: Self) -> Bool { true }
}
