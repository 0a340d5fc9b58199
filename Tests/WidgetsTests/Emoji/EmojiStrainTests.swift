import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import Overlays
@testable import ViewHierarchy

extension EmojiSuites {
    /// Unusual and accidental use of the emoji chooser.
    @Suite(.serialized) struct EmojiStrainTests {
        private let page = View()
        private let field = TextField(frame: Rect(x: 10, y: 10, width: 100, height: 34))

        private func harness(_ size: Size, scale: Double = 1, mirrored: Bool = false) throws -> Harness {
            EmojiChooser.recentEmoji = []
            page.addSubview(field)
            let harness = Harness(page, size: size, scale: scale)
            if mirrored { harness.host.layoutDirection = .rightToLeft }
            try harness.settle()
            return harness
        }

        @Test func `A chooser that pops up again starts at the top`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            let chooser = EmojiChooser()
            try harness.focus(field)
            #expect(chooser.popUp(at: field.bounds, in: field))
            try harness.settle()
            chooser.strip.onSelect?(5)
            try harness.settle()
            try harness.key(.keyboardDownArrow)
            #expect(chooser.grid.contentOffset.y > 1000 && chooser.grid.highlighted != nil)
            try harness.key(.keyboardEscape)
            #expect(chooser.popUp(at: field.bounds, in: field))
            try harness.settle()
            #expect(chooser.grid.contentOffset.y == 0 && chooser.grid.highlighted == nil)
            #expect(chooser.strip.selected == 0)
        }

        @Test func `Opening and closing it many times leaks nothing`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            try harness.focus(field)
            weak var last: EmojiChooser?
            weak var cell: EmojiCell?
            let observers = harness.host.input.observers.count
            for round in 0..<40 {
                try harness.key(".", .control)
                last = try harness.find(EmojiChooser.self)
                cell = last?.grid.cells[0]
                if round % 3 == 0 { try harness.type("a") }
                try harness.key(round % 3 == 0 ? .keyboardReturnOrEnter : .keyboardEscape)
            }
            try harness.key(.keyboardEscape)
            try harness.settle()
            #expect(last == nil && cell == nil)
            #expect(harness.rootView.subviews.count == 1)
            #expect(harness.host.input.observers.count == observers)
            #expect(harness.focusedView === field)
        }

        @Test func `The text may be removed or hidden while the emoji is inserted`() throws {
            for work in 0..<3 {
                let harness = try harness(Size(width: 500, height: 560))
                let action = Action { [field, page] _ in
                    switch work {
                    case 0: field.removeFromSuperview()
                    case 1: page.isHidden = true
                    default: field.orderFrontCharacterPalette(nil)
                    }
                }
                field.addAction(action, for: .editingChanged)
                try harness.focus(field)
                try harness.key(".", .control)
                try harness.type("pizza\n")
                #expect(field.text.hasSuffix("🍕"))
                #expect((harness.host.openPopover != nil) == (work == 2))
                #expect(work == 2 || harness.focusedView == nil)
                field.removeAction(action, for: .editingChanged)
                page.isHidden = false
                if work == 2 { try harness.key(.keyboardEscape) }
            }
        }

        @Test func `Typing quickly creates no more cells than are visible`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            try harness.focus(field)
            try harness.key(".", .control)
            let grid = try harness.find(EmojiChooser.self).grid
            let made = grid.madeCount
            for _ in 0..<5 {
                for letter in ["f", "a", "c", "e"] { try harness.type(letter) }
                for _ in 0..<4 { try harness.key(.keyboardDeleteOrBackspace) }
            }
            #expect(grid.madeCount <= made + 18)
            #expect(grid.subviews.count < 160)
        }

        @Test func `It opens in windows of any size and scale`() throws {
            for (index, size) in [(120.0, 80.0), (40, 400), (400, 40), (12, 12), (1, 1)].enumerated() {
                let size = Size(width: size.0, height: size.1)
                let found = try diagnostics {
                    let harness = try harness(
                        size, scale: [1.25, 1, 2][index % 3], mirrored: index % 2 == 0)
                    try harness.focus(field)
                    try harness.key(".", .control)
                    let keys: [KeyboardHIDUsage] = [
                        .keyboardDownArrow, .keyboardPageDown, .keyboardEnd, .keyboardTab, .keyboardTab,
                    ]
                    for key in keys { try harness.key(key) }
                    #expect(harness.picture == harness.renderFresh())
                    try harness.resize(to: Size(width: 400, height: 300), scale: 1.5)
                    try harness.resize(to: size, scale: 1.25)
                    try harness.key(.keyboardEscape)
                    #expect(harness.rootView.subviews.count == 1)
                }
                #expect(found.isEmpty, "\(size): \(found)")
            }
        }

        @Test func `Tab cycles inside the chooser`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            try harness.focus(field)
            try harness.key(".", .control)
            var stops: [String] = []
            for _ in 0..<4 {
                stops.append(harness.focusedView.map { "\(type(of: $0))" } ?? "nothing")
                try harness.key(.keyboardTab)
            }
            #expect(stops == ["EmojiSearchField", "EmojiGroupButton", "EmojiGrid", "EmojiSearchField"])
        }

        @Test func `A text that is scrolled out of view opens it inside the window`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
            scroll.contentSize = Size(width: 300, height: 3000)
            let far = TextField(frame: Rect(x: 10, y: 2000, width: 100, height: 34))
            scroll.addSubview(far)
            page.addSubview(scroll)
            try harness.settle()
            far.becomeFirstResponder()
            scroll.contentOffset = .zero
            try harness.settle()
            try harness.key(".", .control)
            let ground = try #require(harness.host.openPopover).backgroundRect
            #expect(page.bounds.contains(ground))
            #expect(ground.height > 240)
            try harness.type("pizza\n")
            #expect(far.text == "🍕")
        }

        @Test func `It does not open while another view keeps the focus`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            let view = TextView(frame: Rect(x: 10, y: 60, width: 200, height: 100))
            let keeping = Keeping()
            view.delegate = keeping
            page.addSubview(view)
            try harness.focus(view)
            let chooser = EmojiChooser()
            #expect(!chooser.popUp(at: field.bounds, in: field))
            try harness.settle()
            #expect(harness.host.openPopover == nil && harness.rootView.subviews.count == 2)
            #expect(harness.focusedView === view)
            try harness.type("x")
            #expect(view.text == "x" && chooser.search.text.isEmpty)
        }

        @Test func `It may pop up again from its own callback`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            let chooser = EmojiChooser()
            var heard = ""
            chooser.onChoose = { [weak chooser, field] in
                heard += $0
                if heard.count < 3 { chooser?.popUp(at: field.bounds, in: field) }
            }
            try harness.focus(field)
            #expect(chooser.popUp(at: field.bounds, in: field))
            for _ in 0..<3 { try harness.type("pizza\n") }
            #expect(heard == "🍕🍕🍕" && harness.focusedView === field && field.text.isEmpty)
            #expect(harness.rootView.subviews.count == 1)
        }

        @Test func `Return held down in the chooser does not submit the text`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            var commits = 0
            field.addAction(Action { _ in commits += 1 }, for: .primaryActionTriggered)
            try harness.focus(field)
            try harness.key(".", .control)
            try harness.type("pizza")
            let key = Key(keyCode: .keyboardReturnOrEnter, charactersIgnoringModifiers: "\r")
            harness.send(.key(KeyEvent(phase: .down, key: key, timestamp: harness.now)))
            for _ in 0..<3 {
                harness.send(.key(KeyEvent(phase: .down, key: key, isARepeat: true, timestamp: harness.now)))
            }
            try harness.settle()
            #expect(field.text == "🍕" && commits == 0)
            harness.send(.key(KeyEvent(phase: .up, key: key, timestamp: harness.now)))
            try harness.key(.keyboardReturnOrEnter)
            #expect(commits == 1)
        }

        @Test func `A text view keeps its focused border while the chooser is open`() throws {
            let harness = try harness(Size(width: 500, height: 560))
            let view = TextView(frame: Rect(x: 10, y: 60, width: 200, height: 100))
            view.borderStyle = .roundedRect
            page.addSubview(view)
            try harness.focus(view)
            #expect(view.layer.borderColor == view.tintColor)
            try harness.key(".", .control)
            #expect(view.layer.borderColor == view.tintColor)
            try harness.focus(field)
            #expect(view.layer.borderColor == Color(role: .controlBorder))
        }
    }
}

private final class Keeping: TextViewDelegate {
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { false }
}
