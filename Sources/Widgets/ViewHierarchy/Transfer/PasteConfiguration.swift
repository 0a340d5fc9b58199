/// The types of data that can be pasted into a responder: `UIPasteConfiguration`.
///
///     final class Album: View {
///         override init(frame: Rect) {
///             super.init(frame: frame)
///             pasteConfiguration = PasteConfiguration(forAccepting: Image.self)
///         }
///
///         override func paste(itemProviders: [ItemProvider]) {
///             for provider in itemProviders {
///                 Task { add(try await provider.loadTransferable(type: Image.self)) }
///             }
///         }
///     }
public final class PasteConfiguration {
    /// The identifiers of the accepted types, such as `public.plain-text`; data of their special cases is accepted too.
    public var acceptableTypeIdentifiers: [String] { types.map(\.identifier) }
    private var types: [UTType] = []

    /// Creates a configuration that accepts data of the types with these identifiers.
    public init(acceptableTypeIdentifiers: [String]) {
        addAcceptableTypeIdentifiers(acceptableTypeIdentifiers)
    }

    /// Creates a configuration that accepts the data from which values of `type` can be loaded.
    public init<Item: Transferable>(forAccepting type: Item.Type) { addTypeIdentifiers(forAccepting: type) }

    /// Adds types by their identifiers.
    public func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
        for identifier in identifiers { add(UTType(exportedAs: identifier)) }
    }

    /// Adds the types of data from which values of `type` can be loaded.
    public func addTypeIdentifiers<Item: Transferable>(forAccepting type: Item.Type) {
        for step in Item.transferRepresentation.imports { add(step.type) }
    }

    private func add(_ type: UTType) {
        if !types.contains(type) { types.append(type) }
    }

    /// Returns the providers that have a representation of an accepted type.
    func acceptable(_ providers: [ItemProvider]) -> [ItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConforming(to: $0) } }
    }
}
