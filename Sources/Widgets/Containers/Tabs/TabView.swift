/// A view that shows one of several pages, selected in a strip of tabs above them.
///
/// Modelled on `NSTabView`.
///
/// The strip is a single Tab stop. In it, the arrow keys (wrapping around at the ends), Home and End select a tab; Ctrl+Tab, Ctrl+Page
/// Down and their opposites do so with the focus anywhere in the page. A page is created when it is first shown and is kept while it is
/// not shown, with its state, scroll positions and focus.
///
///     let tabs = TabView()
///     tabs.addTabViewItem(TabViewItem(label: "General") { GeneralPage() })
///     tabs.addTabViewItem(TabViewItem(label: "Network") { NetworkPage() })
open class TabView: View, SpringLoadedInteractionSupporting {
    /// The object that can refuse a selection by the user, and is notified after it.
    public final weak var delegate: (any TabViewDelegate)?
    /// A closure called with the index of the new tab when the user has selected another tab.
    public final var onSelectionChange: ((Int) -> Void)?

    /// The tabs, in order.
    public private(set) final var tabViewItems: [TabViewItem] = []
    /// The item whose page is shown; nil when there are no tabs.
    public private(set) final var selectedTabViewItem: TabViewItem?

    /// Whether dragged items that rest over a tab select it; true by default.
    ///
    /// `UITabBar.isSpringLoaded`.
    public final var isSpringLoaded = true

    private let strip = TabStrip(frame: .zero)
    private let line = SeparatorView()
    /// The saved state of pages that have not been created yet.
    package final var pendingArchive: RestorationArchive?

    public override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(strip)
        addSubview(line)
    }

    nonisolated deinit {}

    // MARK: - Tabs

    /// The number of tabs.
    public final var numberOfTabViewItems: Int { tabViewItems.count }

    /// The index of the selected tab; -1 when there is none.
    public final var selectedTabViewItemIndex: Int {
        get { selectedTabViewItem.flatMap { indexOfTabViewItem($0) } ?? -1 }
        set { selectTabViewItem(at: newValue) }
    }

    /// Returns the index of the tab; nil when it does not belong to this view.
    public final func indexOfTabViewItem(_ item: TabViewItem) -> Int? {
        tabViewItems.firstIndex { $0 === item }
    }

    /// Adds the tab after the others.
    public final func addTabViewItem(_ item: TabViewItem) { insertTabViewItem(item, at: tabViewItems.count) }

    /// Inserts a tab at `index`, which is clamped to the valid range.
    ///
    /// The first tab of the view is selected automatically. A tab that belongs to another tab view is removed from it.
    public final func insertTabViewItem(_ item: TabViewItem, at index: Int) {
        item.tabView?.removeTabViewItem(item)
        tabViewItems.insert(item, at: min(max(0, index), tabViewItems.count))
        item.tabView = self
        item.button.item = item
        itemChanged(item)
        strip.show(tabViewItems.map(\.button))
        if selectedTabViewItem == nil { show(item) }
    }

    /// Removes a tab; if it was selected, the next tab is selected, or the previous one after the last.
    public final func removeTabViewItem(_ item: TabViewItem) {
        guard let index = indexOfTabViewItem(item) else { return }
        tabViewItems.remove(at: index)
        item.tabView = nil
        strip.show(tabViewItems.map(\.button))
        if selectedTabViewItem === item {
            show(tabViewItems.isEmpty ? nil : tabViewItems[min(index, tabViewItems.count - 1)])
        }
    }

    /// Selects the tab at `index` without calling the delegate.
    public final func selectTabViewItem(at index: Int) {
        guard tabViewItems.indices.contains(index) else {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "tab \(index) of \(tabViewItems.count) was to be selected",
                    cure: "nothing was changed; give an index of at least 0 and below numberOfTabViewItems"))
            return
        }
        show(tabViewItems[index])
    }

    /// Updates the strip after the label, the image or the enabled state of an item has changed.
    final func itemChanged(_ item: TabViewItem) {
        item.button.contentChanged()
        item.button.isEnabled = item.isEnabled
        strip.setNeedsLayout()
    }

    // MARK: - The page

    private func show(_ item: TabViewItem?) {
        let old = selectedTabViewItem
        if item === old { return }
        old?.button.isSelected = false
        selectedTabViewItem = item
        item?.button.isSelected = true
        let focused = viewHost?.firstResponder as? View
        let hadFocus = old?.viewIfLoaded.flatMap { page in focused.map { $0.isDescendant(of: page) } } == true
        if hadFocus { old?.focusedView = focused }
        View.performWithoutAnimation {
            old?.viewIfLoaded?.removeFromSuperview()
            if let item { insertPage(of: item) }
        }
        if hadFocus, let item { moveFocus(to: item) }
        if restorationIdentifier != nil, viewHost != nil { invalidateRestorableState() }
        setNeedsLayout()
    }

    private func insertPage(of item: TabViewItem) {
        let isNew = item.viewIfLoaded == nil
        let page = item.view
        insertSubview(page, at: 0)
        if page.accessibilityRole == .none { page.accessibilityRole = .tabPanel }
        if page.accessibilityTitleUIElement == nil { page.accessibilityTitleUIElement = item.button }
        page.frame = pageArea
        if isNew { pendingArchive?.apply(to: page) }
    }

    /// Moves the focus from the replaced page to the view that was focused in the new page before, or to its tab.
    private func moveFocus(to item: TabViewItem) {
        if let view = item.focusedView, view.isDescendant(of: item.view), view.becomeFirstResponder() {
            return
        }
        item.button.becomeFirstResponder()
    }

    private var tabHeight: Double { effectiveAppearance.tabHeight }

    private var pageArea: Rect {
        let height = min(tabHeight + 1, bounds.height)
        return Rect(
            x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: bounds.height - height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(tabHeight, bounds.height)
        strip.frame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        line.frame = Rect(x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: 1)
        selectedTabViewItem?.viewIfLoaded?.frame = pageArea
    }

    // MARK: - By the user

    final func choose(_ item: TabViewItem) {
        guard item.isEnabled, item !== selectedTabViewItem else { return }
        if delegate?.tabView(self, shouldSelect: item) == false { return }
        show(item)
        delegate?.tabView(self, didSelect: item)
        onSelectionChange?(selectedTabViewItemIndex)
    }

    /// Selects the next enabled tab, wrapping around at the ends; moves the focus with it when the strip has the focus.
    final func choose(from item: TabViewItem?, by way: Int) {
        let count = tabViewItems.count
        guard count > 0, let start = item.flatMap({ indexOfTabViewItem($0) }) else { return }
        for step in 1...count {
            let next = tabViewItems[((start + way * step) % count + count) % count]
            if next.isEnabled { return chooseInStrip(next) }
        }
    }

    final func selectEnd(isFirst: Bool) {
        let enabled = tabViewItems.filter(\.isEnabled)
        if let item = isFirst ? enabled.first : enabled.last { chooseInStrip(item) }
    }

    private func chooseInStrip(_ item: TabViewItem) {
        let focused = viewHost?.firstResponder as? View
        let isInStrip = focused.map { $0.isDescendant(of: strip) } ?? false
        choose(item)
        guard isInStrip, selectedTabViewItem === item else { return }
        viewHost?.makeFirstResponder(item.button, byKeyboard: true)
    }

    open override func keyDown(with event: KeyEvent) {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (event.key.keyCode, flags) {
        case (.keyboardTab, .control), (.keyboardPageDown, .control): choose(from: selectedTabViewItem, by: 1)
        case (.keyboardTab, [.control, .shift]), (.keyboardPageUp, .control):
            choose(from: selectedTabViewItem, by: -1)
        default: super.keyDown(with: event)
        }
    }

    // MARK: - State of the last launch

    open override func encodeRestorableState(with coder: RestorationCoder) {
        coder.encode(selectedTabViewItemIndex, forKey: "selectedIndex")
        if let identifier = selectedTabViewItem?.identifier { coder.encode(identifier, forKey: "identifier") }
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        let identifier = coder.decodeString(forKey: "identifier")
        let index =
            tabViewItems.firstIndex { $0.identifier != nil && $0.identifier == identifier }
            ?? coder.decodeInt(forKey: "selectedIndex")
        if let index, tabViewItems.indices.contains(index) { selectTabViewItem(at: index) }
    }
}

/// The delegate of a tab view, modelled on `NSTabViewDelegate`.
///
///     func tabView(_ tabView: TabView, shouldSelect item: TabViewItem) -> Bool { form.isValid }
@MainActor
public protocol TabViewDelegate: AnyObject {
    /// Returns whether the user may select the tab; true unless implemented.
    func tabView(_ tabView: TabView, shouldSelect item: TabViewItem) -> Bool
    func tabView(_ tabView: TabView, didSelect item: TabViewItem)
}

extension TabViewDelegate {
    public func tabView(_ tabView: TabView, shouldSelect item: TabViewItem) -> Bool { true }
    public func tabView(_ tabView: TabView, didSelect item: TabViewItem) {}
}

extension TabView: AccessibilityContentProviding {
    /// The tab strip, followed by the page.
    package final var accessibilityOwnContent: [any AccessibilityObject] {
        let page = selectedTabViewItem?.viewIfLoaded
        return subviews.filter { $0 !== page } + subviews.filter { $0 === page }
    }
}

extension TabView: ViewPooling {
    /// The pages that have been created and are not shown.
    package var pooledViews: [View] {
        tabViewItems.filter { $0 !== selectedTabViewItem }.compactMap(\.viewIfLoaded)
    }
}
