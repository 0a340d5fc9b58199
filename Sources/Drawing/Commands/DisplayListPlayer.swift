/// A renderer of display lists.
///
/// The software rasterizer and the text dump are players.
///
/// For each damaged rectangle of a frame the caller calls `begin`, any number of balanced pushes, lists and pops, and `end`.
/// Offsets are the positions in the target, in pixels, of the origin of a coordinate space. All calls are on the main thread.
///
///     player.begin(target: buffer, scale: 2, clip: buffer.bounds)
///     player.play(list, at: .zero, opacity: 1)
///     player.end()
@MainActor
public protocol DisplayListPlayer: AnyObject {
    /// Starts drawing into `target`; pixels outside of `clip` are not changed.
    func begin(target: PixelBuffer, scale: Double, clip: PixelRect)

    /// The current clip: the clip given to `begin`, intersected with the bounding boxes of all pushed clips.
    var clipBounds: PixelRect { get }

    /// Draws a list with its origin at `offset`, in pixels; `opacity` in 0...1 multiplies the alpha of every command's colour.
    func play(_ list: DisplayList, at offset: PixelPoint, opacity: Double)

    /// Draws a list within `box`, in pixels: like pushing that rectangle as a clip, playing the list, and popping the clip.
    func play(_ list: DisplayList, at offset: PixelPoint, clippedTo box: PixelRect, opacity: Double)

    /// Draws one command, like a list with this command alone.
    func play(_ command: DrawCommand, at offset: PixelPoint, opacity: Double)

    /// Clips subsequent drawing to a shape, in points relative to `offset`.
    func pushClip(_ shape: RoundedRect, at offset: PixelPoint)
    /// Clips subsequent drawing to a path, in points relative to `offset`, until `popClip`.
    func pushClip(_ path: Path, style: FillStyle, at offset: PixelPoint)
    /// Removes the clip that was pushed last.
    func popClip()

    /// Replaces the pixels within the clip by filtered ones, with an opacity: like a layer of what has been drawn so far.
    ///
    /// Beyond the edges of the target, the pixels at its edges are repeated. The result depends on the pixels within the reach of the
    /// filters around the clip, which must have been drawn in the same frame. O(pixels of the clip and of that surrounding).
    func filterBackdrop(_ filters: [Filter], opacity: Double)

    /// Begins a transparent layer, which `popLayer` filters and draws with the style and `transform`.
    ///
    /// `bounds` contains the content without filters. The transform maps pixels to pixels of the target, relative to the target's
    /// origin.
    func pushLayer(bounds: PixelRect, style: LayerStyle, transform: AffineTransform)
    /// Begins a transparent layer, which `popLayer` filters, projects and draws with the style.
    ///
    /// `bounds` contains the content without filters. The projection maps pixels to pixels of the target, both relative to
    /// `origin`; a layer whose projection is not invertible is not drawn.
    func pushLayer(
        bounds: PixelRect, style: LayerStyle, projection: ProjectionTransform, at origin: PixelPoint)
    /// Draws the layer that was pushed last.
    func popLayer()

    /// Ends drawing into the target.
    func end()
}
