/// A tab with its page, which is created when it is first shown.
///
/// Modelled on `NSTabViewItem`.
///
///     tabs.addTabViewItem(TabViewItem(label: "General") { GeneralPage() })
public final class TabViewItem {
    /// The title of the tab.
    public var label: String { didSet { if label != oldValue { tabView?.itemChanged(self) } } }
    /// The image beside the title of the tab.
    public var image: Image? { didSet { if image != oldValue { tabView?.itemChanged(self) } } }
    /// Whether users can select the tab; true by default.
    public var isEnabled = true { didSet { if isEnabled != oldValue { tabView?.itemChanged(self) } } }
    /// The identifier by which the selection is restored at the next launch; with nil, the index is used.
    public var identifier: String?

    /// The controller of the page; nil for a page without a controller.
    public let viewController: ViewController?
    /// The tab view that contains the tab; nil when there is none.
    public internal(set) weak var tabView: TabView?
    /// The page, or nil when it has not been created yet.
    public private(set) var viewIfLoaded: View?
    private let make: () -> View

    /// The tab's button in the strip.
    let button: TabButton
    /// The view in the page that was focused when another tab was selected.
    weak var focusedView: View?

    /// Creates a tab; `view` creates the page when the tab is first displayed.
    public init(label: String, image: Image? = nil, view: @escaping () -> View) {
        self.label = label
        self.image = image
        viewController = nil
        make = view
        button = TabButton(frame: .zero)
    }

    /// Creates a tab with the controller's title, and the controller's view as its page.
    public init(viewController: ViewController) {
        label = viewController.title ?? ""
        self.viewController = viewController
        make = { viewController.view }
        button = TabButton(frame: .zero)
    }

    /// The page, which is created on the first access.
    public var view: View {
        if let viewIfLoaded { return viewIfLoaded }
        let newView = make()
        viewIfLoaded = newView
        return newView
    }
}
