import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Files that are dragged from the desktop into tables, outlines and collections.
@Suite(.serialized)
struct FileDropTests {
    /// A drop delegate of all three views, which accepts files only.
    private final class Receiver: TableViewDropDelegate, OutlineViewDropDelegate, CollectionViewDropDelegate {
        var log: [String] = []
        var task: Task<Void, Never>?

        private func receive(_ session: DropSession, at place: String) {
            log.append("\(session.items.count) at \(place)")
            task = Task {
                for url in (try? await session.loadObjects(of: ItemURL.self)) ?? [] {
                    log.append(url.path ?? url.absoluteString)
                }
            }
        }

        func listView(_ listView: ListView, canHandle session: DropSession) -> Bool {
            session.hasItemsConforming(to: [.fileURL])
        }
        func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {}
        func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool {
            session.hasItemsConforming(to: [.fileURL])
        }
        func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
            receive(coordinator.session, at: coordinator.destinationIndexPath.map { "\($0)" } ?? "end")
        }
        func outlineView(
            _ outlineView: OutlineView, validateDrop session: DropSession, proposedItem item: AnyHashable?,
            proposedChildIndex index: Int
        ) -> DropOperation { session.hasItemsConforming(to: [.fileURL]) ? .copy : .forbidden }
        func outlineView(
            _ outlineView: OutlineView, acceptDrop session: DropSession, item: AnyHashable?,
            childIndex index: Int
        ) -> Bool {
            receive(session, at: "\(item.map { "\($0)" } ?? "root") \(index)")
            return true
        }
        func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool {
            session.hasItemsConforming(to: [.fileURL])
        }
        func collectionView(
            _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
        ) {
            receive(coordinator.session, at: coordinator.destinationIndexPath.map { "\($0)" } ?? "end")
        }
    }

    private let receiver = Receiver()
    private let files = [DropEvent.Content.uriList(Array("file:///etc/passwd\r\nfile:///etc/group\r\n".utf8))]

    /// Sends the events of a drag from the desktop.
    private func drop(_ contents: [DropEvent.Content], at point: Point, in harness: Harness) async throws {
        let offered = [DropEvent.Content.offered(mimeType: "text/uri-list")]
        harness.host.handle(DropEvent(phase: .entered, locationInWindow: point, contents: offered))
        harness.host.handle(DropEvent(phase: .moved, locationInWindow: point, contents: offered))
        try harness.settle()
        harness.host.handle(DropEvent(phase: .dropped, locationInWindow: point, contents: contents))
        try harness.settle()
        await receiver.task?.value
        try harness.settle()
    }

    @Test func `Files are dropped between the rows of a table`() async throws {
        let stage = TableStage([["a", "b"], ["c"]])
        stage.table.dropDelegate = receiver
        try stage.harness.settle()
        try await drop(files, at: Point(x: 50, y: 33), in: stage.harness)
        #expect(receiver.log == ["2 at [0, 1]", "/etc/passwd", "/etc/group"])
        #expect(stage.table.reordering?.gap == nil && stage.shown == stage.names)
    }

    @Test func `Files are dropped on an item of an outline, and between two items`() async throws {
        let stage = try OutlineStage()
        stage.outline.dropDelegate = receiver
        try stage.harness.settle()
        try await drop(files, at: Point(x: 20, y: 28 + 20 * 0.5), in: stage.harness)
        #expect(receiver.log == ["2 at a \(OutlineView.dropOnItemIndex)", "/etc/passwd", "/etc/group"])
        receiver.log = []
        try await drop(files, at: Point(x: 20, y: 28 + 20 * 0.95), in: stage.harness)
        #expect(receiver.log == ["2 at root 1", "/etc/passwd", "/etc/group"])
    }

    @Test func `Files are dropped between the items of a collection`() async throws {
        let stage = CollectionStage(count: 6)
        stage.view.dropDelegate = receiver
        try stage.harness.settle()
        let place = stage.place(1)
        try await drop(files, at: Point(x: place.x - 10, y: place.y), in: stage.harness)
        #expect(receiver.log == ["2 at [0, 1]", "/etc/passwd", "/etc/group"])
        #expect(stage.view.reordering?.gap == nil)
    }

    @Test func `A text from the desktop is refused by a delegate that accepts files`() async throws {
        let stage = TableStage([["a", "b"]])
        stage.table.dropDelegate = receiver
        try stage.harness.settle()
        let point = Point(x: 50, y: 33)
        send(stage, .entered, point)
        #expect(stage.table.reordering?.gap == nil)
        send(stage, .dropped, point)
        try stage.harness.settle()
        #expect(receiver.log.isEmpty)
    }

    private func send(_ stage: TableStage, _ phase: DropEvent.Phase, _ point: Point) {
        stage.harness.host.handle(
            DropEvent(phase: phase, locationInWindow: point, contents: [.text("a text")]))
    }
}
