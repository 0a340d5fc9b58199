import Testing
import Widgets
import WidgetsTesting

/// Incremental painting must give the same pixels as a full painting of the tree.
@Suite struct IncrementalPaintTests {
    @Test(arguments: [1.0, 1.25, 2.0], Array(1...12))
    func `A tree that changes at random equals its full painting`(scale: Double, seed: Int) throws {
        let tree = RandomTree(seed: seed, count: 8)
        try check(tree, scale: scale, rounds: 40, changesInRound: 3)
    }

    @Test(arguments: [1.0, 1.25], Array(100...103))
    func `A tree large enough for spatial queries equals its full painting`(scale: Double, seed: Int) throws {
        let tree = RandomTree(seed: seed, count: 150)
        try check(tree, scale: scale, rounds: 30, changesInRound: 4)
    }

    @Test(arguments: Array(200...208))
    func `A tree with one change per frame equals its full painting`(seed: Int) throws {
        let tree = RandomTree(seed: seed, count: 5)
        try check(tree, scale: 1.5, rounds: 80, changesInRound: 1)
    }

    @Test(arguments: [1.0, 1.25, 2.0], Array(300...308))
    func `A tree whose focus moves equals its full painting`(scale: Double, seed: Int) throws {
        let tree = RandomTree(seed: seed, count: 8)
        try check(tree, scale: scale, rounds: 60, changesInRound: 2, movesFocus: true)
    }

    @Test(arguments: [1.0, 1.25, 2.0], Array(400...408))
    func `A tree whose root view scrolls and is transformed equals its full painting`(
        scale: Double, seed: Int
    ) throws {
        let tree = RandomTree(seed: seed, count: 8)
        try check(tree, scale: scale, rounds: 60, changesInRound: 2, movesRoot: true)
    }

    @Test(arguments: [1.0, 1.25, 2.0], Array(500...509))
    func `A tree with shadows, filters, blend modes and masks equals its full painting`(
        scale: Double, seed: Int
    ) throws {
        let tree = RandomTree(seed: seed, count: 8, changesEffects: true)
        try check(tree, scale: scale, rounds: 30, changesInRound: 2)
    }

    @Test(arguments: [1.0, 1.25, 2.0], Array(600...606))
    func `A tree of large views with shadows, filters, blend modes and masks equals its full painting`(
        scale: Double, seed: Int
    ) throws {
        let tree = RandomTree(seed: seed, count: 8, changesEffects: true, hasLargeViews: true)
        try check(tree, scale: scale, rounds: 30, changesInRound: 2)
    }

    @Test(arguments: [1.0, 1.25, 2.0], Array(700...709))
    func `A tree whose views filter the pixels behind them equals its full painting`(scale: Double, seed: Int)
        throws
    {
        let tree = RandomTree(
            seed: seed, count: 8, changesEffects: seed % 2 == 0, hasLargeViews: seed % 3 == 0,
            changesBackdrops: true)
        try check(tree, scale: scale, rounds: 40, changesInRound: 2)
    }

    @Test(arguments: [1.0, 1.25, 2.0])
    func `Trees whose views cover each other equal their painting without opaque regions`(scale: Double)
        throws
    {
        var (views, pixels) = (0, 0)
        for seed in 600...611 {
            let tree = RandomTree(seed: seed, count: 8, hasLargeViews: true)
            let report = try check(
                tree, scale: scale, rounds: 40, changesInRound: 2, movesFocus: seed % 4 == 0)
            views += report.coveredViewCount
            pixels += report.coveredPixelCount
        }
        // A single tree may have no view that covers another one.
        #expect(views > 5 && pixels > 3000)
    }

    /// Checks the pixels after random changes, and returns the sums of the reports of all frames.
    @discardableResult
    private func check(
        _ tree: RandomTree, scale: Double, rounds: Int, changesInRound: Int, movesFocus: Bool = false,
        movesRoot: Bool = false
    ) throws -> FrameReport {
        let harness = Harness(tree.root, size: tree.root.bounds.size, scale: scale)
        // The copy with which the pixels are compared is painted for the first time, and thus without opaque regions.
        harness.host.opaqueRegions.smallestArea = 1
        var sums = FrameReport()
        try harness.settle()
        for round in 0..<rounds {
            let logged = tree.log.count
            let before = tree.root.recursiveDescription()
            for _ in 0..<changesInRound { tree.mutate() }
            if movesRoot, round % 3 == 0 { tree.moveRoot() }
            if movesFocus, round % 3 == 0 { _ = harness.host.moveFocus(backwards: round % 5 == 0) }

            try harness.settle()
            sums.coveredViewCount += harness.lastFrame?.coveredViewCount ?? 0
            sums.coveredPixelCount += harness.lastFrame?.coveredPixelCount ?? 0

            let fresh = fullPaint(tree, like: harness)
            let isEqual = harness.picture == fresh
            if isEqual { continue }
            let place =
                zip(harness.picture.pixels, fresh.pixels).enumerated()
                .first { $0.element.0 != $0.element.1 }?.offset ?? 0
            let count = zip(harness.picture.pixels, fresh.pixels).count { $0 != $1 }
            let changes = tree.log[logged...].joined(separator: "\n")
            #expect(
                isEqual,
                """
                round \(round): \(count) pixels, first at \(place % fresh.width), \(place / fresh.width): \
                \(String(harness.picture.pixels[place], radix: 16)) for \(String(fresh.pixels[place], radix: 16))
                damage \(harness.lastFrame?.damage ?? []) after:
                \(changes)
                on the tree:
                \(before)
                \(effects(of: tree))
                """)
            return sums
        }
        return sums
    }

    /// Describes the views with effects.
    private func effects(of tree: RandomTree) -> String {
        tree.views.compactMap { view in
            let layer = view.layer
            let mask =
                view.mask.map { "mask \($0.frame) \(String(describing: $0.backgroundColor))" } ?? "no mask"
            if layer.shadowOpacity == 0, layer.filters.isEmpty, layer.compositingFilter == .normal,
                view.mask == nil, layer.backgroundFilters.isEmpty
            {
                return nil
            }
            return "\(view.frame): shadow \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset) "
                + "\(layer.filters) \(layer.compositingFilter) \(mask) behind \(layer.backgroundFilters)"
        }.joined(separator: "\n")
    }

    /// Returns the image of a copy of the tree that has never been displayed, with the corresponding view focused.
    private func fullPaint(_ tree: RandomTree, like harness: Harness) -> Bitmap {
        let copy = tree.root.copyTree()
        let host = ViewHost(rootView: copy, size: harness.host.size, scale: harness.host.scale)
        // The host has set the frame of the root view.
        copy.transform3D = tree.root.transform3D
        copy.bounds = tree.root.bounds
        copy.center = tree.root.center
        let index = harness.all(PaintedView.self).firstIndex { $0.isFirstResponder }
        if let index {
            host.makeFirstResponder(
                Harness.all(PaintedView.self, in: copy)[index], byKeyboard: true)
        }
        return host.renderBitmap()
    }
}
