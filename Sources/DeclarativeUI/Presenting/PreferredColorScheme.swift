extension View {
    /// Sets the light or dark appearance of the window, or of the sheet, that contains the view; nil follows the desktop.
    ///
    /// The appearance of the whole window changes, including its background, its menus and its sheets, until the view is removed. If several
    /// views of a window set it, the outermost one has precedence. Use `environment(\.colorScheme, _)` for a part of a window.
    ///
    ///     WindowGroup { Player().preferredColorScheme(.dark) }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        ColorSchemePreferring(content: self, colorScheme: colorScheme)
    }
}

/// A view that sets the appearance of its window.
struct ColorSchemePreferring<Content: View>: ContentHolding {
    let content: Content
    let colorScheme: ColorScheme?

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ColorSchemeNode(view, in: context)
    }
}

/// A node that may set the appearance of its window.
private protocol ColorSchemeSetting: Node {
    var style: UserInterfaceStyle { get }
    /// Sets the appearance, unless an ancestor does.
    func apply()
}

private final class ColorSchemeNode<Content: View>: TransparentNode<ColorSchemePreferring<Content>, Content>,
    HostObserving, ColorSchemeSetting
{
    /// Restores the appearance that the node has changed.
    private var restore: (() -> Void)?
    private var isWaiting = false

    override init(_ view: ColorSchemePreferring<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        graph.hostObservers.add(self)
        applyAfterUpdate()
    }

    override func update(to view: ColorSchemePreferring<Content>) {
        let old = self.view.colorScheme
        self.view = view
        content?.update(to: view.content)
        if old != view.colorScheme { applyAfterUpdate() }
    }

    func hostChanged() { apply() }

    var style: UserInterfaceStyle {
        switch view.colorScheme {
        case nil: .unspecified
        case .light: .light
        case .dark: .dark
        }
    }

    private func applyAfterUpdate() {
        if isWaiting { return }
        isWaiting = true
        graph.afterUpdate { [weak self] in
            guard let self else { return }
            isWaiting = false
            apply()
            // The preferences of descendants count while this node has none.
            if style == .unspecified, isMounted { Self.applyAll(in: self) }
        }
    }

    private static func applyAll(in node: Node) {
        for index in 0..<node.childCount {
            guard let child = node.child(at: index) else { continue }
            (child as? any ColorSchemeSetting)?.apply()
            applyAll(in: child)
        }
    }

    func apply() {
        guard isMounted, !isOverridden else { return }
        restore?()
        restore = nil
        let (style, container) = (style, scope.container)
        guard style != .unspecified, let container else { return }
        let controller = container.presentingRoot
        if let window = container.window, controller == nil || window.rootViewController === controller {
            window.overrideUserInterfaceStyle = style
            restore = { [weak window] in window?.overrideUserInterfaceStyle = .unspecified }
        } else if let controller {
            controller.overrideUserInterfaceStyle = style
            restore = { [weak controller] in controller?.overrideUserInterfaceStyle = .unspecified }
        }
    }

    /// Whether an ancestor in the same window or sheet sets the appearance.
    private var isOverridden: Bool {
        var step = parent
        while let node = step {
            if let other = node as? any ColorSchemeSetting, other.style != .unspecified,
                other.scope.container?.presentingRoot === scope.container?.presentingRoot
            {
                return true
            }
            step = node.parent
        }
        return false
    }

    override func unmount() {
        super.unmount()
        let restore = restore
        self.restore = nil
        graph.afterUpdate { restore?() }
    }
}
