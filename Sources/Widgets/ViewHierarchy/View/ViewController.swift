/// Manages a tree of views: makes it when it is first needed, and follows its coming and going.
///
/// `UIViewController`.
///
///     final class Settings: ViewController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             view.addSubview(Checkbox(title: "Dark"))
///         }
///     }
open class ViewController: Responder {
    nonisolated deinit {}

    /// Shown by windows and containers.
    open var title: String?
    /// The controllers inside this one.
    public private(set) final var children: [ViewController] = []
    /// The controller that this one is inside of.
    public private(set) weak final var parent: ViewController?

    /// The size that a sheet of this controller would like to have, in points; zero, as at first: as its view fits.
    open var preferredContentSize = Size.zero
    /// Whether Escape leaves it where it is presented; false at first.
    public final var isModalInPresentation = false

    /// The style of the controller's view, with the views of its children and of the sheets that it presents; unspecified, as at
    /// first, for that of the superview.
    ///
    /// `UIViewController.overrideUserInterfaceStyle`. A style that the view itself overrides goes before it.
    public final var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
        didSet {
            guard let loadedView else { return }
            ThemeInheritance(of: loadedView).override(withStyleOfController: overrideUserInterfaceStyle)
        }
    }

    package final var presentation = PresentationState()
    private var loadedView: View?
    private var appearance = Appearance.disappeared

    private enum Appearance { case appearing, appeared, disappearing, disappeared }

    /// The root of the controller's tree.
    ///
    /// Reading it loads it: `loadView()`, then `viewDidLoad()`.
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

    /// The insets that this controller's own bars add to the safe area insets of its view, in points.
    public final var additionalSafeAreaInsets = EdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaChanged() }
        }
    }

    /// Whether the view has been created.
    public final var isViewLoaded: Bool { loadedView != nil }
    /// The view, if it has been created; reading it does not create one.
    public final var viewIfLoaded: View? { loadedView }

    /// Creates the view, unless it has been created.
    public final func loadViewIfNeeded() {
        if loadedView != nil { return }
        loadView()
        if loadedView == nil {
            preconditionFailure(
                "\(type(of: self)): loadView() returned without setting view; set it, or call super")
        }
        viewDidLoad()
    }

    // MARK: - Life cycle

    /// Makes the view: an empty one unless overridden.
    ///
    /// Do not call it.
    open func loadView() { view = View() }
    /// Called after the view has been created.
    open func viewDidLoad() {}
    /// Called before the view is displayed.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view was displayed.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is taken away.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was taken away.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The view that gets the keyboard focus when the controller is presented or its window opens; nil, as unless overridden, for the
    /// first one that can have it.
    open var preferredFocusedView: View? { nil }
    /// The user has dismissed the controller with Escape.
    ///
    /// Not called for what the program dismisses.
    open func presentationDidDismiss() {}

    /// Updates the constraints of the view; calls its `updateConstraints()`.
    ///
    /// Call super last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    /// The next responder: what the controller's view is inside of.
    open override var next: Responder? { loadedView?.superview ?? parent }

    // MARK: - Containment

    /// Takes `child` in.
    ///
    /// Add its view yourself, then call its `didMove(toParent:)`. A controller cannot be inside itself: that
    /// is refused with a diagnostic.
    public final func addChild(_ child: ViewController) {
        var step: ViewController? = self
        while let current = step {
            if current === child {
                Diagnostics.report(
                    Diagnostic(
                        kind: .refusedHierarchy, subject: "\(type(of: child))",
                        message: "was to be added as a child below itself",
                        cure: "nothing was changed; a controller's parent must not be inside it"))
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

    /// Removes the controller from its parent; its view is not removed.
    public final func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller is added to a parent or removed from one; nil when it is removed.
    open func willMove(toParent parent: ViewController?) {}
    /// Called after the controller was added to a parent or removed from one; nil when it was removed.
    open func didMove(toParent parent: ViewController?) {}

    // MARK: - Appearance

    /// Called around the view's way into a window or out of it.
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
        case (false, .disappearing):
            appearance = .disappeared
            viewDidDisappear(false)
        default: break
        }
    }
}
