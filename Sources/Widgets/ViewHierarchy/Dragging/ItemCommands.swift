/// The keyboard alternative to dragging: Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste the items of the focused view.
struct ItemCommands {
    private unowned let host: any DragHost

    init(host: any DragHost) { self.host = host }

    /// Performs the command of a key that no view has handled, for `responder` or the nearest ancestor with a drag or drop interaction.
    ///
    /// - Returns: False if the key is no such command or no view takes part.
    func perform(_ event: KeyEvent, from responder: Responder) -> Bool {
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard event.phase == .down, modifiers == .control else { return false }
        switch event.key.charactersIgnoringModifiers {
        case "c": return copy(from: responder, cutting: false)
        case "x": return copy(from: responder, cutting: true)
        case "v": return paste(into: responder)
        default: return false
        }
    }

    private func copy(from responder: Responder, cutting: Bool) -> Bool {
        for view in Self.views(from: responder) {
            for case let interaction as DragInteraction in view.interactions where interaction.isEnabled {
                guard let delegate = interaction.delegate else { continue }
                let session = DragSession()
                session.host = host
                session.location = Self.middle(of: view)
                session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
                if session.items.isEmpty { continue }
                session.allowsMoveOperation =
                    cutting && delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
                Pasteboard.general.copy(CopiedItems(session, interaction), text: nil)
                Pasteboard.general.offerText(of: session.items)
                return true
            }
        }
        return false
    }

    private func paste(into responder: Responder) -> Bool {
        let copied = Pasteboard.general.copiedValues as? CopiedItems
        let session = DropSession()
        session.host = host
        session.items = copied?.items ?? Pasteboard.general.itemProviders.map { DragItem(itemProvider: $0) }
        if session.items.isEmpty { return false }
        session.localDragSession = copied?.session
        session.allowsMoveOperation = copied?.session?.allowsMoveOperation ?? false
        for view in Self.views(from: responder) where (view as? any DropRefusing)?.refusesDrops != true {
            for case let interaction as DropInteraction in view.interactions {
                session.location = Self.middle(of: view)
                guard let delegate = interaction.delegate,
                    delegate.dropInteraction(interaction, canHandle: session)
                else { continue }
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
                if drop.operation == .move { copied?.didMove() }
                return true
            }
        }
        return false
    }

    private static func middle(of view: View) -> Point {
        view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Returns the views of the responder chain from `responder` on.
    private static func views(from responder: Responder) -> [View] {
        var views: [View] = []
        var step: Responder? = responder
        while let current = step {
            if let view = current as? View { views.append(view) }
            step = current.next
        }
        return views
    }
}

/// The items that were copied or cut in this program.
final class CopiedItems {
    let items: [DragItem]
    private(set) var session: DragSession?
    private let interaction: DragInteraction?

    init(_ session: DragSession, _ interaction: DragInteraction) {
        items = session.items
        self.session = session
        self.interaction = interaction
    }

    init(_ providers: [ItemProvider]) {
        items = providers.map { DragItem(itemProvider: $0) }
        interaction = nil
    }

    /// Notifies the source, once, that a receiver has moved the items, which it then removes.
    func didMove() {
        guard let session, let interaction else { return }
        self.session = nil
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: .move)
    }
}

extension Pasteboard {
    /// The copied items: `UIPasteboard.itemProviders`.
    ///
    /// Items that were copied in this program have all their representations; from other programs, text is available. SDL offers other
    /// programs the text of the first item that has one, and no images.
    public var itemProviders: [ItemProvider] {
        get {
            if let copied = copiedValues as? CopiedItems { return copied.items.map(\.itemProvider) }
            return string.map { [ItemProvider($0)] } ?? []
        }
        set {
            let copied = CopiedItems(newValue)
            copy(copied, text: nil)
            offerText(of: copied.items)
        }
    }

    /// Offers the text of the first item that has one to other programs, as soon as it is loaded.
    func offerText(of items: [DragItem]) {
        guard let copied = copiedValues else { return }
        guard
            let provider = items.map(\.itemProvider).first(where: {
                $0.canLoadTransferable(type: String.self)
            })
        else {
            Diagnostics.report(
                Diagnostic(
                    kind: .unsupportedByDesktop, subject: "Pasteboard.general",
                    message: "holds no text, and SDL offers nothing else to other programs",
                    cure: "the items can be pasted in this program; add a text representation for others"))
            return
        }
        Task {
            guard let text = try? await provider.loadTransferable(type: String.self),
                copiedValues === copied
            else { return }
            copy(copied, text: text)
        }
    }
}
