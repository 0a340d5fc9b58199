import DesktopServices
import Glibc
import Testing
import Widgets
import WidgetsTesting

@testable import Windowing

/// The toolkit's own file dialog, operated with the keyboard and the pointer.
struct FileBrowserTests {
    private let folder: SampleFolder
    private let presenter = ViewController()
    private let harness: Harness

    init() throws {
        folder = try SampleFolder()
        harness = Harness(presenter, size: Size(width: 860, height: 620))
        try harness.settle()
    }

    /// The results of a dialog.
    private final class Results { var answers: [FileChooserAnswer?] = [] }

    private func request(_ kind: FileChooserRequest.Kind) -> FileChooserRequest {
        var request = FileChooserRequest(kind: kind, title: "Dialog")
        request.folder = folder.path
        return request
    }

    private func present(_ request: FileChooserRequest) async throws -> (FileBrowserController, Results) {
        let results = Results()
        let places = [
            FilePlace(title: "Texts", path: folder.path + "/Texts", iconName: "folder", symbolName: "folder")
        ]
        let controller = FileBrowserController(request, places: places, home: folder.path) {
            results.answers.append($0)
        }
        presenter.present(controller, animated: false)
        try await settle(controller)
        return (controller, results)
    }

    /// Waits until the folder has been read.
    private func settle(_ controller: FileBrowserController) async throws {
        while let reading = controller.browser.reading { await reading.value }
        try harness.settle()
    }

    private func names(_ controller: FileBrowserController) -> [String] {
        controller.browser.entries.map(\.name)
    }

    @Test func `A file is opened by typing its name and Return, and folders by Return and Backspace`()
        async throws
    {
        let (controller, results) = try await present(request(.open))
        #expect(names(controller) == ["Pictures", "Texts", "a.txt", "b.png", "C.PNG"])
        #expect(try !harness.find(Button.self, "Open").isEnabled)

        try harness.type("tex")
        try harness.key(.keyboardReturnOrEnter)
        try await settle(controller)
        #expect(names(controller) == ["Deep", "inside.txt"])
        #expect(try harness.find(TextField.self, "path").text == folder.path + "/Texts")
        try harness.key(.keyboardDeleteOrBackspace)
        try await settle(controller)
        // The folder that was left is selected.
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(results.answers.map { $0?.paths } == [[folder.path + "/a.txt"]])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func `Filters, hidden files and orders are selected`() async throws {
        var request = request(.open)
        request.filters = [FileFilter(name: "Images", types: [.image]), .allFiles]
        let (controller, _) = try await present(request)
        #expect(names(controller) == ["Pictures", "Texts", "b.png", "C.PNG"])
        controller.browser.filterIndex = 1
        try harness.key("h", .control)
        #expect(names(controller) == [".config", "Pictures", "Texts", ".hidden", "a.txt", "b.png", "C.PNG"])
        try harness.click("sort-name")
        #expect(names(controller) == ["Texts", "Pictures", ".config", "C.PNG", "b.png", "a.txt", ".hidden"])
    }

    @Test func `A typed path displays a folder, chooses a file, or states that there is none`() async throws {
        let (controller, results) = try await present(request(.open))
        try harness.key("l", .control)
        try harness.type("Texts")
        try harness.key(.keyboardReturnOrEnter)
        try await settle(controller)
        #expect(controller.browser.folder == folder.path + "/Texts")
        try harness.key("l", .control)
        try harness.type("nothing")
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.contains("There is no file \(folder.path)/Texts/nothing."))
        try harness.click("OK")
        try harness.key("l", .control)
        try harness.type("../a.txt")
        try harness.key(.keyboardReturnOrEnter)
        #expect(results.answers.map { $0?.paths } == [[folder.path + "/a.txt"]])
    }

    @Test func `Replacing a file is confirmed, and the extension of the type is appended`() async throws {
        var request = request(.save)
        request.filters = [FileFilter(name: "Text", types: [.plainText])]
        request.name = "a"
        let (controller, results) = try await present(request)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.contains("Replace “a.txt”?"))
        // Cancel has the focus, so that Return does not destroy anything.
        try harness.key(.keyboardReturnOrEnter)
        #expect(results.answers.isEmpty)
        try harness.click("Save")
        try harness.click("Replace")
        #expect(results.answers.map { $0?.paths } == [[folder.path + "/a.txt"]])
        #expect(controller.presentingViewController == nil)
    }

    @Test(arguments: ["new", "Texts/new", "/nowhere/new", "", "Texts"])
    func `Saving under a name chooses, navigates or states the problem`(name: String) async throws {
        let (controller, results) = try await present(request(.save))
        let outcome = controller.browser.outcome(selected: [], name: name)
        switch name {
        case "new", "Texts/new": #expect(outcome == .choose([folder.path + "/" + name]))
        case "Texts": #expect(outcome == .navigate(folder.path + "/Texts"))
        default:
            guard case .refuse(let reason) = outcome else {
                Issue.record("\(name) was accepted")
                return
            }
            #expect(reason.hasSuffix("."))
        }
        #expect(results.answers.isEmpty)
    }

    @Test func `A new folder is created, displayed and selected`() async throws {
        let (controller, _) = try await present(request(.openFolder))
        #expect(names(controller) == ["Pictures", "Texts"])
        try harness.key("n", [.control, .shift])
        try harness.key("a", .control)
        try harness.type("Made")
        try harness.key(.keyboardReturnOrEnter)
        try await settle(controller)
        #expect(names(controller) == ["Made", "Pictures", "Texts"])
        #expect(FolderReader.kind(of: folder.path + "/Made") == .folder)
        try harness.key("n", [.control, .shift])
        try harness.key("a", .control)
        try harness.type("a/b")
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.contains("“a/b” is not a valid name for a folder."))
    }

    @Test func `A place is displayed by a click, and Alt+Left returns`() async throws {
        let (controller, results) = try await present(request(.openFolder))
        let places = try harness.find(ListView.self, "places")
        let place = try #require(places.cellForRow(at: 0))
        try harness.click(place)
        try await settle(controller)
        #expect(controller.browser.folder == folder.path + "/Texts")
        try harness.key(.keyboardLeftArrow, .alternate)
        try await settle(controller)
        #expect(controller.browser.folder == folder.path)
        // The folder that was left is selected, and therefore chosen.
        try harness.click("Choose")
        #expect(results.answers.map { $0?.paths } == [[folder.path + "/Texts"]])
    }

    @Test func `Several files, choices and the filter are returned`() async throws {
        var request = request(.open)
        request.allowsMultipleSelection = true
        request.filters = [FileFilter(name: "Images", types: [.png])]
        request.choices = [
            FileDialogChoice(id: "copy", title: "Copy", isOn: false),
            FileDialogChoice(
                id: "e", title: "Encoding", options: [("u", "UTF-8"), ("l", "Latin")], selection: "l"),
        ]
        let (_, results) = try await present(request)
        try harness.click("b.png")
        try harness.click("C.PNG", modifiers: .control)
        try harness.click("Copy")
        try harness.click("Open")
        let answer = try #require(results.answers.first ?? nil)
        #expect(answer.paths == [folder.path + "/b.png", folder.path + "/C.PNG"])
        #expect(answer.choices == ["copy": "true", "e": "l"] && answer.filterIndex == 0)
    }

    @Test func `A very small window is laid out without a diagnostic`() throws {
        let request = FileChooserRequest(kind: .save, title: "Save")
        let controller = FileBrowserController(request, places: [], home: "/nonexistent") { _ in }
        let window = controller.makeWindow(theme: .light, within: nil)
        let harness = Harness(window, size: window.frame.size)
        let reported = try diagnostics {
            for height in stride(from: 320.0, through: 100, by: -20) {
                try harness.resize(to: Size(width: 300, height: height))
                try harness.settle()
            }
        }
        #expect(reported.isEmpty, "\(reported)")
    }

    @Test(arguments: ["escape", "ctrl+w"]) func `Keys cancel a dialog in a window of its own`(key: String)
        throws
    {
        var answers: [FileChooserAnswer?] = []
        let request = FileChooserRequest(kind: .open, title: "Open")
        let controller = FileBrowserController(request, places: [], home: "/") { answers.append($0) }
        let window = controller.makeWindow(theme: .light, within: nil)
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        try harness.key(.keyboardTab)
        if key == "escape" { try harness.key(.keyboardEscape) } else { try harness.key("w", .control) }
        #expect(answers.count == 1 && answers[0] == nil)
    }

    @Test func `Escape and disappearing cancel once, and an unreadable folder is explained`() async throws {
        let (controller, results) = try await present(request(.open))
        controller.browser.open("/nonexistent/folder")
        try await settle(controller)
        #expect(harness.contains("This folder cannot be displayed: No such file or directory."))
        try harness.key(.keyboardEscape)
        try harness.settle()
        #expect(results.answers.count == 1 && results.answers[0] == nil)
    }

    @Test func `An empty list states whether the folder is empty, or the filter or hidden files conceal it`()
        async throws
    {
        mkdir(folder.path + "/Empty", 0o755)
        mkdir(folder.path + "/Concealed", 0o755)
        folder.write("Concealed/.secret")
        folder.write("Texts/Deep/only.txt")
        var request = request(.open)
        request.filters = [FileFilter(name: "Images", types: [.image]), .allFiles]
        let (controller, _) = try await present(request)
        func reason(_ path: String) async throws -> String? {
            controller.browser.open(folder.path + path)
            try await settle(controller)
            return controller.browser.reasonForNoEntries
        }

        #expect(try await reason("") == nil)
        #expect(try await reason("/Empty") == "This folder is empty.")
        #expect(try await reason("/Concealed") == "All files in this folder are hidden.")
        #expect(try await reason("/Texts/Deep") == "There are no files of the selected type in this folder.")
        #expect(harness.contains("There are no files of the selected type in this folder."))
        controller.browser.filterIndex = 1
        #expect(controller.browser.reasonForNoEntries == nil)
        #expect(!harness.contains("There are no files of the selected type in this folder."))
    }

    @Test func `A dialog for folders states that a folder contains files only`() async throws {
        let (controller, _) = try await present(request(.openFolder))
        controller.browser.open(folder.path + "/Pictures")
        try await settle(controller)
        #expect(harness.contains("This folder is empty."))
        folder.write("Pictures/photo.png")
        controller.browser.reload()
        try await settle(controller)
        #expect(harness.contains("There are no folders in this folder."))
    }

    @Test func `A file whose name is not valid UTF-8 is listed, and cannot be chosen`() async throws {
        let bytes: [CChar] =
            Array("\(folder.path)/bad".utf8CString.dropLast()) + [CChar(bitPattern: 0xff), 0]
        if let file = fopen(bytes, "w") { fclose(file) }
        defer { unlink(bytes) }
        let (controller, _) = try await present(request(.open))
        let bad = try #require(controller.browser.entries.first { $0.name.hasPrefix("bad") })
        #expect(!bad.isUsable)
        guard case .refuse = controller.browser.outcome(selected: [bad], name: "") else {
            Issue.record("the file was chosen")
            return
        }
    }

    @Test(arguments: [Theme.light, .dark])
    func `The dialog is complete at its size, in the light and the dark style`(theme: Theme) async throws {
        harness.host.theme = theme
        var request = request(.save)
        request.name = "Report.txt"
        request.filters = [FileFilter(name: "Text file", types: [.plainText]), .allFiles]
        request.choices = [FileDialogChoice(id: "copy", title: "Keep a copy", isOn: true)]
        let (controller, _) = try await present(request)
        let visible = controller.view.subviews.filter { !$0.isHidden && $0.frame.width > 0 }
        for view in visible {
            #expect(controller.view.bounds.contains(view.frame), "\(view) is outside")
        }
        if let folder = getenv("WIDGETS_SAMPLES") {
            let file = "\(String(cString: folder))/file-dialog-\(theme.style).png"
            try PNG.write(harness.renderFresh(), toFile: file)
        }
    }
}
