/// A scrolling view of items in a grid, in lists or in a custom layout, modelled on `UICollectionView`.
///
/// Only visible items have cells, and cells are reused. The user selects items with the mouse, also with Control and Shift and by dragging over
/// empty space, with the arrow keys, Page Up, Page Down, Home, End and Control+A, and by typing the beginning of an item's text.
///
///     let layout = CollectionViewFlowLayout()
///     layout.itemSize = Size(width: 96, height: 96)
///     let photos = CollectionView(frame: .zero, collectionViewLayout: layout)
///     photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     photos.dataSource = self
///     photos.delegate = self
open class CollectionView: ScrollView, TabStopDeciding {
    /// The category of an element of a layout, modelled on `UICollectionView.ElementCategory`.
    ///
    ///     if attributes.representedElementCategory == .cell { attributes.alpha = 0.5 }
    public nonisolated enum ElementCategory: Hashable, Sendable {
        /// The cell of an item.
        case cell
        /// A supplementary view, such as a header.
        case supplementaryView
    }

    /// The axis along which a layout is scrolled, modelled on `UICollectionView.ScrollDirection`.
    ///
    ///     layout.scrollDirection = .horizontal
    public nonisolated enum ScrollDirection: Hashable, Sendable {
        /// Lines are rows, and follow each other downwards.
        case vertical
        /// Lines are columns, and follow each other to the right.
        case horizontal
    }

    /// The position to which an item is scrolled, modelled on `UICollectionView.ScrollPosition`.
    ///
    ///     collection.scrollToItem(at: path, at: .centeredVertically, animated: true)
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of the supplementary view at the start of a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the supplementary view at the end of a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that provides the items and their cells; setting it reloads the collection view.
    public final weak var dataSource: (any CollectionViewDataSource)? {
        didSet {
            reloadData()
            selection = RowSelection()
        }
    }
    /// The object that is asked to load items before they become visible; nil by default.
    public final weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }

    /// The object that provides the items of drags; nil by default.
    public final weak var dragDelegate: (any CollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { CollectionItemMoves(view: self).load() } }
    }
    /// The object that receives drops; nil by default.
    public final weak var dropDelegate: (any CollectionViewDropDelegate)? {
        didSet { if dropDelegate != nil { CollectionItemMoves(view: self).load() } }
    }
    /// Whether the user can drag items; true by default.
    public final var dragInteractionEnabled = true {
        didSet { reordering?.dragging.isEnabled = dragInteractionEnabled }
    }

    /// The layout of the items; setting it replaces the layout without animation.
    public final var collectionViewLayout: CollectionViewLayout {
        didSet { CollectionPreparation(view: self).layoutReplaced(oldValue) }
    }

    /// Whether items can be selected; true by default.
    ///
    /// Setting it to false clears the selection.
    public final var allowsSelection = true { didSet { if !allowsSelection { selection = RowSelection() } } }
    /// Whether more than one item can be selected at a time; false by default.
    public final var allowsMultipleSelection = false

    final let cells = CollectionCells()
    final var items = SectionedItems()
    final var needsReload = true
    final var selection = RowSelection() { didSet { cells.showSelection(in: self) } }
    final var pressedItem: Int?
    final var search = TypeSearch()
    final var batch: CollectionBatch?
    /// Whether items, cells and selection are being changed together; batches recorded meanwhile are applied afterwards.
    final var isChangingItems = false
    /// Whether the layout is being prepared.
    final var isPreparing = false
    /// The animated update whose items are currently being laid out; nil outside of that layout pass.
    final var update: CollectionUpdateAnimation?
    final var band: CollectionBand?
    final var reordering: CollectionReordering?
    final var rowElements = ListRowElements()
    /// The position across the direction of the vertical or horizontal arrow keys, kept while they are pressed repeatedly.
    final var navigationGoal: (isVertical: Bool, position: Double)?
    /// The target of an animated scroll.
    final var scrollTarget: (item: Int, position: ScrollPosition)?

    /// Creates a collection view with a layout; `frame` is in points of the superview.
    public init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = Color(role: .systemBackground)
        CollectionPreparation(view: self).attach(layout)
    }

    nonisolated deinit {}

    final var collectionDelegate: (any CollectionViewDelegate)? { delegate as? any CollectionViewDelegate }

    /// Discards all items and cells, clears the selection, and reads the items from the data source in the next layout pass.
    ///
    /// The keyboard cursor stays at its place.
    public final func reloadData() {
        needsReload = true
        selection = selection.cleared
        pressedItem = nil
        scrollTarget = nil
        navigationGoal = nil
        endBand()
        reordering?.itemsWillChange { _ in nil }
        collectionViewLayout.renumber { _ in nil }
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    open override var canBecomeFirstResponder: Bool {
        isUserInteractionEnabled && (allowsSelection || super.canBecomeFirstResponder)
    }

    package final var isTabStop: Bool { true }

    /// Reloads the items and prepares the layout if needed, and mounts the visible elements; call super.
    open override func layoutSubviews() {
        if batch != nil {
            // The data source and the delegate have the items from after the changes.
            cells.isPostponed = true
            return super.layoutSubviews()
        }
        prepareLayout()
        storedContentSize = CollectionPlaces(view: self).contentSize
        super.layoutSubviews()
        prepareLayout()
        cells.tile(in: self)
        band?.place(in: self)
    }

    /// Scrolls to the target again, in case measured items had other sizes than estimated.
    override func didEndMotion() {
        guard let target = scrollTarget, target.item < items.total else { return }
        scrollTarget = nil
        scrollToItem(at: items.path(of: target.item), at: target.position, animated: false)
    }

    override func didCancelMotion() { scrollTarget = nil }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        defer { cells.showSelection(in: self) }
        return super.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        defer { cells.showSelection(in: self) }
        return super.resignFirstResponder()
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .list
        attributes.states.insert(.managesDescendants)
        if allowsMultipleSelection { attributes.states.insert(.multiselectable) }
    }

    // MARK: - Events

    open override func mouseDown(with event: MouseEvent) {
        if !CollectionPress(view: self).begin(event) { super.mouseDown(with: event) }
    }

    open override func mouseDragged(with event: MouseEvent) {
        if !CollectionPress(view: self).drag(event) { super.mouseDragged(with: event) }
    }

    open override func mouseUp(with event: MouseEvent) {
        if !CollectionPress(view: self).end(event) { super.mouseUp(with: event) }
    }

    open override func mouseCancelled() {
        super.mouseCancelled()
        endBand()
        pressedItem = nil
    }

    open override func keyDown(with event: KeyEvent) {
        if CollectionItemMoves(view: self).move(byKey: event) { return }
        let keys = CollectionKeys(view: self)
        if !keys.select(byKey: event), !keys.search(byKey: event) { super.keyDown(with: event) }
    }
}
