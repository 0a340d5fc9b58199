internal import DesktopServices

/// An icon of the program in the desktop's panel, with a menu: `NSStatusItem`.
///
/// Desktops that implement StatusNotifierItem display it: KDE Plasma, Xfce, Cinnamon, MATE, LXQt, and GNOME with an extension. On others, it
/// is not visible; see ``isDisplayed``. A program must therefore be usable without it.
///
///     let item = StatusBar.system.statusItem()
///     item.image = Image(systemName: "play.fill")
///     item.toolTip = "Playing"
///     item.menu = makeMenu()
public final class StatusItem {
    /// The image; nil, the default, for none.
    ///
    /// Template images are drawn in the text colour of dark panels.
    ///
    /// It is sent to the panel in the sizes of 22 and 44 pixels.
    public var image: Image? { didSet { if image != oldValue { updateImage() } } }
    /// The name of an icon of the desktop's icon theme, which is preferred to ``image``; nil for none.
    ///
    /// Symbolic icons have the right colour in each panel.
    public var iconName: String? { didSet { item?.iconName = iconName ?? "" } }
    /// The title for assistive technologies and for menus of hidden items; the name of the program by default.
    public var title = Application.shared.identifier { didSet { item?.title = title } }
    /// The text displayed when the pointer rests on the icon; empty by default.
    public var toolTip = "" { didSet { item?.toolTip = toolTip } }
    /// Whether the panel displays the icon; true by default.
    ///
    /// Some panels move an inactive item to a list of hidden icons.
    public var isVisible = true { didSet { item?.isActive = isVisible } }
    /// The menu that the panel displays; nil for none.
    ///
    /// Titles and states are read each time before it is displayed.
    public var menu: Menu? { didSet { if menu !== oldValue { updateMenu() } } }
    /// The action of a click on the icon; with nil, the default, a click opens the menu.
    public var primaryAction: Action? { didSet { item?.onActivate = activation } }
    /// Whether a panel has accepted the item.
    public var isDisplayed: Bool { item?.isRegistered ?? false }

    private let number: Int
    private var item: StatusNotifierItem?
    private var numbers: MenuNumbers?
    /// The menu with the deferred elements that have arrived; nil before the panel has read it.
    private var content: MenuContent?
    /// Whether the panel reads the menu because deferred elements have arrived, which are not requested again.
    private var isArrival = false

    init(number: Int) {
        self.number = number
        Application.shared.services.whenStarted { [weak self] in self?.start() }
    }

    /// Notifies the panel that titles or states of the menu have changed, for panels that do not ask before displaying it.
    public func menuDidChange() { item?.menuDidChange() }

    func remove() {
        item?.stop()
        item = nil
    }

    private func start() {
        guard item == nil else { return }
        let item = StatusNotifierItem(
            bus: Application.shared.services.bus, id: "\(Application.shared.identifier)-\(number)",
            title: title)
        self.item = item
        item.iconName = iconName ?? ""
        item.toolTip = toolTip
        item.isActive = isVisible
        item.onActivate = activation
        updateImage()
        updateMenu()
        item.start()
    }

    private var activation: (() -> Void)? {
        guard let primaryAction else { return nil }
        return { primaryAction.perform(from: nil) }
    }

    private func updateImage() {
        guard let item else { return }
        item.icons =
            image.map { image in [22.0, 44].map { StatusIcon(Self.bitmap(of: image, side: $0)) } } ?? []
    }

    /// Returns the image in a square of pixels, in the colours of the dark style, which most panels have.
    private static func bitmap(of image: Image, side: Double) -> Bitmap {
        let view = ImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.tintColor = Color(hex: 0xdedede)
        view.frame = Rect(x: 0, y: 0, width: side, height: side)
        return view.iconBitmap()
    }

    private func updateMenu() {
        guard let item else { return }
        guard menu != nil else { return item.setMenu(nil) { _ in } }
        item.setMenu { [weak self] in
            guard let self, let menu else { return DesktopMenuItem(id: 0, title: "") }
            let numbers = MenuNumbers(content(of: menu).menu)
            self.numbers = numbers
            return numbers.root
        } choose: { [weak self] id in
            guard let self, let element = numbers?.element(id) else { return }
            content?.menu.updateStates(choosing: element)
            element.choose(from: nil)
            menuDidChange()
        }
    }

    private func content(of menu: Menu) -> MenuContent {
        if isArrival, let content { return content }
        let content = MenuContent(of: menu, includesSubmenus: true)
        content.onArrival = { [weak self] in
            self?.isArrival = true
            self?.menuDidChange()
            self?.isArrival = false
        }
        self.content = content
        return content
    }
}
