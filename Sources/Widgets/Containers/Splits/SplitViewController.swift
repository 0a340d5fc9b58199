/// A container view controller that displays its child controllers beside each other, with dividers between them: `NSSplitViewController`.
///
/// It performs the action `toggleSidebar`, which collapses the first side bar or displays it again, and validates its title.
///
///     let split = SplitViewController()
///     split.addSplitViewItem(SplitViewItem(sidebarWithViewController: folders))
///     split.addSplitViewItem(SplitViewItem(viewController: messages))
///     window.rootViewController = split
open class SplitViewController: ViewController {
    /// The split view, which is the controller's `view`; its dividers are vertical by default.
    public final let splitView = SplitView()

    /// The items, from the leading or top edge.
    public final var splitViewItems: [SplitViewItem] {
        get { items }
        set {
            for item in items where !newValue.contains(where: { $0 === item }) { removeSplitViewItem(item) }
            for (index, item) in newValue.enumerated() { insertSplitViewItem(item, at: index) }
        }
    }
    private final var items: [SplitViewItem] = []

    public override init() {
        super.init()
        splitView.isVertical = true
        splitView.canCollapse = { [weak self] index in
            self?.items.indices.contains(index) == true && self?.items[index].canCollapse == true
        }
    }

    nonisolated deinit {}

    open override func loadView() { view = splitView }

    // MARK: - Items

    /// Adds an item at the trailing or bottom edge.
    public final func addSplitViewItem(_ item: SplitViewItem) { insertSplitViewItem(item, at: items.count) }

    /// Inserts an item, and adds its controller as a child; an item that the controller has already is moved.
    public final func insertSplitViewItem(_ item: SplitViewItem, at index: Int) {
        loadViewIfNeeded()
        let isNew = !items.contains { $0 === item }
        items.removeAll { $0 === item }
        let index = min(max(index, 0), items.count)
        items.insert(item, at: index)
        if isNew { addChild(item.viewController) }
        item.move(to: nil)
        splitView.insertArrangedSubview(item.viewController.view, at: index)
        item.move(to: splitView)
        if isNew { item.viewController.didMove(toParent: self) }
    }

    /// Removes an item, and its controller from the children; has no effect if the controller does not have it.
    public final func removeSplitViewItem(_ item: SplitViewItem) {
        guard let index = items.firstIndex(where: { $0 === item }) else { return }
        items.remove(at: index)
        item.move(to: nil)
        item.viewController.willMove(toParent: nil)
        splitView.removeArrangedSubview(item.viewController.view)
        item.viewController.removeFromParent()
    }

    /// Returns the item of a child controller; nil if there is none.
    public final func splitViewItem(for viewController: ViewController) -> SplitViewItem? {
        items.first { $0.viewController === viewController }
    }

    // MARK: - Side bar

    private var sidebar: SplitViewItem? { items.first { $0.behavior == .sidebar } }

    /// Collapses the first side bar, or displays it again.
    open func toggleSidebar(_ sender: Any?) { sidebar?.isCollapsed.toggle() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        (action == .toggleSidebar && sidebar != nil) || super.canPerformAction(action, withSender: sender)
    }

    open override func perform(_ action: Selector, with sender: Any?) {
        if action == .toggleSidebar { toggleSidebar(sender) } else { super.perform(action, with: sender) }
    }

    /// Gives the command `toggleSidebar` the title "Show Sidebar" or "Hide Sidebar".
    open override func validate(_ command: Command) {
        super.validate(command)
        guard command.action == .toggleSidebar, let sidebar else { return }
        command.title = sidebar.isCollapsed ? "Show Sidebar" : "Hide Sidebar"
    }
}
