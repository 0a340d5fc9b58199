import Widgets

// All that moving code from UIKit takes: its names for the toolkit's.
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
