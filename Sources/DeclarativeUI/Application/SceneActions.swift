/// A view whose content can open and close the windows of scenes.
struct SceneActions<Content: View>: View {
    let content: Content
    weak var windows: SceneWindows?
    /// The phase of the window around the content; nil if there is no window.
    weak var phase: WindowPhase?

    init(content: Content, windows: SceneWindows?, phase: WindowPhase?) {
        self.content = content
        self.windows = windows
        self.phase = phase
    }

    var body: some View {
        content
            .environment(\.openWindow, OpenWindowAction(windows: windows))
            .environment(\.dismissWindow, DismissWindowAction(windows: windows, phase: phase))
            .environment(\.openSettings, OpenSettingsAction(windows: windows))
    }
}
