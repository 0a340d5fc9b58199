import Widgets

// UIKit's names for the toolkit's types, as used to port code from UIKit.
typealias CGFloat = Double
typealias CGPoint = Point
typealias CGSize = Size
typealias CGRect = Rect
typealias CGAffineTransform = AffineTransform
typealias UIView = View
typealias UIControl = Control
typealias UILabel = Label
typealias UIButton = Button
typealias UISlider = Slider
typealias UIImageView = ImageView
typealias UIViewController = ViewController
typealias UIWindow = Window
typealias UIResponder = Responder
typealias UIEvent = InputEvent
typealias UIColor = Color
typealias UIFont = Font
typealias UIEdgeInsets = EdgeInsets
typealias UIAction = Action
typealias NSLayoutConstraint = LayoutConstraint
typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
typealias NSLayoutDimension = LayoutDimension
typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
typealias UILayoutPriority = LayoutPriority
typealias UILayoutGuide = LayoutGuide
typealias UIStackView = StackView
typealias UIViewPropertyAnimator = ViewPropertyAnimator
typealias UIViewAnimatingPosition = ViewAnimatingPosition
typealias UIViewAnimatingState = ViewAnimatingState
typealias UICubicTimingParameters = CubicTimingParameters
typealias UISpringTimingParameters = SpringTimingParameters
typealias UITimingCurveProvider = TimingCurveProvider
typealias CGVector = Vector
typealias TimeInterval = Double
typealias UITableView = TableView
typealias UITableViewCell = TableViewCell
typealias UITableViewController = TableViewController
typealias UITableViewDataSource = TableViewDataSource
typealias UITableViewDelegate = TableViewDelegate
typealias UIImage = Image
// One declaration in the module tells the toolkit's index paths and sets of indices from Foundation's in all its files.
typealias IndexPath = Widgets.IndexPath
typealias IndexSet = Widgets.RowIndexSet
