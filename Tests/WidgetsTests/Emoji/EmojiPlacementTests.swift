import Testing
import Widgets
import WidgetsTesting

@testable import Controls
@testable import Overlays

extension EmojiSuites {
    /// The placement of the chooser, and its combination with sheets and menus.
    @Suite(.serialized) struct EmojiPlacementTests {
        private func harness(
            _ frame: Rect, in size: Size, mirrored: Bool = false
        ) throws -> (Harness, TextField) {
            EmojiChooser.recentEmoji = []
            let page = View()
            let field = TextField(frame: frame)
            page.addSubview(field)
            let harness = Harness(page, size: size)
            if mirrored { harness.host.layoutDirection = .rightToLeft }
            try harness.settle()
            try harness.focus(field)
            try harness.key(".", .control)
            return (harness, field)
        }

        private func ground(_ harness: Harness) throws -> Rect {
            try #require(harness.host.openPopover).backgroundRect
        }

        @Test func `It opens below or above the caret, where there is more room, inside the window`() throws {
            let size = Size(width: 700, height: 900)
            for x in [0.0, 300, 560] {
                for y in [10.0, 430, 860] {
                    for mirrored in [false, true] {
                        let frame = Rect(x: x, y: y, width: 140, height: 34)
                        let (harness, _) = try harness(frame, in: size, mirrored: mirrored)
                        let ground = try ground(harness)
                        #expect(ground.size == Size(width: 360, height: 404))
                        #expect(y > 450 ? ground.maxY <= y + 17 : ground.minY >= y + 17)
                        #expect(ground.minX >= 6 && ground.maxX <= size.width - 6)
                    }
                }
            }
        }

        @Test func `In a small window it fits and may cover the text`() throws {
            for size in [
                Size(width: 300, height: 260), Size(width: 120, height: 90), Size(width: 20, height: 10),
            ] {
                let (harness, field) = try harness(Rect(x: 10, y: 100, width: 100, height: 34), in: size)
                let ground = try ground(harness)
                #expect(ground.minX >= 0 && ground.minY >= 0)
                #expect(ground.maxX <= size.width && ground.maxY <= size.height)
                try harness.type("pizza\n")
                #expect(field.text == "🍕")
            }
        }

        @Test func `It follows the size of its window`() throws {
            let (harness, _) = try harness(
                Rect(x: 300, y: 20, width: 100, height: 34), in: Size(width: 700, height: 600))
            let before = try ground(harness)
            try harness.resize(to: Size(width: 420, height: 300))
            let after = try ground(harness)
            #expect(after.maxX <= 414 && after.maxY <= 294 && before != after)
            try harness.key(.keyboardDownArrow)
            try harness.key(.keyboardReturnOrEnter)
            #expect(EmojiChooser.recentEmoji == ["😀"])
        }

        @Test func `In right-to-left layout the whole chooser is mirrored`() throws {
            let (harness, _) = try harness(
                Rect(x: 500, y: 20, width: 150, height: 34), in: Size(width: 700, height: 600), mirrored: true
            )
            let chooser = try harness.find(EmojiChooser.self)
            let first = try #require(chooser.grid.cells[0])
            #expect(first.convert(first.bounds, to: nil).maxX > (try ground(harness)).maxX - 20)
            let buttons = chooser.strip.buttons
            #expect(buttons[0].frame.minX > buttons[1].frame.minX)
        }

        @Test func `A field that is mirrored by itself opens a mirrored chooser`() throws {
            EmojiChooser.recentEmoji = []
            let page = View()
            let field = TextField(frame: Rect(x: 400, y: 20, width: 150, height: 34))
            field.semanticContentAttribute = .forceRightToLeft
            page.addSubview(field)
            let harness = Harness(page, size: Size(width: 600, height: 600))
            try harness.focus(field)
            try harness.key(".", .control)
            try harness.key(.keyboardDownArrow)
            try harness.key(.keyboardLeftArrow)
            #expect(try harness.find(EmojiChooser.self).grid.highlighted == 1)
        }

        @Test func `A long line keeps its scroll position`() throws {
            let (harness, field) = try harness(
                Rect(x: 10, y: 10, width: 100, height: 34), in: Size(width: 500, height: 600))
            try harness.key(.keyboardEscape)
            field.text = String(repeating: "word ", count: 40)
            try harness.settle()
            let scroll = field.scroll
            try harness.key(".", .control)
            #expect(scroll > 100 && field.scroll == scroll)
        }

        @Test func `A presented sheet closes it`() throws {
            let (harness, field) = try harness(
                Rect(x: 10, y: 10, width: 100, height: 34), in: Size(width: 500, height: 600))
            let overlay = PresentationOverlay(ViewController())
            overlay.appear(in: harness.host, animated: false, completion: nil)
            try harness.settle()
            #expect(harness.host.openPopover == nil && harness.all(EmojiChooser.self).isEmpty)
            overlay.disappear(animated: false, completion: nil)
            #expect(harness.focusedView === field)
        }

        @Test func `It opens over the sheet of its text and closes with that sheet`() throws {
            EmojiChooser.recentEmoji = []
            let harness = Harness(View(), size: Size(width: 600, height: 600))
            let controller = ViewController()
            let field = TextField(frame: Rect(x: 20, y: 20, width: 150, height: 34))
            controller.view.addSubview(field)
            controller.preferredContentSize = Size(width: 300, height: 200)
            let overlay = PresentationOverlay(controller)
            overlay.appear(in: harness.host, animated: false, completion: nil)
            try harness.settle()
            try harness.focus(field)
            try harness.key(".", .control)
            try harness.click("😀")
            #expect(field.text == "😀" && harness.focusedView === field)
            try harness.key(".", .control)
            overlay.disappear(animated: false, completion: nil)
            try harness.settle()
            #expect(harness.host.openPopover == nil && harness.all(EmojiChooser.self).isEmpty)
        }

        @Test func `Escape in the skin tone menu closes only the menu`() throws {
            let (harness, _) = try harness(
                Rect(x: 10, y: 10, width: 100, height: 34), in: Size(width: 500, height: 600))
            try harness.type("waving")
            try harness.key(.keyboardDownArrow)
            try harness.key(.keyboardApplication)
            #expect(harness.host.openMenu != nil)
            try harness.key(.keyboardEscape)
            #expect(harness.host.openMenu == nil && harness.host.openPopover != nil)
            try harness.key(.keyboardApplication)
            try harness.key(.keyboardDownArrow)
            try harness.key(.keyboardReturnOrEnter)
            #expect(EmojiChooser.recentEmoji == ["👋🏻"] && harness.host.openPopover == nil)
        }

        @Test func `It pops up beside any view of a host, unless it is already a subview`() throws {
            EmojiChooser.recentEmoji = []
            let page = View()
            let button = Button(title: "React")
            button.frame = Rect(x: 20, y: 20, width: 100, height: 34)
            page.addSubview(button)
            let harness = Harness(page, size: Size(width: 600, height: 600))
            try harness.settle()
            let chooser = EmojiChooser()
            var heard: [String] = []
            chooser.onChoose = { heard.append($0) }
            for _ in 0..<2 {
                try harness.focus(button)
                #expect(chooser.popUp(at: button.bounds, in: button))
                try harness.settle()
                #expect(try ground(harness).minY == 58)
                try harness.type("pizza\n")
                #expect(harness.focusedView === button && chooser.superview?.viewHost == nil)
            }
            #expect(heard == ["🍕", "🍕"])
            #expect(!chooser.popUp(at: .zero, in: View()))
            page.addSubview(chooser)
            let found = diagnostics { #expect(!chooser.popUp(at: .zero, in: button)) }
            #expect(found.count == 1)
        }
    }
}
