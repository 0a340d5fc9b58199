extension Image {
    /// Creates an image of a symbol; nil if there is no symbol with this name.
    ///
    /// The names are those of SF Symbols; `docs/icons.md` lists the bundled ones. The image is a template: it is drawn in the colour of the
    /// text or the tint where it is displayed, and sharp at every size. Without a configuration it has the size of the system font.
    ///
    ///     let trash = Image(systemName: "trash")
    ///     let plus = Image(systemName: "plus", withConfiguration: SymbolConfiguration(pointSize: 17, weight: .bold))
    @MainActor
    public convenience init?(
        systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
    ) {
        let configuration = configuration ?? SymbolConfiguration()
        guard let layers = SymbolLayers.shared.layers(of: name, configuration) else { return nil }
        self.init(templateOf: Size(width: configuration.side, height: configuration.side)) { canvas, color in
            canvas.draw(layers, color)
        }
    }

    /// Returns an image of a symbol, the same object for equal names and configurations; nil if there is no symbol with this name.
    package static func symbol(_ name: String, _ configuration: SymbolConfiguration) -> Image? {
        SymbolLayers.shared.image(of: name, configuration)
    }
}

extension Canvas {
    /// Draws a symbol in a square at `origin`, in points; a name without a symbol draws nothing.
    package func drawSymbol(
        _ name: String, at origin: Point, _ configuration: SymbolConfiguration, _ color: Color
    ) {
        guard let layers = SymbolLayers.shared.layers(of: name, configuration) else { return }
        translated(by: origin) { draw(layers, color) }
    }

    nonisolated fileprivate func draw(_ layers: [SymbolLayer], _ color: Color) {
        for layer in layers {
            switch layer {
            case .stroke(let path, let style): stroke(path, color, style: style)
            case .fill(let path): fill(path, color)
            }
        }
    }
}

/// The drawings of requested symbols, by name and configuration.
final class SymbolLayers {
    static let shared = SymbolLayers()

    private struct Key: Hashable {
        let name: String
        let configuration: SymbolConfiguration
    }

    private var layers: [Key: [SymbolLayer]] = [:]
    private var images: [Key: Image] = [:]
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

    func image(of name: String, _ configuration: SymbolConfiguration) -> Image? {
        let key = Key(name: name, configuration: configuration)
        if let known = images[key] { return known }
        guard let image = Image(systemName: name, withConfiguration: configuration) else { return nil }
        if images.count >= Self.limit { images.removeAll(keepingCapacity: true) }
        images[key] = image
        return image
    }
}
