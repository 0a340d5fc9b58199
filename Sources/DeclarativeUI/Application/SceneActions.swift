/// A view whose content can open and close the windows of scenes.
struct SceneActions<Content: View>: View {
    let content: Content
    /// The windows, which outlive their views; compared by identity, so that a change of the phase does not update the actions.
    unowned let windows: SceneWindows
    /// The phase of the window around the content; nil if there is no window.
    let phase: WindowPhase?

    var body: some View {
        content
            .environment(\.openWindow, OpenWindowAction(windows: windows))
            .environment(\.dismissWindow, DismissWindowAction(windows: windows, phase: phase))
            .environment(\.openSettings, OpenSettingsAction(windows: windows))
    }
}
