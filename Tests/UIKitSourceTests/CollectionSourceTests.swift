import Testing
import Widgets
import WidgetsTesting

/// UIKit code for collection views compiles unchanged and behaves as in UIKit.
struct CollectionSourceTests {
    private func photos() throws -> (controller: PhotosViewController, harness: Harness) {
        let controller = PhotosViewController()
        let harness = Harness(controller, size: Size(width: 324, height: 300))
        try harness.settle()
        return (controller, harness)
    }

    @Test func `A photo grid with headers works`() throws {
        let (controller, harness) = try photos()
        let view = try #require(controller.collectionView)
        #expect(view.visibleCells.map(\.frame.width) == [100, 100, 100, 100, 100])
        #expect(harness.contains("Winter") && harness.contains("Sledge"))

        try harness.click("Harbour")
        #expect(controller.shown == ["Harbour"])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)

        controller.addPhoto("Cliffs")
        harness.advance(by: .seconds(1))
        #expect(harness.contains("Cliffs"))
        #expect(controller.shown == ["Harbour", "added"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func `The layout is exchanged for a list and for columns`() throws {
        let (controller, harness) = try photos()
        controller.showColumns()
        try harness.settle()
        let frames = controller.collectionView.visibleCells.map(\.frame)
        #expect(frames[2] == Rect(x: 216, y: 0, width: 108, height: 44))
        #expect(frames[3].minY == 44)
        controller.showList()
        try harness.settle()
        #expect(controller.collectionView.visibleCells.allSatisfy { $0.frame.width == 324 - 32 })
    }

    @Test func `A section scrolls sideways`() throws {
        let (controller, harness) = try photos()
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(120), heightDimension: .absolute(80))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.paging
        section.orthogonalScrollingProperties.bounce = .never
        controller.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        try harness.settle()
        let frames = controller.collectionView.visibleCells.prefix(3).map(\.frame.minX)
        #expect(frames == [0, 120, 240])
    }

    @Test func `A custom layout is prepared once, and mounts only visible items`() throws {
        let (controller, harness) = try photos()
        controller.albums = [(title: "All", photos: (0..<100).map { "Photo \($0)" })]
        let layout = DiagonalLayout()
        controller.collectionView.collectionViewLayout = layout
        controller.collectionView.reloadData()
        try harness.settle()
        #expect(controller.collectionView.visibleCells.count == 5)
        controller.collectionView.contentOffset = CGPoint(x: 600, y: 600)
        try harness.settle()
        #expect(controller.collectionView.indexPathsForVisibleItems.first?.item == 10)
        #expect(layout.prepareCount == 1)
    }
}
