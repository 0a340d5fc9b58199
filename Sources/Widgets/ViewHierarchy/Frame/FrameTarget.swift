/// Where a frame's pixels go: a window's surface, a bitmap, an embedding program's surface.
package protocol FrameTarget: AnyObject {
    /// Lets `paint` draw `damage` (or everything, when the target's pixels were lost) and shows the result, with what
    /// `moves` have changed.
    ///
    /// `paint` gets the pixels and what of them to draw; it does the moves too.
    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) throws(FrameTargetError)
}

/// Why pixels did not get to their target.
package struct FrameTargetError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
        self.description = description
    }
}

/// A target in memory.
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
