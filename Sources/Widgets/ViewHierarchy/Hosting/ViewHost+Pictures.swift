extension ViewHost {
    /// Runs a frame and paints the whole tree into a bitmap of the host's size and scale.
    public func renderBitmap() -> Bitmap {
        let target = BitmapTarget(width: pixelBounds.width, height: pixelBounds.height)
        tree.damageEverything()
        runFrame(into: target)
        Diagnostics.reportRefusedFont()
        return target.bitmap
    }

    /// Paints the host's background on the pixels of `rect`, replacing their former contents including alpha.
    func paintBackground(of rect: PixelRect, on buffer: PixelBuffer, _ player: any DisplayListPlayer) {
        guard let color = backgroundColor?.resolved(in: rootView.effectiveTheme.palette) else { return }
        if color.alpha < 1 { buffer.clear(rect) }
        let size = Size(width: Double(rect.width) / scale, height: Double(rect.height) / scale)
        player.play(
            .fill(RoundedRect(Rect(origin: .zero, size: size)), color, edges: .snapped),
            at: PixelPoint(x: rect.left, y: rect.top), opacity: 1)
    }

    /// Repaints everything in the next frame; cached display lists are reused.
    public func redrawEverything() { tree.damageEverything() }
}

extension FrameTargetError {
    /// Reports that the frame of a host with this root view could not be displayed.
    func report(for rootView: View) {
        Diagnostics.report(
            Diagnostic(
                kind: .failedPresentation, subject: rootView.hierarchyPath, message: "\(self)",
                cure: "the frame is dropped; the next one repaints everything"))
    }
}
