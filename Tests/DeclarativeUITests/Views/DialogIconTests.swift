import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Icons of alerts and of their actions.
struct DialogIconTests {
    private struct Page: View {
        @State private var isAsking = false
        let icon: Image?

        var body: some View {
            Button("Ask") { isAsking = true }
                .alert("Delete the album?", isPresented: $isAsking) {
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                }
                .dialogIcon(icon)
        }
    }

    @Test func `An alert displays the dialog icon, and its actions their images`() throws {
        let (harness, _) = try show(Page(icon: Image(systemName: "trash")))
        try harness.click("Ask")
        try harness.settle()
        let icons = harness.all(Widgets.ImageView.self).filter { $0.image?.isSymbolImage == true }
        #expect(icons.map(\.bounds.size) == [Size(width: 40, height: 40)])
        let delete = try #require(harness.all(Widgets.Button.self).first { $0.currentTitle == "Delete" })
        #expect(delete.currentImage != nil)
        let cancel = try #require(harness.all(Widgets.Button.self).first { $0.currentTitle == "Cancel" })
        #expect(cancel.currentImage == nil)
    }

    @Test func `Without a dialog icon, the alert has none`() throws {
        let (harness, _) = try show(Page(icon: nil))
        try harness.click("Ask")
        try harness.settle()
        #expect(harness.all(Widgets.ImageView.self).allSatisfy { $0.image == nil })
    }
}
