/// A drag in progress, or items in transit to a drop target: the common part of ``DragSession`` and ``DropSession``.
///
/// `UIDragDropSession`.
///
///     if session.canLoadObjects(of: String.self) { highlight() }
public class DragDropSession {
    /// The dragged items.
    public internal(set) final var items: [DragItem] = []
    /// Whether the source allows that the items are moved instead of copied.
    public internal(set) final var allowsMoveOperation = false
    /// The modifier keys that are held.
    public internal(set) final var modifierFlags: KeyModifierFlags = []
    /// The location of the pointer in the space of the host named by `host`.
    final var location = Point.zero
    final weak var host: (any DragHost)?

    init() {}
    nonisolated deinit {}

    /// Adds items of another element of a selection.
    package final func append(_ items: [DragItem]) { self.items += items }

    /// Returns the location of the pointer, in points of the view's space.
    public final func location(in view: View) -> Point { view.convert(location, from: nil) }

    /// Returns whether an item has a representation that can be used as one of `types`.
    public final func hasItemsConforming(to types: [UTType]) -> Bool {
        items.contains { item in types.contains { item.itemProvider.hasItemConforming(to: $0) } }
    }

    /// Returns whether values of `type` can be loaded from an item.
    public final func canLoadObjects<Item: Transferable>(of type: Item.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadTransferable(type: type) }
    }
}

/// A drag that began in a view of this program: `UIDragSession`.
///
///     func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem] {
///         [DragItem(itemProvider: ItemProvider(text))]
///     }
public final class DragSession: DragDropSession {
    package override init() { super.init() }

    /// An object of the source, for receivers within the program; nil by default.
    public var localContext: Any?
}

/// Items that are dragged over, dropped on or pasted into a view: `UIDropSession`.
///
///     Task { names = try await session.loadObjects(of: String.self) }
public final class DropSession: DragDropSession {
    /// The drag, if it began in this program; nil for items of another program.
    public internal(set) var localDragSession: DragSession?
    /// Creates a session without a place, to load items that were kept from an earlier one; it has no time limit.
    public init(items: [DragItem] = []) {
        super.init()
        self.items = items
    }

    /// The time after which loading an item fails; 30 seconds by default.
    public var loadingTimeLimit = Duration.seconds(30)

    /// Loads a value of `type` from each item that has one, in the order of the items.
    ///
    /// Call it in `dropInteraction(_:performDrop:)`; items that are dragged over a view, but have not been dropped, may not be available.
    /// The first failure is thrown, and reported as a diagnostic.
    public func loadObjects<Item: Transferable>(of type: Item.Type) async throws(ItemProviderError) -> [Item]
    {
        var loaded: [Item] = []
        for item in items where item.itemProvider.canLoadTransferable(type: type) {
            do throws(ItemProviderError) {
                loaded.append(try await load(type, from: item.itemProvider))
            } catch {
                Diagnostics.report(
                    Diagnostic(
                        kind: .failedTransfer, subject: item.itemProvider.suggestedName ?? "A dropped item",
                        message: "\(error)",
                        cure: "the receiver gets the error and keeps its content; drop or paste it again"))
                throw error
            }
        }
        return loaded
    }

    private func load<Item: Transferable>(
        _ type: Item.Type, from provider: ItemProvider
    ) async throws(ItemProviderError) -> Item {
        let race = LoadingRace<Item>()
        let limit = loadingTimeLimit
        let timer = host?.schedule(after: limit, repeating: false) {
            race.finish(.failure(.timedOut(after: limit)))
        }
        let loading = Task {
            do throws(ItemProviderError) {
                race.finish(.success(try await provider.loadTransferable(type: type)))
            } catch {
                race.finish(.failure(error))
            }
        }
        let result = await withTaskCancellationHandler {
            await race.result()
        } onCancel: {
            Task { @MainActor in race.finish(.failure(.cancelled)) }
        }
        timer?.invalidate()
        loading.cancel()
        return try result.get()
    }
}

/// The first result of several: of loading an item, of its time limit, and of a cancellation.
private final class LoadingRace<Item> {
    typealias Outcome = Result<Item, ItemProviderError>
    private var outcome: Outcome?
    private var waiting: CheckedContinuation<Void, Never>?

    func finish(_ outcome: Outcome) {
        if self.outcome != nil { return }
        self.outcome = outcome
        waiting?.resume()
        waiting = nil
    }

    func result() async -> Outcome {
        if outcome == nil {
            await withCheckedContinuation { waiting = $0 }
        }
        return outcome ?? .failure(.cancelled)
    }
}
