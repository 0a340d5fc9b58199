extension Image {
    /// Creates an image of a symbol; nil if there is no symbol with this name.
    ///
    /// The names are those of SF Symbols; `docs/icons.md` lists the bundled ones. The image is a template: it is drawn in the colour of the
    /// text or the tint where it is displayed, and sharp at every size. Without a configuration it has the size of the system font, and
    /// controls draw it in the size and weight of their titles.
    ///
    ///     let trash = Image(systemName: "trash")
    ///     let plus = Image(systemName: "plus", withConfiguration: SymbolConfiguration(pointSize: 17, weight: .bold))
    @MainActor
    public convenience init?(
        systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
    ) {
        let symbol = ImageSymbol(name: name, isConfigured: configuration != nil)
        let configuration = configuration ?? SymbolConfiguration()
        guard let layers = SymbolLayers.shared.layers(of: name, configuration) else { return nil }
        let size = Size(width: configuration.side, height: configuration.side)
        let flips = Symbol.flipsForRightToLeftLayoutDirection(name)
        self.init(symbol: symbol, size: size, flipsForRightToLeftLayoutDirection: flips) { canvas, color in
            canvas.draw(layers, color)
        }
    }

    /// Returns the symbol in the size and weight of `configuration`; an image that is not a symbol is returned unchanged.
    ///
    ///     let large = symbol.withConfiguration(SymbolConfiguration(pointSize: 32, weight: .light))
    @MainActor
    public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
        guard let symbol, let other = Image.symbol(symbol.name, configuration) else { return self }
        return other.hasSameAppearance(as: self) ? other : withSymbol(of: other)
    }

    /// Returns a symbol without a configuration of its own in the size and weight of `configuration`, and other images unchanged.
    @MainActor
    package func following(_ configuration: SymbolConfiguration) -> Image {
        guard let symbol, !symbol.isConfigured else { return self }
        return withConfiguration(configuration)
    }

    /// Returns a symbol without a configuration of its own in the size and weight of a font, and other images unchanged.
    @MainActor
    package func following(_ font: Font) -> Image { following(SymbolConfiguration(font: font)) }

    private func hasSameAppearance(as other: Image) -> Bool {
        renderingMode == other.renderingMode && tintColor == other.tintColor
    }

    /// The colour with which a control draws the image, if its text has the colour `ink`: nil for an image in its own colours.
    package func tint(besideText ink: Color) -> Color? { isTemplate ? ink : nil }

    /// Returns an image of a symbol, the same object for equal names and configurations; nil if there is no symbol with this name.
    package static func symbol(_ name: String, _ configuration: SymbolConfiguration? = nil) -> Image? {
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

    /// Draws a symbol in a square that is centred on `center`, moved to whole pixels; mirrored if the symbol flips from right to left.
    package func drawSymbol(
        _ name: String, centeredAt center: Point, _ configuration: SymbolConfiguration, _ color: Color,
        isRightToLeft: Bool = false
    ) {
        let side = configuration.side
        let origin = Point(
            x: ((center.x - side / 2) * scale).rounded() / scale,
            y: ((center.y - side / 2) * scale).rounded() / scale)
        guard isRightToLeft, Symbol.flipsForRightToLeftLayoutDirection(name) else {
            return drawSymbol(name, at: origin, configuration, color)
        }
        mirrored(in: Rect(origin: origin, size: Size(width: side, height: side))) {
            drawSymbol(name, at: origin, configuration, color)
        }
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
