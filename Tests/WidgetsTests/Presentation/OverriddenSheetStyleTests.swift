import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Sheets of controllers with an overridden user interface style.
@Suite(.serialized)
struct OverriddenSheetStyleTests {
    let root = ViewController()
    let harness: Harness

    init() throws {
        harness = Harness(root, size: Size(width: 400, height: 300))
        try harness.settle()
    }

    private var sheet: PresentationOverlay? { harness.host.presentedSheets.last }

    @Test func `A sheet that a dark controller presents is dark, with the sheets that it presents`() throws {
        let part = ViewController()
        root.addChild(part)
        part.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(part.view)
        part.overrideUserInterfaceStyle = .dark
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        part.present(alert, animated: false)
        try harness.settle()
        #expect(sheet?.effectiveAppearance == .dark && root.view.effectiveAppearance == .light)

        let second = AlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.present(second, animated: false)
        try harness.settle()
        #expect(sheet?.effectiveAppearance == .dark && sheet?.controller === second)

        part.overrideUserInterfaceStyle = .light
        try harness.settle()
        #expect(harness.host.presentedSheets.map(\.effectiveAppearance) == [.light, .light])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A sheet has the style of the controller that it shows, also when that changes`() throws {
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.overrideUserInterfaceStyle = .dark
        root.present(alert, animated: false)
        try harness.settle()
        #expect(sheet?.effectiveAppearance == .dark && alert.view.effectiveAppearance == .dark)

        alert.overrideUserInterfaceStyle = .unspecified
        try harness.settle()
        #expect(sheet?.effectiveAppearance == .light && alert.view.effectiveAppearance == .light)
        #expect(harness.picture == harness.renderFresh())
    }
}
