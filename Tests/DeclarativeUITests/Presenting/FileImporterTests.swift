import Glibc
import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Note: FileDocument {
    let text: String
    func fileContents(contentType: UTType) throws -> [UInt8] { Array(text.utf8) }
}

private struct Page: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var result = "nothing"

    var body: some View {
        VStack {
            Text(result)
            Button("Import") { isImporting = true }
            Button("Export") { isExporting = true }
            Text(isImporting || isExporting ? "busy" : "ready")
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.item]) {
            switch $0 {
            case .success(let path): result = "chose \(path)"
            case .failure(let error): result = "failed: \(error)"
            }
        }
        .fileExporter(
            isPresented: $isExporting, document: Note(text: "hello"), contentType: .plainText,
            defaultFilename: "note"
        ) {
            switch $0 {
            case .success(let path): result = "wrote \(path)"
            case .failure(let error): result = "failed: \(error)"
            }
        }
    }
}

@Observable private final class Importing {
    var isPresented = false
}

/// File dialogs of declarative views; without a bus they are the toolkit's own.
@Suite(.serialized)
struct FileImporterTests {
    private let window = Widgets.Window(title: "A", size: Size(width: 860, height: 620))
    private let harness: Harness
    private let file: String

    init() throws {
        var template = Array("/tmp/widgets-import-XXXXXX".utf8CString)
        let made = mkdtemp(&template).map { String(cString: $0) }
        file = try #require(made) + "/sample.txt"
        window.rootViewController = HostingController(rootView: Page())
        harness = Harness(window, size: window.frame.size)
        try harness.settle()
    }

    @Test func `A document is exported to the chosen path, and then imported by typing its path`()
        async throws
    {
        try harness.click("Export")
        try await harness.wait { harness.contains("Save") }
        #expect(try harness.find(Widgets.TextField.self, "name").text == "note")
        try harness.key("a", .control)
        try harness.type(file)
        try harness.key(.keyboardReturnOrEnter)
        try await harness.wait { harness.contains("wrote \(file)") && harness.contains("ready") }
        var bytes = [UInt8](repeating: 0, count: 16)
        var count = 0
        if let written = fopen(file, "r") {
            count = fread(&bytes, 1, bytes.count, written)
            fclose(written)
        }
        #expect(Array(bytes.prefix(count)) == Array("hello".utf8))

        try harness.click("Import")
        try await harness.wait {
            harness.all(Widgets.ListView.self).contains { $0.accessibilityIdentifier == "files" }
        }
        try harness.key("l", .control)
        try harness.type(file)
        try harness.key(.keyboardReturnOrEnter)
        try await harness.wait { harness.contains("chose \(file)") && harness.contains("ready") }
    }

    private struct Folder: View {
        @Bindable var importing: Importing
        @State private var result = "nothing"

        var body: some View {
            VStack {
                Text(result)
                Text(importing.isPresented ? "busy" : "ready")
            }
            .fileImporter(
                isPresented: $importing.isPresented, allowedContentTypes: [.item],
                allowsMultipleSelection: true
            ) {
                switch $0 {
                case .success(let paths): result = "chose \(paths)"
                case .failure(let error): result = "failed: \(error)"
                }
            } onCancellation: {
                result = "cancelled"
            }
        }
    }

    @Test func `Folders beside other content types are reported, because a dialog offers only one of them`()
        throws
    {
        func reports(_ types: [UTType]) throws -> [String] {
            let reports = try diagnostics {
                window.rootViewController = HostingController(
                    rootView: Text("content").fileImporter(
                        isPresented: .constant(true), allowedContentTypes: types
                    ) { _ in })
                try harness.settle()
                window.rootViewController = nil
                try harness.settle()
            }
            return reports.map(\.subject)
        }
        #expect(try reports([.folder, .png]) == ["fileImporter"])
        #expect(try reports([.folder]) == [] && reports([.png]) == [])
    }

    @Test func `Only the user's cancellation is reported, and not a dialog that the program closes`()
        async throws
    {
        let importing = Importing()
        window.rootViewController = HostingController(rootView: Folder(importing: importing))
        try harness.settle()
        func open() async throws {
            importing.isPresented = true
            try await harness.wait {
                harness.all(Widgets.ListView.self).contains { $0.accessibilityIdentifier == "files" }
            }
        }
        try await open()
        importing.isPresented = false
        try await harness.wait { harness.contains("ready") && harness.all(Widgets.ListView.self).isEmpty }
        for _ in 0..<20 { await Task.yield() }
        try harness.settle()
        #expect(harness.contains("nothing"))
        try await open()
        try harness.key(.keyboardEscape)
        try await harness.wait { harness.contains("cancelled") && harness.contains("ready") }
    }

    @Test func `A file that does not exist is a failure`() throws {
        #expect(throws: FileAccess.Failure.self) {
            try FileAccess.readable(["/", "/nonexistent/file"]).get()
        }
        #expect(try FileAccess.readable(["/"]).get() == ["/"])
        do {
            _ = try FileAccess.readable(["/nonexistent/file"]).get()
        } catch {
            #expect("\(error)" == "/nonexistent/file could not be read: No such file or directory")
        }
    }

    @Test func `Cancelling calls nothing, and a document that cannot be written is an error`() async throws {
        try harness.click("Import")
        try await harness.wait {
            harness.all(Widgets.ListView.self).contains { $0.accessibilityIdentifier == "files" }
        }
        try harness.key(.keyboardEscape)
        try await harness.wait { harness.contains("ready") }
        #expect(harness.contains("nothing"))
        #expect(throws: FileAccess.Failure.self) { try FileAccess.write([1], to: "/nonexistent/folder/file") }
    }
}
