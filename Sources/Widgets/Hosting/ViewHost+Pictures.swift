extension ViewHost {
    /// Paints the whole tree into a bitmap of the host's size and scale, running the passes first.
    public func renderBitmap() -> Bitmap {
        let target = BitmapTarget(width: pixelBounds.width, height: pixelBounds.height)
        pipeline.damageEverything()
        runFrame(into: target)
        return target.bitmap
    }

    /// Everything is drawn again in the next frame; display lists stay.
    public func redrawEverything() { pipeline.damageEverything() }
}
