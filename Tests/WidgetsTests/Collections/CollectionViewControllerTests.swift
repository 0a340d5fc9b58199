import Testing
import Widgets
import WidgetsTesting

/// Controllers of collection views.
@Suite struct CollectionViewControllerTests {
    private final class Numbers: CollectionViewController {
        var selected: [Int] = []
        var scrolls = 0

        init() {
            let layout = CollectionViewFlowLayout()
            layout.itemSize = Size(width: 80, height: 40)
            super.init(collectionViewLayout: layout)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "number")
        }

        override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
            -> Int
        {
            100
        }

        override func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        }

        override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }

        override func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    }

    @Test func `A subclass provides the items and is told of selection and scrolling`() throws {
        let controller = Numbers()
        let harness = Harness(controller.view, size: Size(width: 300, height: 200))
        try harness.settle()
        #expect(controller.view === controller.collectionView)
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 100)
        try harness.click(Point(x: 120, y: 20))
        #expect(controller.selected == [1])
        controller.collectionView.contentOffset.y = 50
        #expect(controller.scrolls == 1)
    }

    @Test func `The selection is removed when the view appears, unless it is kept`() throws {
        let controller = Numbers()
        let harness = Harness(controller.view, size: Size(width: 300, height: 200))
        try harness.settle()
        let path = IndexPath(item: 2, section: 0)
        controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        controller.clearsSelectionOnViewWillAppear = false
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [path])
        controller.clearsSelectionOnViewWillAppear = true
        controller.viewWillAppear(false)
        #expect((controller.collectionView.indexPathsForSelectedItems ?? []).isEmpty)
    }
}
