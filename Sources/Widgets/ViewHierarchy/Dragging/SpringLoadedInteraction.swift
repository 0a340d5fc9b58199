/// Opens a view when dragged items rest over it, such as a tab or a folder: `UISpringLoadedInteraction`.
///
///     tab.addInteraction(SpringLoadedInteraction { _ in select(tab) })
public final class SpringLoadedInteraction: Interaction {
    /// The time for which the items have to rest.
    public static let delay = Duration.milliseconds(700)

    public private(set) weak var view: View?
    private let activation: (SpringLoadedInteraction) -> Void
    /// Returns the part of the view at a point in its space, such as the index of a row; nil where nothing opens.
    private let part: (Point) -> Int?
    /// The part over which the items have rested.
    private var activePart = 0
    /// Whether a control of the toolkit has added the interaction, because its `isSpringLoaded` is true.
    private let isBuiltIn: Bool

    /// Creates an interaction that calls `activationHandler` each time that items have rested over its view.
    public init(activationHandler: @escaping (SpringLoadedInteraction) -> Void) {
        activation = activationHandler
        part = { _ in 0 }
        isBuiltIn = false
    }

    /// Creates an interaction of a control, whose parts open on their own.
    ///
    /// `part` returns the part at a point in the view's space; nil where nothing opens. With `isBuiltIn`, it is that of `isSpringLoaded`.
    package init(
        isBuiltIn: Bool = true, part: @escaping (Point) -> Int?, activationHandler: @escaping (Int) -> Void
    ) {
        self.part = part
        activation = { activationHandler($0.activePart) }
        self.isBuiltIn = isBuiltIn
    }

    public func didMove(to view: View?) { self.view = view }

    /// Returns the part at the location of the session; nil where nothing opens.
    func part(for session: DropSession) -> Int? { view.flatMap { part(session.location(in: $0)) } }

    func activate(_ part: Int) {
        activePart = part
        activation(self)
    }
}

/// A view that opens, or whose parts open, when dragged items rest over it: `UISpringLoadedInteractionSupporting`.
///
///     folderButton.isSpringLoaded = true
public protocol SpringLoadedInteractionSupporting: AnyObject {
    /// Whether dragged items that rest over the view open it, as a click does.
    var isSpringLoaded: Bool { get set }
}

extension SpringLoadedInteraction {
    /// Returns whether the view has an interaction of its control.
    package static func isBuiltIn(in view: View) -> Bool { builtIn(in: view) != nil }

    private static func builtIn(in view: View) -> SpringLoadedInteraction? {
        view.interactions.lazy.compactMap { $0 as? SpringLoadedInteraction }.first { $0.isBuiltIn }
    }

    /// Adds the interaction of the control that `make` creates, or removes it.
    package static func setBuiltIn(_ isOn: Bool, in view: View, _ make: () -> SpringLoadedInteraction) {
        let current = builtIn(in: view)
        if isOn, current == nil { view.addInteraction(make()) }
        if !isOn, let current { view.removeInteraction(current) }
    }
}
