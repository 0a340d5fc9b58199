/// Draws display lists.
///
/// The software rasteriser and a text dump are players.
///
/// A frame is, for each damaged rectangle: `begin`, any number of balanced pushes, lists and pops, `end`. Offsets
/// are the pixel positions of the space's origin in the target. All calls come from the main thread.
///
///     player.begin(target: buffer, scale: 2, clip: buffer.bounds)
///     player.play(list, at: .zero, opacity: 1)
///     player.end()
@MainActor
public protocol DisplayListPlayer: AnyObject {
    /// Starts drawing into `target`; nothing outside `clip` is touched.
    func begin(target: PixelBuffer, scale: Double, clip: PixelRect)

    /// The area that may still be drawn to: the clip given to `begin`, intersected with the boxes of all pushed clips.
    var clipBounds: PixelRect { get }

    /// Draws the list with its origin at `offset`, in pixels; `opacity` in 0...1 multiplies every command's colour.
    func play(_ list: DisplayList, at offset: PixelPoint, opacity: Double)

    /// Draws one command, as if it were a list of one.
    func play(_ command: DrawCommand, at offset: PixelPoint, opacity: Double)

    /// Limits what follows to the shape, given in points from `offset`.
    func pushClip(_ shape: RoundedRect, at offset: PixelPoint)
    /// Limits what follows to the pixels that `mask` covers, as far as it does; `popClip` ends it.
    func pushClip(_ mask: CoverageMask, at offset: PixelPoint)
    /// Ends the last clip that was pushed.
    func popClip()

    /// Collects what follows in a transparent layer, up to `popLayer`, which draws it with `opacity` and moved
    /// through `transform` (pixels to pixels of the target, about the target's origin).
    func pushLayer(bounds: PixelRect, opacity: Double, transform: AffineTransform)
    /// Draws the last layer that was pushed.
    func popLayer()

    /// Ends the drawing.
    func end()
}
