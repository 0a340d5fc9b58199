import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite(.serialized) struct TextViewSizeTests {
    let page = View()
    let view = TextView()
    let harness: Harness

    init() throws {
        view.frame = Rect(x: 10, y: 10, width: 300, height: 200)
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 320, height: 220))
        try harness.settle()
    }

    private func expectFreshPicture() {
        let isFresh = harness.picture == harness.renderFresh()
        #expect(isFresh)
    }

    @Test func `Changes of width, scale and font keep the first visible paragraph`() throws {
        view.text = (0..<1000).map { "paragraph \($0) with some words that are wrapped" }.joined(
            separator: "\n")
        try harness.settle()
        view.scrollRangeToVisible(20_000..<20_001)
        try harness.settle()
        let first = try #require(firstText())
        view.frame.size.width = 150
        try harness.settle()
        #expect(firstText() == first)
        view.font = .systemFont(ofSize: 22)
        try harness.settle()
        #expect(firstText() == first)
        expectFreshPicture()
        try harness.resize(to: Size(width: 320, height: 220), scale: 1.25)
        expectFreshPicture()
        view.contentOffset.y += 333
        try harness.settle()
        expectFreshPicture()
    }

    /// The start of the paragraph at the top of the visible part.
    private func firstText() -> Substring? {
        let place = view.closestPosition(to: Point(x: 0, y: view.contentOffset.y + 10)).offset
        let start = view.text(in: 0..<place).lastIndex(of: "\n")
        return view.text[(start.map { view.text.index(after: $0) } ?? view.text.startIndex)...].prefix(14)
    }

    @Test func `The placeholder is displayed, and text, selection and scroll position are restored`() throws {
        view.placeholderString = "Write something"
        view.restorationIdentifier = "notes"
        try harness.settle()
        #expect(harness.contains("Write something"))
        expectFreshPicture()
        try harness.focus(view)
        try harness.type("x")
        expectFreshPicture()
        view.text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
        view.selectedUTF8Range = 5..<9
        view.contentOffset = Point(x: 0, y: 800)
        try harness.settle()
        let coder = RestorationCoder()
        view.encodeRestorableState(with: coder)
        let other = TextView(frame: view.frame)
        page.addSubview(other)
        other.decodeRestorableState(with: RestorationCoder(values: coder.values))
        try harness.settle()
        #expect(other.text == view.text && other.selectedUTF8Range == 5..<9)
        #expect(abs(other.contentOffset.y - 800) < 30)
    }

    @Test func `A text view without scrolling is as high as its text`() throws {
        view.removeFromSuperview()
        let form = StackView(arrangedSubviews: [view, Label(text: "below")])
        form.axis = .vertical
        form.frame = Rect(x: 0, y: 0, width: 200, height: 220)
        view.isScrollEnabled = false
        view.setContentCompressionResistancePriority(.required, for: .vertical)
        view.setContentHuggingPriority(.required, for: .vertical)
        page.addSubview(form)
        try harness.settle()
        let one = view.frame.height
        let line = Typesetter.shared.metrics(of: view.font, scale: 1).lineHeight
        #expect(abs(one - line - 16) < 2)
        try harness.focus(view)
        try harness.type("a\nb\nc")
        #expect(abs(view.frame.height - one - 2 * line) < 3)
        try harness.type(" and more words than this line can have")
        #expect(view.frame.height > one + 2.5 * line)
        #expect(view.contentOffset == .zero)
        expectFreshPicture()
        #expect(view.sizeThatFits(Size(width: 1000, height: 0)).height < view.frame.height)
    }

    @Test func `An enclosing scroll view shows the caret of a text view without scrolling`() throws {
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 100))
        area.contentSize = Size(width: 320, height: 600)
        page.addSubview(area)
        view.isScrollEnabled = false
        view.frame = Rect(x: 0, y: 0, width: 300, height: 600)
        area.addSubview(view)
        try harness.focus(view)
        area.contentOffset = .zero
        try harness.type("a\nb\nc\nd\ne\nf\ng\nh\ni\nj")
        harness.advance(by: .milliseconds(100))
        try harness.settle()
        #expect(area.bounds.contains(area.convert(view.caretRect, from: view)))
        #expect(area.contentOffset.y > 30 && view.contentOffset == .zero)
    }
}
