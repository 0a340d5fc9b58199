import DesktopServices
import Testing
import Widgets
import WidgetsTesting

@testable import Windowing

/// Open and save panels without a bus, where the toolkit's own dialog is displayed.
@Suite(.serialized)
struct FilePanelTests {
    @Test func `A panel passes its properties to the dialog, and has the choice afterwards`() async throws {
        let folder = try SampleFolder()
        let window = Window(title: "A", size: Size(width: 860, height: 620))
        window.rootViewController = ViewController()
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        let panel = OpenPanel()
        panel.directoryPath = folder.path
        panel.prompt = "Import"
        panel.allowedContentTypes = [.png, .plainText]
        panel.allowsOtherFileTypes = true
        panel.choices = [FileDialogChoice(id: "copy", title: "Copy", isOn: false)]
        #expect(
            panel.request.filters.map(\.name) == [
                "PNG image, Text file", "PNG image", "Text file", "All Files",
            ])
        let task = Task { await panel.begin(for: window) }
        try await harness.wait { harness.contains("b.png") }
        // A panel is displayed only once.
        Diagnostics.handler = { _ in }
        #expect(await panel.begin() == .cancel)
        Diagnostics.handler = nil
        try harness.click("b.png")
        try harness.click("Copy")
        try harness.click("Import")
        #expect(await task.value == .ok)
        #expect(panel.path == folder.path + "/b.png" && panel.directoryPath == folder.path)
        #expect(panel.choices[0].isOn && panel.selectedFilter?.name == "PNG image, Text file")
    }

    @Test func `A panel that is cancelled by the program or without a window returns cancel`() async throws {
        let window = Window(title: "A", size: Size(width: 860, height: 620))
        window.rootViewController = ViewController()
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        let panel = SavePanel()
        panel.directoryPath = "/"
        let task = Task { await panel.begin(for: window) }
        try await harness.wait { harness.contains("Save") }
        panel.cancel()
        #expect(await task.value == .cancel && panel.path == nil)
        try harness.settle()
        #expect(window.rootViewController?.presentedViewController == nil)

        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        #expect(await SavePanel().begin() == .cancel)
        #expect(reported.map(\.kind) == [.refusedHierarchy])
    }

    @Test func `A panel for folders has no filters, and one for both kinds chooses files`() {
        let panel = OpenPanel()
        panel.canChooseDirectories = true
        #expect(panel.request.kind == .open)
        panel.canChooseFiles = false
        #expect(panel.request.kind == .openFolder && panel.request.title == "Choose a Folder")
        panel.allowedContentTypes = [.png]
        #expect(panel.request.options["filters"] == nil)
    }
}
