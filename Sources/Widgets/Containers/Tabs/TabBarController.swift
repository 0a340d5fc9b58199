/// A container view controller that shows one of its child controllers, selected in a strip of tabs at the top.
///
/// Modelled on `UITabBarController`, with the tabs at the top as on desktops. See ``TabView`` for the keys.
///
///     let tabs = TabBarController()
///     tabs.viewControllers = [InboxController(), SettingsController()]
///     window.rootViewController = tabs
open class TabBarController: ViewController {
    nonisolated deinit {}

    /// The object that can refuse a selection by the user, and is notified after it.
    public final weak var delegate: (any TabBarControllerDelegate)?

    /// The child controllers, one for each tab; a tab displays the title that its controller has when this property is set.
    public final var viewControllers: [ViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    private final var controllers: [ViewController]?
    /// The tab view, which is the controller's `view`.
    public final let tabView = TabView()

    open override func loadView() {
        tabView.delegate = self
        view = tabView
    }

    /// Sets the child controllers; the selected controller stays selected if it is among them.
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

    /// The index of the selected controller; -1 when there is none.
    ///
    /// Setting it does not call the delegate.
    public final var selectedIndex: Int {
        get { tabView.selectedTabViewItemIndex }
        set { tabView.selectedTabViewItemIndex = newValue }
    }

    /// The controller of the selected tab; setting it selects that tab without calling the delegate.
    public final var selectedViewController: ViewController? {
        get { tabView.selectedTabViewItem?.viewController }
        set {
            guard let index = controllers?.firstIndex(where: { $0 === newValue }) else { return }
            tabView.selectedTabViewItemIndex = index
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

/// The delegate of a tab bar controller, modelled on `UITabBarControllerDelegate`.
///
///     func tabBarController(_ controller: TabBarController, didSelect selected: ViewController) { note(selected) }
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select the controller; true unless implemented.
    func tabBarController(_ controller: TabBarController, shouldSelect selected: ViewController) -> Bool
    func tabBarController(_ controller: TabBarController, didSelect selected: ViewController)
}

extension TabBarControllerDelegate {
    public func tabBarController(
        _ controller: TabBarController, shouldSelect selected: ViewController
    ) -> Bool { true }
    public func tabBarController(_ controller: TabBarController, didSelect selected: ViewController) {}
}
