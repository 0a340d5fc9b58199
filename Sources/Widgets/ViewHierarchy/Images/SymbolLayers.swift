/// The drawings of requested symbols, by name and configuration.
final class SymbolLayers {
    static let shared = SymbolLayers()

    private struct Key: Hashable {
        let name: String
        let configuration: SymbolConfiguration
    }

    private struct ImageKey: Hashable {
        let name: String
        let configuration: SymbolConfiguration?
    }

    private var layers: [Key: [SymbolLayer]] = [:]
    private var images: [ImageKey: Image] = [:]
    /// The number of drawings at which the caches are emptied.
    private static let limit = 512

    func layers(of name: String, _ configuration: SymbolConfiguration) -> [SymbolLayer]? {
        let key = Key(name: name, configuration: configuration)
        if let known = layers[key] { return known }
        guard let symbol = Symbol(named: name) else { return nil }
        let drawn = symbol.drawing(configuration)
        if layers.count >= Self.limit { layers.removeAll(keepingCapacity: true) }
        layers[key] = drawn
        return drawn
    }

    func image(of name: String, _ configuration: SymbolConfiguration?) -> Image? {
        let key = ImageKey(name: name, configuration: configuration)
        if let known = images[key] { return known }
        guard let image = Image(systemName: name, withConfiguration: configuration) else { return nil }
        if images.count >= Self.limit { images.removeAll(keepingCapacity: true) }
        images[key] = image
        return image
    }
}
