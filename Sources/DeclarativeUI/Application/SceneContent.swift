/// The content of a scene's window; the closure runs again when a value that it has read changes, as a body does.
///
/// Create it once for each scene value: it then counts as unchanged until the body of the app runs again.
struct SceneContent<Content: View>: View {
    private let closure: SceneClosure<Void, Content>

    init(content: @escaping () -> Content) { closure = SceneClosure(content) }

    var body: some View { closure.call(()) }
}

/// The closure of a scene value, which is compared by identity.
final class SceneClosure<Input, Content> {
    let call: (Input) -> Content

    init(_ call: @escaping (Input) -> Content) { self.call = call }

    deinit {}
}

/// The root of a window's content, which receives the actions and the phase of the window.
struct SceneRoot: View {
    let scene: Int
    let value: AnyHashable?
    @ObservedObject var phase: WindowPhase
    let windows: SceneWindows

    var body: some View {
        SceneActions(
            content: CurrentScene(scene: scene, value: value, windows: windows), windows: windows,
            phase: phase
        )
        .environment(\.scenePhase, phase.phase)
    }
}

/// The content and the title of a scene, which follow the body of the app.
private struct CurrentScene: View {
    let scene: Int
    let value: AnyHashable?
    let windows: SceneWindows

    var body: some View {
        let definition = windows.list.scenes[scene]
        definition.content(value).navigationTitle(definition.title)
    }
}

/// The commands of all scenes, which follow the body of the app.
struct CurrentCommands: View {
    let windows: SceneWindows

    var body: some View {
        let commands = windows.list.commands
        ForEach(commands.indices, id: \.self) { commands[$0] }
    }
}
