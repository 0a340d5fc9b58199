/// An application whose windows are declared as scenes.
///
/// Follows `SwiftUI.App`.
///
///     @main struct Notes: App {
///         var body: some Scene {
///             WindowGroup("Notes") { NoteList() }
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
    public static func main() {
        Application.main { _ in Self().body._open() }
    }

    /// Returns a bitmap of the app's first window as it first appears, for tests and documentation.
    ///
    /// `size` is in points; nil selects the size of the scene, or the one that its content chooses. `scale` is the
    /// number of pixels per point.
    public static func snapshot(size: Size? = nil, scale: Double = 1, theme: Theme = .light) -> Bitmap {
        Self().body._snapshot(size: size, scale: scale, theme: theme)
    }
}

/// A part of an application that has a window: `SwiftUI.Scene`.
///
///     var body: some Scene { WindowGroup { Counter() } }
@MainActor
public protocol Scene {
    /// Opens the scene's window; called once, when the application starts.
    func _open()
    func _snapshot(size: Size?, scale: Double, theme: Theme) -> Bitmap
}

/// A window that displays a view: `SwiftUI.WindowGroup`.
///
/// Unlike in SwiftUI, there is one window for each group.
///
///     WindowGroup("Counter", size: Size(width: 320, height: 200)) { Counter() }
public struct WindowGroup<Content: View>: Scene {
    let title: String
    let size: Size?
    let content: () -> Content

    /// Creates a window; `size` is in points, nil for the size that the content chooses.
    public init(_ title: String = "", size: Size? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.size = size
        self.content = content
    }

    public func _open() {
        let controller = HostingController(rootView: content())
        let window = Window(title: title, size: size ?? Self.fittingSize(controller.view))
        window.rootViewController = controller
        WindowPreparations.prepare(window)
        window.makeKeyAndVisible()
    }

    public func _snapshot(size: Size?, scale: Double, theme: Theme) -> Bitmap {
        let view = HostingView(rootView: content())
        return ViewHost(
            rootView: view, size: size ?? self.size ?? Self.fittingSize(view), scale: scale, theme: theme
        ).renderBitmap()
    }

    private static func fittingSize(_ view: Widgets.View) -> Size {
        let size = view.intrinsicContentSize
        return Size(width: min(max(size.width, 120), 1600), height: min(max(size.height, 60), 1000))
    }
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

/// Several scenes, each with its window.
private struct SceneTuple<each Content: Scene>: Scene {
    let scenes: (repeat each Content)

    func _open() {
        for scene in repeat each scenes { scene._open() }
    }

    func _snapshot(size: Size?, scale: Double, theme: Theme) -> Bitmap {
        for scene in repeat each scenes { return scene._snapshot(size: size, scale: scale, theme: theme) }
        preconditionFailure("an app needs a scene; put a WindowGroup into its body")
    }
}

extension View {
    /// Returns a bitmap of the view.
    ///
    /// `size` is in points; nil selects the size that the view chooses, limited to between 120 × 60 and 1600 × 1000
    /// points. `scale` is the number of pixels per point.
    public func renderBitmap(size: Size? = nil, scale: Double = 1, theme: Theme = .light) -> Bitmap {
        WindowGroup { self }._snapshot(size: size, scale: scale, theme: theme)
    }
}
