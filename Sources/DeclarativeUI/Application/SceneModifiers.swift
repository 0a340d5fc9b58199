/// The sizes to which the user can resize a window: `SwiftUI.WindowResizability`.
///
///     WindowGroup { Form() }.windowResizability(.contentMinSize)
public nonisolated enum WindowResizability: Hashable, Sendable {
    /// Any size; `contentSize` for the settings window.
    case automatic
    /// Sizes between the minimum and the maximum size of the content; the window follows them when they change.
    ///
    /// A dimension in which the content cannot grow has its ideal length.
    case contentSize
    /// Sizes that are at least the minimum size of the content; the window is enlarged when it becomes larger.
    case contentMinSize
}

/// The decorations of a window.
///
///     var _kind: WindowStyleKind { .plain }
public nonisolated enum WindowStyleKind: Hashable, Sendable {
    case titleBar, hiddenTitleBar, plain
}

/// The style of a window: `SwiftUI.WindowStyle`.
///
///     WindowGroup { Player() }.windowStyle(.hiddenTitleBar)
public protocol WindowStyle {
    var _kind: WindowStyleKind { get }
}

/// A window with a title bar.
///
///     WindowGroup { Editor() }.windowStyle(.titleBar)
public struct TitleBarWindowStyle: WindowStyle {
    public init() {}
    public var _kind: WindowStyleKind { .titleBar }
}

/// A window without a title bar, which can be resized.
///
///     WindowGroup { Player() }.windowStyle(.hiddenTitleBar)
public struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
    public var _kind: WindowStyleKind { .hiddenTitleBar }
}

/// A window without title bar and border, of a fixed size.
///
///     Window("Splash", id: "splash") { Logo() }.windowStyle(.plain)
public struct PlainWindowStyle: WindowStyle {
    public init() {}
    public var _kind: WindowStyleKind { .plain }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
    /// The default style: a window with a title bar.
    public static var automatic: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window without a title bar, which can be resized.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window without title bar and border, of a fixed size.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A scene with changed windows.
private struct ModifiedScene<Content: Scene>: Scene {
    let content: Content
    let change: (inout SceneDefinition) -> Void

    func _collect(into list: inout _SceneList) {
        let first = list.scenes.endIndex
        content._collect(into: &list)
        for index in first..<list.scenes.endIndex { change(&list.scenes[index]) }
    }
}

/// A scene that adds something other than windows to the app, such as commands.
///
///     ExtendedScene(content: scene) { $0.observers.append(view) }
struct ExtendedScene<Content: Scene>: Scene {
    let content: Content
    /// Adds the extension to the list of the app's scenes.
    let add: (inout _SceneList) -> Void

    func _collect(into list: inout _SceneList) {
        content._collect(into: &list)
        add(&list)
    }
}

extension Scene {
    /// Sets the initial size of the windows, in points; a window that had a frame at the last launch opens with that.
    public func defaultSize(_ size: Size) -> some Scene { ModifiedScene(content: self) { $0.size = size } }

    /// Sets the initial size of the windows, in points.
    public func defaultSize(width: Double, height: Double) -> some Scene {
        defaultSize(Size(width: width, height: height))
    }

    /// Sets the initial position of the windows on the display, from the top leading to the bottom trailing corner of its work area.
    public func defaultPosition(_ position: UnitPoint) -> some Scene {
        ModifiedScene(content: self) { $0.position = position }
    }

    /// Sets the sizes to which the user can resize the windows.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self) { $0.resizability = resizability }
    }

    /// Calls `action` with the old and the new value when `value` has changed, after the body of the app has run again.
    ///
    /// If `initial` is true, `action` is also called at launch, with the same value twice. For example, an app saves its data when it is no longer
    /// active:
    ///
    ///     @Environment(\.scenePhase) private var phase
    ///
    ///     var body: some Scene {
    ///         WindowGroup { Editor(store) }
    ///             .onChange(of: phase) { if phase == .background { store.save() } }
    ///     }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
        ExtendedScene(content: self) { list in
            list.observers.append(
                AnyView(EmptyView().onChange(of: value, initial: initial, fileID: fileID, line: line, action))
            )
        }
    }

    /// Calls `action` when `value` has changed, after the body of the app has run again; if `initial` is true, also at launch.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial, fileID: fileID, line: line) { _, _ in action() }
    }

    /// Sets the decorations of the windows.
    public func windowStyle(_ style: some WindowStyle) -> some Scene {
        let kind = style._kind
        return ModifiedScene(content: self) { $0.style = kind }
    }
}
