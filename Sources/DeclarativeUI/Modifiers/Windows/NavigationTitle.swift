extension View {
    /// Sets the title of the window that contains the view: `SwiftUI.navigationTitle(_:)`.
    ///
    /// The title follows the model. If several views of a window set it, the innermost one has precedence, and among views beside each other
    /// the last one. Views in sheets, in popovers and in tabs that are not selected have no effect. The window has the title of its
    /// scene while no view sets one.
    ///
    ///     WindowGroup("Notes") { Editor(note: note).navigationTitle(note.title) }
    public func navigationTitle(_ title: some StringProtocol) -> some View {
        NavigationTitled(content: self, title: String(title))
    }
}

/// A view that sets the title of its window.
struct NavigationTitled<Content: View>: ContentHolding {
    let content: Content
    let title: String

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        NavigationTitleNode(view, in: context)
    }
}

private final class NavigationTitleNode<Content: View>: TransparentNode<NavigationTitled<Content>, Content>,
    WindowTitleProviding, HostObserving
{
    override init(_ view: NavigationTitled<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
        graph.hostObservers.add(self)
        graph.interaction?.windowTitle.add(self)
    }

    override func update(to view: NavigationTitled<Content>) {
        let old = self.view.title
        self.view = view
        content?.update(to: view.content)
        if view.title != old { graph.interaction?.windowTitle.setNeedsUpdate(in: graph) }
    }

    var title: String { view.title }

    func hostChanged() { graph.interaction?.windowTitle.setNeedsUpdate(in: graph) }

    override func unmount() {
        super.unmount()
        graph.interaction?.windowTitle.remove(self)
    }
}
