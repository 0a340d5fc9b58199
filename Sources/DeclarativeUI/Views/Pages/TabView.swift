/// A container that displays one of several pages, selected by tabs.
///
/// Follows `SwiftUI.TabView`. Pages are views with a `tabItem(_:)`, or ``Tab`` values. A page is mounted when it is
/// first displayed, and keeps its state when another page is selected.
///
///     TabView(selection: $page) {
///         General().tabItem { Text("General") }.tag(Page.general)
///         Tab("Network", value: Page.network) { Network() }
///     }
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    let site: DeclarationSite

    /// Creates a tab view that displays the page whose tag, or `value` of its ``Tab``, equals `selection`.
    public init(
        selection: Binding<SelectionValue>, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
        site = DeclarationSite(fileID: fileID, line: line)
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TabViewNode(view, in: context)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that stores its selection itself, and first displays the first page.
    public init(
        fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        selection = nil
        self.content = content()
        site = DeclarationSite(fileID: fileID, line: line)
    }
}

/// A page of a tab view with its tab: `SwiftUI.Tab`.
///
///     Tab("Network", systemImage: "globe", value: Page.network) { Network() }
public struct Tab<Value: Hashable, Content: View>: View {
    let title: String
    let image: Image?
    let value: Value
    let content: Content

    /// Creates a page with a title and an optional image in its tab; `value` is the selection that displays it.
    public init(
        _ title: String, image: Image? = nil, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.image = image
        self.value = value
        self.content = content()
    }

    /// Creates a page with a title and a symbol in its tab; `value` is the selection that displays it.
    public init(
        _ title: String, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(title, image: Image(systemName: systemImage), value: value, content: content)
    }

    public var body: some View {
        content.tabItem {
            image
            Text(title)
        }
        .tag(value)
    }
}

extension View {
    /// Makes the view a page of a ``TabView``; the first text and image of the label are displayed in the tab.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        TabItem(content: self, label: label())
    }
}

/// The node of a tab view: manages the pages, and synchronises the selection with its binding.
private final class TabViewNode<Value: Hashable, Content: View>: KeepingNode<TabView<Value, Content>> {
    private let retained = Widgets.TabView(frame: .zero)
    private var content: ViewNode<Content>?
    private var pages: [any TabPage] = []

    override init(_ view: TabView<Value, Content>, in context: NodeContext) {
        super.init(view, in: context)
        content = Content._makeNode(view.content, in: innerContext)
        retained.onSelectionChange = { [unowned self] index in userSelected(index) }
        refresh()
        scope.changed()
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(retained) }

    override func update(to view: TabView<Value, Content>) {
        self.view = view
        flags.remove(.needsUpdate)
        content?.update(to: view.content)
        refresh()
    }

    override func rebuild() { refresh() }

    override func itemsChanged() -> Bool {
        setNeedsUpdate(.parent(changed: ["content"]))
        return false
    }

    // MARK: - Tabs

    private func refresh() {
        var found: [any TabPage] = []
        if let content { Self.collect(content, &found) }
        let gone = pages.filter { page in !found.contains { $0 === page } }
        for page in gone { retained.removeTabViewItem(page.tab) }
        for (index, page) in found.enumerated() {
            page.refreshTab()
            if retained.indexOfTabViewItem(page.tab) != index {
                retained.insertTabViewItem(page.tab, at: index)
            }
        }
        pages = found
        graph.dependencies.track(self) {
            let environment = EnvironmentValues(environment)
            retained.applyDirection(environment)
            retained.isSpringLoaded = environment.springLoadingBehavior.isEnabled(standard: true)
            guard let selection = view.selection else { return }
            show(selection.wrappedValue)
        }
    }

    private func show(_ value: Value) {
        guard let index = pages.firstIndex(where: { tag(of: $0) == value }) else { return }
        if retained.selectedTabViewItemIndex != index { retained.selectTabViewItem(at: index) }
    }

    private func tag(of page: any TabPage) -> Value? {
        (ChoiceTag(of: page).around(below: self) ?? ChoiceTag(of: page).inside)?.base as? Value
    }

    private func userSelected(_ index: Int) {
        guard let selection = view.selection, pages.indices.contains(index), let value = tag(of: pages[index])
        else { return }
        UpdateOrigin.during("TabView", view.site) { selection.wrappedValue = value }
        // The source may keep to another page.
        show(DependencyTracker.untracked { selection.wrappedValue })
    }

    private static func collect(_ node: Node, _ pages: inout [any TabPage]) {
        if let page = node as? any TabPage { return pages.append(page) }
        for index in 0..<node.childCount {
            if let child = node.child(at: index) { collect(child, &pages) }
        }
    }

    // MARK: - Layout

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 320, height: 240))
    }

    override func placeContent() { RetainedFrame(of: self).apply(to: retained) }

    override func unmount() {
        super.unmount()
        retained.onSelectionChange = nil
        content = nil
        scope.remove(retained, with: graph.transitions.animation(of: self))
    }
}
