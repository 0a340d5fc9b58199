/// A tab with its page, which is made when it is first shown.
///
/// `NSTabViewItem`.
///
///     tabs.addTabViewItem(TabViewItem(label: "General") { GeneralPage() })
public final class TabViewItem {
    /// The title of the tab.
    public var label: String { didSet { if label != oldValue { tabView?.itemChanged(self) } } }
    /// The image beside the title of the tab.
    public var image: Image? { didSet { if image != oldValue { tabView?.itemChanged(self) } } }
    /// Whether users can select it; true at first.
    public var isEnabled = true { didSet { if isEnabled != oldValue { tabView?.itemChanged(self) } } }
    /// By which the selection is found again at the next launch; nil goes by the place.
    public var identifier: String?

    /// The controller of the page; nil for a page without one.
    public let viewController: ViewController?
    /// The view that shows the tab; nil while none does.
    public internal(set) weak var tabView: TabView?
    /// The page, if it was needed already.
    public private(set) var viewIfLoaded: View?
    private let make: () -> View

    /// The tab, drawn by its tab view.
    let button: TabButton
    /// The focused view when the page was left.
    weak var focusedView: View?

    public init(label: String, image: Image? = nil, view: @escaping () -> View) {
        self.label = label
        self.image = image
        viewController = nil
        make = view
        button = TabButton(frame: .zero)
    }

    /// A tab with the controller's title; its view is the page.
    public init(viewController: ViewController) {
        label = viewController.title ?? ""
        self.viewController = viewController
        make = { viewController.view }
        button = TabButton(frame: .zero)
    }

    /// The page; made now if it was never needed.
    public var view: View {
        if let viewIfLoaded { return viewIfLoaded }
        let made = make()
        viewIfLoaded = made
        return made
    }
}
