import Widgets

/// A controller with a side bar that lists the pages, and the selected page beside it.
final class GalleryController: ViewController {
    private let sidebar = View()
    private let pageList = ScrollView()
    private let heading = Label(text: "Widgets")
    private let darkSwitch = Checkbox(title: "Dark")
    private var buttons: [Button] = []
    private var pageView = View()
    private var page: DemoPage
    private var revealed: DemoPage?
    private lazy var menus = GalleryMenus(self)

    init(page: DemoPage) {
        self.page = page
        super.init()
    }

    override func loadView() { view = GalleryView(self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        sidebar.backgroundColor = Color(role: .controlFill).withAlphaComponent(0.5)
        view.addSubview(sidebar)
        heading.font = .preferredFont(forTextStyle: .title1)
        sidebar.addSubview(heading)
        sidebar.addSubview(pageList)
        for page in DemoPage.allCases {
            let button = Button(title: page.title) { [weak self] _ in self?.show(page) }
            button.configuration.style = .plain
            button.configuration.contentInsets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            button.contentHorizontalAlignment = .left
            button.accessibilityIdentifier = "page-\(page.rawValue)"
            buttons.append(button)
            pageList.addSubview(button)
        }
        darkSwitch.addTarget(self, action: GalleryController.appearanceChosen, for: .valueChanged)
        sidebar.addSubview(darkSwitch)
        show(page)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        darkSwitch.isOn = view.effectiveTheme.style == .dark
    }

    private func show(_ page: DemoPage) {
        self.page = page
        for (button, other) in zip(buttons, DemoPage.allCases) {
            button.configuration.style = page == other ? .tinted : .plain
        }
        pageView.removeFromSuperview()
        pageView = page.makeView()
        pageView.accessibilityIdentifier = page.rawValue
        view.addSubview(pageView)
        view.window?.menuBar?.setNeedsRebuild()
    }

    /// Scrolls the side bar to the button of the selected page; called after layout, which determines the size of the side bar.
    private func revealSelected() {
        guard revealed != page, let index = DemoPage.allCases.firstIndex(of: page) else { return }
        revealed = page
        pageList.scrollRectToVisible(buttons[index].frame, animated: false)
    }

    private func appearanceChosen() { setDark(darkSwitch.isOn) }

    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        menus.build(with: builder)
    }

    fileprivate func layOut() {
        let bounds = view.bounds
        sidebar.frame = Rect(x: 0, y: 0, width: 172, height: bounds.height)
        heading.frame = Rect(x: 22, y: 20, width: 140, height: 30)
        pageList.frame = Rect(x: 0, y: 64, width: 172, height: max(0, bounds.height - 64 - 56))
        var y = 4.0
        for button in buttons {
            button.frame = Rect(x: 12, y: y, width: 148, height: 34)
            y += 38
        }
        pageList.contentSize = Size(width: 172, height: y)
        revealSelected()
        darkSwitch.frame = Rect(x: 22, y: bounds.height - 44, width: 130, height: 24)
        pageView.frame = Rect(x: 172, y: 0, width: max(0, bounds.width - 172), height: bounds.height)
    }
}

extension GalleryController: GalleryCommands {
    var currentPage: DemoPage { page }

    var isDark: Bool { view.effectiveTheme.style == .dark }

    func open(_ page: DemoPage) { show(page) }

    func turnPage(by distance: Int) {
        let pages = DemoPage.allCases
        guard let index = pages.firstIndex(of: page) else { return }
        show(pages[min(max(0, index + distance), pages.count - 1)])
    }

    func setDark(_ isDark: Bool) {
        view.window?.appearance = isDark ? .dark : .light
        darkSwitch.isOn = isDark
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
