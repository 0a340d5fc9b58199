/// A retained view that shows a description.
///
/// It has an intrinsic size, so that constraints around it can hold; inside, the description's own layout holds. Setting
/// `rootView` updates what is there: states live on. `SwiftUI`'s `UIHostingView`.
///
///     let hosting = HostingView(rootView: Counter())
///     window.addSubview(hosting)
open class HostingView<Content: View>: HostingContainer {
    private final var node: ViewNode<Content>?

    /// The description.
    ///
    /// Set within `withAnimation`, what follows from it moves. Set by a body of its own tree, it is shown with the next frame, and a diagnostic says so.
    public final var rootView: Content {
        didSet {
            let transaction = UpdateContext.current.transaction
            if graph.dependencies.runningBodies == 0 { return showRootView(transaction) }
            graph.deferWrite(of: "rootView") { [weak self] in self?.showRootView(transaction) }
        }
    }

    private final func showRootView(_ transaction: Transaction) {
        graph.updateRoot(transaction) { node?.update(to: rootView) }
        graphNeedsUpdate()
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        node = mount(rootView)
    }

    /// Makes a view that shows the result of a builder.
    public convenience init(@ViewBuilder content: () -> Content) { self.init(rootView: content()) }

    nonisolated deinit {}
}

/// A controller whose view shows a description.
///
/// `UIHostingController`.
///
///     present(HostingController(rootView: Settings()), animated: true)
open class HostingController<Content: View>: ViewController {
    private final let hostingView: HostingView<Content>

    /// The description.
    public final var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    public init(rootView: Content) {
        hostingView = HostingView(rootView: rootView)
        super.init()
    }

    nonisolated deinit {}

    open override func loadView() { view = hostingView }

    /// The size that the description chooses within `size`, in points.
    public final func sizeThatFits(in size: Size) -> Size { hostingView.sizeThatFits(size) }
}
