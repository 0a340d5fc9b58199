/// The properties that most views never set, stored separately to keep those views small.
final class ViewRareState {
    var transform = AffineTransform.identity
    var cornerRadius = 0.0
    var maskedCorners = CornerMask.all
    var borderWidth = 0.0
    var borderColor = Color.separator
    var contentClip: ContentClip?
    var effects: LayerEffects?
    var tag = 0
    var accessibilityIdentifier: String?
    /// The accessibility properties that the program has set.
    var accessibility: AccessibilityOverrides?
    var restorationIdentifier: String?
    weak var viewController: ViewController?
    var tintColor: Color?
    /// The theme values that the view overrides.
    var themeOverride: ThemeOverride?
    var contextMenuProvider: (() -> Menu?)?
    /// The interactions that are attached to the view.
    var interactions = InteractionList()
    var toolTip: String?
    var cursor: Cursor?
    /// The part invalidated by `setNeedsDisplay(_:)`, in the view's space; null after drawing.
    var dirtyRect = Rect.null
    var childIndex: ChildIndex?
    /// The deferred layout updates that run before the next layout of the view.
    var deferredLayouts = DeferredLayouts()
    /// The displayed values while the view is animated; nil otherwise.
    var motion: ViewMotion?
}
