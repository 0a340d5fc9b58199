/// A program that is a description: its scenes are its windows.
///
/// `SwiftUI.App`.
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
    /// Opens the windows and serves them until the last is closed.
    public static func main() {
        Application.main { _ in Self().body._open() }
    }

    /// A picture of the app's first window as it comes up, in points; for tests and documentation.
    public static func snapshot(size: Size? = nil, scale: Double = 1, theme: Theme = .light) -> Bitmap {
        Self().body._snapshot(size: size, scale: scale, theme: theme)
    }
}

/// A part of a program that has windows: `SwiftUI.Scene`.
///
///     var body: some Scene { WindowGroup { Counter() } }
@MainActor
public protocol Scene {
    /// Opens the scene's window; called once, when the program begins.
    func _open()
    func _snapshot(size: Size?, scale: Double, theme: Theme) -> Bitmap
}

/// A window that shows a view: `SwiftUI.WindowGroup`.
///
///     WindowGroup("Counter", size: Size(width: 320, height: 200)) { Counter() }
public struct WindowGroup<Content: View>: Scene {
    let title: String
    let size: Size?
    let content: () -> Content

    /// `size` in points; nil takes the size that the content chooses.
    public init(_ title: String = "", size: Size? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.size = size
        self.content = content
    }

    public func _open() {
        let controller = HostingController(rootView: content())
        let window = Window(title: title, size: size ?? Self.fittingSize(controller.view))
        window.rootViewController = controller
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

/// Makes one scene of several.
///
///     @SceneBuilder var body: some Scene { WindowGroup("a") { A() }; WindowGroup("b") { B() } }
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneTuple(scenes: (repeat each content))
    }
}

/// Several scenes, each with a window.
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
    /// A picture of what the description shows, in a size (in points) or in the one that it chooses.
    public func renderBitmap(size: Size? = nil, scale: Double = 1, theme: Theme = .light) -> Bitmap {
        WindowGroup { self }._snapshot(size: size, scale: scale, theme: theme)
    }
}
