import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import ViewHierarchy

/// Cut, Copy and Paste of the menu bar and of the keyboard for views from which items are dragged, and on which they are dropped.
@Suite(.serialized)
struct ItemCommandTests {
    private let window = Window(title: "Items", size: Size(width: 400, height: 300))
    private let bar = MenuBar()
    private let content = PastingController()
    private let card = DragCard(frame: Rect(x: 10, y: 10, width: 80, height: 40))
    private let well = DropWell(frame: Rect(x: 200, y: 10, width: 100, height: 80))
    private let harness: Harness

    init() throws {
        window.rootViewController = content
        content.view.addSubview(card)
        content.view.addSubview(well)
        window.menuBar = bar
        harness = Harness(window, size: Size(width: 400, height: 300))
        try harness.settle()
        Pasteboard.general.string = nil
    }

    /// The enabled items of the standard edit group in the Edit menu.
    private func enabled() throws -> [String] {
        bar.openMenu(titled: "Edit")
        try harness.settle()
        let titles = harness.host.openMenu?.panels[0].rows.filter(\.isEnabled).compactMap(\.visibleText)
        harness.rootView.cancelMenuTracking()
        try harness.settle()
        return (titles ?? []).filter { ["Cut", "Copy", "Paste"].contains($0) }
    }

    private func choose(_ title: String) throws {
        bar.openMenu(titled: "Edit")
        try harness.settle()
        try harness.click(title)
    }

    // MARK: - Drags and drops

    @Test func `The items of the focused view are copied and pasted by the Edit menu`() async throws {
        #expect(try enabled() == [])
        try harness.focus(card)
        #expect(try enabled() == ["Cut", "Copy"])
        try choose("Copy")
        #expect(try enabled() == ["Cut", "Copy"])
        try harness.focus(well)
        #expect(try enabled() == ["Paste"])
        try choose("Paste")
        await well.loading?.value
        #expect(well.received == ["card"] && card.log.isEmpty)
    }

    @Test func `Control with C, X and V acts like the menu`() async throws {
        try harness.focus(card)
        try harness.key("c", .control)
        try harness.focus(well)
        try harness.key("v", .control)
        await well.loading?.value
        #expect(well.received == ["card"] && card.log.isEmpty)
        well.operation = .move
        try harness.focus(card)
        try harness.key("x", .control)
        try harness.focus(well)
        try harness.key("v", .control)
        await well.loading?.value
        #expect(well.received == ["card", "card"] && card.log == ["end move"])
        try harness.key("v", .control)
        await well.loading?.value
        #expect(card.log == ["end move"], "cut items are moved once")
    }

    @Test func `Items that the source does not move cannot be cut, and no items cannot be copied`() throws {
        try harness.focus(card)
        card.allowsMove = false
        #expect(try enabled() == ["Copy"])
        card.items = []
        #expect(try enabled() == [])
        try harness.key("c", .control)
        #expect(Pasteboard.general.itemProviders.isEmpty)
    }

    @Test func `Paste is disabled for a target that does not accept the items`() throws {
        Pasteboard.general.string = "text"
        try harness.focus(well)
        #expect(try enabled() == ["Paste"])
        well.accepts = false
        #expect(try enabled() == [])
        well.accepts = true
        let control = FocusableControl(frame: well.bounds)
        control.addInteraction(DropInteraction(delegate: well))
        content.view.addSubview(control)
        try harness.focus(control)
        #expect(try enabled() == ["Paste"])
    }

    @Test func `Items that a target refuses when they are pasted go to its ancestor`() async throws {
        Pasteboard.general.string = "text"
        let inner = DropWell(frame: well.bounds)
        inner.operation = .forbidden
        well.addSubview(inner)
        try harness.focus(inner)
        try choose("Paste")
        await well.loading?.value
        #expect(inner.log == ["enter", "exit", "end"] && well.received == ["text"])
    }

    @Test func `Other programs receive the texts of all copied items`() async throws {
        card.items = ["a", "b"].map { DragItem(itemProvider: ItemProvider($0)) }
        try harness.focus(card)
        try harness.key("c", .control)
        for _ in 0..<60_000 where Pasteboard.general.string == nil {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(Pasteboard.general.string == "a\nb")
        #expect(Pasteboard.general.itemProviders.count == 2)
    }

    @Test func `Copied items without a text stay in this program, and a diagnostic says so`() throws {
        struct Unloaded: Error {}
        var reported: [Diagnostic] = []
        let outer = Diagnostics.handler
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = outer }
        let picture = ItemProvider()
        picture.register(Image.self) { throw Unloaded() }
        card.items = [DragItem(itemProvider: picture)]
        try harness.focus(card)
        try harness.key("c", .control)
        #expect(reported.map(\.kind) == [.unsupportedByDesktop])
        #expect(Pasteboard.general.string == nil)
        #expect(Pasteboard.general.itemProviders.map(\.registeredTypes) == [[.image]])
    }

    // MARK: - Paste configurations

    @Test func `A view with a paste configuration receives pasted and dropped items of its types`() throws {
        let pad = PastingView(frame: Rect(x: 200, y: 120, width: 100, height: 80))
        content.view.addSubview(pad)
        try harness.focus(pad)
        Pasteboard.general.string = "text"
        #expect(try enabled() == [])
        pad.pasteConfiguration = PasteConfiguration(forAccepting: String.self)
        #expect(try enabled() == ["Paste"])
        try choose("Paste")
        #expect(pad.pasted == [["public.plain-text"]])
        try harness.press(card)
        try harness.move(to: Point(x: 70, y: 60))
        try harness.move(to: Point(x: 250, y: 180))
        try harness.release()
        #expect(pad.pasted.count == 2 && card.log.last == "end copy")
        try harness.focus(pad)
        pad.pasteConfiguration = PasteConfiguration(acceptableTypeIdentifiers: [UTType.image.identifier])
        #expect(try enabled() == [])
        pad.pasteConfiguration?.addTypeIdentifiers(forAccepting: ItemURL.self)
        pad.pasteConfiguration?.addAcceptableTypeIdentifiers([UTType.text.identifier, UTType.url.identifier])
        #expect(
            pad.pasteConfiguration?.acceptableTypeIdentifiers == [
                "public.image", "public.url", "public.file-url", "public.text",
            ])
        #expect(try enabled() == ["Paste"], "plain text is a special case of text")
        pad.pasteConfiguration = nil
        #expect(try enabled() == [] && pad.interactions.isEmpty)
    }

    @Test func `Items are pasted into the view controller of the focused view`() throws {
        Pasteboard.general.string = "text"
        try harness.focus(card)
        #expect(try enabled() == ["Cut", "Copy"])
        content.pasteConfiguration = PasteConfiguration(forAccepting: String.self)
        #expect(try enabled() == ["Cut", "Copy", "Paste"])
        try harness.key("v", .control)
        #expect(content.pasted == 1)
    }
}

private final class PastingController: ViewController {
    var pasted = 0
    override func paste(itemProviders: [ItemProvider]) { pasted += itemProviders.count }
}

private final class PastingView: View {
    var pasted: [[String]] = []
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [ItemProvider]) {
        pasted.append(itemProviders.flatMap { $0.registeredTypes.map(\.identifier) })
    }
}

private final class FocusableControl: Control {
    override var canBecomeFirstResponder: Bool { true }
}
