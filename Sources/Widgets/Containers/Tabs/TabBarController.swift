/// Controllers of which one is shown, with a strip of tabs above it.
///
/// `UITabBarController`, with the tabs where desktops have them: see ``TabView`` for the keys.
///
///     let tabs = TabBarController()
///     tabs.viewControllers = [InboxController(), SettingsController()]
///     window.rootViewController = tabs
open class TabBarController: ViewController {
    nonisolated deinit {}

    /// Is asked before the user selects, and told afterwards.
    public final weak var delegate: (any TabBarControllerDelegate)?

    /// The controllers of the tabs; a tab shows the title that its controller has when this is set.
    public final var viewControllers: [ViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    private final var controllers: [ViewController]?
    /// Shows the tabs; the controller's view is around it.
    public final let tabView = TabView()

    open override func loadView() {
        tabView.delegate = self
        view = tabView
    }

    /// Sets the controllers; one that was selected stays so, if it is among them.
    public final func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
        loadViewIfNeeded()
        let selected = selectedViewController
        for item in tabView.tabViewItems { tabView.removeTabViewItem(item) }
        for controller in controllers ?? [] where viewControllers?.contains(controller) != true {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        controllers = viewControllers
        for controller in viewControllers ?? [] {
            let isNew = controller.parent !== self
            addChild(controller)
            tabView.addTabViewItem(TabViewItem(viewController: controller))
            if isNew { controller.didMove(toParent: self) }
        }
        if let selected, viewControllers?.contains(selected) == true { selectedViewController = selected }
    }

    /// The place of the controller that is shown; -1 while there is none.
    ///
    /// Setting it does not call the delegate.
    public final var selectedIndex: Int {
        get { tabView.selectedIndex }
        set { tabView.selectedIndex = newValue }
    }

    /// The controller of the selected tab; setting it selects its tab.
    public final var selectedViewController: ViewController? {
        get { tabView.selectedTabViewItem?.viewController }
        set {
            guard let index = controllers?.firstIndex(where: { $0 === newValue }) else { return }
            tabView.selectedIndex = index
        }
    }
}

extension TabBarController: TabViewDelegate {
    public func tabView(_ tabView: TabView, shouldSelect item: TabViewItem) -> Bool {
        guard let controller = item.viewController else { return true }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    public func tabView(_ tabView: TabView, didSelect item: TabViewItem) {
        guard let controller = item.viewController else { return }
        delegate?.tabBarController(self, didSelect: controller)
    }
}

/// Is asked and told of what the user selects: `UITabBarControllerDelegate`.
///
///     func tabBarController(_ controller: TabBarController, didSelect selected: ViewController) { note(selected) }
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Whether the user may go there; true unless implemented.
    func tabBarController(_ controller: TabBarController, shouldSelect selected: ViewController) -> Bool
    func tabBarController(_ controller: TabBarController, didSelect selected: ViewController)
}

extension TabBarControllerDelegate {
    public func tabBarController(
        _ controller: TabBarController, shouldSelect selected: ViewController
    ) -> Bool { true }
    public func tabBarController(_ controller: TabBarController, didSelect selected: ViewController) {}
}
