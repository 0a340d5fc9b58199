/// The keyboard alternative to dragging: copying, cutting and pasting the items of one responder.
///
/// The selectors ``Selector/copy``, ``Selector/cut`` and ``Selector/paste`` call it for the responders of the chain.
struct ItemCommands {
    private let responder: Responder

    init(_ responder: Responder) { self.responder = responder }

    private var view: View? { responder as? View }

    /// Returns the action of a key that no view has handled; nil for other keys.
    static func action(of event: KeyEvent) -> Selector? {
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard event.phase == .down, modifiers == .control else { return nil }
        switch event.key.charactersIgnoringModifiers {
        case "c": return .copy
        case "x": return .cut
        case "v": return .paste
        default: return nil
        }
    }

    // MARK: - Copy

    /// Whether there are items to copy.
    var canCopy: Bool {
        guard let view else { return false }
        if let list = view as? any ItemSelecting { return !list.copySources(limit: 1).isEmpty }
        return !Self.sources(of: view, limit: 1).isEmpty
    }

    /// Whether there are items to copy, which their source allows to be moved.
    var canCut: Bool {
        guard let view else { return false }
        let sources = (view as? any ItemSelecting)?.copySources(limit: 1) ?? Self.sources(of: view, limit: 1)
        return !sources.isEmpty && sources.allSatisfy(\.allowsMove)
    }

    /// Copies the items; with `cutting`, receivers may move them.
    ///
    /// Keeps the content of the pasteboard if there are none.
    func copy(cutting: Bool) {
        guard let view else { return }
        let sources = (view as? any ItemSelecting)?.copySources(limit: .max) ?? Self.sources(of: view)
        if sources.isEmpty { return }
        let copied = CopiedItems(sources, allowsMove: cutting)
        Pasteboard.general.copy(copied, text: nil)
        Pasteboard.general.offerText(of: copied.items)
    }

    /// Returns the items of the first interaction of `view` that provides some.
    static func sources(of view: View, limit: Int = .max) -> [CopySource] {
        for case let interaction as DragInteraction in view.interactions where interaction.isEnabled {
            guard let delegate = interaction.delegate else { continue }
            let session = DragSession()
            session.place(atMiddleOf: view)
            session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
            if session.items.isEmpty { continue }
            return [
                CopySource(
                    session: session,
                    allowsMove: delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session),
                    didMove: {
                        interaction.delegate?.dragInteraction(
                            interaction, session: session, didEndWith: .move)
                    })
            ]
        }
        return []
    }

    // MARK: - Paste

    /// Whether the responder accepts the items of the pasteboard.
    var canPaste: Bool {
        if let configured = responder as? any PasteConfigurationSupporting,
            configured.pasteConfiguration != nil, view == nil
        {
            return configured.canPaste(Pasteboard.general.itemProviders)
        }
        return pasteSession.map { !targets(of: $0).isEmpty } ?? false
    }

    /// Drops the items of the pasteboard on the responder or, if it refuses them, on one of its ancestors.
    func paste(sender: Any?) {
        // A target may refuse items only when they are dropped.
        if !drop() { responder.next?.tryToPerform(.paste, with: sender) }
    }

    private func drop() -> Bool {
        if view == nil { return pasteWithConfiguration() }
        guard let session = pasteSession else { return false }
        for (interaction, delegate) in targets(of: session) {
            var tracking = DropTracking<DropInteraction>()
            _ = tracking.move(to: interaction)
            delegate.dropInteraction(interaction, sessionDidEnter: session)
            let proposal = delegate.dropInteraction(interaction, sessionDidUpdate: session)
            tracking.propose(proposal.operation, allowsMove: session.allowsMoveOperation)
            let drop = tracking.drop()
            if drop != nil {
                delegate.dropInteraction(interaction, performDrop: session)
                delegate.dropInteraction(interaction, concludeDrop: session)
            } else {
                delegate.dropInteraction(interaction, sessionDidExit: session)
            }
            delegate.dropInteraction(interaction, sessionDidEnd: session)
            guard let drop else { continue }
            if drop.operation == .move { (Pasteboard.general.copiedValues as? CopiedItems)?.didMove() }
            return true
        }
        return false
    }

    /// Pastes into a view controller.
    private func pasteWithConfiguration() -> Bool {
        guard let configured = responder as? any PasteConfigurationSupporting,
            let configuration = configured.pasteConfiguration
        else { return false }
        let providers = Pasteboard.general.itemProviders
        guard configured.canPaste(providers) else { return false }
        configured.paste(itemProviders: configuration.acceptable(providers))
        return true
    }

    /// The items of the pasteboard, at the place of the responder where they are pasted; nil if there are none.
    private var pasteSession: DropSession? {
        guard let view else { return nil }
        let copied = Pasteboard.general.copiedValues as? CopiedItems
        let session = DropSession()
        session.items = copied?.items ?? Pasteboard.general.itemProviders.map { DragItem(itemProvider: $0) }
        if session.items.isEmpty { return nil }
        session.place(atMiddleOf: view)
        if let list = view as? any ItemSelecting {
            session.location = view.convert(list.pasteLocation, to: nil)
        }
        session.localDragSession = copied?.session
        session.allowsMoveOperation = copied?.allowsMove ?? false
        return session
    }

    /// Returns the interactions of the view that take part in the session.
    private func targets(of session: DropSession) -> [(DropInteraction, any DropInteractionDelegate)] {
        guard let view, (view as? any DropRefusing)?.refusesDrops != true else { return [] }
        return DropInteraction.all(of: view).compactMap { interaction in
            guard let delegate = interaction.delegate,
                delegate.dropInteraction(interaction, canHandle: session)
            else { return nil }
            return (interaction, delegate)
        }
    }
}

/// A view that copies the items of its selection, and pastes after it, such as a list.
package protocol ItemSelecting: View {
    /// Returns the items of the selected elements; `limit` is the number of elements with items after which the search may stop.
    func copySources(limit: Int) -> [CopySource]
    /// The point in the view's space at which pasted items are dropped.
    var pasteLocation: Point { get }
}

extension DropInteraction {
    /// Returns the interactions through which items are dropped on a view, in the order in which they were added.
    static func all(of view: View) -> [DropInteraction] {
        view.interactions.compactMap { $0 as? DropInteraction ?? ($0 as? PasteReception)?.drop }
    }
}
