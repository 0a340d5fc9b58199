// Names of UIKit and AppKit classes (without their prefix) that this library does not have: the compiler's error message names the
// replacement. An entry is removed when the library gets the class.

// MARK: - Navigation and containers

@available(*, unavailable, message: "use a TabBarController, or replace the window's rootViewController")
public class NavigationController { public init() {} }

@available(*, unavailable, message: "use a StackView with a Label and Buttons")
public class NavigationBar { public init() {} }

@available(*, unavailable, message: "set the title of the ViewController or the Window")
public class NavigationItem { public init() {} }

@available(*, unavailable, message: "use a Button")
public class BarButtonItem { public init() {} }

@available(*, unavailable, message: "use a StackView of Buttons")
public class Toolbar { public init() {} }

@available(*, unavailable, message: "use TabView, or TabBarController")
public class TabBar { public init() {} }

@available(*, unavailable, message: "use TabBarController")
public class PageViewController { public init() {} }

@available(*, unavailable, message: "use SegmentedControl")
public class PageControl { public init() {} }

@available(*, unavailable, message: "use SearchField")
public class SearchController { public init() {} }

@available(*, unavailable, message: "use SearchField")
public class SearchBar { public init() {} }

@available(*, unavailable, message: "use TabBarController")
public class TabViewController { public init() {} }

@available(*, unavailable, message: "use ScrollView")
public class ClipView { public init() {} }

@available(*, unavailable, message: "use ScrollView, which has scroll bars")
public class Scroller { public init() {} }

// MARK: - Controls

@available(*, unavailable, message: "use a TextField, or PopUpButtons")
public class DatePicker { public init() {} }

@available(*, unavailable, message: "use PopUpButton, or a ListView")
public class PickerView { public init() {} }

@available(*, unavailable, message: "use PopUpButton")
public class ColorWell { public init() {} }

@available(*, unavailable, message: "use TextField")
public class TokenField { public init() {} }

@available(*, unavailable, message: "use ProgressView")
public class LevelIndicator { public init() {} }

@available(*, unavailable, message: "web pages cannot be shown")
public class WebView { public init() {} }

@available(*, unavailable, message: "use a View with a translucent backgroundColor")
public class VisualEffectView { public init() {} }

@available(*, unavailable, message: "use a View with a translucent backgroundColor")
public class BlurEffect { public init() {} }

@available(*, unavailable, message: "use Action, or KeyCommand")
public class MenuItem { public init() {} }

@available(*, unavailable, message: "use MenuBar.setNeedsRebuild()")
public class MenuSystem { public init() {} }

@available(*, unavailable, message: "use View.contextMenuProvider")
public class MenuController { public init() {} }

@available(*, unavailable, message: "use ContextualAction")
public class TableViewRowAction { public init() {} }

@available(*, unavailable, message: "use addAction(_:for:) of the field, or TextField.textInputFilter")
public protocol TextFieldDelegate {}

@available(*, unavailable, message: "use ProgressView, or ActivityIndicatorView")
public class ProgressIndicator { public init() {} }

@available(*, unavailable, message: "use AlertController with the style actionSheet")
public class ActionSheet { public init() {} }

// MARK: - Input and drawing

@available(*, unavailable, message: "use View.snapshot, or a BitmapTarget")
public class GraphicsImageRenderer { public init() {} }

@available(*, unavailable, message: "use ShapeLayerView")
public class ShapeLayer { public init() {} }

@available(*, unavailable, message: "use GradientLayerView")
public class GradientLayer { public init() {} }

@available(*, unavailable, message: "use View.animate, or ViewPropertyAnimator")
public class DisplayLink { public init() {} }

@available(*, unavailable, message: "use View.contextMenuProvider")
public class ContextMenuInteraction { public init() {} }

@available(*, unavailable, message: "use View.contextMenuProvider")
public class EditMenuInteraction { public init() {} }

@available(*, unavailable, message: "use ViewPropertyAnimator with SpringTimingParameters")
public class DynamicAnimator { public init() {} }

@available(*, unavailable, message: "use View.pointerCursor, and mouseEntered(with:)")
public class PointerInteraction { public init() {} }

@available(*, unavailable, message: "override mouseEntered(with:) and mouseExited(with:)")
public class TrackingArea { public init() {} }

@available(*, unavailable, message: "use TapGestureRecognizer")
public class ClickGestureRecognizer { public init() {} }

@available(*, unavailable, message: "use LongPressGestureRecognizer")
public class PressGestureRecognizer { public init() {} }

@available(*, unavailable, message: "use PinchGestureRecognizer")
public class MagnificationGestureRecognizer { public init() {} }

@available(*, unavailable, message: "use TextView, or TextLayout")
public class LayoutManager { public init() {} }

@available(*, unavailable, message: "use TextView.text, or AttributedText")
public class TextStorage { public init() {} }

// MARK: - Programs

@available(*, unavailable, message: "use the closure of Application.main")
public protocol SceneDelegate {}

@available(*, unavailable, message: "use Window")
public class WindowScene { public init() {} }

@available(*, unavailable, message: "build the views in ViewController.loadView")
public class Storyboard { public init() {} }

@available(*, unavailable, message: "build the views in ViewController.loadView")
public class Nib { public init() {} }

@available(*, unavailable, message: "use View.effectiveAppearance")
public class TraitCollection { public init() {} }

@available(*, unavailable, message: "copy to the Pasteboard")
public class ActivityViewController { public init() {} }

@available(*, unavailable, message: "use OpenPanel, or SavePanel")
public class DocumentPickerViewController { public init() {} }

@available(*, unavailable, message: "use OpenPanel with allowedContentTypes")
public class ImagePickerController { public init() {} }

@available(*, unavailable, message: "use Window with a rootViewController")
public class WindowController { public init() {} }

@available(*, unavailable, message: "implement openDocument in the ApplicationDelegate, with OpenPanel")
public class DocumentController { public init() {} }

@available(*, unavailable, message: "remove init(coder:): views are created by code and never decoded")
public class NSCoder { public init() {} }

// MARK: - Invalidation

@available(*, unavailable, message: "declare a static member in an extension of ViewInvalidatingType")
public struct InvalidatingStaticMember<Base> { public init() {} }

@available(*, unavailable, message: "@ViewInvalidating works on stored properties of View subclasses only")
@propertyWrapper public struct ViewInvalidating<Value> {
    public var wrappedValue: Value
    public init<each Invalidator: ViewInvalidatingType>(
        wrappedValue: Value, _ invalidators: repeat each Invalidator
    ) {
        self.wrappedValue = wrappedValue
    }
}
