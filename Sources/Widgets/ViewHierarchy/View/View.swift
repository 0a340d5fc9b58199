public import ObjectReferences

/// A rectangle of the screen that draws, lays out its subviews and takes part in event handling.
///
/// Views are objects with `UIView`'s names and rules. Changing one only marks what has to be done again; the work
/// happens once, in the next frame. This file holds what a view is and what a subclass may override; what is done
/// with views stands in the passes (Frame/), the routers (Input/) and the extensions beside this file.
///
///     final class Meter: View {
///         @ViewInvalidating(.display) var level = 0.5
///
///         override func draw(_ canvas: Canvas) {
///             canvas.fill(Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height), .tintColor)
///         }
///     }
@MainActor
open class View: Responder {
    /// The superview; nil for a view without one.
    public internal(set) final var superview: View? {
        get { superviewReference.object }
        set { superviewReference = WeakReference(newValue) }
    }
    /// Weak, because a subview may outlive its superview, and because the last reference to either may be released on
    /// another thread (docs/decisions/0016-deinitialisers.md).
    @exclusivity(unchecked) final var superviewReference = WeakReference<View>()
    /// Back to front.
    @exclusivity(unchecked) public internal(set) final var subviews: [View] = []

    /// The tree that this view is in; nil while no host shows it.
    ///
    /// The host clears it in all views before it is deallocated (`ViewHost.deinit`), so that it never dangles; a weak
    /// reference would make every retain of the tree take the slow path.
    @inlinable package final var viewTree: ViewTree? { treeReference?.object }
    @exclusivity(unchecked) @usableFromInline final var treeReference: ClearedReference<ViewTree>?

    // Unchecked: each access to these ends before anything else runs, so that none can meet another; checking them took a
    // twentieth of building a form.
    @exclusivity(unchecked) final var flags: ViewFlags = .initial
    /// How often `draw(_:)` recorded, for tests and the inspector.
    // Here it shares a word with the flags.
    @exclusivity(unchecked) package final var drawCount: UInt32 = 0
    @exclusivity(unchecked) package final var layoutState = ViewLayoutState()
    @exclusivity(unchecked) package final var displayState = ViewDisplayState()
    /// Properties that few views set; made when first needed.
    @exclusivity(unchecked) final var rare: ViewRareState?
    /// The part in layout by constraints; made when first needed.
    ///
    /// Its deinitialiser takes the view out of the layout.
    @inlinable package final var layoutParticipant: (any LayoutParticipant)? {
        get { storedParticipant }
        set { storedParticipant = newValue }
    }
    @exclusivity(unchecked) @usableFromInline final var storedParticipant: (any LayoutParticipant)?

    /// Makes a view with that frame, in points of the superview to come.
    public init(frame: Rect) {
        super.init()
        self.frame = frame
    }

    /// Makes a view of no size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    nonisolated deinit {}

    // MARK: - Place

    /// The rectangle in the superview's space.
    ///
    /// With a transform: the box around the transformed bounds.
    open var frame: Rect {
        get { geometryFrame }
        set { setGeometryFrame(newValue) }
    }

    /// The rectangle in the view's own space.
    ///
    /// A new size keeps the centre; the origin scrolls the content.
    open var bounds: Rect {
        get { layoutState.bounds }
        set { setGeometryBounds(newValue) }
    }

    // MARK: - Look

    /// Hidden views are not drawn and take no events.
    open var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set { setHidden(newValue) }
    }

    /// Opacity of the view with its subviews as one picture, 0...1.
    ///
    /// Below 0.01 it takes no events.
    open var alpha: Double {
        get { Double(displayState.alpha) }
        set { setAlpha(newValue) }
    }

    /// The ground under everything that the view draws; nil leaves it open.
    open var backgroundColor: Color? {
        get { displayState.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    // MARK: - Tree

    /// Adds `view` in front of the other subviews.
    ///
    /// A view that has a superview moves. Adding a view to itself, below itself or more than ``maximumDepth`` views deep is
    /// refused with a diagnostic. O(1) besides the hooks of the moved tree.
    open func addSubview(_ view: View) { insert(view, at: nil) }

    /// Removes the view from its superview; does nothing without one.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: - Invalidation

    /// Invalidates the layout: `layoutSubviews()` runs in the next frame.
    ///
    /// The toolkit calls it for its own invalidations, too. Call super. O(1).
    open func setNeedsLayout() { invalidateLayout() }

    /// Invalidates what the view draws: `draw(_:)` runs in the next frame.
    ///
    /// The toolkit calls it for its own invalidations, too. Call super. O(1).
    open func setNeedsDisplay() { invalidateDisplay() }

    /// Invalidates what the view draws in a rectangle of its own space; the pixels outside stay.
    ///
    /// Call super. O(1).
    open func setNeedsDisplay(_ rect: Rect) { invalidateDisplay(in: rect) }

    /// Invalidates the constraints: `updateConstraints()` runs in the next frame.
    ///
    /// The toolkit calls it for its own invalidations, too. Call super. O(1).
    open func setNeedsUpdateConstraints() { invalidateConstraints() }

    /// Invalidates `intrinsicContentSize`.
    ///
    /// Where constraints place the view, the size is read again before the next solution; otherwise the superview is laid out
    /// again. The toolkit calls it for its own invalidations, too. Call super. O(1).
    open func invalidateIntrinsicContentSize() { invalidateContentSize() }

    // MARK: - Hooks of a frame, in their order

    /// Changes constraints; the last pass before layout.
    ///
    /// Call super last, as in UIKit.
    open func updateConstraints() {}

    /// The size that the content asks for; `View.noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The descendant whose first baseline serves as this view's; the view itself, unless overridden.
    open var forFirstBaselineLayout: View { self }

    /// The descendant whose last baseline serves as this view's; the view itself, unless overridden.
    open var forLastBaselineLayout: View { self }

    /// How far the frame reaches out of the rectangle that constraints align: a shadow, a badge.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// The size that suits the view best within `size`; the current size unless overridden.
    open func sizeThatFits(_ size: Size) -> Size { bounds.size }

    /// Places the subviews.
    ///
    /// Runs once for each view that is marked, parents first.
    open func layoutSubviews() {}

    /// Records what the view shows, within its bounds; the background is already there.
    ///
    /// Not called without need.
    open func draw(_ canvas: Canvas) {}

    // MARK: - Hooks of events

    /// The deepest view at `point` (in this view's space) that takes events; nil when there is none.
    open func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        HitTesting.view(at: point, in: self, event)
    }

    /// True when `point` (in this view's space) is on the view; its bounds unless overridden.
    open func point(inside point: Point, with event: InputEvent?) -> Bool { bounds.contains(point) }

    // MARK: - Hooks of the tree

    /// Called before the view is added to a superview or removed from one; nil when it is removed.
    open func willMove(toSuperview newSuperview: View?) {}
    /// Called after the view was added to a superview or removed from one.
    open func didMoveToSuperview() {}
    /// Called before the view is added to a superview or removed from one; nil when it is removed.
    open func willMove(toWindow newWindow: Window?) {}
    /// Called after the view, or a superview, was added to a window or removed from one.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: View) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: View) {}

    /// States the semantics of the view for assistive technologies and tests: role, name, value, states, actions.
    ///
    /// Call super first. What the program has set, such as `accessibilityLabel`, goes before it (docs/accessibility.md).
    open func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        describeState(&attributes)
    }

    // MARK: - Hooks of state that outlives a launch

    /// Writes what should be there again at the next launch.
    ///
    /// Called when `invalidateRestorableState()` was.
    open func encodeRestorableState(with coder: RestorationCoder) {}

    /// Reads what `encodeRestorableState(with:)` wrote.
    open func decodeRestorableState(with coder: RestorationCoder) {}

    /// Type, identifier and frame.
    open override var description: String { "<\(name); frame = \(geometryFrame)>" }

    /// The path from the root, the frame, and each property of the view's state that differs from a new view's.
    open override var debugDescription: String { ViewStateDescription(of: self).text }

    /// The next in the chain of responders: the controller of this view, else the superview.
    open override var next: Responder? { rare?.viewController ?? superview }
}

extension View {
    /// "No size of my own" in an intrinsic content size.
    public static let noIntrinsicMetric = -1.0
}
