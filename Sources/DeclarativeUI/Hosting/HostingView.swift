/// A retained view that displays a declarative view.
///
/// It has an intrinsic size, so that it can be placed by constraints; its content is laid out by the declarative
/// layout. Setting `rootView` updates the displayed views, which keep their state. Corresponds to `UIHostingView` of
/// SwiftUI.
///
///     let hosting = HostingView(rootView: Counter())
///     window.addSubview(hosting)
open class HostingView<Content: View>: HostingContainer {
    private final var node: ViewNode<Content>?

    /// The displayed declarative view.
    ///
    /// A change within `withAnimation` is animated. If a `body` of the same view graph sets it, the change is displayed
    /// with the next frame and a diagnostic is reported.
    public final var rootView: Content {
        didSet {
            let transaction = UpdateContext.current.transaction
            if graph.dependencies.runningBodies == 0 { return applyRootView(transaction) }
            graph.deferWrite(of: "rootView") { [weak self] in self?.applyRootView(transaction) }
        }
    }

    private final func applyRootView(_ transaction: Transaction) {
        graph.updateRoot(transaction) { node?.update(to: rootView) }
        graphNeedsUpdate()
    }

    /// Creates a view that displays `rootView`.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        node = mount(rootView)
    }

    /// Creates a hosting view that displays the result of a view builder.
    public convenience init(@ViewBuilder content: () -> Content) { self.init(rootView: content()) }

    nonisolated deinit {}
}

/// A view controller whose view displays a declarative view.
///
/// Follows `UIHostingController` of SwiftUI.
///
///     present(HostingController(rootView: Settings()), animated: true)
open class HostingController<Content: View>: ViewController {
    private final let hostingView: HostingView<Content>

    /// The displayed declarative view.
    public final var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    /// Creates a controller whose view displays `rootView`.
    public init(rootView: Content) {
        hostingView = HostingView(rootView: rootView)
        super.init()
    }

    nonisolated deinit {}

    /// Creates the hosting view; Escape then asks the questions of `dismissalConfirmationDialog` before it dismisses the presented controller.
    open override func loadView() {
        view = hostingView
        setCancelAction { [weak self] in
            guard let self, !isModalInPresentation, hostingView.asksBeforeDismissal else { return false }
            hostingView.dismissPresentation { [weak self] in self?.presentationDidDismiss() }
            return true
        }
    }

    /// Returns the size that the root view chooses when `size` is proposed, in points.
    public final func sizeThatFits(in size: Size) -> Size { hostingView.sizeThatFits(size) }
}
