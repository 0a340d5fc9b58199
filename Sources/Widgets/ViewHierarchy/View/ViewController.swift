/// An object that manages a tree of views: it creates the tree when needed, and is notified when it appears and disappears.
///
/// `UIViewController`.
///
///     final class Settings: ViewController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             view.addSubview(Checkbox(title: "Dark"))
///         }
///     }
open class ViewController: Responder, PasteConfigurationSupporting {
    nonisolated deinit {}

    /// The title that windows and containers display; nil, the default, for none.
    open var title: String?
    /// The child controllers, in the order in which they were added.
    public private(set) final var children: [ViewController] = []
    /// The parent controller; nil while the controller has none.
    public private(set) weak final var parent: ViewController?

    /// The preferred size of a sheet or popover that presents this controller, in points; with zero, the default, it fits the view.
    ///
    /// A change while the controller is presented resizes the sheet or popover.
    open var preferredContentSize = Size.zero {
        didSet {
            if preferredContentSize != oldValue { ownPresentation?.preferredContentSizeDidChange() }
        }
    }
    /// Whether Escape, and a press outside of a popover, do not dismiss the controller while it is presented; false by default.
    public final var isModalInPresentation = false

    /// The user interface style of the controller's view, including the views of its children and the sheets that it presents.
    ///
    /// `UIViewController.overrideUserInterfaceStyle`. Unspecified, the default, inherits the style of the superview. A style
    /// that the view itself overrides takes precedence.
    public final var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
        didSet {
            guard let loadedView else { return }
            ThemeInheritance(of: loadedView).override(withStyleOfController: overrideUserInterfaceStyle)
        }
    }

    /// The types of data that can be pasted while a view of the controller has the focus; nil, the default, for none.
    ///
    /// `UIViewController.pasteConfiguration`. Items are dropped on views only: set the view's own configuration for that.
    public final var pasteConfiguration: PasteConfiguration?

    package final var presentation = PresentationState()
    /// The presentation of this controller; nil while it is not presented.
    private final var ownPresentation: (any ControllerPresentation)? {
        guard let presented = presentation.presenting?.presentation.presented, presented.controller === self
        else { return nil }
        return presented
    }
    private var loadedView: View?
    private var isLoadingView = false
    private var appearance = Appearance.disappeared

    private enum Appearance { case appearing, appeared, disappearing, disappeared }

    /// The root view of the controller.
    ///
    /// Reading it loads the view if necessary: it calls `loadView()`, then `viewDidLoad()`.
    public final var view: View {
        get {
            loadViewIfNeeded()
            guard let loadedView else { preconditionFailure("\(self): loadView() must set view") }
            return loadedView
        }
        set {
            loadedView?.rare?.viewController = nil
            if let loadedView {
                ThemeInheritance(of: loadedView).override(withStyleOfController: .unspecified)
            }
            loadedView = newValue
            newValue.rareState.viewController = self
            ThemeInheritance(of: newValue).override(withStyleOfController: overrideUserInterfaceStyle)
        }
    }

    /// The insets that this controller's own bars add to the safe area of its view, in points; zero by default.
    public final var additionalSafeAreaInsets = EdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaChanged() }
        }
    }

    /// Whether the view has been loaded.
    public final var isViewLoaded: Bool { loadedView != nil }
    /// The view if it has been loaded, otherwise nil; reading it does not load the view.
    public final var viewIfLoaded: View? { loadedView }

    /// Loads the view unless it has been loaded.
    public final func loadViewIfNeeded() {
        if loadedView != nil { return }
        isLoadingView = true
        defer { isLoadingView = false }
        loadView()
        if loadedView == nil {
            preconditionFailure(
                "\(type(of: self)): loadView() returned without setting view; set it, or call super")
        }
        viewDidLoad()
    }

    // MARK: - Life cycle

    /// Creates the view and assigns it to `view`; by default, an empty view.
    ///
    /// Do not call this method directly; it is called by `view` and `loadViewIfNeeded()`.
    open func loadView() { view = View() }
    /// Called after the view has been loaded.
    open func viewDidLoad() {}
    /// Called before the view is added to a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has been added to a window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed from its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has been removed from its window.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The view that receives the keyboard focus when the controller is presented or its window opens.
    ///
    /// With nil, the default, the first view that can become first responder receives it.
    open var preferredFocusedView: View? { nil }
    /// Called after the user has dismissed the controller with Escape.
    ///
    /// Not called when the program dismisses it.
    open func presentationDidDismiss() {}

    /// Updates the constraints of the view by calling its `updateConstraints()`.
    ///
    /// As in UIKit, call super as the last step when overriding.
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    /// The next responder: the superview of the controller's view, otherwise the parent controller.
    open override var next: Responder? { loadedView?.superview ?? parent }

    // MARK: - Containment

    /// Adds `child` to the child controllers, removing it from its former parent.
    ///
    /// Afterwards, add the view of the child to your view and call the child's `didMove(toParent:)`. Adding a controller to
    /// itself or to one of its descendants is refused with a diagnostic.
    public final func addChild(_ child: ViewController) {
        var step: ViewController? = self
        while let current = step {
            if current === child {
                Diagnostics.report(
                    Diagnostic(
                        kind: .refusedHierarchy, subject: "\(type(of: child))",
                        message: "was to be added as a child of itself or of one of its descendants",
                        cure: "nothing was changed; a controller must not be its own ancestor"))
                return
            }
            step = current.parent
        }
        if child.parent === self { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Removes the controller from its parent; its view stays in its superview.
    public final func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller is added to a parent or removed from one; `parent` is nil when it is removed.
    open func willMove(toParent parent: ViewController?) {}
    /// Called after the controller has been added to a parent or removed from one; `parent` is nil when it was removed.
    open func didMove(toParent parent: ViewController?) {}

    // MARK: - Appearance

    /// Updates the appearance state before the view is added to a tree with a host or removed from one.
    func viewWillMove(toWindow isShown: Bool) {
        switch (isShown, appearance) {
        case (true, .disappeared), (true, .disappearing):
            appearance = .appearing
            viewWillAppear(false)
        case (false, .appeared), (false, .appearing):
            appearance = .disappearing
            viewWillDisappear(false)
        default: break
        }
    }

    func viewDidMove(toWindow isShown: Bool) {
        switch (isShown, appearance) {
        case (true, .appearing):
            appearance = .appeared
            viewDidAppear(false)
            performDeferredPresentations()
        case (false, .disappearing):
            appearance = .disappeared
            viewDidDisappear(false)
        default: break
        }
    }

    // MARK: - Deferred presentations

    /// Whether the controller's view is being loaded, is about to appear or is being presented, also as part of an ancestor's view.
    ///
    /// A presentation by the controller waits for that.
    package final var isAppearing: Bool {
        isLoadingView || appearance == .appearing || presentation.isOpening || parent?.isAppearing == true
    }

    /// Performs the presentations by the controller and its children that have waited, if they need not wait any longer.
    package final func performDeferredPresentations() {
        if isAppearing { return }
        let deferred = presentation.deferred
        presentation.deferred = []
        for present in deferred { present(self) }
        for child in children { child.performDeferredPresentations() }
    }
}
