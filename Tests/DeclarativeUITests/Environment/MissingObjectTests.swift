import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Library: ObservableObject {}
@Observable private final class Book {}

private struct Shelf: View {
    @EnvironmentObject private var library: Library
    var body: some View {
        let _ = library
        Text("shelf")
    }
}

private struct Reader: View {
    @Environment(Book.self) private var book
    var body: some View {
        let _ = book
        Text("reader")
    }
}

private struct Room<Content: View>: View {
    let content: Content
    var body: some View { VStack { content } }
}

/// The message about an object that no ancestor provides.
struct MissingObjectTests {
    /// Returns what a process writes to its standard error before it stops.
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `A missing environment object is reported with the view that reads it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = HostingView(rootView: Room(content: Shelf())) }
        }
        let text = message(result)
        #expect(text.contains("Room > Shelf: @EnvironmentObject Library: no ancestor provides"), "\(text)")
    }

    @Test func `A missing observable object is reported with the view that reads it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = HostingView(rootView: Room(content: Reader())) }
        }
        let text = message(result)
        #expect(text.contains("Room > Reader: @Environment(Book.self): no ancestor provides"), "\(text)")
    }

    @Test func `Provided objects are found, also in a view that is updated later`() throws {
        let shown = try Shown(
            Room(
                content: VStack {
                    Shelf()
                    Reader()
                }
            ).environmentObject(Library()).environment(Book()))
        #expect(shown.texts == ["shelf", "reader"])
    }
}
