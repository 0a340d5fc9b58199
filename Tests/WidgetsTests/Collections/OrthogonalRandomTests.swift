import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Random sections, offsets and updates, compared with a plain model and with a view that is created with the final data.
@Suite struct OrthogonalRandomTests {
    /// A section of groups of one item, as plain numbers.
    private struct Plain {
        var behavior: OrthogonalBehavior
        var item: Size
        var spacing: Double
        var insets: DirectionalEdgeInsets

        init(_ random: inout SeededRandom) {
            let behaviors: [OrthogonalBehavior] = [
                .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
                .groupPagingCentered,
            ]
            behavior = behaviors.randomElement(using: &random) ?? .none
            item = Size(
                width: Double(Int.random(in: 20...260, using: &random)),
                height: Double(Int.random(in: 10...90, using: &random)))
            spacing = Double(Int.random(in: 0...12, using: &random))
            insets = DirectionalEdgeInsets(
                top: Double(Int.random(in: 0...9, using: &random)),
                leading: Double(Int.random(in: 0...30, using: &random)),
                bottom: Double(Int.random(in: 0...9, using: &random)),
                trailing: Double(Int.random(in: 0...30, using: &random)))
        }

        @MainActor var section: CollectionLayoutSection {
            let size = CollectionLayoutSize(
                widthDimension: .absolute(item.width), heightDimension: .absolute(item.height))
            let section = CollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = spacing
            section.contentInsets = insets
            return section
        }

        func length(_ count: Int) -> Double {
            let groups =
                behavior == .none
                ? Double(count) * item.height + Double(max(0, count - 1)) * spacing
                : count > 0 ? item.height : 0
            return insets.top + groups + insets.bottom
        }

        private func margins(_ width: Double) -> (start: Double, end: Double) {
            if behavior != .groupPagingCentered { return (insets.leading, insets.trailing) }
            return (max(0, (width - item.width) / 2), max(0, (width - item.width) / 2))
        }

        func limit(_ count: Int, _ width: Double) -> Double {
            if behavior == .none || count == 0 { return 0 }
            let content = Double(count) * item.width + Double(count - 1) * spacing
            return max(0, margins(width).start + content + margins(width).end - width)
        }

        /// Returns the frame of an item in a section that begins at 0.
        func frame(_ index: Int, offset: Double, width: Double) -> Rect {
            let number = Double(index)
            if behavior == .none {
                let y = insets.top + number * (item.height + spacing)
                return Rect(origin: Point(x: insets.leading, y: y), size: item)
            }
            let x = margins(width).start + number * (item.width + spacing) - offset
            return Rect(origin: Point(x: x, y: insets.top), size: item)
        }
    }

    private func makeStage(_ plain: [Plain], _ sections: [[String]], size: Size) -> CollectionStage {
        CollectionStage(
            sections, size: size, layout: OrthogonalStage.layout(plain.map(\.section)))
    }

    private func check(_ stage: CollectionStage, _ plain: [Plain], isMirrored: Bool) {
        let width = stage.view.bounds.width
        var start = 0.0
        var visible: [IndexPath] = []
        for (index, names) in stage.sections.enumerated() {
            let section = plain[index]
            let offset = stage.offset(index)
            #expect(offset >= 0 && offset <= section.limit(names.count, width) + 0.001)
            for item in names.indices {
                var frame = section.frame(item, offset: offset, width: width).offsetBy(dx: 0, dy: start)
                if isMirrored { frame.origin.x = stage.view.contentSize.width - frame.maxX }
                let actual = stage.frame(item, index)
                #expect(abs(actual.minX - frame.minX) < 0.001 && abs(actual.minY - frame.minY) < 0.001)
                #expect(actual.size == frame.size)
                if frame.intersects(stage.view.bounds) {
                    visible.append(IndexPath(item: item, section: index))
                }
            }
            start += section.length(names.count)
        }
        #expect(stage.view.contentSize.height == start)
        #expect(stage.view.indexPathsForVisibleItems == visible)
        #expect(stage.cellsAreInPlace)
    }

    @Test(arguments: 0..<8)
    func `Random scrolling and updates agree with a plain model and with a new view`(seed: UInt64) throws {
        var random = SeededRandom(seed: 700 + seed)
        var plain = (0..<Int.random(in: 2...4, using: &random)).map { _ in Plain(&random) }
        let sections = plain.indices.map { index in
            OrthogonalStage.names(index, Int.random(in: 0...24, using: &random))
        }
        let stage = makeStage(plain, sections, size: Size(width: 230, height: 300))
        let isMirrored = seed % 3 == 2
        // The content of a vertical section may be wider than the view, and is then mirrored in its own width.
        for index in plain.indices where plain[index].behavior == .none {
            plain[index].item.width = min(plain[index].item.width, 150)
        }
        stage.view.collectionViewLayout = OrthogonalStage.layout(plain.map(\.section))
        if isMirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
        try stage.harness.settle()
        var next = 0
        for _ in 0..<24 {
            try step(stage, plain, &next, &random)
            try stage.harness.settle()
            stage.harness.advance(by: .seconds(1))
            check(stage, plain, isMirrored: isMirrored)
        }

        let fresh = makeStage(plain, stage.sections, size: stage.view.bounds.size)
        if isMirrored { fresh.view.semanticContentAttribute = .forceRightToLeft }
        try fresh.harness.settle()
        for index in plain.indices {
            fresh.view.collectionViewLayout.orthogonal?.setOffset(stage.offset(index), ofSection: index)
        }
        fresh.view.contentOffset = stage.view.contentOffset
        fresh.view.setNeedsLayout()
        try fresh.harness.settle()
        check(fresh, plain, isMirrored: isMirrored)
        #expect(fresh.view.contentOffset == stage.view.contentOffset)
        #expect(fresh.texts == stage.texts)
        #expect(fresh.view.visibleCells.map(\.frame) == stage.view.visibleCells.map(\.frame))
    }

    private func step(
        _ stage: CollectionStage, _ plain: [Plain], _ next: inout Int, _ random: inout SeededRandom
    ) throws {
        let section = Int.random(in: 0..<plain.count, using: &random)
        let count = stage.sections[section].count
        let path = IndexPath(
            item: count > 0 ? Int.random(in: 0..<count, using: &random) : 0, section: section)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            let delta = Double(Int.random(in: -5...5, using: &random))
            let y = Double.random(in: 5..<295, using: &random)
            try stage.harness.scroll(over: Point(x: 100, y: y), by: Point(x: delta, y: 0))
        case 2:
            let y = Double.random(in: 5..<295, using: &random)
            let distance = Double(Int.random(in: -90...90, using: &random))
            try stage.harness.pan(
                Point(x: 115, y: y), by: Point(x: distance, y: 0), pause: .milliseconds(100))
        case 3:
            let delta = Double(Int.random(in: -3...3, using: &random))
            try stage.harness.scroll(over: Point(x: 100, y: 100), by: Point(x: 0, y: delta))
        case 4 where count > 0:
            stage.view.scrollToItem(at: path, at: [], animated: Bool.random(using: &random))
        case 5 where count > 0:
            stage.sections[section].remove(at: path.item)
            stage.view.deleteItems(at: [path])
        case 6:
            stage.sections[section].insert("new \(next)", at: path.item)
            next += 1
            stage.view.insertItems(at: [path])
        default:
            if Bool.random(using: &random) { return stage.view.reloadData() }
            stage.view.frame.size.height = Double(Int.random(in: 120...300, using: &random))
        }
    }
}
