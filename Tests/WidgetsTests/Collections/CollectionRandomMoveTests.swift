import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Random moves of items, compared with plain arrays and with a view that is created with the final data.
@Suite struct CollectionRandomMoveTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func makeStage(_ sections: [[String]], layout: CollectionViewLayout) throws -> CollectionStage {
        let stage = CollectionStage(sections, layout: layout)
        stage.canMove = { _ in true }
        try stage.harness.settle()
        return stage
    }

    private func names(_ count: Int) -> [String] { (0..<count).map { "item \($0)" } }

    private func list() -> CollectionViewCompositionalLayout {
        .list(using: CollectionLayoutListConfiguration(appearance: .plain))
    }

    @Test func `Random moves with mouse, keys and program keep view and data equal`() throws {
        var random = SeededRandom(seed: 99)
        let sizes = [Size(width: 50, height: 50), Size(width: 90, height: 30), Size(width: 30, height: 70)]
        for round in 0..<4 {
            let flow = CollectionStage.grid()
            flow.headerReferenceSize = Size(width: 0, height: 12)
            let stage = try makeStage(
                [names(6), (0..<4).map { "b\($0)" }, ["c"]], layout: round == 0 ? list() : flow)
            if round > 1 {
                for name in stage.sections.joined() {
                    stage.sizes[name] = sizes.randomElement(using: &random)
                }
                stage.view.collectionViewLayout.invalidateLayout()
            }
            stage.view.allowsMultipleSelection = true
            let all = stage.sections.joined().sorted()
            for _ in 0..<10 {
                let visible = stage.view.indexPathsForVisibleItems
                let from = try #require(visible.randomElement(using: &random))
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    try stage.harness.press(stage.place(from.item, section: from.section))
                    for _ in 0..<3 {
                        let x = Double.random(in: 5..<225, using: &random)
                        try stage.harness.move(
                            to: Point(x: x, y: Double.random(in: 5..<295, using: &random)))
                    }
                    try stage.harness.release()
                case 1:
                    try stage.harness.click(stage.place(from.item, section: from.section))
                    if Bool.random(using: &random), let other = visible.randomElement(using: &random) {
                        try stage.harness.click(
                            stage.place(other.item, section: other.section), modifiers: .control)
                    }
                    let keys: [KeyboardHIDUsage] = [
                        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
                    ]
                    let key = keys.randomElement(using: &random) ?? .keyboardUpArrow
                    try stage.harness.key(key, .alternate)
                default:
                    #expect(stage.view.beginInteractiveMovementForItem(at: from))
                    stage.view.updateInteractiveMovementTargetPosition(
                        Point(
                            x: Double.random(in: 0..<230, using: &random),
                            y: Double.random(in: 0..<300, using: &random)))
                    stage.view.endInteractiveMovement()
                    try stage.harness.settle()
                }
                #expect(stage.sections.joined().sorted() == all)
                #expect(
                    stage.sections.indices.map { stage.view.numberOfItems(inSection: $0) }
                        == stage.sections.map(\.count))
                let shown = stage.view.indexPathsForVisibleItems.map { stage.sections[$0.section][$0.item] }
                #expect(stage.texts == shown)
                #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
            }
            // The layout is that of a view that was created with the final data.
            let fresh = CollectionStage(stage.sections, layout: round == 0 ? list() : flow.fresh)
            fresh.sizes = stage.sizes
            try fresh.harness.settle()
            for (section, elements) in stage.sections.enumerated() {
                for item in elements.indices {
                    #expect(
                        stage.view.layoutAttributesForItem(at: path(item, section))?.frame
                            == fresh.view.layoutAttributesForItem(at: path(item, section))?.frame)
                }
            }
        }
    }
}

extension CollectionViewFlowLayout {
    fileprivate var fresh: CollectionViewFlowLayout {
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = headerReferenceSize
        return layout
    }
}
