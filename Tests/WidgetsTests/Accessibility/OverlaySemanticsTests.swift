import DesktopServices
import Glibc
import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import Windowing

/// The accessibility trees of menus, panels, popovers, alerts and file dialogs.
@Suite(.serialized)
struct OverlaySemanticsTests {
    /// A menu bar with items of all kinds, and a field whose text is selected.
    private func barStage() throws -> BarStage {
        let stage = try BarStage()
        stage.field.accessibilityLabel = "Name"
        stage.field.text = "words"
        try stage.harness.focus(stage.field)
        stage.field.selectAll(nil)
        return stage
    }

    @Test func `A menu bar reports its items, and an open menu its marks, keys, submenus and disabled items`()
        throws
    {
        let stage = try barStage()
        try Golden.text(stage.harness.accessibilityDump(), matches: "menu-bar-closed")
        stage.bar.openMenu(titled: "View")
        try Golden.text(stage.harness.accessibilityDump(), matches: "menu-bar-view")
        stage.bar.openMenu(titled: "Custom")
        try stage.harness.key("m", [])
        try Golden.text(stage.harness.accessibilityDump(), matches: "menu-bar-custom")
    }

    @Test func `The command palette reports its field, the list that it controls, and the chosen command`()
        throws
    {
        let stage = try barStage()
        try stage.harness.key("p", [.control, .shift])
        try stage.harness.type("re")
        try Golden.text(stage.harness.accessibilityDump(), matches: "command-palette")
    }

    @Test func `The keyboard shortcuts are a dialog with a search field and a list by menu`() throws {
        let stage = try barStage()
        try stage.harness.key("/", [.control, .shift])
        try stage.harness.type("find")
        try Golden.text(stage.harness.accessibilityDump(), matches: "keyboard-shortcuts")
    }

    @Test func `A popover is a dialog that is named by its controller`() throws {
        let controller = ViewController()
        let harness = Harness(controller, size: Size(width: 400, height: 300))
        let note = ViewController()
        note.title = "Colours"
        note.view = StackView(arrangedSubviews: [
            Label(text: "Choose a colour"), Checkbox(title: "Blue", isOn: true), Button(title: "Done"),
        ])
        note.preferredContentSize = Size(width: 300, height: 60)
        let button = Button(title: "Colour")
        button.frame = Rect(x: 20, y: 20, width: 100, height: 34)
        controller.view.addSubview(button)
        note.modalPresentationStyle = .popover
        note.popoverPresentationController?.sourceItem = button
        controller.present(note, animated: false)
        try Golden.text(harness.accessibilityDump(), matches: "popover")
    }

    @Test func `An alert reports its title, its message and its default button`() throws {
        let controller = ViewController()
        let harness = Harness(controller, size: Size(width: 500, height: 400))
        let alert = AlertController(
            title: "Delete 3 files?", message: "They cannot be restored.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Reason" }
        alert.addAction(AlertAction(title: "Delete", style: .destructive))
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        try Golden.text(harness.accessibilityDump(), matches: "alert")
    }

    @Test func `The toolkit's file dialog reports its path, places, files, filter and buttons`() async throws
    {
        let folder = try SampleFolder()
        // Noon on 2 January 2020, in the time zone of this system.
        var date = tm()
        (date.tm_year, date.tm_mday, date.tm_hour, date.tm_isdst) = (120, 2, 12, -1)
        let time = timeval(tv_sec: mktime(&date), tv_usec: 0)
        for name in ["Pictures", "Texts", "a.txt", "b.png", "C.PNG"] {
            #expect(utimes(folder.path + "/" + name, [time, time]) == 0)
        }
        let presenter = ViewController()
        let harness = Harness(presenter, size: Size(width: 860, height: 620))
        var request = FileChooserRequest(kind: .save, title: "Save the Drawing")
        request.folder = folder.path
        request.name = "drawing.png"
        request.filters = [FileFilter(name: "Images", types: [.image]), .allFiles]
        request.choices = [FileDialogChoice(id: "copy", title: "Keep a copy", isOn: true)]
        let places = [
            FilePlace(title: "Texts", path: folder.path + "/Texts", iconName: "folder", symbolName: "folder")
        ]
        let controller = FileBrowserController(request, places: places, home: folder.path) { _ in }
        presenter.present(controller, animated: false)
        while let reading = controller.browser.reading { await reading.value }
        let text = try harness.accessibilityDump().split(separator: folder.path).joined(separator: "FOLDER")
        let name = folder.path.split(separator: "/").last ?? ""
        try Golden.text(text.split(separator: name).joined(separator: "FOLDER"), matches: "file-dialog")
    }
}
