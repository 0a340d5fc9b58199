import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Compositional layouts: groups, sections and lists.
@Suite struct CompositionalLayoutTests {
    private func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension)
        -> CollectionLayoutSize
    { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func frames(_ stage: CollectionStage) throws -> [Rect] {
        try stage.harness.settle()
        return stage.view.visibleCells.map(\.frame)
    }

    private func stage(_ count: Int, _ section: CollectionLayoutSection) -> CollectionStage {
        CollectionStage(count: count, layout: CollectionViewCompositionalLayout(section: section))
    }

    @Test func `A group of equal items divides its width`() throws {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 8, trailing: 10)
        let stage = stage(5, section)

        #expect(
            try frames(stage) == [
                Rect(x: 10, y: 4, width: 100, height: 50), Rect(x: 120, y: 4, width: 100, height: 50),
                Rect(x: 10, y: 60, width: 100, height: 50), Rect(x: 120, y: 60, width: 100, height: 50),
                Rect(x: 10, y: 116, width: 100, height: 50),
            ])
        #expect(stage.view.contentSize == Size(width: 230, height: 4 + 50 * 3 + 12 + 8))
    }

    @Test func `Subitems are repeated as long as they fit, and flexible spacing fills the rest`() throws {
        let item = CollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(30)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .flexible(5)
        let stage = stage(4, CollectionLayoutSection(group: group))

        #expect(try frames(stage).map(\.minX) == [0, 85, 170, 0])
    }

    @Test func `Groups contain groups, and insets shrink cells`() throws {
        let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        large.contentInsets = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
        let stage = stage(4, CollectionLayoutSection(group: group))

        #expect(
            try frames(stage) == [
                Rect(x: 2, y: 2, width: 134, height: 96), Rect(x: 138, y: 0, width: 92, height: 50),
                Rect(x: 138, y: 50, width: 92, height: 50), Rect(x: 2, y: 102, width: 134, height: 96),
            ])
    }

    @Test func `A million items in groups cost only the visible cells`() throws {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let stage = CollectionStage(
            [Array(repeating: "a", count: 1_000_000)],
            layout: CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
        try stage.harness.settle()
        #expect(stage.requested.count == 24)
        stage.view.contentOffset.y = 9_000_000
        try stage.harness.settle()
        #expect(stage.requested.count <= 24 + 28)
        #expect(stage.view.indexPathsForVisibleItems.first?.item == 720_000)
    }

    @Test func `A list measures its rows, and keeps the first visible row in place`() throws {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
        let stage = CollectionStage(count: 500, layout: layout)
        // Each NameCell is 24 points high, 36 are estimated.
        #expect(try frames(stage).count == 13)
        #expect(stage.view.visibleCells[3].frame == Rect(x: 0, y: 72, width: 230, height: 24))

        stage.view.contentOffset.y = 5000
        try stage.harness.settle()
        let cell = stage.view.visibleCells[4]
        let position = cell.frame.minY - stage.view.contentOffset.y
        stage.view.contentOffset.y -= 20
        try stage.harness.settle()
        #expect(cell.frame.minY - stage.view.contentOffset.y == position + 20)
        for cell in stage.view.visibleCells { #expect(cell.frame.height == 24) }
    }

    @Test func `List cells display content with separators, headers are pinned`() throws {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let view = CollectionView(
            frame: Rect(x: 0, y: 0, width: 200, height: 120),
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let source = ListSource()
        view.dataSource = source
        let harness = Harness(view, size: view.frame.size)
        try harness.settle()
        #expect(harness.contains("row 1"))
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.minY == 32 && first.frame.height > 20)
        let dump = try harness.displayListDump(of: first)
        #expect(dump.contains("fill (12, 32; 188 x 1)"), "\(dump)")
        view.contentOffset.y = 40
        try harness.settle()
        let header = view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)[0]
        #expect(header.frame.minY == 40)
    }

    @Test func `The section provider chooses by the width`() throws {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.contentSize.width > 300 ? 4 : 2
            let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            return CollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item,
                    count: columns))
        }
        let stage = CollectionStage(count: 4, layout: layout)
        #expect(try frames(stage).map(\.width) == [115, 115, 115, 115])
        stage.view.frame.size.width = 400
        #expect(try frames(stage).map(\.width) == [100, 100, 100, 100])
    }

    @Test func `Items of a section are animated when the layout measures them again`() throws {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
        let stage = CollectionStage(count: 20, layout: layout)
        try stage.harness.settle()
        stage.names.remove(at: 0)
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.harness.advance(by: .seconds(1))
        #expect(stage.view.visibleCells[1].frame == Rect(x: 0, y: 24, width: 230, height: 24))
        #expect(stage.texts.first == "item 1")
    }
}

private final class ListSource: CollectionViewDataSource {
    private let cells = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "row \(number)"
        cell.contentConfiguration = content
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    { collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item) }
}
