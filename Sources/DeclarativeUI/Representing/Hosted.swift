/// A custom retained view as a declarative view, without a `ViewRepresentable` type.
///
/// The view is made once, at the description's first time. `update` gives it what the description says, each time that the
/// description is evaluated. A `Layoutable` whose layout was not made yet has it made; from then on its layout properties
/// and `sl.updateLayout()` change it, and the description around it follows its size.
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

    /// Returns the view that the closure makes.
    public func makeView(context: Context) -> ViewType { make() }

    public func updateView(_ view: ViewType, context: Context) {
        update(view)
        makeMissingLayout(of: view)
    }
}

/// A controller with its view in a description, without a type that represents it.
///
/// As ``Hosted``; the controller becomes a child of the one that the description is shown in.
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

    /// Returns the controller that the closure makes.
    public func makeViewController(context: Context) -> ViewControllerType { make() }

    public func updateViewController(_ viewController: ViewControllerType, context: Context) {
        update(viewController)
        makeMissingLayout(of: viewController)
    }
}

/// Makes the layout of what has one that was not made yet.
private func makeMissingLayout(of hosted: AnyObject) {
    func make(_ layoutable: some Layoutable) { layoutable.sl.updateLayout() }
    guard let layoutable = hosted as? any Layoutable, layoutable.activation == nil else { return }
    make(layoutable)
}
