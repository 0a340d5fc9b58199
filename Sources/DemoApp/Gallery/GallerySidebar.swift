import Widgets

/// The side bar of the gallery: the pages in sections, and the choice of the appearance.
final class GallerySidebar: View, AppearanceObserving {
    /// Called when the user has selected a page.
    var onSelection: ((DemoPage) -> Void)?
    /// The page whose row is selected.
    var page = DemoPage.controls {
        didSet {
            list.selectRow(at: Self.row(of: page))
            needsReveal = true
            setNeedsLayout()
        }
    }
    let darkSwitch = Switch()

    private static let footerHeight = 52.0

    /// Returns the width of the side bar in a window of a width, in points; it grows with the text, up to a third of the window.
    func preferredWidth(in width: Double) -> Double {
        let normal = 188.0
        return max(normal, min(effectiveAppearance.scaledValue(for: normal), (width / 3).rounded()))
    }

    private let heading = Label(text: "Widgets")
    private let list = ListView()
    private let moon = ImageView(image: Image(systemName: "moon"))
    private let darkLabel = Label(text: "Dark")
    private let separator = SeparatorView()
    private var needsReveal = true

    init() {
        super.init(frame: .zero)
        backgroundColor = Color(role: .controlFill).withAlphaComponent(0.5)
        heading.font = .preferredFont(forTextStyle: .title1)
        list.backgroundColor = nil
        list.rowHeight = 32
        list.sectionHeaderHeight = 34
        list.floatsSectionHeaders = false
        list.accessibilityLabel = "Pages"
        list.register(SidebarCell.self, forCellReuseIdentifier: "page")
        list.register(forCellReuseIdentifier: "section") { ListHeaderView(frame: .zero) }
        list.dataSource = self
        list.delegate = self
        moon.contentMode = .center
        moon.tintColor = .label
        darkSwitch.accessibilityLabel = "Dark"
        // The switch is named by the text beside it.
        darkLabel.isAccessibilityElement = false
        for view in [heading, list, separator, moon, darkLabel, darkSwitch] { addSubview(view) }
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        heading.frame = Rect(
            x: 18, y: PageHeader.titleY, width: width - 36,
            height: PageHeader.height(of: heading, PageHeader.titleHeight))
        let footer = height - Self.footerHeight
        let top = heading.frame.maxY + 4
        list.frame = Rect(x: 0, y: top, width: width, height: max(0, footer - top))
        separator.frame = Rect(x: 0, y: footer, width: width, height: 1)
        let middle = footer + Self.footerHeight / 2
        moon.frame = Rect(x: 16, y: middle - 10, width: 22, height: 20)
        let size = darkSwitch.intrinsicContentSize
        let labelHeight = PageHeader.height(of: darkLabel, 22)
        darkLabel.frame = Rect(
            x: 47, y: middle - labelHeight / 2, width: width - 47 - 16 - size.width - 8, height: labelHeight)
        darkSwitch.frame = Rect(
            x: width - 16 - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
        revealSelected()
    }

    func viewDidChangeEffectiveAppearance() {
        needsReveal = true
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Scrolls to the selected row after the layout that determines the height of the list.
    private func revealSelected() {
        guard needsReveal, list.bounds.height > 0 else { return }
        needsReveal = false
        list.layoutIfNeeded()
        let row = Self.row(of: page)
        let frame = list.rectForRow(at: row)
        if frame.minY >= list.bounds.minY, frame.maxY <= list.bounds.maxY { return }
        list.scrollToRow(at: row, at: .middle, animated: false)
    }

    private static func row(of page: DemoPage) -> Int { DemoSection.pages.firstIndex(of: page) ?? 0 }
}

extension GallerySidebar: ListViewDataSource, ListViewDelegate {
    func numberOfRows(in listView: ListView) -> Int { DemoSection.pages.count }
    func numberOfSections(in listView: ListView) -> Int { DemoSection.all.count }

    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        DemoSection.all[section].pages.count
    }

    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        DemoSection.all[section].title
    }

    func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
        let view = listView.dequeueReusableCell(withIdentifier: "section") as? ListHeaderView
        var content = ListContentConfiguration.sidebarHeader()
        content.text = DemoSection.all[section].title
        view?.contentConfiguration = content
        view?.backgroundColor = nil
        return view
    }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "page", for: row)
        (cell as? SidebarCell)?.show(DemoSection.pages[row])
        return cell
    }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        DemoSection.pages[row].title
    }

    func listViewSelectionDidChange(_ listView: ListView) {
        guard let row = listView.selectedRow, DemoSection.pages[row] != page else { return }
        page = DemoSection.pages[row]
        onSelection?(page)
    }
}

/// A row of the side bar, which has a rounded grey background while it is selected.
private final class SidebarCell: ListCell {
    func show(_ page: DemoPage) {
        selectionStyle = .gray
        accessibilityIdentifier = "page-\(page.rawValue)"
        var content = ListContentConfiguration.sidebarCell()
        content.image = Image(systemName: page.symbolName)
        content.text = page.title
        contentConfiguration = content
    }
}
