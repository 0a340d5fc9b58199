/// The phase of a window: `SwiftUI.ScenePhase`.
///
///     @Environment(\.scenePhase) private var phase
public nonisolated enum ScenePhase: Hashable, Sendable, Comparable {
    /// The window is minimised or closed; the app has no other windows.
    case background
    /// The window is visible, but does not have the keyboard; no window of the app has it.
    case inactive
    /// The window, or one of the windows of the app, has the keyboard.
    case active
}

/// Opens windows of the application's scenes: `SwiftUI.OpenWindowAction`.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Show activity") { openWindow(id: "activity") }
@MainActor
public struct OpenWindowAction {
    weak var windows: SceneWindows?

    /// Opens a window of the scene with the identifier; a ``Window`` that is open is brought to the front.
    public func callAsFunction(id: String) {
        windows.reported("openWindow")?.open(id: id, value: nil)
    }

    /// Opens the window for `value`, or brings it to the front.
    public func callAsFunction(id: String, value: some Hashable) {
        windows.reported("openWindow")?.open(id: id, value: AnyHashable(value))
    }

    /// Opens the window for `value` in the first group for its type, or brings it to the front.
    public func callAsFunction(value: some Hashable) {
        windows.reported("openWindow")?.open(value: AnyHashable(value))
    }
}

/// Closes windows of the application's scenes: `SwiftUI.DismissWindowAction`.
///
///     @Environment(\.dismissWindow) private var dismissWindow
///     Button("Done") { dismissWindow() }
@MainActor
public struct DismissWindowAction {
    weak var windows: SceneWindows?
    weak var phase: WindowPhase?

    /// Closes the window that contains the view.
    public func callAsFunction() {
        guard let phase else {
            return Diagnostics.reportInvalid(
                "dismissWindow", "was called outside of the windows of scenes",
                "no window is closed; call it in a view or command of a scene")
        }
        phase.window?.performClose()
    }

    /// Closes all windows of the scene with the identifier.
    public func callAsFunction(id: String) {
        windows.reported("dismissWindow")?.close(id: id, value: nil)
    }

    /// Closes the window for `value`.
    public func callAsFunction(id: String, value: some Hashable) {
        windows.reported("dismissWindow")?.close(id: id, value: AnyHashable(value))
    }

    /// Closes the windows for `value`, in all groups for its type.
    public func callAsFunction(value: some Hashable) {
        windows.reported("dismissWindow")?.close(value: AnyHashable(value))
    }
}

/// Opens the settings window: `SwiftUI.OpenSettingsAction`.
///
///     @Environment(\.openSettings) private var openSettings
@MainActor
public struct OpenSettingsAction {
    weak var windows: SceneWindows?

    /// Opens the window of the ``Settings`` scene, or brings it to the front.
    public func callAsFunction() { windows.reported("openSettings")?.openSettings() }
}

extension SceneWindows? {
    /// The windows of the application; reports a call of `action` where there are none.
    @MainActor fileprivate func reported(_ action: String) -> SceneWindows? {
        if self == nil {
            Diagnostics.reportInvalid(
                action, "was called outside of the scenes of an App",
                "nothing is done; call it in a view or command of a scene")
        }
        return self
    }
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
}
private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
}
private struct OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction() }
}

extension EnvironmentValues {
    /// The phase of the window that contains the view; in an ``App``, the most active phase of its windows; active outside of scenes.
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Opens windows of the application's scenes; reports a diagnostic outside of scenes.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes windows of the application's scenes; reports a diagnostic outside of scenes.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Opens the settings window; reports a diagnostic outside of scenes.
    public internal(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }
}
