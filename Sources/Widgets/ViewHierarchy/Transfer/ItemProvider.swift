/// Data that is dragged or pasted, in one or several representations that are loaded on request: `NSItemProvider`.
///
///     let provider = ItemProvider(card)
///     let copy = try await provider.loadTransferable(type: Card.self)
public final class ItemProvider {
    private struct Representation {
        let type: UTType
        let load: @MainActor () async throws -> Any
    }

    private var representations: [Representation] = []
    /// The name of the item for display, such as that of a file; nil for none.
    public var suggestedName: String?

    /// Creates a provider without representations.
    public init() {}

    /// Creates a provider with the representations of `value`.
    public convenience init<Item: Transferable>(_ value: Item) {
        self.init()
        register(Item.self) { value }
        if let url = value as? ItemURL {
            suggestedName = url.lastPathComponent
            guard url.isFileURL else { return }
            // A file is found under its own type first.
            representations.insert(
                Representation(
                    type: .fileURL,
                    load: {
                        if !url.isReachable { throw ItemProviderError.missingFile(path: url.path ?? "") }
                        return url
                    }), at: 0)
        }
    }

    /// Adds the representations of a value that `loader` creates when it is requested.
    ///
    /// The loader may be called several times, or not at all. An error that it throws reaches the receiver as
    /// ``ItemProviderError/failed(reason:)``.
    public func register<Item: Transferable>(
        _ type: Item.Type, loader: @escaping @MainActor () async throws -> Item
    ) {
        representations += Item.transferRepresentation.exports.map { export in
            Representation(type: export.type, load: { try await export.load(loader()) })
        }
    }

    /// Adds a representation that `load` creates when it is requested.
    func registerPromise(of type: UTType, load: @escaping @MainActor () async throws -> Any) {
        representations.append(Representation(type: type, load: load))
    }

    /// The types of the representations, in the order of preference.
    public var registeredTypes: [UTType] {
        var types: [UTType] = []
        for representation in representations where !types.contains(representation.type) {
            types.append(representation.type)
        }
        return types
    }

    /// Returns whether there is a representation that can be used as `type`.
    public func hasItemConforming(to type: UTType) -> Bool {
        representations.contains { $0.type.conforms(to: type) }
    }

    /// Returns whether a value of `type` can be loaded.
    public func canLoadTransferable<Item: Transferable>(type: Item.Type) -> Bool {
        Item.transferRepresentation.imports.contains { hasItemConforming(to: $0.type) }
    }

    /// Loads a value of `type`: `NSItemProvider.loadTransferable(type:)`.
    ///
    /// It waits for the source without a limit; ``DropSession/loadObjects(of:)`` has one.
    public func loadTransferable<Item: Transferable>(type: Item.Type) async throws(ItemProviderError) -> Item
    {
        let imports = Item.transferRepresentation.imports
        for step in imports {
            for representation in representations where representation.type.conforms(to: step.type) {
                let item: Item?
                do {
                    item = try await step.make(representation.load())
                } catch let error as ItemProviderError {
                    throw error
                } catch is CancellationError {
                    throw .cancelled
                } catch {
                    throw .failed(reason: "\(error)")
                }
                if let item { return item }
            }
        }
        throw .unavailableType(requested: imports.first?.type ?? .item, offered: registeredTypes)
    }
}
