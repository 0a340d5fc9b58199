/// The properties that most views never set, stored separately to keep those views small.
final class ViewRareState {
    /// The affine part of the transform.
    var transform = AffineTransform.identity
    /// The transforms in space; nil for most views.
    var spatial: SpatialState?
    /// The distance by which the view may draw beyond its bounds, in points.
    var drawingReach = 0.0
    var cornerRadius = 0.0
    var maskedCorners = CornerMask.all
    var borderWidth = 0.0
    var borderColor = Color.separator
    var contentClip: ContentClip?
    var effects: LayerEffects? {
        didSet {
            hasEffects = effects != nil
            plainReach = effects.map(\.plainReach) ?? 0
            shadowDrawing = nil
            contentShadow = nil
        }
    }
    /// Whether ``effects`` is not nil: a test of the property copies it.
    private(set) var hasEffects = false
    /// The command that drew the shadow of the view's shadow path or background last; nil after a change of the effects.
    var shadowDrawing: ShadowDrawing?
    /// The shadow with which the content was painted last, and the filters that include it; nil after a change of the effects.
    private var contentShadow: (shadow: Shadow, filters: [Filter])?
    /// The distance by which the effects extend the view; nil if it depends on the bounds.
    private(set) var plainReach: Double? = 0
    var tag = 0
    var accessibilityIdentifier: String?
    /// The accessibility properties that the program has set.
    var accessibility: AccessibilityOverrides?
    var restorationIdentifier: String?
    weak var viewController: ViewController?
    weak var operatedView: View?
    var tintColor: Color?
    /// The theme values that the view overrides.
    var themeOverride: ThemeOverride?
    var contextMenuProvider: ((Point?) -> Menu?)?
    /// The undo manager of a window.
    var undoManager: UndoManager?
    /// The interactions that are attached to the view.
    var interactions = InteractionList()
    var toolTip: String?
    var cursor: Cursor?
    /// The gesture recognisers attached to the view; nil for none.
    var gestureRecognizers: [GestureRecognizer]?
    /// The part invalidated by `setNeedsDisplay(_:)`, in the view's space; null after drawing.
    var dirtyRect = Rect.null
    var childIndex: ChildIndex?
    /// Whether the view itself covers no pixels, so that it damages only those of its subviews.
    var paintsOnlySubviews = false
    /// Whether focus rings of the view and its descendants stay within its bounds, because another view covers the pixels around it.
    var confinesFocusRings = false
    /// The deferred layout updates that run before the next layout of the view.
    var deferredLayouts = DeferredLayouts()
    /// The displayed values while the view is animated; nil otherwise.
    var motion: ViewMotion?

    /// Returns the filters of the effects, followed by a shadow of the content; kept while neither changes.
    func filters(with shadow: Shadow) -> [Filter] {
        if let contentShadow, contentShadow.shadow == shadow { return contentShadow.filters }
        let filters = (effects?.filters ?? []) + [.shadow(shadow)]
        contentShadow = (shadow, filters)
        return filters
    }
}
