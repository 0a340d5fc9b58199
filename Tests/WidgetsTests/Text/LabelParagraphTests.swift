import Testing
import Widgets
import WidgetsTesting

@Suite(.serialized) struct LabelParagraphTests {
    private let sentence = "The quick brown fox jumps over the lazy dog, and back again over the fox."

    private func shown(_ label: Label, _ size: Size) throws -> Harness {
        let page = View()
        page.addSubview(label)
        label.frame = Rect(origin: .zero, size: size)
        let harness = Harness(page, size: Size(width: 400, height: 300))
        try harness.settle()
        return harness
    }

    @Test func `Several lines wrap at the preferred width`() {
        let label = Label(text: sentence)
        let line = label.intrinsicContentSize
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.width <= line.width + 1)
        label.preferredMaxLayoutWidth = 150
        let wrapped = label.intrinsicContentSize
        #expect(wrapped.width <= 150)
        #expect(wrapped.height >= line.height * 3)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height < line.height * 2.5)
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize == line)
    }

    @Test func `The intrinsic height follows the width given by constraints`() throws {
        let page = View()
        let label = Label(text: sentence)
        label.numberOfLines = 0
        let below = View()
        page.sl.sublayout {
            label.sl.anchors { Anchors.cap }
            below.sl.anchors {
                Anchors.top.equalTo(label, attribute: .bottom)
                Anchors.horizontal
                Anchors.height.equalTo(constant: 5)
            }
        }.finalActive()
        let harness = Harness(page, size: Size(width: 400, height: 300))
        try harness.settle()
        let wide = label.frame.height
        try harness.resize(to: Size(width: 120, height: 300))
        try harness.settle()
        #expect(label.frame.width == 120)
        #expect(label.frame.height >= wide * 2)
        #expect(below.frame.minY == label.frame.maxY)
        try harness.resize(to: Size(width: 400, height: 300))
        try harness.settle()
        #expect(label.frame.height == wide)
    }

    @Test func `Baselines are those of the first and last line`() throws {
        let label = Label(text: "one\ntwo\nthree")
        label.numberOfLines = 0
        let single = Label(text: "one")
        let page = View()
        page.sl.sublayout {
            label.sl.anchors { Anchors.top.leading }
            single.sl.anchors {
                Anchors.leading.equalTo(label, attribute: .trailing)
                Anchors.lastBaseline.equalTo(label)
            }
        }.finalActive()
        let harness = Harness(page, size: Size(width: 400, height: 300))
        try harness.settle()
        #expect(abs(single.frame.maxY - label.frame.maxY) <= 1)
        #expect(label.frame.height > single.frame.height * 2.5)
    }

    @Test func `A double click selects a word, a triple click the paragraph, and Control+A all`()
        throws
    {
        let label = Label(text: "first second third\nanother paragraph")
        label.numberOfLines = 0
        label.isSelectable = true
        let harness = try shown(label, Size(width: 300, height: 60))
        let line = label.frame.height / 4
        let start = Point(x: 4, y: line)
        try harness.click(start, count: 2)
        #expect(label.selectedText == "first")
        #expect(Pasteboard.primary.string == "first")
        try harness.click(start, count: 3)
        #expect(label.selectedText == "first second third")
        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "first second third")
        try harness.key("a", .control)
        #expect(label.selectedText == "first second third\nanother paragraph")
        label.text = "other"
        #expect(label.selectedText == nil)
    }

    @Test func `Attributed text is displayed until plain text is set, and its links are opened`() throws {
        var opened: [String] = []
        var attributes = TextAttributes()
        attributes.link = "https://example.org"
        let label = Label(text: "plain")
        label.attributedText = AttributedText("a link", attributes: attributes)
        label.openLink = { opened.append($0) }
        #expect(label.visibleText == "a link")
        let harness = try shown(label, Size(width: 200, height: 30))
        try harness.click(Point(x: 6, y: 15), count: 1)
        #expect(opened == ["https://example.org"])
        try harness.click(Point(x: 190, y: 15), count: 1)
        #expect(opened.count == 1)
        label.text = "again"
        #expect(label.visibleText == "again")
    }

    @Test func `Tab visits links in order, and Return opens them`() throws {
        func link(_ text: String, _ target: String, bold: Bool = false) -> AttributedText {
            var look = TextAttributes()
            look.link = target
            if bold { look.font = .boldSystemFont(ofSize: 15) }
            return AttributedText(text, attributes: look)
        }
        var text = AttributedText("see ")
        text.append(link("here ", "one"))
        text.append(link("and bold", "one", bold: true))
        text.append(AttributedText(" or "))
        text.append(link("there", "two"))
        let (before, label, after) = (Button(title: "before"), Label(), Button(title: "after"))
        label.attributedText = text
        let page = View()
        for (row, view) in [before, label, after].enumerated() {
            view.frame = Rect(x: 10, y: 10 + Double(row) * 40, width: 250, height: 30)
            page.addSubview(view)
        }
        let harness = Harness(page, size: Size(width: 300, height: 150))
        try harness.focus(before)
        try harness.key(.keyboardTab)
        #expect(after.isFirstResponder, "links have no handler")
        var followed: [String] = []
        label.openLink = { followed.append($0) }
        try harness.focus(before)
        try harness.key(.keyboardTab)
        #expect(label.isFirstResponder)
        let first = label.focusRingShape.rect
        try harness.key(.keyboardReturnOrEnter)
        try harness.key(.keyboardTab)
        #expect(label.isFirstResponder && label.focusRingShape.rect.minX > first.maxX)
        let isFresh = harness.picture == harness.renderFresh()
        #expect(isFresh)
        try harness.key(.keyboardReturnOrEnter)
        try harness.key(.keyboardTab, .shift)
        #expect(label.focusRingShape.rect == first)
        try harness.key(.keyboardTab, .shift)
        #expect(before.isFirstResponder)
        try harness.focus(after)
        try harness.key(.keyboardTab, .shift)
        #expect(label.focusRingShape.rect.minX > first.maxX, "Shift+Tab focuses the last link first")
        try harness.key(.keyboardReturnOrEnter)
        #expect(followed == ["one", "two", "two"])
        try harness.key(.keyboardTab)
        #expect(after.isFirstResponder)
        label.attributedText = nil
        label.text = "plain"
        try harness.key(.keyboardTab, .shift)
        #expect(before.isFirstResponder)
    }
}
