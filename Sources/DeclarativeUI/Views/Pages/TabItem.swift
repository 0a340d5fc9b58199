/// A page of a tab view with the label of its tab.
struct TabItem<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TabItemNode(view, in: context)
    }
}

/// A node that is a page of a tab view.
protocol TabPage: Node {
    var tab: TabViewItem { get }
    /// Updates the title and the image of the tab.
    func refreshTab()
}

private final class TabItemNode<Content: View, Label: View>: KeepingNode<TabItem<Content, Label>>, TabPage {
    private let hidden: ViewScope
    private let hiddenView = OffscreenView(frame: .zero)
    private let page = PageView(frame: .zero)
    private var label: ViewNode<Label>?
    /// The page's content; nil until the page is first displayed.
    private var content: ViewNode<Page<Content>>?
    private(set) lazy var tab = TabViewItem(label: label.flatMap { LabelContent(of: $0).text } ?? "") {
        [unowned self] in makePage()
    }

    override init(_ view: TabItem<Content, Label>, in context: NodeContext) {
        hidden = ViewScope(container: hiddenView, graph: context.graph)
        super.init(view, in: context)
        let label = Label._makeNode(view.label, in: context.below(self, scope: hidden))
        self.label = label
        hidden.content = label
        // Until the tab view shows the page.
        flags.insert(.isHiddenPage)
        page.moved = { [unowned self] isShown in PageVisibility(of: self).set(isShown) }
    }

    private func makePage() -> Widgets.View {
        if content == nil {
            content = Page._makeNode(Page(content: view.content, view: page), in: innerContext)
        }
        return page
    }

    override var childCount: Int { (label == nil ? 0 : 1) + (content == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? {
        (index == 0 ? label : nil) ?? content
    }
    override func appendItems(to items: inout ContiguousArray<Node>) {}
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {}

    override func update(to view: TabItem<Content, Label>) {
        self.view = view
        label?.update(to: view.label)
        content?.update(to: Page(content: view.content, view: page))
        refreshTab()
    }

    func refreshTab() {
        let title = label.flatMap { LabelContent(of: $0).text } ?? ""
        if tab.label != title { tab.label = title }
        let image = label.flatMap { LabelContent(of: $0).picture }
        if tab.image != image { tab.image = image }
    }

    override func unmount() {
        super.unmount()
        page.moved = nil
        tab.tabView?.removeTabViewItem(tab)
        label = nil
        content = nil
    }
}
