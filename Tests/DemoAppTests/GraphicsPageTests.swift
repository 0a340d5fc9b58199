import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The pages "Drawing", "Images" and "Icons".
struct GraphicsPageTests {
    private func show(_ page: DemoPage, _ size: Size = DemoApp.minimumSize) throws -> Harness {
        let harness = Harness(GalleryController(page: page), size: size)
        try harness.settle()
        return harness
    }

    @Test(arguments: ["drawing", "images"])
    func `The figures of a page have a visible size in the smallest window, and are described`(name: String)
        throws
    {
        let harness = try show(try #require(DemoPage(rawValue: name)))
        let panels = harness.all(FigurePanel.self)
        #expect(panels.count == (name == "drawing" ? 9 : 6))
        for panel in panels {
            let frame = panel.convert(panel.bounds, to: nil)
            #expect(frame.maxY <= DemoApp.minimumSize.height && frame.maxX <= DemoApp.minimumSize.width)
            #expect(frame.width > 150 && frame.height > 140)
        }
        #expect(harness.elements.filter { $0.role == .image }.count >= 8)
        for element in harness.elements where element.role == .image {
            #expect(element.label?.isEmpty == false)
        }
    }

    @Test(arguments: ["drawing", "images"], [1, 1.5, 2])
    func `A page is painted without a difference between partial and full frames`(
        name: String, scale: Double
    ) throws {
        let harness = try show(try #require(DemoPage(rawValue: name)))
        try harness.resize(to: Size(width: 880, height: 620), scale: scale)
        harness.host.theme = .dark
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `The shape is animated when its button is pressed, and then rests`() throws {
        let harness = try show(.drawing)
        let before = harness.picture
        // Without the frames that `activate()` runs until the animation has ended.
        let button = try harness.button("Animate the shape")
        #expect(button.object.accessibilityPerform(.activate))
        harness.advance(by: .milliseconds(300))
        let during = harness.picture
        #expect(during != before)
        harness.advance(by: .seconds(2))
        #expect(harness.advance(by: .seconds(600)).isIdle)
        #expect(harness.picture != during)
    }

    @Test func `The animation plays and is paused by its button`() throws {
        let harness = try show(.images)
        #expect(harness.advance(by: .seconds(600)).isIdle)
        let before = harness.picture
        try harness.button("Play the animation").activate()
        harness.advance(by: .milliseconds(500))
        #expect(harness.picture != before)
        try harness.button("Pause the animation").activate()
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A symbol is found by its name, and a press copies the name`() throws {
        let harness = try show(.icons)
        try harness.click(harness.find(SearchField.self))
        try harness.type("paperplane")
        try harness.settle()
        let buttons = harness.elements.filter {
            $0.role == .button && $0.label?.contains("paperplane") == true
        }
        #expect(buttons.map(\.label) == ["paperplane", "paperplane.fill"])
        try harness.click(harness.view("paperplane.fill"))
        #expect(Pasteboard.general.string == "paperplane.fill")
        #expect(harness.contains("Copied “paperplane.fill”."))

        try harness.click(harness.find(SearchField.self))
        try harness.type("qqq")
        #expect(harness.contains("No symbol has this name. Try “arrow” or “folder”."))
    }

    @Test func `Arrow keys move the focus between symbols, also to rows that are not visible yet`() throws {
        let harness = try show(.icons)
        func focused() -> String? { (harness.host.firstResponder as? Button)?.accessibilityLabel }
        try harness.focus(harness.view("arrow.left"))
        try harness.key(.keyboardRightArrow)
        #expect(focused() == "arrow.right")
        for _ in 0..<40 { try harness.key(.keyboardDownArrow) }
        let list = try #require(harness.all(ListView.self).first { $0.accessibilityLabel == "Symbols" })
        #expect(list.contentOffset.y > 500)
        #expect(focused() != "arrow.right" && focused() != nil)
        try harness.key(.keyboardUpArrow)
        try harness.key(.keyboardLeftArrow)
        #expect(focused() != nil)
    }

    @Test func `Each bundled symbol is on the page once`() {
        let names = Symbol.topics.flatMap(\.names)
        #expect(names.count == Set(names).count)
        #expect(names.sorted() == Symbol.names)
    }

    @Test func `Each page is in one section of the side bar, with a symbol that exists`() {
        #expect(DemoSection.pages.count == DemoPage.allCases.count)
        #expect(Set(DemoSection.pages) == Set(DemoPage.allCases))
        for page in DemoPage.allCases { #expect(Symbol(named: page.symbolName) != nil, "\(page)") }
        #expect(Set(DemoPage.allCases.map(\.symbolName)).count == DemoPage.allCases.count)
    }

    @Test func `The side bar is operated with the arrow keys and by typing`() throws {
        let harness = try show(.controls)
        let list = try #require(harness.all(ListView.self).first { $0.accessibilityLabel == "Pages" })
        try harness.focus(list)
        try harness.key(.keyboardDownArrow)
        #expect(try harness.element(.heading, named: "More controls").isEnabled)
        try harness.type("ico")
        #expect(try harness.element(.heading, named: "Icons").isEnabled)
    }
}
