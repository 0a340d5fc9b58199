/// Properties that most views never set, stored apart so that those views do not pay for them.
final class ViewRareState {
    var transform = AffineTransform.identity
    var cornerRadius = 0.0
    var maskedCorners = CornerMask.all
    var borderWidth = 0.0
    var borderColor = Color.separator
    var contentMask: ContentMask?
    var tag = 0
    var accessibilityIdentifier: String?
    /// The accessibility properties that the program has set.
    var accessibility: AccessibilityOverrides?
    var restorationIdentifier: String?
    weak var viewController: ViewController?
    var tintColor: Color?
    /// The part of the theme that the view replaces.
    var themeOverride: ThemeOverride?
    var contextMenuProvider: (() -> Menu?)?
    var toolTip: String?
    var cursor: Cursor?
    /// The part that `setNeedsDisplay(_:)` named, in the view's space, until it is drawn.
    var dirtyRect = Rect.null
    var childIndex: ChildIndex?
    /// The updates of layouts that wait for the next layout of the view.
    var deferredLayouts = DeferredLayouts()
    /// While the view is animated.
    var motion: ViewMotion?
}
