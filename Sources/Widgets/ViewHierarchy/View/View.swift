public import ObjectReferences

// This file declares the state of a view and the methods that a subclass may override. The passes of a frame (Frame/), the
// routing of events (Input/) and the extensions beside this file operate on it.

/// A rectangle of the screen that draws, lays out its subviews and takes part in event handling.
///
/// Views follow the names and rules of `UIView`. Setting a property only invalidates what depends on it; constraints, layout
/// and drawing are updated once, in the next frame.
///
///     final class Meter: View {
///         @ViewInvalidating(.display) var level = 0.5
///
///         override func draw(_ canvas: Canvas) {
///             canvas.fill(Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height), .tintColor)
///         }
///     }
@MainActor
open class View: Responder, ContentSizeCategoryAdjusting {
    /// The superview; nil for a view that has not been added to one.
    public internal(set) final var superview: View? {
        get { superviewReference.object }
        set { superviewReference = WeakReference(newValue) }
    }
    /// Weak, because a subview may outlive its superview, and because the last reference to either may be released on another
    /// thread (docs/decisions/0016-deinitialisers.md).
    @exclusivity(unchecked) final var superviewReference = WeakReference<View>()
    /// The subviews in drawing order, from back to front.
    @exclusivity(unchecked) public internal(set) final var subviews: [View] = []

    /// The tree that contains this view; nil while no host shows it.
    ///
    /// The host clears it in all views before it is deallocated (`ViewHost.deinit`), so that it never dangles; a weak
    /// reference would make every retain of the tree take the slow path.
    @inlinable package final var viewTree: ViewTree? { treeReference?.object }
    @exclusivity(unchecked) @usableFromInline final var treeReference: ClearedReference<ViewTree>?

    // Unchecked: each access ends before any other code runs, so accesses cannot overlap; the checks took 5% of the time to
    // build a form.
    @exclusivity(unchecked) final var flags: ViewFlags = .initial
    /// The number of times that `draw(_:)` has been recorded, for tests and the inspector.
    // Declared here, it shares a word with the flags.
    @exclusivity(unchecked) package final var drawCount: UInt32 = 0
    @exclusivity(unchecked) package final var layoutState = ViewLayoutState()
    @exclusivity(unchecked) package final var displayState = ViewDisplayState()
    /// The properties that few views set; created on first use.
    @exclusivity(unchecked) final var rare: ViewRareState?
    /// The view's participant in layout by constraints; created on first use.
    ///
    /// Its deinitialiser removes the view from the constraint layout.
    @inlinable package final var layoutParticipant: (any LayoutParticipant)? {
        get { storedParticipant }
        set { storedParticipant = newValue }
    }
    @exclusivity(unchecked) @usableFromInline final var storedParticipant: (any LayoutParticipant)?

    /// Creates a view with `frame`, in points of its future superview's space.
    public init(frame: Rect) {
        super.init()
        self.frame = frame
    }

    /// Creates a view of size zero at the origin.
    public convenience override init() { self.init(frame: .zero) }

    nonisolated deinit {}

    // MARK: - Geometry

    /// The rectangle of the view in its superview's space, in points.
    ///
    /// With a transform, the bounding box of the transformed bounds.
    open var frame: Rect {
        get { geometryFrame }
        set { setGeometryFrame(newValue) }
    }

    /// The rectangle of the view in its own space, in points.
    ///
    /// Setting another size keeps the centre of the frame; setting another origin scrolls the content.
    open var bounds: Rect {
        get { layoutState.bounds }
        set { setGeometryBounds(newValue) }
    }

    // MARK: - Appearance

    /// Whether the view is hidden; a hidden view and its subviews are not drawn and receive no events.
    open var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set { setHidden(newValue) }
    }

    /// The opacity of the view and its subviews, which are blended as a group; 0...1, 1 by default.
    ///
    /// Values outside the range are clamped. Below 0.01 the view receives no events.
    open var alpha: Double {
        get { Double(displayState.alpha) }
        set { setAlpha(newValue) }
    }

    /// The colour drawn behind the content of the view; nil, the default, for a transparent background.
    open var backgroundColor: Color? {
        get { displayState.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    // MARK: - Tree

    /// Adds `view` in front of the other subviews.
    ///
    /// A view that already has a superview is moved. Adding a view to itself, to one of its descendants, or more than
    /// ``maximumHierarchyDepth`` views deep is refused with a diagnostic. O(1), not counting the callbacks of the moved tree.
    open func addSubview(_ view: View) { insert(view, at: nil) }

    /// Removes the view from its superview; does nothing without one.
    open func removeFromSuperview() { detachFromSuperview() }

    // MARK: - Invalidation

    /// Invalidates the layout: `layoutSubviews()` runs in the next frame.
    ///
    /// The toolkit calls this method for its own invalidations, too. Call super when overriding. O(1).
    open func setNeedsLayout() { invalidateLayout() }

    /// Invalidates the drawing of the view: `draw(_:)` runs in the next frame.
    ///
    /// The toolkit calls this method for its own invalidations, too. Call super when overriding. O(1).
    open func setNeedsDisplay() { invalidateDisplay() }

    /// Invalidates the drawing within `rect`, in the view's own space; pixels outside of it are not repainted.
    ///
    /// Call super when overriding. O(1).
    open func setNeedsDisplay(_ rect: Rect) { invalidateDisplay(in: rect) }

    /// Invalidates the constraints: `updateConstraints()` runs in the next frame.
    ///
    /// The toolkit calls this method for its own invalidations, too. Call super when overriding. O(1).
    open func setNeedsUpdateConstraints() { invalidateConstraints() }

    /// Invalidates `intrinsicContentSize`.
    ///
    /// If constraints place the view, the size is read again before the constraints are solved; otherwise the layout of the
    /// superview is invalidated. The toolkit calls this method for its own invalidations, too. Call super when overriding.
    /// O(1).
    open func invalidateIntrinsicContentSize() { invalidateContentSize() }

    /// Invalidates the state that `encodeRestorableState(with:)` encodes; it is saved with the window's state soon after this
    /// frame.
    ///
    /// A view without a `restorationIdentifier` cannot be restored: its state is not saved, and a diagnostic is reported.
    /// The toolkit calls this method for its own invalidations, too. Call super when overriding. O(1).
    open func invalidateRestorableState() { invalidateSavedState() }

    // MARK: - Callbacks of a frame, in order

    /// Updates the constraints of the view, in the last pass before layout.
    ///
    /// As in UIKit, call super as the last step when overriding.
    open func updateConstraints() {}

    /// The natural size of the content, in points; `View.noIntrinsicMetric`, the default, in a dimension without one.
    open var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The view whose first baseline is used for this view; the view itself by default.
    open var forFirstBaselineLayout: View { self }

    /// The view whose last baseline is used for this view; the view itself by default.
    open var forLastBaselineLayout: View { self }

    /// The insets from the frame to the rectangle that constraints align, for example to exclude a shadow or a badge; zero by
    /// default.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// Returns the size, in points, that fits the view best within `size`; the current size by default.
    open func sizeThatFits(_ size: Size) -> Size { bounds.size }

    /// Lays out the subviews.
    ///
    /// Called in the layout pass for each view whose layout is invalid, superviews before their subviews.
    open func layoutSubviews() {}

    /// Draws the content of the view within its bounds, above the background.
    ///
    /// The drawing is recorded and replayed in later frames; the method is called again only when needed, such as after
    /// `setNeedsDisplay()`.
    open func draw(_ canvas: Canvas) {}

    // MARK: - Hit testing

    /// Returns the deepest view at `point` (in this view's space) that receives events; nil if there is none.
    open func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        HitTesting.view(at: point, in: self, event)
    }

    /// Returns whether `point`, in this view's space, is inside the view; by default, whether it is inside the bounds.
    open func point(inside point: Point, with event: InputEvent?) -> Bool { bounds.contains(point) }

    // MARK: - Callbacks of tree changes

    /// Called before the view is added to a superview or removed from one; `newSuperview` is nil when it is removed.
    open func willMove(toSuperview newSuperview: View?) {}
    /// Called after the view has been added to a superview or removed from one.
    open func didMoveToSuperview() {}
    /// Called before the view, or one of its ancestors, is added to a window or removed from one; `newWindow` is nil when it is
    /// removed.
    open func willMove(toWindow newWindow: Window?) {}
    /// Called after the view, or one of its ancestors, has been added to a window or removed from one.
    open func didMoveToWindow() {}
    /// Called after a subview has been added.
    open func didAddSubview(_ subview: View) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: View) {}

    /// Reports the semantics of the view to assistive technologies and tests: role, name, value, states and actions.
    ///
    /// Call super first when overriding. Properties that the program has set, such as `accessibilityLabel`, take precedence
    /// over the reported ones (docs/accessibility.md).
    open func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        describeState(&attributes)
    }

    // MARK: - State restoration

    /// Encodes the state to restore at the next launch.
    ///
    /// Called when the window's state is saved, for each view with a `restorationIdentifier`. Call `invalidateRestorableState()`
    /// whenever the state has changed.
    open func encodeRestorableState(with coder: RestorationCoder) {}

    /// Decodes the state that `encodeRestorableState(with:)` has encoded.
    open func decodeRestorableState(with coder: RestorationCoder) {}

    /// The type, the identifier and the frame of the view.
    open override var description: String { "<\(name); frame = \(geometryFrame)>" }

    /// The path from the root, the frame, and each state property that differs from its default.
    open override var debugDescription: String { ViewStateDescription(of: self).text }

    /// The next responder in the chain: the view's controller if it has one, otherwise the superview.
    open override var next: Responder? { rare?.viewController ?? superview }
}

extension View {
    /// The value of a dimension of `intrinsicContentSize` in which the view has no natural size.
    public static let noIntrinsicMetric = -1.0
}
