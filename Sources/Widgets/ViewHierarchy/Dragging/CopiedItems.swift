/// Items that are copied or cut together, and their source.
package struct CopySource {
    package let session: DragSession
    /// Whether the source allows receivers to move the items.
    package let allowsMove: Bool
    /// Notifies the source that a receiver has moved the items.
    package let didMove: () -> Void

    package init(session: DragSession, allowsMove: Bool, didMove: @escaping () -> Void) {
        self.session = session
        self.allowsMove = allowsMove
        self.didMove = didMove
    }

    /// Returns the items that the interactions of `view` provide for a drag from its middle.
    package static func items(of view: View) -> [CopySource] { ItemCommands.sources(of: view) }
}

/// The items that were copied or cut in this program.
final class CopiedItems {
    let items: [DragItem]
    private var sources: [CopySource] = []
    private let wasCut: Bool

    init(_ sources: [CopySource], allowsMove: Bool) {
        items = sources.flatMap(\.session.items)
        self.sources = sources
        wasCut = allowsMove && sources.allSatisfy(\.allowsMove)
        for source in sources { source.session.allowsMoveOperation = wasCut }
    }

    init(_ providers: [ItemProvider]) {
        items = providers.map { DragItem(itemProvider: $0) }
        wasCut = false
    }

    /// The session of the items, if all come from one source.
    var session: DragSession? { sources.count == 1 ? sources[0].session : nil }

    /// Whether a receiver may move the items: they were cut, and have not been moved yet.
    var allowsMove: Bool { wasCut && !sources.isEmpty }

    /// Notifies the sources, once, that a receiver has moved the items, which they then remove.
    func didMove() {
        let sources = sources
        self.sources = []
        for source in sources { source.didMove() }
    }
}

extension DragDropSession {
    /// Sets the location to the middle of `view`, in its window.
    package final func place(atMiddleOf view: View) {
        host = view.viewTree?.host as? any DragHost
        location = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Sets the location to the middle of a rectangle in the space of `view`.
    package final func place(atMiddleOf rect: Rect, in view: View) {
        place(atMiddleOf: view)
        location = view.convert(Point(x: rect.midX, y: rect.midY), to: nil)
    }
}

extension Pasteboard {
    /// The copied items: `UIPasteboard.itemProviders`.
    ///
    /// Items that were copied in this program have all their representations; from other programs, text is available. SDL offers other
    /// programs the texts of the items, one per line, and no images.
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

    /// Offers the texts of the items to other programs, one per line, as soon as they are loaded.
    func offerText(of items: [DragItem]) {
        guard let copied = copiedValues else { return }
        let providers = items.map(\.itemProvider).filter { $0.canLoadTransferable(type: String.self) }
        if providers.isEmpty {
            Diagnostics.report(
                Diagnostic(
                    kind: .unsupportedByDesktop, subject: "Pasteboard.general",
                    message: "holds no text, and SDL offers nothing else to other programs",
                    cure: "the items can be pasted in this program; add a text representation for others"))
            return
        }
        Task {
            var texts: [String] = []
            for provider in providers {
                // An item whose text fails to load is pasted in this program only.
                guard let text = try? await provider.loadTransferable(type: String.self) else { continue }
                texts.append(text)
            }
            if copiedValues === copied, !texts.isEmpty { copy(copied, text: texts.joined(separator: "\n")) }
        }
    }
}
