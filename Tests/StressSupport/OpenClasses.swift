import Widgets

// Swift 6 mode with the main actor as default isolation: each class has the plain deinitialiser usual in UIKit source.
final class PlainAccessibilityElement: AccessibilityElement { deinit {} }
final class PlainActivityIndicatorView: ActivityIndicatorView { deinit {} }
final class PlainButton: Button { deinit {} }
final class PlainCheckbox: Checkbox { deinit {} }
final class PlainCollectionReusableView: CollectionReusableView { deinit {} }
final class PlainCollectionView: CollectionView { deinit {} }
final class PlainCollectionViewCell: CollectionViewCell { deinit {} }
final class PlainCollectionViewCompositionalLayout: CollectionViewCompositionalLayout { deinit {} }
final class PlainCollectionViewFlowLayout: CollectionViewFlowLayout { deinit {} }
final class PlainCollectionViewLayout: CollectionViewLayout { deinit {} }
final class PlainCollectionViewListCell: CollectionViewListCell { deinit {} }
final class PlainComboBox: ComboBox { deinit {} }
final class PlainControl: Control { deinit {} }
final class PlainGestureRecognizer: GestureRecognizer { deinit {} }
final class PlainGridView: GridView { deinit {} }
final class PlainHoverGestureRecognizer: HoverGestureRecognizer { deinit {} }
final class PlainImageView: ImageView { deinit {} }
final class PlainLabel: Label { deinit {} }
final class PlainListCell: ListCell { deinit {} }
final class PlainListHeaderView: ListHeaderView { deinit {} }
final class PlainListView: ListView { deinit {} }
final class PlainLongPressGestureRecognizer: LongPressGestureRecognizer { deinit {} }
final class PlainOutlineView: OutlineView { deinit {} }
final class PlainPairGestureRecognizer: PairGestureRecognizer { deinit {} }
final class PlainPanGestureRecognizer: PanGestureRecognizer { deinit {} }
final class PlainPinchGestureRecognizer: PinchGestureRecognizer { deinit {} }
final class PlainPopUpButton: PopUpButton { deinit {} }
final class PlainProgressView: ProgressView { deinit {} }
final class PlainRadioButton: RadioButton { deinit {} }
final class PlainRadioGroup: RadioGroup { deinit {} }
final class PlainRefreshControl: RefreshControl { deinit {} }
final class PlainResponder: Responder { deinit {} }
final class PlainReusableView: ReusableView { deinit {} }
final class PlainRotationGestureRecognizer: RotationGestureRecognizer { deinit {} }
final class PlainScreenEdgePanGestureRecognizer: ScreenEdgePanGestureRecognizer { deinit {} }
final class PlainScrollView: ScrollView { deinit {} }
final class PlainSearchField: SearchField { deinit {} }
final class PlainSecureField: SecureField { deinit {} }
final class PlainSegmentedControl: SegmentedControl { deinit {} }
final class PlainSeparatorView: SeparatorView { deinit {} }
final class PlainSlider: Slider { deinit {} }
final class PlainSplitView: SplitView { deinit {} }
final class PlainSplitViewController: SplitViewController { deinit {} }
final class PlainStackView: StackView { deinit {} }
final class PlainStepper: Stepper { deinit {} }
final class PlainSwipeGestureRecognizer: SwipeGestureRecognizer { deinit {} }
final class PlainSwitch: Switch { deinit {} }
final class PlainTabBarController: TabBarController { deinit {} }
final class PlainTabView: TabView { deinit {} }
final class PlainTableView: TableView { deinit {} }
final class PlainTableViewCell: TableViewCell { deinit {} }
final class PlainTableViewController: TableViewController { deinit {} }
final class PlainCollectionViewController: CollectionViewController { deinit {} }
final class PlainCollectionViewDiffableDataSource: CollectionViewDiffableDataSource<Int, Int> { deinit {} }
final class PlainTableViewDiffableDataSource: TableViewDiffableDataSource<Int, Int> { deinit {} }
final class PlainTableViewHeaderFooterView: TableViewHeaderFooterView { deinit {} }
final class PlainTapGestureRecognizer: TapGestureRecognizer { deinit {} }
final class PlainTextField: TextField { deinit {} }
final class PlainTextView: TextView { deinit {} }
final class PlainUndoManager: UndoManager { deinit {} }
final class PlainView: View { deinit {} }
final class PlainViewController: ViewController { deinit {} }
final class PlainWindow: Window { deinit {} }

/// Factories for the classes of `Widgets` that can be subclassed, and for a subclass of each.
public enum OpenClasses {
    /// A name and a factory of an instance for each class.
    public static let all: [(name: String, make: @MainActor @Sendable () -> any AnyObject & Sendable)] = [
        ("AccessibilityElement", { AccessibilityElement(accessibilityContainer: View()) }),
        ("ActivityIndicatorView", { ActivityIndicatorView() }),
        ("Button", { Button() }),
        ("Checkbox", { Checkbox() }),
        ("CollectionReusableView", { CollectionReusableView(frame: .zero) }),
        (
            "CollectionView",
            { CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()) }
        ),
        ("CollectionViewCell", { CollectionViewCell(frame: .zero) }),
        (
            "CollectionViewCompositionalLayout",
            { CollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }) }
        ),
        ("CollectionViewFlowLayout", { CollectionViewFlowLayout() }),
        ("CollectionViewLayout", { CollectionViewLayout() }),
        ("CollectionViewListCell", { CollectionViewListCell(frame: .zero) }),
        ("ComboBox", { ComboBox() }),
        ("Control", { Control() }),
        ("GestureRecognizer", { GestureRecognizer() }),
        ("GridView", { GridView() }),
        ("HoverGestureRecognizer", { HoverGestureRecognizer() }),
        ("ImageView", { ImageView() }),
        ("Label", { Label() }),
        ("ListCell", { ListCell() }),
        ("ListHeaderView", { ListHeaderView() }),
        ("ListView", { ListView() }),
        ("LongPressGestureRecognizer", { LongPressGestureRecognizer() }),
        ("OutlineView", { OutlineView() }),
        ("PairGestureRecognizer", { PairGestureRecognizer() }),
        ("PanGestureRecognizer", { PanGestureRecognizer() }),
        ("PinchGestureRecognizer", { PinchGestureRecognizer() }),
        ("PopUpButton", { PopUpButton() }),
        ("ProgressView", { ProgressView() }),
        ("RadioButton", { RadioButton() }),
        ("RadioGroup", { RadioGroup() }),
        ("RefreshControl", { RefreshControl() }),
        ("Responder", { Responder() }),
        ("ReusableView", { ReusableView() }),
        ("RotationGestureRecognizer", { RotationGestureRecognizer() }),
        ("ScreenEdgePanGestureRecognizer", { ScreenEdgePanGestureRecognizer() }),
        ("ScrollView", { ScrollView() }),
        ("SearchField", { SearchField() }),
        ("SecureField", { SecureField() }),
        ("SegmentedControl", { SegmentedControl() }),
        ("SeparatorView", { SeparatorView() }),
        ("Slider", { Slider() }),
        ("SplitView", { SplitView() }),
        ("SplitViewController", { SplitViewController() }),
        ("StackView", { StackView() }),
        ("Stepper", { Stepper() }),
        ("SwipeGestureRecognizer", { SwipeGestureRecognizer() }),
        ("Switch", { Switch() }),
        ("TabBarController", { TabBarController() }),
        ("TabView", { TabView() }),
        ("TableView", { TableView() }),
        ("TableViewCell", { TableViewCell() }),
        ("TableViewController", { TableViewController() }),
        (
            "CollectionViewController",
            { CollectionViewController(collectionViewLayout: CollectionViewFlowLayout()) }
        ),
        (
            "CollectionViewDiffableDataSource",
            {
                CollectionViewDiffableDataSource<Int, Int>(
                    collectionView: CollectionView(
                        frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
                ) { _, _, _ in nil }
            }
        ),
        (
            "TableViewDiffableDataSource",
            { TableViewDiffableDataSource<Int, Int>(tableView: TableView()) { _, _, _ in nil } }
        ),
        ("TableViewHeaderFooterView", { TableViewHeaderFooterView() }),
        ("TapGestureRecognizer", { TapGestureRecognizer() }),
        ("TextField", { TextField() }),
        ("TextView", { TextView() }),
        ("UndoManager", { UndoManager() }),
        ("View", { View() }),
        ("ViewController", { ViewController() }),
        ("Window", { Window() }),
    ]

    /// A name and a factory of an instance of a subclass for each class.
    public static let subclasses:
        [(name: String, make: @MainActor @Sendable () -> any AnyObject & Sendable)] = [
            ("AccessibilityElement", { PlainAccessibilityElement(accessibilityContainer: View()) }),
            ("ActivityIndicatorView", { PlainActivityIndicatorView() }),
            ("Button", { PlainButton() }),
            ("Checkbox", { PlainCheckbox() }),
            ("CollectionReusableView", { PlainCollectionReusableView(frame: .zero) }),
            (
                "CollectionView",
                { PlainCollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()) }
            ),
            ("CollectionViewCell", { PlainCollectionViewCell(frame: .zero) }),
            (
                "CollectionViewCompositionalLayout",
                { PlainCollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }) }
            ),
            ("CollectionViewFlowLayout", { PlainCollectionViewFlowLayout() }),
            ("CollectionViewLayout", { PlainCollectionViewLayout() }),
            ("CollectionViewListCell", { PlainCollectionViewListCell(frame: .zero) }),
            ("ComboBox", { PlainComboBox() }),
            ("Control", { PlainControl() }),
            ("GestureRecognizer", { PlainGestureRecognizer() }),
            ("GridView", { PlainGridView() }),
            ("HoverGestureRecognizer", { PlainHoverGestureRecognizer() }),
            ("ImageView", { PlainImageView() }),
            ("Label", { PlainLabel() }),
            ("ListCell", { PlainListCell() }),
            ("ListHeaderView", { PlainListHeaderView() }),
            ("ListView", { PlainListView() }),
            ("LongPressGestureRecognizer", { PlainLongPressGestureRecognizer() }),
            ("OutlineView", { PlainOutlineView() }),
            ("PairGestureRecognizer", { PlainPairGestureRecognizer() }),
            ("PanGestureRecognizer", { PlainPanGestureRecognizer() }),
            ("PinchGestureRecognizer", { PlainPinchGestureRecognizer() }),
            ("PopUpButton", { PlainPopUpButton() }),
            ("ProgressView", { PlainProgressView() }),
            ("RadioButton", { PlainRadioButton() }),
            ("RadioGroup", { PlainRadioGroup() }),
            ("RefreshControl", { PlainRefreshControl() }),
            ("Responder", { PlainResponder() }),
            ("ReusableView", { PlainReusableView() }),
            ("RotationGestureRecognizer", { PlainRotationGestureRecognizer() }),
            ("ScreenEdgePanGestureRecognizer", { PlainScreenEdgePanGestureRecognizer() }),
            ("ScrollView", { PlainScrollView() }),
            ("SearchField", { PlainSearchField() }),
            ("SecureField", { PlainSecureField() }),
            ("SegmentedControl", { PlainSegmentedControl() }),
            ("SeparatorView", { PlainSeparatorView() }),
            ("Slider", { PlainSlider() }),
            ("SplitView", { PlainSplitView() }),
            ("SplitViewController", { PlainSplitViewController() }),
            ("StackView", { PlainStackView() }),
            ("Stepper", { PlainStepper() }),
            ("SwipeGestureRecognizer", { PlainSwipeGestureRecognizer() }),
            ("Switch", { PlainSwitch() }),
            ("TabBarController", { PlainTabBarController() }),
            ("TabView", { PlainTabView() }),
            ("TableView", { PlainTableView() }),
            ("TableViewCell", { PlainTableViewCell() }),
            ("TableViewController", { PlainTableViewController() }),
            (
                "CollectionViewController",
                { PlainCollectionViewController(collectionViewLayout: CollectionViewFlowLayout()) }
            ),
            (
                "CollectionViewDiffableDataSource",
                {
                    PlainCollectionViewDiffableDataSource(
                        collectionView: CollectionView(
                            frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
                    ) { _, _, _ in nil }
                }
            ),
            (
                "TableViewDiffableDataSource",
                { PlainTableViewDiffableDataSource(tableView: TableView()) { _, _, _ in nil } }
            ),
            ("TableViewHeaderFooterView", { PlainTableViewHeaderFooterView() }),
            ("TapGestureRecognizer", { PlainTapGestureRecognizer() }),
            ("TextField", { PlainTextField() }),
            ("TextView", { PlainTextView() }),
            ("UndoManager", { PlainUndoManager() }),
            ("View", { PlainView() }),
            ("ViewController", { PlainViewController() }),
            ("Window", { PlainWindow() }),
        ]
}
