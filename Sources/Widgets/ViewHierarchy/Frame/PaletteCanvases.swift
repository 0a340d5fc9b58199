/// The canvases that the views of a host record on, one for each palette.
final class PaletteCanvases {
    /// The canvas with the palette of the host.
    let base: Canvas
    /// Canvases for the palettes of views that override it, the last one used at the end.
    private var others: [Canvas] = []

    private static let limit = 8

    init(palette: Palette, scale: Double) { base = Canvas(palette: palette, scale: scale) }

    /// Returns the canvas for `palette`, which is created when it is first needed.
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
