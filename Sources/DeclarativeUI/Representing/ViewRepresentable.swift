/// A declarative view that represents a retained view.
///
/// Follows `SwiftUI.UIViewRepresentable`. The retained view is created once, and updated when a property of this value,
/// or a state or environment value that it has read, changes. Its size is determined, in this order, by
/// `sizeThatFits(_:view:context:)`, its constraints, and its intrinsic size; in a dimension without an intrinsic length
/// it takes the proposed one. It is measured again when it, or a descendant, is laid out or invalidates its intrinsic
/// size.
///
///     struct Meter: ViewRepresentable {
///         let level: Double
///         func makeView(context: Context) -> MeterView { MeterView() }
///         func updateView(_ view: MeterView, context: Context) { view.level = level }
///     }
@MainActor
public protocol ViewRepresentable: View where Body == Never {
    associatedtype ViewType: Widgets.View
    associatedtype Coordinator = Void
    /// The context of a call: coordinator, environment and transaction.
    typealias Context = ViewRepresentableContext<Self>

    /// Creates the view; called once for each identity.
    func makeView(context: Context) -> ViewType
    /// Updates the view from the properties of this value; also called right after the view was created.
    func updateView(_ view: ViewType, context: Context)
    /// Cleans up before the view is removed for good; does nothing by default.
    static func dismantleView(_ view: ViewType, coordinator: Coordinator)
    /// Creates the coordinator, for example a delegate or a target of the view.
    func makeCoordinator() -> Coordinator
    /// Returns the size within `proposal`, in points; nil, the default, to let the view determine it.
    func sizeThatFits(_ proposal: ProposedViewSize, view: ViewType, context: Context) -> Size?
}

extension ViewRepresentable {
    public static func dismantleView(_ view: ViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, view: ViewType, context: Context) -> Size? { nil }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        RepresentableNode<Self, ViewAdapter<Self>>(view, in: context)
    }
}

extension ViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Adapts a representable view to its node.
enum ViewAdapter<Content: ViewRepresentable>: RepresentableAdapter {
    static func context(
        _ coordinator: Content.Coordinator, _ environment: EnvironmentValues, _ transaction: Transaction
    ) -> Content.Context {
        ViewRepresentableContext(
            coordinator: coordinator, environment: environment, transaction: transaction)
    }

    static func makeCoordinator(_ content: Content) -> Content.Coordinator { content.makeCoordinator() }

    static func make(_ content: Content, _ context: Content.Context) -> Content.ViewType {
        content.makeView(context: context)
    }

    static func update(_ content: Content, _ hosted: Content.ViewType, _ context: Content.Context) {
        content.updateView(hosted, context: context)
    }

    static func dismantle(_ hosted: Content.ViewType, _ coordinator: Content.Coordinator) {
        Content.dismantleView(hosted, coordinator: coordinator)
    }

    static func size(
        _ content: Content, _ hosted: Content.ViewType, _ proposal: ProposedViewSize,
        _ context: Content.Context
    ) -> Size? {
        content.sizeThatFits(proposal, view: hosted, context: context)
    }

    static func view(of hosted: Content.ViewType) -> Widgets.View { hosted }
    static func controller(of hosted: Content.ViewType) -> ViewController? { nil }
}
