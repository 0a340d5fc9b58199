/// A frame target for memory that belongs to the program and is accessible during one frame.
final class MemoryTarget: FrameTarget {
    var buffer: PixelBuffer?

    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) {
        guard let buffer else { return }
        var damage = damage
        damage.clip(to: buffer.bounds)
        paint(buffer, damage)
    }
}
