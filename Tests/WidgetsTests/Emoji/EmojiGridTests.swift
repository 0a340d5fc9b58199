import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

extension EmojiSuites {
    /// Navigation in the chooser: keys, groups, search, skin tones, and the number of views.
    @Suite(.serialized) struct EmojiGridTests {
        let page = View()
        let chooser: EmojiChooser
        let harness: Harness

        init() throws {
            EmojiChooser.recentEmoji = []
            chooser = EmojiChooser(frame: Rect(x: 0, y: 0, width: 360, height: 404))
            page.addSubview(chooser)
            harness = Harness(page, size: Size(width: 360, height: 600))
            try harness.settle()
        }

        private var grid: EmojiGrid { chooser.grid }
        private var highlighted: String? { grid.highlighted.flatMap(grid.emoji(at:))?.string }
        private var smileys: [String] { EmojiCatalog.shared.groups[0].emoji.map(\.string) }

        // MARK: - Keys

        @Test func `Arrows move by cells and rows, Home and End to the ends`() throws {
            try harness.focus(chooser.search)
            try harness.key(.keyboardDownArrow)
            #expect(harness.focusedView === grid && highlighted == smileys[0])
            try harness.key(.keyboardRightArrow)
            try harness.key(.keyboardRightArrow)
            #expect(highlighted == smileys[2])
            try harness.key(.keyboardLeftArrow)
            #expect(highlighted == smileys[1])
            try harness.key(.keyboardDownArrow)
            #expect(highlighted == smileys[10])
            try harness.key(.keyboardEnd)
            #expect(highlighted == EmojiCatalog.shared.emoji.last?.string)
            try harness.key(.keyboardRightArrow)
            #expect(highlighted == EmojiCatalog.shared.emoji.last?.string)
            try harness.key(.keyboardHome)
            #expect(highlighted == smileys[0] && grid.contentOffset.y == 0)
            try harness.key(.keyboardPageDown)
            #expect(grid.highlighted == 9 * 6 && grid.contentOffset.y > 0)
            try harness.key(.keyboardPageUp)
            #expect(grid.highlighted == 0)
            try harness.key(.keyboardUpArrow)
            #expect(harness.focusedView === chooser.search)
        }

        @Test func `In right-to-left layout the left arrow moves forward`() throws {
            harness.host.layoutDirection = .rightToLeft
            try harness.settle()
            #expect(grid.frame(ofItem: 0).maxX > grid.bounds.width - 12)
            try harness.focus(grid)
            try harness.key(.keyboardLeftArrow)
            #expect(highlighted == smileys[1])
            try harness.key(.keyboardRightArrow)
            #expect(highlighted == smileys[0])
            try harness.click(Point(x: 340, y: grid.frame.minY + 50))
            #expect(EmojiChooser.recentEmoji == [smileys[0]])
        }

        @Test func `Tab moves from the search field to the groups, to the grid and back`() throws {
            try harness.focus(chooser.search)
            try harness.key(.keyboardTab)
            #expect(harness.focusedView === chooser.strip.buttons[0])
            try harness.key(.keyboardTab)
            #expect(harness.focusedView === grid)
            try harness.key(.keyboardTab)
            #expect(harness.focusedView === chooser.search)
            try harness.key(.keyboardTab, .shift)
            #expect(harness.focusedView === grid)
        }

        @Test func `Typing in the grid edits the search field`() throws {
            try harness.focus(grid)
            try harness.type("ca")
            #expect(chooser.search.text == "ca" && harness.focusedView === chooser.search)
            try harness.key(.keyboardDownArrow)
            try harness.type("t")
            #expect(chooser.search.text == "cat" && highlighted == "🐈")
            try harness.key(.keyboardDownArrow)
            try harness.key(.keyboardDeleteOrBackspace)
            #expect(chooser.search.text == "ca")
        }

        // MARK: - Groups

        @Test func `A group scrolls to its emoji, and scrolling selects the group`() throws {
            try harness.click("Food & Drink")
            #expect(chooser.strip.selected == 3)
            let top = try #require(grid.firstVisibleItem.flatMap(grid.emoji(at:)))
            #expect(top == EmojiCatalog.shared.groups[3].emoji.first)
            try harness.key(.keyboardRightArrow)
            #expect(chooser.strip.selected == 4 && harness.focusedView === chooser.strip.buttons[4])
            try harness.key(.keyboardEnd)
            #expect(chooser.strip.selected == 8)
            try harness.scroll(over: grid, by: Point(x: 0, y: 1000))
            #expect(chooser.strip.selected == 0 && grid.contentOffset.y == 0)
        }

        @Test func `Selecting a group ends a search`() throws {
            try harness.focus(chooser.search)
            try harness.type("dog")
            #expect(chooser.strip.selected == nil)
            try harness.click("Flags")
            #expect(chooser.search.text.isEmpty && chooser.strip.selected == 8)
        }

        // MARK: - Search

        @Test func `A search highlights a match with its name, and reports no match`() throws {
            try harness.focus(chooser.search)
            try harness.type("red hea")
            #expect(highlighted == "❤️" && chooser.caption.text == "Red heart")
            try harness.type("xx")
            #expect(harness.contains("No emoji found") && grid.isHidden)
            try harness.key(.keyboardReturnOrEnter)
            #expect(EmojiChooser.recentEmoji.isEmpty)
            try harness.key(.keyboardEscape)
            #expect(chooser.search.text.isEmpty && chooser.nothing.isHidden)
            #expect(grid.count == EmojiCatalog.shared.emoji.count)
        }

        @Test func `The pointer highlights an emoji and displays its name`() throws {
            try harness.move(to: "😀")
            #expect(highlighted == "😀" && chooser.caption.text == "Grinning face")
            try harness.moveOut()
            #expect(highlighted == nil && chooser.caption.text == "Choose an emoji")
        }

        @Test func `In a search the first match is highlighted again when the pointer leaves`() throws {
            try harness.focus(chooser.search)
            try harness.type("dog")
            try harness.move(to: "🌭")
            #expect(highlighted == "🌭")
            try harness.moveOut()
            #expect(highlighted == "🐕")
        }

        @Test func `The keyboard highlight follows the pointer and stays beside the cells`() throws {
            try harness.focus(chooser.search)
            try harness.key(.keyboardDownArrow)
            try harness.move(to: "😆")
            #expect(highlighted == "😆")
            try harness.move(to: Point(x: 100, y: grid.frame.minY + 10))
            #expect(highlighted == "😆")
            try harness.key(.keyboardRightArrow)
            #expect(highlighted == smileys[5])
        }

        // MARK: - Recents and skin tones

        @Test func `Recently chosen emoji come first`() throws {
            EmojiChooser.recentEmoji = ["🍕", "no emoji", "👋🏽", "🍕"]
            #expect(EmojiChooser.recentEmoji == ["🍕", "👋🏽"])
            for emoji in EmojiCatalog.shared.groups[8].emoji.prefix(30) { RecentEmoji.add(emoji) }
            #expect(EmojiChooser.recentEmoji.count == 18)
            EmojiChooser.recentEmoji = ["🍕", "👋🏽"]
            let next = EmojiChooser(frame: chooser.frame)
            chooser.removeFromSuperview()
            page.addSubview(next)
            try harness.settle()
            #expect(next.grid.sections.first?.emoji.map(\.string) == ["🍕", "👋🏽"])
            #expect(next.strip.buttons.count == 10 && harness.contains("Recently used"))
        }

        @Test func `Skin tones are chosen by right click, key and long press`() throws {
            var heard: [String] = []
            chooser.onChoose = { heard.append($0) }
            try harness.focus(chooser.search)
            try harness.type("waving")
            try harness.click("👋", button: .right)
            try harness.click("👋🏿  Dark skin tone")
            #expect(heard == ["👋🏿"] && EmojiChooser.recentEmoji == ["👋🏿"])

            for (key, flags) in [
                (KeyboardHIDUsage.keyboardApplication, KeyModifierFlags()), (.keyboardF10, .shift),
            ] {
                try harness.focus(grid)
                try harness.key(key, flags)
                try harness.key(.keyboardDownArrow)
                try harness.key(.keyboardReturnOrEnter)
            }
            #expect(heard == ["👋🏿", "👋🏻", "👋🏻"])

            try harness.press("👋")
            harness.advance(by: .seconds(1))
            #expect(harness.contains("👋🏽  Medium skin tone"))
            try harness.release()
            #expect(heard.count == 3)
            try harness.click("👋🏽  Medium skin tone")
            #expect(heard.last == "👋🏽")
        }

        @Test func `An emoji without skin tones has no menu`() throws {
            try harness.click("😀", button: .right)
            #expect(harness.host.openMenu == nil)
            try harness.press("😀")
            harness.advance(by: .seconds(1))
            #expect(harness.host.openMenu == nil)
            try harness.release()
            #expect(EmojiChooser.recentEmoji == ["😀"])
        }

        @Test func `The tree of a small chooser matches its golden`() throws {
            let page = View()
            let chooser = EmojiChooser(frame: Rect(x: 0, y: 0, width: 130, height: 200))
            page.addSubview(chooser)
            let harness = Harness(page, size: Size(width: 130, height: 200))
            try harness.settle()
            try harness.focus(chooser.grid)
            try harness.key(.keyboardEnd)
            try harness.matches(treeGolden: "chooser-tree")
        }

        @Test func `Incremental painting equals a full painting`() throws {
            try harness.focus(chooser.search)
            let steps: [() throws -> Void] = [
                { try harness.key(.keyboardDownArrow) }, { try harness.key(.keyboardRightArrow) },
                { try harness.key(.keyboardPageDown) },
                { try harness.scroll(over: grid, by: Point(x: 0, y: -1)) },
                { try harness.scroll(over: grid, by: Point(x: 0, y: -4)) },
                { try harness.scroll(over: grid, by: Point(x: 0, y: 3)) },
                { try harness.key(.keyboardUpArrow) }, { try harness.type("hear") },
                { try harness.click("Flags") }, { try harness.key(.keyboardTab) }, { try harness.moveOut() },
            ]
            for (number, step) in steps.enumerated() {
                try step()
                harness.advance(by: .seconds(3))
                #expect(harness.picture == harness.renderFresh(), "step \(number)")
            }
        }

        // MARK: - Counts

        @Test func `Only visible cells have views`() throws {
            #expect(grid.madeCount <= 9 * 9 && grid.cells.count == grid.madeCount)
            for _ in 0..<40 { try harness.scroll(over: grid, by: Point(x: 0, y: -7)) }
            try harness.focus(grid)
            for _ in 0..<30 { try harness.key(.keyboardPageUp) }
            #expect(grid.madeCount <= 9 * 10, "made \(grid.madeCount)")
            #expect(harness.all(EmojiCell.self).filter { !$0.isHidden }.count == grid.cells.count)
        }

        @Test func `An arrow key draws two cells`() throws {
            try harness.focus(grid)
            let changes = try harness.changes { try harness.key(.keyboardRightArrow) }
            #expect(changes.drawn.filter { $0 is EmojiCell }.count == 2)
        }

        @Test func `Changing the width changes the columns and keeps the highlighted cell visible`() throws {
            try harness.focus(grid)
            for _ in 0..<12 { try harness.key(.keyboardPageDown) }
            chooser.frame = Rect(x: 0, y: 0, width: 250, height: 300)
            try harness.settle()
            #expect(grid.rows.columns == 6)
            let item = try #require(grid.highlighted)
            #expect(grid.bounds.intersects(grid.frame(ofItem: item)))
        }
    }
}
