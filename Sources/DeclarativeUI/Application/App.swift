/// An application whose windows are declared as scenes.
///
/// Follows `SwiftUI.App`. The app can have dynamic properties, such as `@State`, for all its windows and commands. Its body runs again
/// when a value that it has read changes; the windows that are open then have the new contents, titles and commands.
///
///     @main struct Notes: App {
///         @State private var wrapsLines = true
///
///         var body: some Scene {
///             WindowGroup("Notes") { NoteList(wrapsLines: wrapsLines) }
///                 .commands { CommandMenu("Format") { Toggle("Wrap Lines", isOn: $wrapsLines) } }
///         }
///     }
@MainActor
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Opens the windows and runs the event loop until the last window is closed.
    ///
    /// The first scene and each ``WindowGroup`` without identifier open their windows at launch, ``Settings`` never does. The menu item New
    /// and Ctrl+N open another window of the first group, unless a responder implements `newDocument` or the program sets
    /// `Application.delegate`.
    @preconcurrency public static func main() {
        Application.main { application in
            let windows = SceneWindows(Self())
            application.onShowPreferences = windows.hasSettings ? { windows.openSettings() } : nil
            if application.delegate == nil { application.delegate = SceneDelegate(windows) }
            windows.openInitialWindows()
        }
    }

    /// Returns a bitmap of the app's first window as it first appears, for tests and documentation.
    ///
    /// `size` is in points; nil selects the size of the scene, or the one that its content chooses. `scale` is the
    /// number of pixels per point.
    public static func snapshot(size: Size? = nil, scale: Double = 1, theme: Theme = .light) -> Bitmap {
        let windows = SceneWindows(Self())
        guard let scene = windows.list.scenes.first else {
            preconditionFailure("an app needs a scene; put a WindowGroup into its body")
        }
        // The states of the app live as long as `windows`.
        return withExtendedLifetime(windows) { scene.snapshot(size: size, scale: scale, theme: theme) }
    }
}

/// A part of an application that has windows: `SwiftUI.Scene`.
///
///     var body: some Scene { WindowGroup { Counter() } }
@MainActor
public protocol Scene {
    /// Adds the windows of the scene to the list.
    func _collect(into list: inout _SceneList)
}

/// Builds one scene from several.
///
///     @SceneBuilder var body: some Scene { WindowGroup("a") { A() }; WindowGroup("b") { B() } }
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneTuple(scenes: (repeat each content))
    }
}

/// Several scenes, in their order.
private struct SceneTuple<each Content: Scene>: Scene {
    let scenes: (repeat each Content)

    func _collect(into list: inout _SceneList) {
        for scene in repeat each scenes { scene._collect(into: &list) }
    }
}

extension View {
    /// Returns a bitmap of the view.
    ///
    /// `size` is in points; nil selects the size that the view chooses, limited to between 120 × 60 and 1600 × 1000
    /// points. `scale` is the number of pixels per point.
    public func renderBitmap(size: Size? = nil, scale: Double = 1, theme: Theme = .light) -> Bitmap {
        SceneDefinition(kind: .group) { _ in AnyView(self) }.snapshot(size: size, scale: scale, theme: theme)
    }
}
