import Glibc
import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The scenes of the gallery in the documentation, which `scripts/record-pictures.sh` records.
struct GallerySceneTests {
    @Test(arguments: [("light", Theme.light), ("dark", .dark)])
    func `The page of controls, with its menu bar`(_ name: String, _ theme: Theme) throws {
        let window = Window(title: "Widgets", size: Size(width: 880, height: 620))
        window.rootViewController = GalleryController(page: .controls)
        window.menuBar = MenuBar()
        let harness = Harness(window, size: window.frame.size, theme: theme)
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
        try keep(harness, "gallery-\(name)")
    }

    @Test func `The page Frames shows the report of a frame when it opens`() throws {
        let window = Window(title: "Widgets", size: Size(width: 880, height: 620))
        window.rootViewController = GalleryController(page: .frames)
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        harness.advance(by: .seconds(1))
        let texts = harness.all(Label.self).compactMap(\.text)
        #expect(texts.contains { $0.hasPrefix("Frame ") && $0.dropFirst(6).allSatisfy(\.isNumber) })
        #expect(texts.contains("  drawn: 2"))
        #expect(texts.contains { $0.hasPrefix("Because display of ") && $0.contains("Meter") })
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    /// Writes the picture to the folder in the environment variable `WIDGETS_SAMPLES`; does nothing without it.
    private func keep(_ harness: Harness, _ name: String) throws {
        guard let folder = getenv("WIDGETS_SAMPLES") else { return }
        try PNG.write(harness.picture, toFile: "\(String(cString: folder))/\(name).png")
    }
}
