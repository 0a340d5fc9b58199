import Widgets

/// A grid of a hundred thousand colours in sections, and a collection view that changes its layout.
final class CollectionsPage: AnchoredPage {
    private let source = ColorSource()
    private let grid: CollectionView
    private let note = Label(text: "Click, Ctrl, Shift, drag or type.")
    private let folders = FolderSource()
    private let gallery = CollectionView(
        frame: .zero, collectionViewLayout: CollectionsPage.featuredLayout())

    init() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = Size(width: 56, height: 56)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = EdgeInsets(top: 6, left: 12, bottom: 12, right: 12)
        layout.headerReferenceSize = Size(width: 0, height: 28)
        layout.sectionHeadersPinToVisibleBounds = true
        grid = CollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(title: "Collections", lead: "Only visible items have cells, in any layout.")
        let (colors, left) = makePanel("100,000 colours")
        addGrid(to: colors, left)
        let (layouts, right) = makePanel("Layouts of groups")
        addGallery(to: layouts, right)
        addColumns([colors, layouts])
    }

    private func addGrid(to panel: View, _ inside: LayoutGuide) {
        style(grid, "Colours")
        grid.allowsMultipleSelection = true
        source.onSelection = { [weak self] view in self?.show(view.numberOfSelectedItems) }
        source.onDelete = { [weak self] in self?.removeSelected() }
        grid.dataSource = source
        grid.delegate = source
        note.textColor = .secondaryLabel
        let insert = Button(title: "Insert") { [weak self] _ in self?.insert() }
        let remove = Button(title: "Delete") { [weak self] _ in self?.removeSelected() }
        insert.configuration.image = Image(systemName: "plus")
        remove.configuration.image = Image(systemName: "trash")
        let buttons = StackView(arrangedSubviews: [insert, remove])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        fill(panel, inside, with: StackView(arrangedSubviews: [grid, buttons, note]))
        grid.heightAnchor.constraint(equalToConstant: 340).isActive = true
    }

    private func addGallery(to panel: View, _ inside: LayoutGuide) {
        style(gallery, "Folders")
        gallery.dataSource = folders
        gallery.dragDelegate = folders
        let layouts = SegmentedControl(items: ["Groups", "Grid", "List"])
        layouts.selectedSegmentIndex = 0
        layouts.accessibilityLabel = "Layout"
        layouts.addAction(
            Action { [weak self, weak layouts] _ in
                self?.useLayout(layouts?.selectedSegmentIndex ?? 0)
            }, for: .valueChanged)
        let hint = makeHint(
            "Drag a folder, or press Alt with an arrow key. Shift and the wheel scroll the first row.")
        fill(panel, inside, with: StackView(arrangedSubviews: [gallery, layouts, hint]))
        gallery.heightAnchor.constraint(equalToConstant: 340).isActive = true
    }

    private func style(_ view: CollectionView, _ name: String) {
        view.accessibilityLabel = name
        view.layer.cornerRadius = 9
        view.layer.borderWidth = 1
    }

    // MARK: - Layouts

    private func useLayout(_ index: Int) {
        let layouts = [Self.featuredLayout, Self.gridLayout, Self.listLayout]
        gallery.setCollectionViewLayout(layouts[index](), animated: true)
    }

    private static func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension)
        -> CollectionLayoutSize
    { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// Returns a layout with a row of recent folders that scrolls sideways, above copies of `group`.
    private static func layout(_ group: CollectionLayoutGroup) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout(sectionProvider: { index, _ in
            let section = CollectionLayoutSection(group: index == 0 ? recentGroup() : group)
            section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            if index == 0 {
                section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
                section.contentInsets.bottom = 0
                section.visibleItemsInvalidationHandler = Self.fadeAtEdges
            }
            return section
        })
    }

    /// Makes items transparent that are only partly visible.
    private static func fadeAtEdges(
        _ items: [any CollectionLayoutVisibleItem], _ offset: Point,
        _ environment: any CollectionLayoutEnvironment
    ) {
        let width = environment.container.contentSize.width
        for item in items {
            let start = max(item.frame.minX - offset.x, 0)
            let end = min(item.frame.maxX - offset.x, width)
            item.alpha = max(0.3, (end - start) / max(1, item.frame.width))
        }
    }

    private static func recentGroup() -> CollectionLayoutGroup {
        let size = size(.fractionalWidth(0.6), .absolute(56))
        return .horizontal(
            layoutSize: size, subitems: [item(self.size(.fractionalWidth(1), .fractionalHeight(1)))])
    }

    private static func item(_ size: CollectionLayoutSize) -> CollectionLayoutItem {
        let item = CollectionLayoutItem(layoutSize: size)
        item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return item
    }

    private static func featuredLayout() -> CollectionViewCompositionalLayout {
        let large = item(size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let column = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            repeatingSubitem: item(size(.fractionalWidth(1), .fractionalHeight(1))), count: 2)
        return layout(
            .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(140)), subitems: [large, column]))
    }

    private static func gridLayout() -> CollectionViewCompositionalLayout {
        layout(
            .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(84)),
                repeatingSubitem: item(size(.fractionalWidth(1), .fractionalHeight(1))), count: 3))
    }

    private static func listLayout() -> CollectionViewCompositionalLayout {
        .list(using: CollectionLayoutListConfiguration(appearance: .plain))
    }

    // MARK: - Changes

    private func insert() {
        source.insertColor()
        grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        grid.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: true)
    }

    private func removeSelected() {
        let paths = grid.indexPathsForSelectedItems ?? []
        source.remove(paths)
        grid.deleteItems(at: paths)
        show(0)
    }

    private func show(_ count: Int) {
        note.text = count == 0 ? "Nothing is selected." : "Selected: \(count)."
    }
}

/// The data source of the grid: numbers in sections of a thousand, each with a colour.
private final class ColorSource: CollectionViewDataSource, CollectionViewDelegate {
    var onSelection: ((CollectionView) -> Void)?
    var onDelete: (() -> Void)?
    private var sections = (0..<100).map { section in (1...1000).map { section * 1000 + $0 } }
    private var next = 100_001

    private let cells = CollectionView.CellRegistration<ColorCell, Int> { cell, _, number in
        cell.number = number
    }
    private let headers = CollectionView.SupplementaryRegistration<ColorHeader>(
        elementKind: CollectionView.elementKindSectionHeader
    ) { header, _, path in header.text = "Section \(path.section + 1)" }

    func insertColor() {
        sections[0].insert(next, at: 0)
        next += 1
    }

    func remove(_ paths: [IndexPath]) {
        for path in paths.reversed() { sections[path.section].remove(at: path.item) }
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        let number = sections[indexPath.section][indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: number)
    }
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }

    func collectionViewSelectionDidChange(_ collectionView: CollectionView) { onSelection?(collectionView) }
    func collectionView(
        _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
    ) -> String? { "\(sections[indexPath.section][indexPath.item])" }
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: Point
    ) -> ContextMenuConfiguration? {
        if indexPaths.isEmpty { return nil }
        return ContextMenuConfiguration { [weak self] _ in
            Menu(children: [Action(title: "Delete") { _ in self?.onDelete?() }])
        }
    }
}

/// The header of a section, with its title.
private final class ColorHeader: CollectionReusableView {
    private let label = Label(text: nil)
    var text = "" { didSet { label.text = text } }

    required init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = Color(role: .systemBackground)
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .secondaryLabel
        label.accessibilityTraits.insert(.header)
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
    }
}

/// A cell with a colour that is derived from its number.
private final class ColorCell: CollectionViewCell {
    private let swatch = View()
    private let label = Label(text: nil)

    var number = 0 {
        didSet {
            label.text = "\(number)"
            let hash = UInt32(truncatingIfNeeded: number &* 2_654_435_761)
            swatch.backgroundColor = Color(
                red: Double(hash >> 24) / 255, green: Double(hash >> 16 & 255) / 255,
                blue: Double(hash >> 8 & 255) / 255)
        }
    }

    required init(frame: Rect) {
        super.init(frame: frame)
        swatch.layer.cornerRadius = 6
        label.font = .systemFont(ofSize: Font.smallSystemFontSize)
        label.textAlignment = .center
        contentView.addSubview(swatch)
        contentView.addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = PageHeader.height(of: label, 16)
        swatch.frame = Rect(
            x: 5, y: 5, width: bounds.width - 10, height: max(0, bounds.height - 9 - height))
        label.frame = Rect(x: 1, y: bounds.height - 3 - height, width: bounds.width - 2, height: height)
    }
}
