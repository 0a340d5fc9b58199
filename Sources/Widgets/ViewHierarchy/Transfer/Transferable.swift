/// A value that can be dragged, dropped, copied and pasted: SwiftUI's `Transferable`.
///
/// Texts, URLs (``ItemURL``) and images conform. A type of the program lists its representations:
///
///     struct Card: Transferable {
///         var title: String
///         static var transferRepresentation: TransferRepresentations<Card> {
///             ValueRepresentation(contentType: .card)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
public protocol Transferable {
    /// The representations of a value, the most detailed one first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: TransferRepresentations<Self> { get }
}

/// The representations of the values of a type, in the order of preference.
///
///     TransferRepresentations(ValueRepresentation(contentType: .card))
public struct TransferRepresentations<Item> {
    struct Export {
        let type: UTType
        let load: @MainActor (Item) async throws -> Any
    }
    struct Import {
        let type: UTType
        let make: @MainActor (Any) async throws -> Item?
    }

    var exports: [Export] = []
    var imports: [Import] = []

    init() {}

    /// Creates the representations that consist of one.
    public init(_ representation: ValueRepresentation<Item>) { self = representation.representations }
}

/// Collects the representations in the body of ``Transferable/transferRepresentation``.
///
///     ValueRepresentation(contentType: .card)
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression(_ part: ValueRepresentation<Item>) -> TransferRepresentations<Item> {
        part.representations
    }
    public static func buildExpression<Proxy>(_ part: ProxyRepresentation<Item, Proxy>)
        -> TransferRepresentations<Item>
    {
        part.representations
    }
    public static func buildBlock(_ parts: TransferRepresentations<Item>...) -> TransferRepresentations<Item>
    {
        var all = TransferRepresentations<Item>()
        for part in parts {
            all.exports += part.exports
            all.imports += part.imports
        }
        return all
    }
}

/// The value itself, passed between views of the program.
///
///     ValueRepresentation(contentType: .card)
public struct ValueRepresentation<Item> {
    let representations: TransferRepresentations<Item>

    /// Creates a representation of the value itself as `contentType`.
    public init(contentType: UTType) {
        var representations = TransferRepresentations<Item>()
        representations.exports = [.init(type: contentType, load: { $0 })]
        representations.imports = [.init(type: contentType, make: { $0 as? Item })]
        self.representations = representations
    }
}

/// Another value that represents the value, such as its title: it is used by receivers that do not know the type.
///
///     ProxyRepresentation(exporting: \.title)
public struct ProxyRepresentation<Item, Proxy: Transferable> {
    let representations: TransferRepresentations<Item>

    /// Creates a representation by the value that `exporting` returns.
    public init(exporting: @escaping (Item) throws -> Proxy) {
        var representations = TransferRepresentations<Item>()
        representations.exports = Proxy.transferRepresentation.exports.map { export in
            .init(type: export.type, load: { try await export.load(exporting($0)) })
        }
        self.representations = representations
    }

    /// Creates a representation by the value that `exporting` returns, from which `importing` creates the value.
    public init(exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item) {
        var representations = ProxyRepresentation(exporting: exporting).representations
        representations.imports = Proxy.transferRepresentation.imports.map { proxy in
            .init(type: proxy.type, make: { try await proxy.make($0).map(importing) })
        }
        self.representations = representations
    }
}

extension String: Transferable {
    /// Plain text.
    public static var transferRepresentation: TransferRepresentations<String> {
        ValueRepresentation(contentType: .plainText)
    }
}

extension ItemURL: Transferable {
    /// A URL, with its text as a second representation; files are imported too.
    public static var transferRepresentation: TransferRepresentations<ItemURL> {
        var representations = ValueRepresentation<ItemURL>(contentType: .url).representations
        representations.exports +=
            ProxyRepresentation<ItemURL, String>(exporting: \.absoluteString)
            .representations.exports
        representations.imports.append(.init(type: .fileURL, make: { $0 as? ItemURL }))
        return representations
    }
}

extension Image: Transferable {
    /// The image itself, within the program.
    public static var transferRepresentation: TransferRepresentations<Image> {
        ValueRepresentation(contentType: .image)
    }
}
