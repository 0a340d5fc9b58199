import Testing
import Widgets

/// The relations between windows and their child windows, without a display.
@Suite(.serialized)
struct ChildWindowRefusalTests {
    private func window(_ title: String) -> Window {
        Window(title: title, size: Size(width: 100, height: 100))
    }

    @Test func `A window with a parent, an ancestor and the window itself are refused as children`() {
        let (document, palette, colours) = (window("Document"), window("Palette"), window("Colours"))
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        document.addChildWindow(palette, ordered: .above)
        palette.addChildWindow(colours)
        #expect(document.childWindows == [palette] && palette.parent === document && reported.isEmpty)

        document.addChildWindow(document)
        document.addChildWindow(colours)
        colours.addChildWindow(document)
        #expect(reported.map(\.kind) == [.refusedHierarchy, .refusedHierarchy, .refusedHierarchy])
        #expect(reported[1].message.contains("it has a parent"))
        #expect(reported[2].message.contains("it would be its own ancestor"))
        #expect(document.childWindows == [palette] && document.parent == nil)

        colours.removeChildWindow(palette)
        #expect(palette.parent === document, "another window is not its parent")
        document.removeChildWindow(palette)
        #expect(document.childWindows.isEmpty && palette.parent == nil && palette.childWindows == [colours])
    }

    @Test func `A child window does not retain its parent`() {
        let palette = window("Palette")
        weak var document: Window?
        do {
            let owner = window("Document")
            owner.addChildWindow(palette)
            document = owner
        }
        #expect(document == nil && palette.parent == nil)
    }
}
