// Names of UIKit and AppKit with their prefix: the compiler's error message names the type of this library, and editors replace the name.
// Types whose names differ in more than the prefix are in UnavailableNames.swift.

public import Windowing

// MARK: - UIKit

@available(*, unavailable, renamed: "Action") public typealias UIAction = Action
@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias UIActivityIndicatorView = ActivityIndicatorView
@available(*, unavailable, renamed: "AlertAction") public typealias UIAlertAction = AlertAction
@available(*, unavailable, renamed: "AlertController")
public typealias UIAlertController = AlertController
@available(*, unavailable, renamed: "Application") public typealias UIApplication = Application
@available(*, unavailable, renamed: "ApplicationDelegate")
public typealias UIApplicationDelegate = ApplicationDelegate
@available(*, unavailable, renamed: "BezierPath") public typealias UIBezierPath = BezierPath
@available(*, unavailable, renamed: "Button") public typealias UIButton = Button
@available(*, unavailable, renamed: "CollectionReusableView")
public typealias UICollectionReusableView = CollectionReusableView
@available(*, unavailable, renamed: "CollectionView") public typealias UICollectionView = CollectionView
@available(*, unavailable, renamed: "CollectionViewCell")
public typealias UICollectionViewCell = CollectionViewCell
@available(*, unavailable, renamed: "CollectionViewCompositionalLayout")
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
@available(*, unavailable, renamed: "CollectionViewController")
public typealias UICollectionViewController = CollectionViewController
@available(*, unavailable, renamed: "CollectionViewDataSource")
public typealias UICollectionViewDataSource = CollectionViewDataSource
@available(*, unavailable, renamed: "CollectionViewDelegate")
public typealias UICollectionViewDelegate = CollectionViewDelegate
@available(*, unavailable, renamed: "CollectionViewFlowLayout")
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
@available(*, unavailable, renamed: "Color") public typealias UIColor = Color
@available(*, unavailable, renamed: "Command") public typealias UICommand = Command
@available(*, unavailable, renamed: "ContentSizeCategory")
public typealias UIContentSizeCategory = ContentSizeCategory
@available(*, unavailable, renamed: "ContentUnavailableConfiguration")
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
@available(*, unavailable, renamed: "ContextualAction")
public typealias UIContextualAction = ContextualAction
@available(*, unavailable, renamed: "Control") public typealias UIControl = Control
@available(*, unavailable, renamed: "CubicTimingParameters")
public typealias UICubicTimingParameters = CubicTimingParameters
@available(*, unavailable, renamed: "DeferredMenuElement")
public typealias UIDeferredMenuElement = DeferredMenuElement
@available(*, unavailable, renamed: "DragInteraction")
public typealias UIDragInteraction = DragInteraction
@available(*, unavailable, renamed: "DragItem") public typealias UIDragItem = DragItem
@available(*, unavailable, renamed: "DropInteraction")
public typealias UIDropInteraction = DropInteraction
@available(*, unavailable, renamed: "EdgeInsets") public typealias UIEdgeInsets = EdgeInsets
@available(*, unavailable, renamed: "Event") public typealias UIEvent = Event
@available(*, unavailable, renamed: "Font") public typealias UIFont = Font
@available(*, unavailable, renamed: "FontDescriptor") public typealias UIFontDescriptor = FontDescriptor
@available(*, unavailable, renamed: "GestureRecognizer")
public typealias UIGestureRecognizer = GestureRecognizer
@available(*, unavailable, renamed: "GestureRecognizerDelegate")
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
@available(*, unavailable, renamed: "HoverGestureRecognizer")
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer
@available(*, unavailable, renamed: "Image") public typealias UIImage = Image
@available(*, unavailable, renamed: "ImageView") public typealias UIImageView = ImageView
@available(*, unavailable, renamed: "KeyCommand") public typealias UIKeyCommand = KeyCommand
@available(*, unavailable, renamed: "Label") public typealias UILabel = Label
@available(*, unavailable, renamed: "LayoutGuide") public typealias UILayoutGuide = LayoutGuide
@available(*, unavailable, renamed: "LayoutPriority") public typealias UILayoutPriority = LayoutPriority
@available(*, unavailable, renamed: "LongPressGestureRecognizer")
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
@available(*, unavailable, renamed: "Menu") public typealias UIMenu = Menu
@available(*, unavailable, renamed: "MenuBuilder") public typealias UIMenuBuilder = MenuBuilder
@available(*, unavailable, renamed: "MenuElement") public typealias UIMenuElement = MenuElement
@available(*, unavailable, renamed: "PanGestureRecognizer")
public typealias UIPanGestureRecognizer = PanGestureRecognizer
@available(*, unavailable, renamed: "PasteConfiguration")
public typealias UIPasteConfiguration = PasteConfiguration
@available(*, unavailable, renamed: "Pasteboard") public typealias UIPasteboard = Pasteboard
@available(*, unavailable, renamed: "PinchGestureRecognizer")
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
@available(*, unavailable, renamed: "PopoverPresentationController")
public typealias UIPopoverPresentationController = PopoverPresentationController
@available(*, unavailable, renamed: "PresentationController")
public typealias UIPresentationController = PresentationController
@available(*, unavailable, renamed: "ProgressView") public typealias UIProgressView = ProgressView
@available(*, unavailable, renamed: "RefreshControl") public typealias UIRefreshControl = RefreshControl
@available(*, unavailable, renamed: "Responder") public typealias UIResponder = Responder
@available(*, unavailable, renamed: "RotationGestureRecognizer")
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
@available(*, unavailable, renamed: "Screen") public typealias UIScreen = Screen
@available(*, unavailable, renamed: "ScrollView") public typealias UIScrollView = ScrollView
@available(*, unavailable, renamed: "ScrollViewDelegate")
public typealias UIScrollViewDelegate = ScrollViewDelegate
@available(*, unavailable, renamed: "SegmentedControl")
public typealias UISegmentedControl = SegmentedControl
@available(*, unavailable, renamed: "Slider") public typealias UISlider = Slider
@available(*, unavailable, renamed: "SplitViewController")
public typealias UISplitViewController = SplitViewController
@available(*, unavailable, renamed: "SpringTimingParameters")
public typealias UISpringTimingParameters = SpringTimingParameters
@available(*, unavailable, renamed: "StackView") public typealias UIStackView = StackView
@available(*, unavailable, renamed: "Stepper") public typealias UIStepper = Stepper
@available(*, unavailable, renamed: "SwipeActionsConfiguration")
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
@available(*, unavailable, renamed: "SwipeGestureRecognizer")
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
@available(*, unavailable, renamed: "Switch") public typealias UISwitch = Switch
@available(*, unavailable, renamed: "TabBarController")
public typealias UITabBarController = TabBarController
@available(*, unavailable, renamed: "TableView") public typealias UITableView = TableView
@available(*, unavailable, renamed: "TableViewCell") public typealias UITableViewCell = TableViewCell
@available(*, unavailable, renamed: "TableViewController")
public typealias UITableViewController = TableViewController
@available(*, unavailable, renamed: "TableViewDataSource")
public typealias UITableViewDataSource = TableViewDataSource
@available(*, unavailable, renamed: "TableViewDelegate")
public typealias UITableViewDelegate = TableViewDelegate
@available(*, unavailable, renamed: "TableViewHeaderFooterView")
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
@available(*, unavailable, renamed: "TapGestureRecognizer")
public typealias UITapGestureRecognizer = TapGestureRecognizer
@available(*, unavailable, renamed: "TextField") public typealias UITextField = TextField
@available(*, unavailable, renamed: "TextView") public typealias UITextView = TextView
@available(*, unavailable, renamed: "TextViewDelegate")
public typealias UITextViewDelegate = TextViewDelegate
@available(*, unavailable, renamed: "Touch") public typealias UITouch = Touch
@available(*, unavailable, renamed: "UserInterfaceStyle")
public typealias UIUserInterfaceStyle = UserInterfaceStyle
@available(*, unavailable, renamed: "View") public typealias UIView = View
@available(*, unavailable, renamed: "ViewController") public typealias UIViewController = ViewController
@available(*, unavailable, renamed: "ViewPropertyAnimator")
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
@available(*, unavailable, renamed: "Window") public typealias UIWindow = Window

// MARK: - AppKit

@available(*, unavailable, renamed: "AlertController") public typealias NSAlert = AlertController
@available(*, unavailable, renamed: "Application") public typealias NSApplication = Application
@available(*, unavailable, renamed: "ApplicationDelegate")
public typealias NSApplicationDelegate = ApplicationDelegate
@available(*, unavailable, renamed: "ArrayController")
public typealias NSArrayController = ArrayController
@available(*, unavailable, renamed: "BezierPath") public typealias NSBezierPath = BezierPath
@available(*, unavailable, renamed: "Button") public typealias NSButton = Button
@available(*, unavailable, renamed: "CollectionView") public typealias NSCollectionView = CollectionView
@available(*, unavailable, renamed: "Color") public typealias NSColor = Color
@available(*, unavailable, renamed: "ComboBox") public typealias NSComboBox = ComboBox
@available(*, unavailable, renamed: "Control") public typealias NSControl = Control
@available(*, unavailable, renamed: "Cursor") public typealias NSCursor = Cursor
@available(*, unavailable, renamed: "DirectionalEdgeInsets")
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
@available(*, unavailable, renamed: "Event") public typealias NSEvent = Event
@available(*, unavailable, renamed: "Font") public typealias NSFont = Font
@available(*, unavailable, renamed: "GridView") public typealias NSGridView = GridView
@available(*, unavailable, renamed: "Image") public typealias NSImage = Image
@available(*, unavailable, renamed: "ImageView") public typealias NSImageView = ImageView
@available(*, unavailable, renamed: "LayoutAnchor") public typealias NSLayoutAnchor = LayoutAnchor
@available(*, unavailable, renamed: "LayoutConstraint")
public typealias NSLayoutConstraint = LayoutConstraint
@available(*, unavailable, renamed: "LayoutDimension")
public typealias NSLayoutDimension = LayoutDimension
@available(*, unavailable, renamed: "LayoutGuide") public typealias NSLayoutGuide = LayoutGuide
@available(*, unavailable, renamed: "LayoutXAxisAnchor")
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
@available(*, unavailable, renamed: "LayoutYAxisAnchor")
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
@available(*, unavailable, renamed: "Menu") public typealias NSMenu = Menu
@available(*, unavailable, renamed: "OpenPanel") public typealias NSOpenPanel = OpenPanel
@available(*, unavailable, renamed: "OutlineView") public typealias NSOutlineView = OutlineView
@available(*, unavailable, renamed: "Pasteboard") public typealias NSPasteboard = Pasteboard
@available(*, unavailable, renamed: "PopUpButton") public typealias NSPopUpButton = PopUpButton
@available(*, unavailable, renamed: "Popover") public typealias NSPopover = Popover
@available(*, unavailable, renamed: "Responder") public typealias NSResponder = Responder
@available(*, unavailable, renamed: "SavePanel") public typealias NSSavePanel = SavePanel
@available(*, unavailable, renamed: "Screen") public typealias NSScreen = Screen
@available(*, unavailable, renamed: "ScrollView") public typealias NSScrollView = ScrollView
@available(*, unavailable, renamed: "SearchField") public typealias NSSearchField = SearchField
@available(*, unavailable, renamed: "SecureField") public typealias NSSecureTextField = SecureField
@available(*, unavailable, renamed: "SegmentedControl")
public typealias NSSegmentedControl = SegmentedControl
@available(*, unavailable, renamed: "Slider") public typealias NSSlider = Slider
@available(*, unavailable, renamed: "SplitView") public typealias NSSplitView = SplitView
@available(*, unavailable, renamed: "SplitViewController")
public typealias NSSplitViewController = SplitViewController
@available(*, unavailable, renamed: "SplitViewItem")
public typealias NSSplitViewItem = SplitViewItem
@available(*, unavailable, renamed: "StackView") public typealias NSStackView = StackView
@available(*, unavailable, renamed: "StatusBar") public typealias NSStatusBar = StatusBar
@available(*, unavailable, renamed: "StatusItem") public typealias NSStatusItem = StatusItem
@available(*, unavailable, renamed: "Stepper") public typealias NSStepper = Stepper
@available(*, unavailable, renamed: "Switch") public typealias NSSwitch = Switch
@available(*, unavailable, renamed: "TabView") public typealias NSTabView = TabView
@available(*, unavailable, renamed: "TabViewItem") public typealias NSTabViewItem = TabViewItem
@available(*, unavailable, renamed: "TableColumn") public typealias NSTableColumn = TableColumn
@available(*, unavailable, renamed: "TableView") public typealias NSTableView = TableView
@available(*, unavailable, renamed: "TextField") public typealias NSTextField = TextField
@available(*, unavailable, renamed: "TextView") public typealias NSTextView = TextView
@available(*, unavailable, renamed: "View") public typealias NSView = View
@available(*, unavailable, renamed: "ViewController") public typealias NSViewController = ViewController
@available(*, unavailable, renamed: "Window") public typealias NSWindow = Window
