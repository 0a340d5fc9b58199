/// A behaviour that is attached to a view, such as dragging from it or dropping on it: `UIInteraction`.
///
///     card.addInteraction(DragInteraction(delegate: self))
public protocol Interaction: AnyObject {
    /// The view that the interaction is attached to; nil while there is none.
    var view: View? { get }
    /// Called before the interaction is attached to `view`, or detached when it is nil.
    func willMove(to view: View?)
    /// Called after the interaction has been attached to `view`, or detached when it is nil.
    func didMove(to view: View?)
}

extension Interaction {
    public func willMove(to view: View?) {}
}

/// The interactions that are attached to a view.
struct InteractionList {
    private(set) var all: [any Interaction] = []

    /// Attaches an interaction to `view`, whose list this is, and detaches it from its former view.
    static func add(_ interaction: any Interaction, to view: View) {
        if interaction.view === view { return }
        if let former = interaction.view { remove(interaction, from: former) }
        interaction.willMove(to: view)
        view.rareState.interactions.all.append(interaction)
        interaction.didMove(to: view)
    }

    /// Detaches an interaction; does nothing if it is not attached to the view.
    static func remove(_ interaction: any Interaction, from view: View) {
        guard let index = view.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        view.rareState.interactions.all.remove(at: index)
        interaction.didMove(to: nil)
    }
}

extension View {
    /// The interactions of the view, in the order in which they were added.
    public final var interactions: [any Interaction] { rare?.interactions.all ?? [] }
    /// Attaches an interaction, which is detached from its former view.
    public final func addInteraction(_ interaction: any Interaction) {
        InteractionList.add(interaction, to: self)
    }
    /// Detaches an interaction; does nothing if it is not attached to this view.
    public final func removeInteraction(_ interaction: any Interaction) {
        InteractionList.remove(interaction, from: self)
    }
}
