import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import ViewHierarchy

/// A view that records the styles it is notified of.
private final class Watcher: View, AppearanceObserving {
    var styles: [UserInterfaceStyle] = []
    func viewDidChangeEffectiveAppearance() { styles.append(effectiveAppearance.style) }
}

/// Views, controllers and windows whose user interface style differs from that of their host.
@Suite(.serialized)
struct OverriddenStyleTests {
    let page = View()
    let part = View()
    let outside = Label(text: "Outside")
    let inside = Label(text: "Inside")
    let harness: Harness

    init() throws {
        page.frame = Rect(x: 0, y: 0, width: 240, height: 120)
        part.frame = Rect(x: 120, y: 0, width: 120, height: 120)
        part.backgroundColor = .systemBackground
        outside.frame = Rect(x: 10, y: 10, width: 100, height: 24)
        inside.frame = Rect(x: 10, y: 10, width: 100, height: 24)
        part.addSubview(inside)
        page.addSubview(outside)
        page.addSubview(part)
        harness = Harness(page, size: page.frame.size)
        try harness.settle()
    }

    private func drawing(of view: View) throws -> String {
        // The dump finds views by identifier and frame.
        view.accessibilityIdentifier = "drawn"
        defer { view.accessibilityIdentifier = nil }
        return try harness.displayListDump(of: view)
    }
    private func color(_ role: ColorRole, _ theme: Theme) -> String { "\(theme.palette[role])" }

    @Test func `A dark part of a light page draws dark, and the rest stays light`() throws {
        part.overrideUserInterfaceStyle = .dark

        #expect(try drawing(of: inside).contains(color(.label, .dark)))
        #expect(try drawing(of: part).contains(color(.systemBackground, .dark)))
        #expect(try drawing(of: outside).contains(color(.label, .light)))
        #expect(inside.effectiveAppearance == .dark && outside.effectiveAppearance == .light)
        #expect(inside.overrideUserInterfaceStyle == .unspecified)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Controls in a dark part match their golden`() throws {
        let button = Button(title: "Save")
        button.configuration.style = .filled
        button.frame = Rect(x: 10, y: 40, width: 90, height: 34)
        let checkbox = Checkbox(title: "Dark")
        checkbox.stateValue = .on
        checkbox.frame = Rect(x: 10, y: 84, width: 106, height: 24)
        let field = TextField()
        field.text = "Name"
        field.frame = Rect(x: 10, y: 40, width: 100, height: 34)
        let light = Checkbox(title: "Light")
        light.frame = Rect(x: 10, y: 84, width: 100, height: 24)
        part.overrideUserInterfaceStyle = .dark
        for view in [button, checkbox] { part.addSubview(view) }
        for view in [field, light] { page.addSubview(view) }
        try harness.focus("Save")
        try harness.key(.keyboardTab)

        try harness.matches(golden: "dark-part")
    }

    @Test func `A toggle draws the part and nothing else`() throws {
        let changes = try harness.changes { part.overrideUserInterfaceStyle = .dark }

        #expect(Set(changes.drawn) == [part, inside])
        #expect(changes.frames.map(\.damage) == [[PixelRect(left: 120, top: 0, right: 240, bottom: 120)]])
        #expect(harness.advance(by: .seconds(600)).isIdle)
        #expect(try harness.changes { part.overrideUserInterfaceStyle = .dark }.frames.isEmpty)

        part.overrideUserInterfaceStyle = .unspecified

        #expect(try drawing(of: inside).contains(color(.label, .light)))
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Setting the style that a view already has draws nothing`() throws {
        #expect(try harness.changes { part.overrideUserInterfaceStyle = .light }.frames.isEmpty)
    }

    @Test func `A light part inside a dark part is light, and stays untouched while the outer part toggles`()
        throws
    {
        let island = Watcher(frame: Rect(x: 10, y: 50, width: 100, height: 40))
        let label = Label(text: "Island")
        label.frame = island.bounds
        island.addSubview(label)
        island.overrideUserInterfaceStyle = .light
        part.addSubview(island)
        part.overrideUserInterfaceStyle = .dark
        try harness.settle()

        #expect(try drawing(of: label).contains(color(.label, .light)))

        let changes = try harness.changes { part.overrideUserInterfaceStyle = .light }

        #expect(Set(changes.drawn) == [part, inside])
        #expect(island.styles.isEmpty)
    }

    @Test func `Views are notified when a style above them changes, and when they move between styles`()
        throws
    {
        let watcher = Watcher(frame: Rect(x: 10, y: 50, width: 20, height: 20))
        part.addSubview(watcher)
        #expect(watcher.styles.isEmpty)
        part.overrideUserInterfaceStyle = .dark
        #expect(watcher.styles == [.dark])
        page.addSubview(watcher)
        #expect(watcher.styles == [.dark, .light])
        part.addSubview(watcher)
        #expect(watcher.styles == [.dark, .light, .dark])
        watcher.removeFromSuperview()
        #expect(watcher.styles == [.dark, .light, .dark, .light])
    }

    @Test func `A view that is inserted into a dark part draws dark, and one that is moved out draws light`()
        throws
    {
        part.overrideUserInterfaceStyle = .dark
        let label = Label(text: "Later")
        label.frame = Rect(x: 10, y: 50, width: 80, height: 24)
        part.addSubview(label)
        #expect(try drawing(of: label).contains(color(.label, .dark)))

        page.addSubview(label)

        #expect(try drawing(of: label).contains(color(.label, .light)))
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A dark part keeps the accent, the measures and the reduced motion of the host`() throws {
        var theme = Theme(style: .light, accent: Color(hex: 0x2a7f62))
        theme.metrics.controlHeight = 50
        theme.prefersReducedMotion = true
        part.overrideUserInterfaceStyle = .dark
        harness.host.theme = theme

        var expected = Theme(style: .dark, accent: Color(hex: 0x2a7f62))
        expected.metrics = theme.metrics
        expected.prefersReducedMotion = true
        #expect(part.effectiveAppearance == expected)
        #expect(page.effectiveAppearance == theme)
    }

    @Test func `A dark part of a dark host is drawn with the theme of the host`() {
        harness.host.theme = .dark
        part.overrideUserInterfaceStyle = .dark
        #expect(part.effectiveAppearance == .dark)
    }

    @Test func `A controller gives its style to its view, which may override it`() throws {
        let controller = ViewController()
        controller.overrideUserInterfaceStyle = .dark
        let view = controller.view
        view.frame = Rect(x: 0, y: 60, width: 100, height: 50)
        page.addSubview(view)
        #expect(view.effectiveAppearance == .dark)

        view.overrideUserInterfaceStyle = .light
        #expect(view.effectiveAppearance == .light)
        view.overrideUserInterfaceStyle = .unspecified
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(view.effectiveAppearance == .light)
        controller.overrideUserInterfaceStyle = .dark
        controller.view = View()
        #expect(view.effectiveAppearance == .light && controller.view.effectiveAppearance == .dark)
    }

    @Test func `A window in dark style is dark with its background, and keeps its appearance`() throws {
        let window = Window(title: "Notes", size: Size(width: 80, height: 60))
        window.overrideUserInterfaceStyle = .dark
        let harness = Harness(window, size: Size(width: 80, height: 60))
        try harness.settle()

        #expect(window.appearance == .light && window.effectiveAppearance == .dark)
        #expect(harness.picture[0, 0] == Theme.dark.palette[.secondarySystemBackground].premultiplied)
    }

    @Test func `A snapshot shows the dark part of a view`() {
        let page = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
        page.backgroundColor = .systemBackground
        let part = View(frame: Rect(x: 20, y: 0, width: 20, height: 20))
        part.backgroundColor = .systemBackground
        part.overrideUserInterfaceStyle = .dark
        page.addSubview(part)

        let picture = page.snapshot()

        #expect(picture[5, 5] == Theme.light.palette[.systemBackground].premultiplied)
        #expect(picture[30, 5] == Theme.dark.palette[.systemBackground].premultiplied)
    }

    @Test func `A menu that a dark part opens is dark, and follows a change`() throws {
        let button = PopUpButton(items: ["A4", "A5"])
        button.frame = Rect(x: 10, y: 50, width: 100, height: 34)
        part.addSubview(button)
        part.overrideUserInterfaceStyle = .dark
        try harness.click(button)
        let menu = try #require(harness.host.openMenu)

        #expect(menu.effectiveAppearance == .dark)
        #expect(try harness.displayListDump(of: menu).contains(color(.popoverBackground, .dark)))

        let changes = try harness.changes { part.overrideUserInterfaceStyle = .unspecified }

        #expect(menu.effectiveAppearance == .light && changes.drawn.contains { $0.isDescendant(of: menu) })
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A menu that the light part opens is light`() throws {
        let button = PopUpButton(items: ["A4", "A5"])
        button.frame = Rect(x: 10, y: 50, width: 100, height: 34)
        page.addSubview(button)
        part.overrideUserInterfaceStyle = .dark
        try harness.click(button)
        #expect(try #require(harness.host.openMenu).effectiveAppearance == .light)
    }

    @Test func `A tool tip of a view in a dark part is dark`() throws {
        part.overrideUserInterfaceStyle = .dark
        part.toolTipText = "Help"
        try harness.move(to: Point(x: 200, y: 100))
        harness.advance(by: .seconds(2))
        #expect(try #require(harness.host.visibleToolTip).effectiveAppearance == .dark)
    }

    @Test func `A transition and an animated background in a dark part use its colours`() throws {
        part.overrideUserInterfaceStyle = .dark
        part.backgroundColor = Color(role: .systemBackground)
        try harness.settle()
        View.animate(withDuration: 1) { part.backgroundColor = Color(role: .label) }
        harness.step()
        #expect(harness.picture[230, 110] >> 16 & 255 < 0x40)
        View.transition(with: part, duration: 1, options: .transitionCrossDissolve) { inside.text = "New" }
        for _ in 0..<10 { harness.step() }
        #expect(harness.picture == harness.renderFresh())
        try harness.settle()
        #expect(harness.picture[230, 110] == Theme.dark.palette[.label].premultiplied)
    }

    @Test func `A list that scrolls in a dark part has the same pixels as a full painting`() throws {
        part.overrideUserInterfaceStyle = .dark
        let scroll = ScrollView(frame: Rect(x: 5, y: 40, width: 100, height: 60))
        scroll.contentSize = Size(width: 100, height: 400)
        for index in 0..<16 {
            let label = Label(text: "Row \(index)")
            label.frame = Rect(x: 0, y: Double(index) * 25, width: 90, height: 25)
            scroll.addSubview(label)
        }
        part.addSubview(scroll)
        try harness.settle()
        for step in 1...5 {
            scroll.contentOffset = Point(x: 0, y: Double(step) * 13)
            try harness.settle()
            #expect(harness.picture == harness.renderFresh())
        }
    }
}
