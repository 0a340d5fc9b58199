/// A row of menus at the top of a window: AppKit's main menu.
///
/// Without a ``menu`` of its own, it has the standard menus (File, Edit, View, Window, Help), which the application's delegate, the window
/// and its root view controller change in `buildMenu(with:)`. Commands are sent along the responder chain, and their keys work while the menus are closed.
///
///     window.menuBar = MenuBar()
///
///     override func buildMenu(with builder: MenuBuilder) {
///         builder.insertSibling(Menu(title: "Format", children: [bold]), afterMenu: .edit)
///     }
///
/// Alt with the underlined letter, F10 and a press of Alt alone operate it by keyboard; see docs/commands.md. Menus that do not fit into
/// the width are in the last menu.
public final class MenuBar: View, AppearanceObserving {
    /// The menu whose children are the menus of the bar; nil, the default, for the standard menus.
    public var menu: Menu? { didSet { setNeedsRebuild() } }

    /// A closure that changes the menu after the responders; nil for none.
    package var customize: ((MenuBuilder) -> Void)? { didSet { setNeedsRebuild() } }
    /// Whether the menu is built again for each use, because its content depends on state that sends no notification.
    package var rebuildsForEachUse = false

    private(set) var items: [MenuBarItem] = []
    /// The number of items that fit; the menus of the others are in the overflow item.
    private var visibleCount = 0
    private(set) var overflow: MenuBarItem?
    private var built: Menu?
    private weak var builtController: ViewController?
    private var reported: Set<KeyEquivalentName> = []
    private(set) lazy var tracking = MenuBarTracking(of: self)

    static let overflowTitle = "»"

    /// Creates a menu bar.
    public override init(frame: Rect = .zero) { super.init(frame: frame) }

    // MARK: - Menu

    /// Builds the menu again when it is next used: `UIMenuSystem.setNeedsRebuild()`.
    ///
    /// While one of the menus is open, the bar changes when it has closed.
    public func setNeedsRebuild() {
        built = nil
        setNeedsLayout()
    }

    /// The current menu, which is built if necessary.
    var currentMenu: Menu {
        let controller = window?.rootViewController
        if let built, !rebuildsForEachUse, builtController === controller { return built }
        let builder = MenuBuilder(root: menu ?? StandardMenus.make())
        PlatformServices.current.application?.buildMenu(with: builder)
        window?.buildMenu(with: builder)
        controller?.buildMenu(with: builder)
        customize?(builder)
        built = builder.root
        builtController = controller
        reportDuplicateKeys(in: builder.root)
        updateItems()
        return builder.root
    }

    /// Reports each key that two commands have, once.
    private func reportDuplicateKeys(in menu: Menu) {
        for duplicate in DuplicateKey.all(in: menu) where reported.insert(duplicate.key).inserted {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath, message: duplicate.message,
                    cure: duplicate.cure))
        }
    }

    private func updateItems() {
        if tracking.isOpen { return }
        let menus = (built ?? Menu()).children.compactMap { $0 as? Menu }.filter {
            !$0.children.isEmpty && !$0.chosenAttributes.contains(.hidden)
        }
        let mnemonics = Mnemonic.assign(menus.map { ($0.title, $0.mnemonic) })
        if menus.map(\.title) == items.map(\.title) {
            for (index, item) in items.enumerated() { item.update(menus[index], mnemonic: mnemonics[index]) }
            return
        }
        for item in items { item.removeFromSuperview() }
        items = zip(menus, mnemonics).map { MenuBarItem($0, mnemonic: $1) }
        for item in items { addSubview(item) }
        setNeedsLayout()
    }

    // MARK: - Items

    /// The items on screen, in reading order; the last one may contain the menus that do not fit.
    var shownItems: [MenuBarItem] { Array(items.prefix(visibleCount)) + (overflow.map { [$0] } ?? []) }

    /// Returns the item at a point in the bar's coordinate space.
    func item(at point: Point) -> MenuBarItem? {
        shownItems.first { $0.frame.contains(point) }
    }

    /// The menu of an item; that of the overflow item contains the menus that do not fit.
    func menu(of item: MenuBarItem) -> Menu {
        if item !== overflow { return item.menu }
        return Menu(title: Self.overflowTitle, children: items.dropFirst(visibleCount).map(\.menu))
    }

    /// Builds the menus if necessary, and returns the item on screen that now has the title of `item`; nil if there is none.
    func updated(_ item: MenuBarItem) -> MenuBarItem? {
        _ = currentMenu
        layoutIfNeeded()
        return shownItems.first { $0 === item } ?? shownItems.first { $0.title == item.title }
    }

    /// Opens or closes the menu of an item for an assistive technology.
    func activate(_ item: MenuBarItem) -> Bool {
        item.isOpen ? tracking.close() : tracking.open(item, start: .first)
        return true
    }

    /// Opens the menu of the item with a title, as a click does; returns false if there is none.
    @discardableResult package func openMenu(titled title: String) -> Bool {
        _ = currentMenu
        layoutIfNeeded()
        guard let item = shownItems.first(where: { $0.title == title }) else { return false }
        tracking.open(item, start: .first)
        return item.isOpen
    }

    // MARK: - Layout and drawing

    /// The height of a bar; it has no width of its own.
    public override var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: effectiveAppearance.menuRowHeight + 2)
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: intrinsicContentSize.height)
    }

    private static let margin = 6.0

    public override func layoutSubviews() {
        super.layoutSubviews()
        _ = currentMenu
        updateItems()
        for item in items { item.takeDirection(from: self) }
        let widths = items.map(\.fittingWidth)
        let room = max(0, bounds.width - 2 * Self.margin)
        let overflowWidth = 2 * MenuBarItem.padding + 12
        var count = items.count
        if widths.reduce(0, +) > room {
            count = 0
            var used = overflowWidth
            while count < widths.count, used + widths[count] <= room {
                used += widths[count]
                count += 1
            }
        }
        setVisible(count)
        var x = Self.margin
        for (item, width) in zip(shownItems, widths.prefix(count) + [overflowWidth]) {
            let left = isMirrored ? bounds.width - x - width : x
            let frame = Rect(x: left, y: 0, width: width, height: max(0, bounds.height - 1))
            if item.frame != frame { item.frame = frame }
            x += width
        }
    }

    private func setVisible(_ count: Int) {
        visibleCount = count
        for (index, item) in items.enumerated() where item.isHidden != (index >= count) {
            item.isHidden = index >= count
        }
        if count < items.count, overflow == nil {
            let made = MenuBarItem(Menu(title: Self.overflowTitle), mnemonic: nil)
            overflow = made
            addSubview(made)
        } else if count >= items.count, let old = overflow {
            overflow = nil
            old.removeFromSuperview()
        }
    }

    public func viewDidChangeEffectiveAppearance() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    public override func draw(_ canvas: Canvas) {
        canvas.fill(bounds, Color(role: .secondarySystemBackground))
        let hairline = canvas.hairline
        canvas.fill(
            Rect(x: bounds.minX, y: bounds.maxY - hairline, width: bounds.width, height: hairline), .separator
        )
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if viewHost != nil {
            addInputObserver(self)
            setNeedsRebuild()
        }
    }

    public override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .menuBar
    }

    // MARK: - Pointer

    public override func mouseDown(with event: MouseEvent) { tracking.press(event) }
    public override func mouseDragged(with event: MouseEvent) {}
    public override func mouseUp(with event: MouseEvent) { tracking.release() }
    public override func mouseCancelled() {}
    public override func mouseMoved(with event: MouseEvent) {
        tracking.hover(item(at: event.location(in: self)))
    }
    public override func mouseExited(with event: MouseEvent) { tracking.hover(nil) }
}

extension MenuBar: MenuSwitching {
    package var showsMnemonics: Bool { tracking.showsMnemonics }

    package func openAdjacentMenu(backwards: Bool) -> Bool { tracking.openAdjacentMenu(backwards: backwards) }

    package func menuPointerChanged(_ event: MouseEvent) -> Bool { tracking.menuPointerChanged(event) }

    package func menuWasCancelled() { tracking.menuWasCancelled() }
}
