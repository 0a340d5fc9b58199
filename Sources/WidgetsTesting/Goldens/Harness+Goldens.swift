internal import Widgets

extension Harness {
    /// Runs frames until none is needed, and compares the rendered bitmap with `Goldens/<name>.png` beside the test's source file.
    ///
    /// The tree is painted twice: incrementally, as on a screen, and in full. When the two bitmaps differ, pixels that should have been
    /// repainted were kept (a missing invalidation); this is reported as an error of the kind `unstable`.
    public func matches(
        golden name: String, tolerance: Int = 0, differingPixels: Int = 0, filePath: String = #filePath
    ) throws {
        try settle()
        let fresh = renderFresh()
        let difference = PictureDifference(fresh, picture, tolerance: 0)
        if let first = difference.first {
            throw GoldenMismatch(
                .unstable,
                "\(name): \(difference.count) pixels painted incrementally differ from a full repaint, first at "
                    + "(\(first.x), \(first.y)); is an invalidation missing, or a cache stale?")
        }
        try Golden.picture(
            fresh, matches: name, tolerance: tolerance, differingPixels: differingPixels, filePath: filePath)
    }

    /// Runs frames until none is needed, and compares the dump of the view tree with `Goldens/<name>.txt`.
    public func matches(treeGolden name: String, filePath: String = #filePath) throws {
        try Golden.text(try treeDump(), matches: name, filePath: filePath)
    }

    /// Runs frames until none is needed, and compares the dump of the display list with `Goldens/<name>.txt`.
    public func matches(displayListGolden name: String, filePath: String = #filePath) throws {
        try Golden.text(try displayListDump(), matches: name, filePath: filePath)
    }
}
