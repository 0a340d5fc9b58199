import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

@Observable private final class Model {
    var isDark = false
    var name = "first"
    var isEmpty = true
    var openings = 0
}

/// The closures of scenes, which follow the model as bodies do.
struct SceneContentTests {
    private let model = Model()

    /// Returns the window of the first scene, as it is opened.
    private func window(of scene: some Scene) -> Widgets.Window {
        SceneWindows(_SceneList(scene)).makeWindow(0, value: nil)
    }

    private func check(_ scene: some Scene) throws {
        let window = window(of: scene)
        let harness = Harness(window, size: Size(width: 300, height: 200))
        try harness.settle()
        #expect(harness.contains("first") && window.overrideUserInterfaceStyle == .light)
        model.isDark = true
        model.name = "second"
        try harness.settle()
        #expect(harness.contains("second") && window.overrideUserInterfaceStyle == .dark)
        model.isDark = false
        try harness.settle()
        #expect(window.overrideUserInterfaceStyle == .light)
    }

    @Test func `The content of each kind of scene follows the model, with its preferred colour scheme`()
        throws
    {
        let model = model
        try check(WindowGroup { Text(model.name).preferredColorScheme(model.isDark ? .dark : .light) })
        model.name = "first"
        try check(
            DeclarativeUI.Window("A", id: "a") {
                Text(model.name).preferredColorScheme(model.isDark ? .dark : .light)
            })
        model.name = "first"
        try check(Settings { Text(model.name).preferredColorScheme(model.isDark ? .dark : .light) })
    }

    @Test func `The commands of a scene follow the model`() throws {
        let model = model
        let window = window(
            of: WindowGroup { Text("content") }
                .commands {
                    CommandMenu("Note") {
                        Button("Open \(model.name)") { model.openings += 1 }
                            .keyboardShortcut("k").disabled(model.isEmpty)
                    }
                })
        let harness = Harness(window, size: Size(width: 500, height: 300))
        try harness.settle()
        try harness.key("k", .control)
        #expect(model.openings == 0)
        model.isEmpty = false
        model.name = "second"
        try harness.key("k", .control)
        #expect(model.openings == 1)
        window.menuBar?.openMenu(titled: "Note")
        try harness.settle()
        #expect(harness.openMenuTitles == ["Open second"])
    }

    @Test func `A window that is asked whether it closes has the current state of its views`() throws {
        let model = model
        let window = window(
            of: WindowGroup {
                Text("content").dismissalConfirmationDialog("Save?", shouldPresent: !model.isEmpty) {
                    Button("Save") {}
                }
            })
        let harness = Harness(window, size: Size(width: 300, height: 200))
        try harness.settle()
        #expect(window.windowShouldClose() && window.closeConfirmation == nil)
        model.isEmpty = false
        #expect(window.windowShouldClose() && window.closeConfirmation != nil)
    }

    @Test func `A window that fits its content has room for its menu bar, and the settings window has none`()
        throws
    {
        func contentSize(_ scene: some Scene) throws -> (content: Size, window: Size) {
            let window = window(of: scene)
            let harness = Harness(window, size: window.frame.size)
            try harness.settle()
            return (try #require(window.rootViewController).view.frame.size, window.frame.size)
        }
        let content = Text("content").frame(width: 320, height: 200)
        let size = Size(width: 320, height: 200)
        let plain = try contentSize(WindowGroup { content })
        #expect(plain.content == size && plain.window == size)
        let commands = try contentSize(WindowGroup { content }.commands { EmptyCommands() })
        #expect(commands.content == size && commands.window.height > 200)
        let settings = try contentSize(Settings { content }.commands { EmptyCommands() })
        #expect(settings.content == size && settings.window == size)
        let fixed = try contentSize(
            WindowGroup { content }.defaultSize(width: 320, height: 200).commands { EmptyCommands() })
        #expect(fixed.window == size && fixed.content.height < 200)
    }
}
