import DeclarativeUI
import Testing
import WidgetsTesting

/// Files and texts that are dropped on a text editor.
struct TextEditorDropTests {
    private final class Log {
        var paths: [String] = []
        var isAccepted = true
    }

    private struct Page: View {
        let log: Log
        let acceptsFiles: Bool
        @State private var text = ""

        var body: some View {
            if acceptsFiles {
                TextEditor(text: $text).dropDestination(for: ItemURL.self) { urls, _ in
                    log.paths += urls.compactMap(\.path)
                    return true
                }
            } else {
                TextEditor(text: $text)
            }
        }
    }

    private let log = Log()

    private func show(acceptsFiles: Bool) throws -> (Harness, Widgets.TextView) {
        let harness = Harness(
            HostingView(rootView: Page(log: log, acceptsFiles: acceptsFiles)),
            size: Size(width: 300, height: 200))
        try harness.settle()
        return (harness, try harness.find(Widgets.TextView.self))
    }

    /// Drops contents of another program on the text.
    private func drop(_ content: DropEvent.Content, offeredAs mimeType: String, in harness: Harness) {
        let point = Point(x: 150, y: 100)
        let offered = [DropEvent.Content.offered(mimeType: mimeType)]
        harness.host.handle(DropEvent(phase: .entered, locationInWindow: point, contents: offered))
        harness.host.handle(DropEvent(phase: .moved, locationInWindow: point, contents: offered))
        harness.host.handle(DropEvent(phase: .dropped, locationInWindow: point, contents: [content]))
    }

    private let files = DropEvent.Content.uriList(Array("file:///etc/passwd\r\n".utf8))

    @Test func `A drop destination around a text editor receives files, and the text receives texts`()
        async throws
    {
        let (harness, view) = try show(acceptsFiles: true)
        drop(files, offeredAs: "text/uri-list", in: harness)
        try await harness.wait { log.paths == ["/etc/passwd"] }
        #expect(view.text.isEmpty)
        drop(.text("a text"), offeredAs: "text/plain", in: harness)
        try await harness.wait { view.text == "a text" }
        #expect(log.paths == ["/etc/passwd"])
    }

    @Test func `Without a drop destination the URLs of files are inserted into the text`() async throws {
        let (harness, view) = try show(acceptsFiles: false)
        drop(files, offeredAs: "text/uri-list", in: harness)
        try await harness.wait { view.text == "file:///etc/passwd" }
        #expect(log.paths.isEmpty)
    }
}
