internal import Widgets

extension Harness {
    /// Settles, and compares the picture with `Goldens/<name>.png` beside the test's source file.
    ///
    /// The picture is painted twice: incrementally, as on a screen, and in full. When the two differ, pixels were kept
    /// that should have been redrawn (a missing invalidation); this is reported as an error of its own.
    public func matches(
        golden name: String, tolerance: Int = 0, differingPixels: Int = 0, filePath: String = #filePath
    ) throws {
        try settle()
        let fresh = renderFresh()
        let difference = PictureDifference(fresh, picture, tolerance: 0)
        if let first = difference.first {
            throw GoldenMismatch(
                .unstable,
                "\(name): \(difference.count) pixels painted piece by piece differ from a fresh painting, first at "
                    + "(\(first.x), \(first.y)); is a change not marked, or something cached too long?")
        }
        try Golden.picture(
            fresh, matches: name, tolerance: tolerance, differingPixels: differingPixels, filePath: filePath)
    }

    /// Settles, and compares the dump of the tree with `Goldens/<name>.txt`.
    public func matches(treeGolden name: String, filePath: String = #filePath) throws {
        try Golden.text(try treeDump(), matches: name, filePath: filePath)
    }

    /// Settles, and compares what is drawn, as text, with `Goldens/<name>.txt`.
    public func matches(displayListGolden name: String, filePath: String = #filePath) throws {
        try Golden.text(try displayListDump(), matches: name, filePath: filePath)
    }
}
