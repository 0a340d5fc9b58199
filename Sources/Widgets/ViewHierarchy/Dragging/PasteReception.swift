/// The interaction of a view with a ``PasteConfiguration``, which receives pasted and dropped items.
final class PasteReception: Interaction {
    let configuration: PasteConfiguration
    private(set) weak var view: View?
    private(set) lazy var drop = DropInteraction(delegate: self)

    init(_ configuration: PasteConfiguration) { self.configuration = configuration }

    static func of(_ view: View) -> PasteReception? {
        view.interactions.lazy.compactMap { $0 as? PasteReception }.first
    }

    static func set(_ configuration: PasteConfiguration?, of view: View) {
        if let old = of(view) { view.removeInteraction(old) }
        if let configuration { view.addInteraction(PasteReception(configuration)) }
    }

    func didMove(to view: View?) {
        self.view = view
        drop.didMove(to: view)
    }
}

extension PasteReception: DropInteractionDelegate {
    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        view?.canPaste(session.items.map(\.itemProvider)) ?? false
    }

    func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal { DropProposal(operation: .copy) }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        view?.paste(itemProviders: configuration.acceptable(session.items.map(\.itemProvider)))
    }
}

extension View: PasteConfigurationSupporting {
    /// The types of data that can be pasted into the view and dropped on it; nil, the default, for none: `UIView.pasteConfiguration`.
    public final var pasteConfiguration: PasteConfiguration? {
        get { PasteReception.of(self)?.configuration }
        set { PasteReception.set(newValue, of: self) }
    }
}
