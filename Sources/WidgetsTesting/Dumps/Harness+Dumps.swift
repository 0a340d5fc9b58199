public import Widgets

extension Harness {
    /// Runs frames until none is needed, and returns the view tree as text, one line per view.
    public func treeDump() throws(HarnessError) -> String {
        try settle()
        return rootView.recursiveDescription()
    }

    /// Runs frames until none is needed, and returns the display list as text.
    ///
    /// Each visible view is followed by its commands in order, with the clips and layers that are passed to the rasteriser. When `view`
    /// is given, only the part of it and its subviews is returned, which is empty if the view is not visible.
    public func displayListDump(of view: View? = nil) throws(HarnessError) -> String {
        try settle()
        let player = TextPlayer()
        host.play(into: player, notes: player)
        guard let view else { return player.lines.joined(separator: "\n") }
        return player.lines(of: view).joined(separator: "\n")
    }
}
