/// The canvases on which the views of a host are recorded, one for each palette.
final class PaletteCanvases {
    /// The canvas with the host's palette.
    let base: Canvas
    /// The canvases for other palettes, ordered by their last use.
    private var others: [Canvas] = []

    private static let limit = 8

    init(palette: Palette, scale: Double) { base = Canvas(palette: palette, scale: scale) }

    /// Returns the canvas for `palette`, creating it on first use.
    func canvas(for palette: Palette) -> Canvas {
        if base.palette == palette { return base }
        if let index = others.lastIndex(where: { $0.palette == palette }) {
            others.append(others.remove(at: index))
        } else {
            if others.count == Self.limit { others.removeFirst() }
            others.append(Canvas(palette: palette, scale: base.scale))
        }
        return others[others.count - 1]
    }
}
