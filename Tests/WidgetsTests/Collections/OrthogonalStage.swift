import Widgets
import WidgetsTesting

@testable import Containers

typealias OrthogonalBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior

/// Collection views of 230 x 300 points with sections that scroll by themselves.
@MainActor
enum OrthogonalStage {
    /// Returns a section of groups of one item with 80 x 60 points, 10 points apart, with a leading inset of 20 points.
    static func section(
        _ behavior: OrthogonalBehavior, width: CollectionLayoutDimension = .absolute(80),
        height: CollectionLayoutDimension = .absolute(60)
    ) -> CollectionLayoutSection {
        let size = CollectionLayoutSize(widthDimension: width, heightDimension: height)
        let item = CollectionLayoutItem(layoutSize: size)
        let group: CollectionLayoutGroup =
            width.isFractionalWidth
            ? .horizontal(
                layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: full), count: 1)
            : .horizontal(layoutSize: size, subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets.leading = 20
        return section
    }

    private static var full: CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    }

    /// Returns a header of 20 points.
    static func header() -> CollectionLayoutBoundarySupplementaryItem {
        CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    }

    static func layout(_ sections: [CollectionLayoutSection]) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout(sectionProvider: { index, _ in
            sections[min(index, sections.count - 1)]
        })
    }

    static func names(_ section: Int, _ count: Int) -> [String] {
        (0..<count).map { "\(section)-\($0)" }
    }

    /// Returns a stage whose sections have the behaviours, and the numbers of items.
    static func make(_ behaviors: [OrthogonalBehavior], counts: [Int]) throws -> CollectionStage {
        let stage = CollectionStage(
            counts.enumerated().map { names($0.offset, $0.element) },
            layout: layout(behaviors.map { section($0) }))
        stage.view.register(NameCell.self, forCellWithReuseIdentifier: "name")
        try stage.harness.settle()
        return stage
    }
}

extension CollectionStage {
    /// The offset of a section from its leading edge.
    func offset(_ section: Int) -> Double {
        view.collectionViewLayout.orthogonal?.offsets[section] ?? .nan
    }

    func frame(_ item: Int, _ section: Int = 0) -> Rect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    /// The visible items of a section.
    func visible(_ section: Int) -> [Int] {
        view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
    }

    /// Returns whether the cells are displayed where the layout places their items.
    var cellsAreInPlace: Bool {
        view.visibleCells.allSatisfy { cell in
            guard let path = view.indexPath(for: cell) else { return false }
            let shown = view.convert(cell.bounds, from: cell)
            let wanted = frame(path.item, path.section)
            return abs(shown.minX - wanted.minX) < 0.01 && abs(shown.minY - wanted.minY) < 0.01
                && shown.size == wanted.size && (cell as? NameCell)?.label.text == name(path)
        }
    }

    private func name(_ path: IndexPath) -> String { sections[path.section][path.item] }
}
