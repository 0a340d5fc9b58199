public import Drawing

/// The shadow around a window whose title bar the program paints.
///
///     window.shadow = PlatformShadow(extent: 30) { buffer, corner, window in paint(buffer, from: corner, around: window) }
public struct PlatformShadow {
    /// The width of the area around the window that the shadow covers, in window units.
    public var extent: Int
    /// Paints a part of that area into transparent pixels, with one pixel for each window unit.
    ///
    /// It receives the position of the first pixel and the bounds of the window, both relative to the upper left corner of the window.
    public var paint: (PixelBuffer, _ corner: PixelPoint, _ window: PixelRect) -> Void

    public init(
        extent: Int, paint: @escaping (PixelBuffer, _ corner: PixelPoint, _ window: PixelRect) -> Void
    ) {
        self.extent = extent
        self.paint = paint
    }
}
