import Widgets

/// A controller with a side bar that lists the pages, and the selected page beside it.
final class GalleryController: ViewController {
    private let sidebar = GallerySidebar()
    private var pageView = View()
    private var page: DemoPage
    private lazy var menus = GalleryMenus(self)

    init(page: DemoPage) {
        self.page = page
        super.init()
    }

    override func loadView() { view = GalleryView(self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(sidebar)
        sidebar.onSelection = { [weak self] in self?.show($0) }
        sidebar.darkSwitch.addTarget(
            self, action: GalleryController.appearanceChosen, for: .valueChanged)
        sidebar.page = page
        show(page)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sidebar.darkSwitch.isOn = view.effectiveTheme.style == .dark
    }

    private func show(_ page: DemoPage) {
        self.page = page
        pageView.removeFromSuperview()
        pageView = page.makeView()
        pageView.accessibilityIdentifier = page.rawValue
        view.addSubview(pageView)
        view.window?.menuBar?.setNeedsRebuild()
    }

    /// Updates the switch after the window has followed the desktop.
    func desktopSettingsDidChange() { sidebar.darkSwitch.isOn = view.effectiveTheme.style == .dark }

    private func appearanceChosen() { setDark(sidebar.darkSwitch.isOn) }

    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        menus.build(with: builder)
    }

    fileprivate func layOut() {
        let bounds = view.bounds
        let width = GallerySidebar.width
        sidebar.frame = Rect(x: 0, y: 0, width: width, height: bounds.height)
        pageView.frame = Rect(x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height)
    }
}

extension GalleryController: GalleryCommands {
    var currentPage: DemoPage { page }

    var isDark: Bool { view.effectiveTheme.style == .dark }

    func open(_ page: DemoPage) {
        sidebar.page = page
        show(page)
    }

    func turnPage(by distance: Int) {
        let pages = DemoPage.allCases
        guard let index = pages.firstIndex(of: page) else { return }
        open(pages[min(max(0, index + distance), pages.count - 1)])
    }

    func setDark(_ isDark: Bool) {
        view.window?.appearance = isDark ? .dark : .light
        sidebar.darkSwitch.isOn = isDark
        view.window?.menuBar?.setNeedsRebuild()
    }
}

/// The root view of the gallery, which its controller lays out.
private final class GalleryView: View {
    private weak var controller: GalleryController?

    init(_ controller: GalleryController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    override func layoutSubviews() { controller?.layOut() }
}
