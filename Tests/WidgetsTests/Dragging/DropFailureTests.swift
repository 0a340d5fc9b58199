import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Drags in which something fails: each ends in order, and nothing is lost.
@Suite(.serialized)
struct DropFailureTests {
    private let inWell = Point(x: 250, y: 50)

    /// Runs `body` and returns the diagnostics that it reports.
    private func diagnostics(_ body: () async throws -> Void) async rethrows -> [Diagnostic] {
        var reported: [Diagnostic] = []
        let outer = Diagnostics.handler
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = outer }
        try await body()
        return reported.filter { $0.kind == .failedTransfer }
    }

    @Test func `A target that is removed during the drag is left, and receives no drop`() throws {
        let page = try DragPage()
        try page.dragCard(to: inWell)
        page.well.removeFromSuperview()
        try page.harness.settle()
        #expect(page.well.log == ["enter", "exit"])
        try page.harness.release()
        #expect(page.card.log.last == "end cancel" && page.well.log == ["enter", "exit", "end"])
    }

    @Test func `A source that is removed during the drag still delivers its items`() async throws {
        let page = try DragPage()
        try page.dragCard(to: inWell)
        page.card.removeFromSuperview()
        try page.harness.settle()
        try page.harness.release()
        await page.well.loading?.value
        #expect(page.well.received == ["card"] && page.card.log.last == "end copy")
    }

    @Test func `A target that appears under the resting pointer is entered`() throws {
        let page = try DragPage()
        page.well.isHidden = true
        try page.dragCard(to: inWell)
        #expect(page.well.log.isEmpty)
        page.well.isHidden = false
        try page.harness.settle()
        #expect(page.well.log == ["enter"])
    }

    @Test func `A disabled control refuses drops, also on behalf of its ancestors`() throws {
        let page = try DragPage()
        let control = Control(frame: page.well.bounds)
        control.addInteraction(DropInteraction(delegate: page.well))
        control.isEnabled = false
        page.well.addSubview(control)
        try page.dragCard(to: inWell)
        #expect(page.harness.cursor == .operationNotAllowed && page.well.log.isEmpty)
        try page.harness.release()
        #expect(page.card.log.last == "end cancel")
    }

    @Test func `A source that never answers is given up after the time limit`() async throws {
        let page = try DragPage()
        let provider = ItemProvider()
        var isWaiting = false
        provider.register(String.self) {
            isWaiting = true
            try await Task.sleep(for: .seconds(3600))
            return "late"
        }
        page.card.items = [DragItem(itemProvider: provider)]
        let reported = try await diagnostics {
            try page.dragCard(to: inWell)
            try page.harness.release()
            while !isWaiting { await Task.yield() }
            page.harness.advance(by: .seconds(29))
            #expect(page.well.failure == nil)
            page.harness.advance(by: .seconds(1))
            await page.well.loading?.value
        }
        #expect(page.well.failure == .timedOut(after: .seconds(30)))
        #expect(reported.map(\.kind) == [.failedTransfer])
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    /// How the loading of a dropped item ends before its time limit.
    enum LoadingEnd: CaseIterable { case answer, failure, cancellation }

    /// Drops an item whose loader is waiting for an element of the stream; throws if there is no timer for its time limit.
    private func loadingLimit(_ ends: AsyncThrowingStream<String, any Error>) async throws -> DragPage {
        let page = try DragPage()
        let provider = ItemProvider()
        var isWaiting = false
        provider.register(String.self) {
            isWaiting = true
            for try await text in ends { return text }
            throw CancellationError()
        }
        page.card.items = [DragItem(itemProvider: provider)]
        try page.dragCard(to: inWell)
        try page.harness.release()
        while !isWaiting { await Task.yield() }
        _ = try #require(page.harness.host.nextDeadline, "no timer has been started")
        return page
    }

    @Test(arguments: LoadingEnd.allCases)
    func `The time limit of loading ends with the loading`(_ end: LoadingEnd) async throws {
        let (ends, answer) = AsyncThrowingStream.makeStream(of: String.self)
        let page = try await loadingLimit(ends)
        let reported = await diagnostics {
            switch end {
            case .answer: answer.yield("text")
            case .failure: answer.finish(throwing: ItemProviderError.cancelled)
            case .cancellation: page.well.loading?.cancel()
            }
            await page.well.loading?.value
        }
        #expect(page.well.received == (end == .answer ? ["text"] : []))
        #expect(reported.count == (end == .answer ? 0 : 1))
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A dropped file that does not exist is named, and the others can be loaded`() async throws {
        let session = DropSession()
        session.items =
            DroppedItems([.uriList(Array("file:///nowhere/a%20b\r\nfile:///etc/passwd\r\n".utf8))]).items
        #expect(session.items.count == 2)
        let reported = await diagnostics {
            await #expect(throws: ItemProviderError.missingFile(path: "/nowhere/a b")) {
                _ = try await session.loadObjects(of: ItemURL.self)
            }
        }
        #expect(reported.first?.message.contains("/nowhere/a b does not exist") == true)
        #expect(
            try await session.items[1].itemProvider.loadTransferable(type: ItemURL.self).path == "/etc/passwd"
        )
    }

    @Test func `Items of another program highlight targets and are dropped`() async throws {
        let page = try DragPage()
        let host = page.harness.host
        func send(_ phase: DropEvent.Phase, _ point: Point, _ contents: [DropEvent.Content]) -> DropOperation
        {
            host.handle(DropEvent(phase: phase, locationInWindow: point, contents: contents))
        }
        let offer = [DropEvent.Content.offered(mimeType: "text/plain")]
        #expect(send(.entered, Point(x: 5, y: 5), offer) == .cancel)
        #expect(send(.moved, inWell, offer) == .copy)
        #expect(page.well.log == ["enter"])
        #expect(send(.exited, .zero, []) == .cancel)
        #expect(page.well.log == ["enter", "exit", "end"])
        #expect(send(.entered, inWell, offer) == .copy)
        #expect(send(.dropped, inWell, [.text("from outside")]) == .copy)
        await page.well.loading?.value
        #expect(page.well.received == ["from outside"])
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A drag that leaves the windows is cancelled, and reported`() throws {
        let page = try DragPage()
        var reported: [Diagnostic] = []
        let outer = Diagnostics.handler
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = outer }
        try page.dragCard(to: Point(x: 900, y: 50))
        try page.harness.release()
        #expect(page.card.log.last == "end cancel")
        #expect(reported.filter { $0.kind == .unsupportedByDesktop }.count == 1)
    }

    @Test func `Closing the window ends the drag`() throws {
        let page = try DragPage()
        try page.dragCard(to: inWell)
        page.harness.host.releaseRootView()
        #expect(page.card.log.last == "end cancel" && page.well.log == ["enter", "exit", "end"])
        #expect(page.root.subviews.count == 2)
    }
}
