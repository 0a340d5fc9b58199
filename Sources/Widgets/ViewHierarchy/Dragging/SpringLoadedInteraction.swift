/// Opens a view when dragged items rest over it, such as a tab or a folder: `UISpringLoadedInteraction`.
///
///     tab.addInteraction(SpringLoadedInteraction { _ in select(tab) })
public final class SpringLoadedInteraction: Interaction {
    /// The time for which the items have to rest.
    public static let delay = Duration.milliseconds(700)

    public private(set) weak var view: View?
    private let activation: (SpringLoadedInteraction) -> Void

    /// Creates an interaction that calls `activationHandler` each time that items have rested over its view.
    public init(activationHandler: @escaping (SpringLoadedInteraction) -> Void) {
        activation = activationHandler
    }

    public func didMove(to view: View?) { self.view = view }

    func activate() { activation(self) }
}
