extension ViewHost {
    /// Plays the whole tree as it would be painted, without painting it: `player` gets what the rasteriser would get.
    ///
    /// Run a frame first, so that nothing is marked; views that were never drawn record here.
    package func play(into player: any DisplayListPlayer, notes: any PaintNotes) {
        let canvases = PaletteCanvases(palette: theme.palette, scale: scale)
        var pass = PaintPass(
            player: player, canvases: canvases, canvas: canvases.base, scale: scale, ringView: focusRingView,
            report: FrameReport(), notes: notes)
        let nothing = PixelBuffer(base: nil, width: pixelBounds.width, height: pixelBounds.height, stride: 0)
        player.begin(target: nothing, scale: scale, clip: pixelBounds)
        pass.paint(rootView, at: rootView.shownOrigin)
        player.end()
    }
}
