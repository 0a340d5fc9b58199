import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

@Observable private final class Model {
    var height = 100.0
}

/// The limits of the sizes of windows.
struct WindowResizabilityTests {
    private let model = Model()

    private func window(of scene: some Scene) -> Widgets.Window {
        SceneWindows(_SceneList(scene)).makeWindow(0, value: nil)
    }

    @Test func `contentMinSize has the ideal size at first, and follows the minimum size of the content`()
        throws
    {
        let model = model
        let window = window(
            of: WindowGroup {
                Color.red.frame(
                    minWidth: 200, idealWidth: 400, minHeight: model.height, idealHeight: 300)
            }
            .windowResizability(.contentMinSize))
        #expect(window.frame.size == Size(width: 400, height: 300))
        #expect(window.contentMinSize == Size(width: 200, height: 100))
        #expect(window.contentMaxSize == nil && window.isResizable)

        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        model.height = 350
        try harness.settle()
        #expect(window.contentMinSize == Size(width: 200, height: 350))
        #expect(window.frame.size == Size(width: 400, height: 350))
        model.height = 50
        try harness.settle()
        #expect(window.contentMinSize == Size(width: 200, height: 50))
        #expect(window.frame.size == Size(width: 400, height: 350))
    }

    @Test func `contentSize permits the sizes between the minimum and the maximum size of the content`()
        throws
    {
        let model = model
        let window = window(
            of: WindowGroup {
                Color.red.frame(
                    minWidth: 200, idealWidth: 300, maxWidth: 400, minHeight: model.height,
                    idealHeight: model.height, maxHeight: model.height)
            }
            .windowResizability(.contentSize).commands { EmptyCommands() })
        let bar = try #require(window.menuBar).intrinsicContentSize.height
        #expect(window.frame.size == Size(width: 300, height: 100 + bar) && window.isResizable)
        #expect(window.contentMinSize == Size(width: 200, height: 100 + bar))
        #expect(window.contentMaxSize == Size(width: 400, height: 100 + bar))

        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        for height in [250.0, 80] {
            model.height = height
            try harness.settle()
            #expect(window.frame.size == Size(width: 300, height: height + bar))
        }
    }

    @Test func `A window whose content has one size cannot be resized, and follows it`() throws {
        let model = model
        let window = window(of: Settings { Color.red.frame(width: 200, height: model.height) })
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        #expect(window.frame.size == Size(width: 200, height: 100) && !window.isResizable)
        model.height = 300
        try harness.settle()
        #expect(window.frame.size == Size(width: 200, height: 300) && !window.isResizable)
        #expect(window.rootViewController?.view.frame.size == Size(width: 200, height: 300))
    }

    @Test func `A text, which cannot grow, is not truncated by the minimum size of the window`() {
        let window = window(of: Settings { Text("A text that is longer than the smallest window") })
        #expect(window.contentMinSize == window.frame.size && window.frame.size.width > 120)
    }
}
