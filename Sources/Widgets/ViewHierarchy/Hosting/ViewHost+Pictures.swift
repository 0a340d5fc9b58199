extension ViewHost {
    /// Runs a frame and paints the whole tree into a bitmap of the host's size and scale.
    public func renderBitmap() -> Bitmap {
        let target = BitmapTarget(width: pixelBounds.width, height: pixelBounds.height)
        tree.damageEverything()
        runFrame(into: target)
        Diagnostics.reportRefusedFont()
        return target.bitmap
    }

    /// Repaints everything in the next frame; cached display lists are reused.
    public func redrawEverything() { tree.damageEverything() }
}

extension FrameTargetError {
    /// Reports that the frame of a host with this root view could not be displayed.
    @MainActor func report(for rootView: View) {
        Diagnostics.report(
            Diagnostic(
                kind: .failedPresentation, subject: rootView.hierarchyPath, message: "\(self)",
                cure: "the frame is dropped; the next one repaints everything"))
    }
}

extension DisplayListPlayer {
    /// Paints the pixels of `rect` with `color`, replacing their former contents including alpha.
    func paintBackground(_ color: Color, _ rect: PixelRect, on buffer: PixelBuffer, scale: Double) {
        if color.alpha < 1 { buffer.clear(rect) }
        let size = Size(width: Double(rect.width) / scale, height: Double(rect.height) / scale)
        play(
            .fill(RoundedRect(Rect(origin: .zero, size: size)), color, edges: .snapped),
            at: PixelPoint(x: rect.left, y: rect.top), opacity: 1)
    }
}
