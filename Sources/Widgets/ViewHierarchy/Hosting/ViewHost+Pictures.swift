extension ViewHost {
    /// Runs a frame and paints the whole tree into a bitmap of the host's size and scale.
    public func renderBitmap() -> Bitmap {
        let target = BitmapTarget(width: pixelBounds.width, height: pixelBounds.height)
        tree.damageEverything()
        runFrame(into: target)
        Diagnostics.reportRefusedFont()
        return target.bitmap
    }

    /// Paints the damaged pixels of popups in windows of their own.
    func paintPopups(_ report: inout FrameReport) {
        for popup in popups.open {
            var pass = PaintPass(
                player: player, canvases: canvases, canvas: canvases.base, scale: scale,
                ringView: focusRingView,
                report: report)
            do {
                try popups.paint(popup, with: &pass)
            } catch {
                reportFailedPresentation(error)
                popup.part.damageEverything()
            }
            report = pass.report
        }
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

    func reportFailedPresentation(_ error: FrameTargetError) {
        Diagnostics.report(
            Diagnostic(
                kind: .failedPresentation, subject: rootView.hierarchyPath, message: "\(error)",
                cure: "the frame is dropped; the next one repaints everything"))
    }

    /// Repaints everything in the next frame; cached display lists are reused.
    public func redrawEverything() { tree.damageEverything() }
}
