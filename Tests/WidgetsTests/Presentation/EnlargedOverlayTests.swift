import DesktopServices
import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import ViewHierarchy
@testable import Windowing

/// Menus, lists, dialogs and title bars with enlarged text.
@Suite(.serialized)
struct EnlargedOverlayTests {
    private func theme(_ textScale: Double) -> Theme {
        var theme = Theme(style: .light)
        theme.textScale = textScale
        return theme
    }

    /// The labels that are displayed and do not fit into their frames.
    private func clippedLabels(_ harness: Harness) -> [String] {
        harness.all(Label.self).filter { label in
            if label.text?.isEmpty != false || isHidden(label) { return false }
            let needed = label.sizeThatFits(Size(width: label.bounds.width, height: 10_000))
            let isTooNarrow =
                label.numberOfLines == 1 && label.intrinsicContentSize.width > label.bounds.width + 1
            return isTooNarrow || needed.height > label.bounds.height + 1
        }.map { "\($0.hierarchyPath) \"\($0.text ?? "")\"" }
    }

    private func isHidden(_ view: View) -> Bool {
        view.isHidden || view.superview.map(isHidden) == true
    }

    @Test(arguments: [1, 1.5, 2]) func `The lists of pop-up buttons and combo boxes, and tool tips`(
        scale: Double
    )
        throws
    {
        let page = View()
        let popUp = PopUpButton(items: ["Letter", "A4 with margins", "A5"])
        let box = ComboBox(items: ["Amsterdam", "Berlin", "Copenhagen"])
        let button = Button(title: "Save")
        button.toolTip = "Save the document to the disk, with its attachments and all of the changes"
        popUp.frame = Rect(x: 20, y: 20, width: 260, height: 40)
        box.frame = Rect(x: 20, y: 200, width: 260, height: 50)
        button.frame = Rect(x: 320, y: 20, width: 160, height: 54)
        for view in [popUp, box, button] { page.addSubview(view) }
        let harness = Harness(page, size: Size(width: 640, height: 480), theme: theme(scale))
        try harness.settle()
        try harness.focus(popUp)
        try harness.key(.keyboardSpacebar)
        #expect(clippedLabels(harness) == [])
        try harness.key(.keyboardEscape)
        try harness.focus(box)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardEscape)
        try harness.move(to: button)
        harness.advance(by: .seconds(1))
        #expect(clippedLabels(harness) == [])
    }

    @Test(arguments: [1, 1.5, 2])
    func `The menu bar, its menus, the command palette and the keyboard shortcuts`(
        scale: Double
    ) throws {
        let stage = try BarStage(theme: theme(scale))
        let harness = stage.harness
        try harness.resize(to: Size(width: 900, height: 700))
        try harness.settle()
        try harness.key(.keyboardF10)
        try harness.key(.keyboardRightArrow)
        try harness.key(.keyboardDownArrow)
        try harness.settle()
        #expect(clippedLabels(harness) == [])
        try harness.key(.keyboardEscape)
        try harness.key(.keyboardEscape)
        try harness.key("p", [.control, .shift])
        try harness.settle()
        #expect(clippedLabels(harness) == [])
        try harness.key(.keyboardEscape)
        #expect(KeyboardShortcutsController.present(for: stage.field))
        try harness.settle()
        #expect(clippedLabels(harness) == [])
    }

    @Test(arguments: [1, 1.5, 2]) func `An alert with three actions and a field`(scale: Double) throws {
        let controller = ViewController()
        let harness = Harness(controller, size: Size(width: 800, height: 600), theme: theme(scale))
        try harness.settle()
        let alert = AlertController(
            title: "Discard the changes of this document?",
            message: "The document has been changed since it was saved. This cannot be undone.",
            preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Save", style: .default))
        alert.addAction(AlertAction(title: "Discard", style: .destructive))
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        try harness.settle()
        #expect(clippedLabels(harness) == [])
    }

    @Test(arguments: [1.5, 2]) func `Overlays grow with the text`(scale: Double) throws {
        let (small, large) = (try OverlaySizes(theme(1)), try OverlaySizes(theme(scale)))
        #expect(small.menuRow == 30 && large.menuRow == 30 + 20 * (scale - 1))
        #expect(small.palette == 520 && large.palette == 520 * scale)
        #expect(small.shortcuts == 480 && large.shortcuts == 480 * scale)
        // Titles and tips are broken into lines; the view is as wide as the widest line, within the limit.
        #expect(small.alert <= 400 && large.alert <= 400 * scale && large.alert > 400 * scale - 60)
        #expect(small.toolTip <= 320 && large.toolTip <= 320 * scale && large.toolTip > 320 * scale - 60)
    }

    @Test func `An open palette grows when the text does`() throws {
        let stage = try BarStage()
        try stage.harness.resize(to: Size(width: 1800, height: 1400))
        try stage.harness.key("p", [.control, .shift])
        try stage.harness.settle()
        let panel = try #require(stage.harness.all(CommandPalette.self).first)
        let before = panel.bounds.width
        stage.harness.host.theme = theme(1.5)
        try stage.harness.settle()
        #expect(panel.bounds.width == before * 1.5)
        #expect(clippedLabels(stage.harness) == [])
    }

    @Test(arguments: [1, 1.5, 2]) func `The file dialog`(scale: Double) async throws {
        let folder = try SampleFolder()
        let window = Window(title: "A", size: Size(width: 860, height: 620))
        window.rootViewController = ViewController()
        let harness = Harness(
            window, size: Size(width: 860 * scale, height: 620 * scale), theme: theme(scale))
        try harness.settle()
        let panel = SavePanel()
        panel.directoryPath = folder.path
        panel.allowedContentTypes = [.png, .plainText]
        let task = Task { await panel.begin(for: window) }
        try await harness.wait { harness.contains("b.png") }
        try harness.settle()
        #expect(clippedLabels(harness) == [])
        panel.cancel()
        #expect(await task.value == .cancel)
    }

    @Test(arguments: [1, 1.5, 2])
    func `The window of a file dialog and its icons grow, and names keep their room in a small window`(
        scale: Double
    ) async throws {
        let folder = try SampleFolder()
        folder.write("Minutes of May.txt")
        var request = FileChooserRequest(kind: .open, title: "Open")
        request.folder = folder.path
        request.filters = [FileFilter(name: "Text file", types: [.plainText])]
        let places = [
            FilePlace(title: "Texts", path: folder.path, iconName: "none", symbolName: "folder")
        ]
        let controller = FileBrowserController(request, places: places, home: folder.path) { _ in }
        let window = controller.makeWindow(theme: theme(scale), within: nil)
        #expect(window.frame.size == Size(width: 760 * scale, height: 520 * scale))
        let harness = Harness(window, size: window.frame.size, theme: theme(scale))
        try await harness.wait { harness.contains("Minutes of May.txt") }
        #expect(clippedLabels(harness) == [])
        let icons = harness.all(ImageView.self).filter { $0.superview is ReusableView }
        #expect(icons.count == 5 && icons.allSatisfy { $0.bounds.width == 18 * scale })

        try harness.resize(to: try #require(window.contentMinSize))
        try harness.settle()
        let name = try harness.find(Label.self, "Minutes of May.txt")
        #expect(name.bounds.width >= name.intrinsicContentSize.width)
        let row = try #require(name.superview)
        let others = row.subviews.compactMap { $0 as? Label }.filter { $0 !== name && $0.bounds.width > 0 }
        #expect(others.allSatisfy { $0.frame.minX >= name.frame.maxX && $0.frame.maxX <= row.bounds.maxX })
    }

    @Test func `The window of a file dialog is not larger than the display`() throws {
        let request = FileChooserRequest(kind: .open, title: "Open")
        let controller = FileBrowserController(request, places: [], home: "/") { _ in }
        let window = controller.makeWindow(theme: theme(2), within: Size(width: 1024, height: 700))
        #expect(window.frame.size == Size(width: 1024, height: 660))
        #expect(window.contentMinSize == Size(width: 960, height: 660))
    }

    @Test(arguments: [1, 1.5, 2, 3]) func `The title of the toolkit's title bar`(scale: Double) throws {
        let bar = TitleBarView { _ in }
        bar.title = "Untitled gÅ"
        bar.buttons = TitleBarButtons()
        let harness = Harness(
            bar, size: Size(width: 460, height: WindowTitleBar.height), theme: theme(scale))
        try harness.settle()
        #expect(clippedLabels(harness) == [])
    }
}

/// The sizes of overlays in a window that is large enough for all of them, in points.
private struct OverlaySizes {
    /// The height of a row of a menu.
    let menuRow: Double
    /// Widths.
    let palette, shortcuts, alert, toolTip: Double

    /// Opens the overlays one after the other, by keyboard where they have a key.
    init(_ theme: Theme) throws {
        let stage = try BarStage(theme: theme)
        let harness = stage.harness
        func size(of type: (some View).Type, closing isClosed: Bool = true) throws -> Size {
            try harness.settle()
            let view = try #require(harness.all(type).first)
            if isClosed { try harness.key(.keyboardEscape) }
            return view.bounds.size
        }
        try harness.resize(to: Size(width: 1800, height: 1400))
        try harness.settle()
        try harness.key(.keyboardF10)
        try harness.key(.keyboardDownArrow)
        menuRow = try size(of: MenuRow.self).height
        try harness.key(.keyboardEscape)
        try harness.key("p", [.control, .shift])
        palette = try size(of: CommandPalette.self).width
        #expect(KeyboardShortcutsController.present(for: stage.field))
        shortcuts = try size(of: SheetView.self).width
        let alert = AlertController(
            title: "Discard the changes of this document, and of all documents that were opened with it?",
            message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .default))
        try harness.settle()
        stage.content.present(alert, animated: false)
        self.alert = try size(of: AlertView.self).width
        try harness.settle()
        let button = Button(title: "Save")
        button.frame = Rect(x: 20, y: 200, width: 160, height: 54)
        button.toolTip = String(repeating: "a word ", count: 40)
        stage.content.view.addSubview(button)
        try harness.settle()
        try harness.move(to: button)
        harness.advance(by: .seconds(1))
        toolTip = try size(of: ToolTipView.self, closing: false).width
    }
}
