extension ViewHost {
    /// Plays the display lists of the whole tree to `player`, which receives the commands that would be rasterised, without
    /// painting.
    ///
    /// Run a frame first, so that no view is invalid; views that have never been drawn are recorded here.
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
