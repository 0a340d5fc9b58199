import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// The stack of dragged items at the pointer, with the badge for their number.
struct DragPreviewTests {
    /// A source of several items, each with a preview of its own.
    private final class Shelf: View, DragInteractionDelegate {
        let names: [String]
        let hasOwnPreviews: Bool

        init(_ names: [String], hasOwnPreviews: Bool = false) {
            self.names = names
            self.hasOwnPreviews = hasOwnPreviews
            super.init(frame: Rect(x: 20, y: 40, width: 90, height: 96))
            for (row, name) in names.prefix(3).enumerated() {
                addSubview(Self.card(name, y: Double(row) * 34))
            }
            addInteraction(DragInteraction(delegate: self))
        }

        static func card(_ name: String, y: Double) -> View {
            let card = Label(text: name)
            card.frame = Rect(x: 0, y: y, width: 80, height: 28)
            card.textAlignment = .center
            card.backgroundColor = .secondarySystemBackground
            card.layer.cornerRadius = 8
            card.layer.borderWidth = 1
            card.layer.borderColor = .separator
            card.isUserInteractionEnabled = false
            return card
        }

        override func mouseDown(with event: MouseEvent) {}

        func dragInteraction(
            _ interaction: DragInteraction, itemsForBeginning session: DragSession
        ) -> [DragItem] {
            names.enumerated().map { index, name in
                let item = DragItem(itemProvider: ItemProvider(name))
                item.localObject = index
                if hasOwnPreviews, index != 1 {
                    item.previewProvider = { DragPreview(view: Self.card("own \(index)", y: 0)) }
                }
                return item
            }
        }

        func dragInteraction(
            _ interaction: DragInteraction, previewForLifting item: DragItem, session: DragSession
        ) -> TargetedDragPreview? {
            guard let index = item.localObject as? Int, index < subviews.count else { return nil }
            return TargetedDragPreview(view: subviews[index])
        }
    }

    /// Drags the items of a shelf over a well, and returns the harness.
    private func drag(
        _ shelf: Shelf, scale: Double = 1, theme: Theme = .light, to place: Point = Point(x: 160, y: 100),
        over operation: DropOperation = .copy
    ) throws -> Harness {
        let root = View()
        root.backgroundColor = .systemBackground
        let well = DropWell(frame: Rect(x: 120, y: 70, width: 150, height: 80))
        well.backgroundColor = Color(role: .cardBackground)
        well.operation = operation
        root.addSubview(well)
        root.addSubview(shelf)
        let harness = Harness(root, size: Size(width: 280, height: 160), scale: scale, theme: theme)
        try harness.settle()
        try harness.press(Point(x: 60, y: 54))
        try harness.move(to: Point(x: 75, y: 54))
        try harness.move(to: place)
        return harness
    }

    private let fruits = ["Apple", "Pear", "Plum", "Fig"]

    @Test func `Several items are a stack of at most three pictures with their number`() throws {
        let harness = try drag(Shelf(fruits))
        let preview = try harness.find(DragPreviewView.self)
        let badge = try harness.find(DragBadgeView.self)
        #expect(badge.count == 4 && badge.showsPlus)
        // The badge is centred on the top right corner of the front item.
        #expect(badge.center == Point(x: preview.bounds.width, y: 0))
        let pictures = preview.subviews.filter { $0 !== badge }
        #expect(pictures.map(\.frame.minX) == [10, 5, 0] && pictures.map(\.frame.minY) == [10, 5, 0])
        try harness.matches(treeGolden: "drag-stack-tree")
    }

    @Test func `One item has no number, and a plus sign over a target that copies`() throws {
        let harness = try drag(Shelf(["Apple"]))
        let badge = try harness.find(DragBadgeView.self)
        #expect(badge.count == 1 && badge.bounds.size == Size(width: 20, height: 20))
        try harness.move(to: Point(x: 40, y: 20))
        #expect(badge.bounds.isEmpty)
    }

    @Test func `Previews of the source and snapshots are stacked in the order of the items`() throws {
        let harness = try drag(Shelf(fruits, hasOwnPreviews: true))
        try harness.matches(displayListGolden: "drag-stack-mixed")
    }

    @Test func `The stack looks as recorded`() throws {
        try drag(Shelf(fruits)).matches(golden: "drag-stack")
    }
}
