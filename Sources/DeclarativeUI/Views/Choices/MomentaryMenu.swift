extension Node {
    /// Builds a menu from declarative views that are mounted only meanwhile; nil if they contain no menu elements.
    ///
    /// The elements keep the actions and bindings of the views. The environment is that of the node, as of other menus.
    func momentaryMenu<Items: View>(_ items: Items) -> Widgets.Menu? {
        let container = OffscreenView(frame: .zero)
        let hidden = ViewScope(container: container, graph: graph)
        let content = OffscreenContent()
        var mounted: ViewNode<MenuContent<Items>>?
        hidden.mountImmediately {
            mounted = MenuContent<Items>._makeNode(
                MenuContent(content: items), in: innerContext.below(self, scope: hidden))
        }
        content.node = mounted
        let menu = content.makeMenu()
        hidden.isFrozen = true
        mounted?.unmount()
        return menu.children.isEmpty ? nil : menu
    }
}
