/// The scenes of an application, in their order.
///
///     func _collect(into list: inout _SceneList) { inner._collect(into: &list) }
public struct _SceneList {
    var scenes: [SceneDefinition] = []
    /// The commands of all scenes, which every window has in its menu bar.
    var commands: [AnyView] = []
    /// The views without content that observe values for the scenes.
    var observers: [AnyView] = []
    /// Adds the menu bar with commands to a window that is not open yet; nil without commands.
    var addMenuBar: ((_ commands: [AnyView], _ window: Widgets.Window) -> Void)?

    @MainActor init(_ scene: some Scene) { scene._collect(into: &self) }
    init() {}
}

/// The windows that a scene opens.
struct SceneDefinition {
    enum Kind { case group, single, settings }

    let kind: Kind
    /// The identifier by which the scene is opened; nil for none.
    var id: String?
    /// The type of the values that the windows present; nil for none.
    var valueType: Any.Type?
    /// Returns the value of a window that is opened without one; nil if such windows present no value.
    var defaultValue: (() -> AnyHashable)?
    var title = ""
    /// The initial size of the content, in points; nil for the size that the content chooses.
    var size: Size?
    /// The position on the display, in fractions of the free space; nil for automatic placement.
    var position: UnitPoint?
    var resizability = WindowResizability.automatic
    var style = WindowStyleKind.titleBar
    /// Changes to each window before it opens.
    var preparations: [(Widgets.Window) -> Void] = []
    /// Returns the content of the window that presents a value.
    let content: (AnyHashable?) -> AnyView

    init(kind: Kind, content: @escaping (AnyHashable?) -> AnyView) {
        self.kind = kind
        self.content = content
    }

    /// Returns a window that is not yet open, and that shows `root`; `addMenuBar` gives it a menu bar.
    @MainActor func makeWindow(_ root: some View, addMenuBar: (Widgets.Window) -> Void) -> SceneWindow {
        let controller = HostingController(rootView: root)
        var fitting = ContentSizes.fittingSize(of: controller.view)
        let window = SceneWindow(
            title: title, size: size ?? fitting, resizability: resizability, allowsResizing: style != .plain)
        window.rootViewController = controller
        addMenuBar(window)
        // The keys of a hidden menu bar work.
        if kind == .settings { window.menuBar?.isHidden = true }
        if let menuBar = window.menuBar, !menuBar.isHidden {
            fitting.height += menuBar.intrinsicContentSize.height
            if size == nil { window.frame.size = fitting }
        }
        if style == .hiddenTitleBar { window.styleMask.remove(.titled) }
        if style == .plain { window.styleMask = .borderless }
        window.followContent()
        if let position, let area = Screen.main?.visibleFrame {
            let size = window.frameRect(forContentRect: window.bounds).size
            window.frameTopLeftPoint = Point(
                x: area.minX + position.x * max(0, area.width - size.width),
                y: area.minY + position.y * max(0, area.height - size.height))
        }
        for prepare in preparations { prepare(window) }
        return window
    }

    @MainActor func snapshot(size: Size?, scale: Double, theme: Theme) -> Bitmap {
        let view = HostingView(rootView: content(defaultValue?()))
        return ViewHost(
            rootView: view, size: size ?? self.size ?? ContentSizes.fittingSize(of: view), scale: scale,
            theme: theme
        ).renderBitmap()
    }
}
