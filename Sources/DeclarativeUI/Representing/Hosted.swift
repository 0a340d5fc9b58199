/// A retained view within a declarative view, without a ``ViewRepresentable`` type of its own.
///
/// The retained view is created when the declarative view is mounted; `update` is called then and with each later
/// update. The layout of a `Layoutable` without an active layout is created automatically. Afterwards its layout
/// properties and `sl.updateLayout()` change the layout, and the surrounding declarative layout follows its size.
///
///     Hosted {
///         ProfileView()
///     } update: {
///         $0.isLoading = isLoading
///     }
///     .frame(width: 240)
public struct Hosted<ViewType: Widgets.View>: ViewRepresentable {
    private let make: () -> ViewType
    private let update: (ViewType) -> Void

    public init(_ make: @escaping () -> ViewType, update: @escaping (ViewType) -> Void = { _ in }) {
        self.make = make
        self.update = update
    }

    /// Returns the view that the closure creates.
    public func makeView(context: Context) -> ViewType { make() }

    public func updateView(_ view: ViewType, context: Context) {
        update(view)
        makeMissingLayout(of: view)
    }
}

/// A view controller within a declarative view, without a ``ViewControllerRepresentable`` type of its own.
///
/// Works as ``Hosted``; the controller becomes a child of the controller that displays the declarative view.
///
///     HostedController { EditorController() } update: { $0.document = document }
public struct HostedController<ViewControllerType: ViewController>: ViewControllerRepresentable {
    private let make: () -> ViewControllerType
    private let update: (ViewControllerType) -> Void

    public init(
        _ make: @escaping () -> ViewControllerType, update: @escaping (ViewControllerType) -> Void = { _ in }
    ) {
        self.make = make
        self.update = update
    }

    /// Returns the controller that the closure creates.
    public func makeViewController(context: Context) -> ViewControllerType { make() }

    public func updateViewController(_ viewController: ViewControllerType, context: Context) {
        update(viewController)
        makeMissingLayout(of: viewController)
    }
}

/// Creates the layout of a `Layoutable` that has no active layout.
private func makeMissingLayout(of hosted: AnyObject) {
    func make(_ layoutable: some Layoutable) { layoutable.sl.updateLayout() }
    guard let layoutable = hosted as? any Layoutable, layoutable.activation == nil else { return }
    make(layoutable)
}
