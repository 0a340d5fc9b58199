/// The destination of a frame's pixels: the surface of a window, a bitmap, or a surface of an embedding program.
package protocol FrameTarget: AnyObject {
    /// Calls `paint` to draw `damage` (or everything if the target's pixels were lost), and presents the result.
    ///
    /// `paint` receives the pixels and the region to draw; it also performs `moves`, whose areas must be presented, too.
    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) throws(FrameTargetError)
}

/// An error that prevented the presentation of a frame.
package struct FrameTargetError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
        self.description = description
    }
}

/// A frame target in memory.
package final class BitmapTarget: FrameTarget {
    package var bitmap: Bitmap
    private var isFresh = true

    package init(width: Int, height: Int) { bitmap = Bitmap(width: width, height: height) }

    package func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) {
        var damage = damage
        if isFresh { damage.add(bitmap.bounds) }
        isFresh = false
        bitmap.withPixelBuffer { paint($0, damage) }
    }
}
