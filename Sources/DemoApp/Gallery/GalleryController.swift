import Widgets

/// A controller with a side bar that lists the pages, and the selected page beside it.
final class GalleryController: ViewController {
    private let sidebar = GallerySidebar()
    private var pageView = View()
    private var page: DemoPage
    private lazy var menus = GalleryMenus(self)
    let settings: DemoSettings
    /// The settings window; nil until it is opened.
    private(set) var settingsWindow: Window?

    init(page: DemoPage, settings: DemoSettings = DemoSettings()) {
        self.page = page
        self.settings = settings
        super.init()
        settings.onChange.append { [weak self] in self?.settingsDidChange() }
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
        sidebar.darkSwitch.isOn = isDark
    }

    private func show(_ page: DemoPage) {
        self.page = page
        pageView.removeFromSuperview()
        pageView = page.makeView(settings)
        pageView.accessibilityIdentifier = page.rawValue
        view.addSubview(pageView)
        view.window?.menuBar?.setNeedsRebuild()
    }

    /// Updates the windows after the user has changed the settings of the desktop.
    func desktopSettingsDidChange() { settings.desktopSettingsDidChange() }

    private var isDark: Bool { view.effectiveAppearance.style == .dark }

    private func settingsDidChange() {
        if !isViewLoaded { return }
        sidebar.darkSwitch.isOn = isDark
        view.window?.menuBar?.setNeedsRebuild()
        view.invalidateRestorableState()
    }

    private func appearanceChosen() { settings.style = sidebar.darkSwitch.isOn ? .dark : .light }

    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        menus.build(with: builder)
    }

    fileprivate func layOut() {
        let bounds = view.bounds
        let width = sidebar.preferredWidth(in: bounds.width)
        sidebar.frame = Rect(x: 0, y: 0, width: width, height: bounds.height)
        pageView.frame = Rect(x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height)
    }
}

extension GalleryController: GalleryCommands {
    var currentPage: DemoPage { page }

    func open(_ page: DemoPage) {
        sidebar.page = page
        show(page)
    }

    func turnPage(by distance: Int) {
        let pages = DemoPage.allCases
        guard let index = pages.firstIndex(of: page) else { return }
        open(pages[min(max(0, index + distance), pages.count - 1)])
    }

    var style: UserInterfaceStyle {
        get { settings.style }
        set { settings.style = newValue }
    }

    func showSettings() {
        let window = settingsWindow ?? SettingsWindow(settings)
        settingsWindow = window
        window.makeKeyAndVisible()
    }
}

/// The root view of the gallery, which its controller lays out; it stores the settings with the state of the window.
private final class GalleryView: View {
    private weak var controller: GalleryController?

    init(_ controller: GalleryController) {
        self.controller = controller
        super.init(frame: .zero)
        restorationIdentifier = "settings"
    }

    override func layoutSubviews() { controller?.layOut() }

    override func encodeRestorableState(with coder: RestorationCoder) {
        controller?.settings.values.encode(with: coder)
    }

    override func decodeRestorableState(with coder: RestorationCoder) {
        controller?.settings.values = SettingsValues(coder: coder)
    }
}
