import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Tests of commands in a window with a menu bar.
protocol CommandTesting {}

extension CommandTesting {
    func harness<Content: View, C: Commands>(
        _ content: Content, size: Size = Size(width: 500, height: 300), @CommandsBuilder _ commands: () -> C
    ) throws -> (Harness, MenuBar) {
        let window = Widgets.Window(title: "Test", size: size)
        window.rootViewController = HostingController(rootView: content)
        SceneCommands.attach([commands()._content], to: window)
        let harness = Harness(window, size: size)
        try harness.settle()
        return (harness, try #require(window.menuBar))
    }

    func rows(_ harness: Harness, _ bar: MenuBar, _ menu: String) throws -> [String] {
        bar.openMenu(titled: menu)
        try harness.settle()
        let titles = harness.openMenuTitles
        harness.rootView.cancelMenuTracking()
        return titles
    }
}
