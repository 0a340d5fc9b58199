import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import ViewHierarchy

/// Texts that are enlarged by the factor of their theme.
@Suite(.serialized)
struct TextScaleTests {
    /// A page with each control that displays text, in a column as wide as it needs.
    private final class Page: View {
        let label = Label(text: "A label")
        let paragraph = Label(text: "A paragraph with several words, which is wrapped into lines")
        let styled = Label(text: nil)
        let button = Button(title: "Press")
        let symbol = Button(title: "Delete")
        let field = TextField(placeholder: "Placeholder")
        let number = TextField()
        let box = ComboBox(items: ["One", "Two"])
        let check = Checkbox(title: "Check box")
        let radio = RadioGroup(items: ["First", "Second"])
        let segments = SegmentedControl(items: ["Day", "Week"])
        let popUp = PopUpButton(items: ["Letter", "A4"])
        let stepper = Stepper(frame: .zero)
        let editor = TextView(frame: .zero)
        let tabs = TabView(frame: .zero)
        let list = ListView(frame: .zero)
        private let rows = Rows()
        private let column: StackView

        private final class Rows: ListViewDataSource {
            func numberOfRows(in listView: ListView) -> Int { 50 }
            func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
                let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
                (cell as? ListCell)?.text = "Row \(row)"
                return cell
            }
        }

        init() {
            let controls = [
                label, paragraph, styled, button, symbol, field, number, box, check, radio, segments, popUp,
                stepper,
            ]
            column = StackView(arrangedSubviews: controls)
            super.init(frame: .zero)
            var text = AttributedText("Large ", attributes: TextAttributes(font: .systemFont(ofSize: 20)))
            text.append(
                AttributedText("and small", attributes: TextAttributes(font: .systemFont(ofSize: 10))))
            styled.attributedText = text
            paragraph.numberOfLines = 0
            paragraph.preferredMaxLayoutWidth = 240
            number.text = "A typed text"
            symbol.configuration.image = Image(systemName: "trash")
            editor.text = "Several\nlines of text"
            tabs.addTabViewItem(TabViewItem(label: "Page", view: { View() }))
            list.register(ListCell.self, forCellReuseIdentifier: "row")
            list.dataSource = rows
            column.axis = .vertical
            column.alignment = .leading
            column.spacing = 4
            for view in [column, editor, tabs, list] { addSubview(view) }
            column.translatesAutoresizingMaskIntoConstraints = false
            field.widthAnchor.constraint(equalToConstant: 300).isActive = true
            box.widthAnchor.constraint(equalToConstant: 300).isActive = true
            number.widthAnchor.constraint(equalToConstant: 300).isActive = true
            LayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: topAnchor),
                column.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            editor.frame = Rect(x: 500, y: 0, width: 300, height: 200)
            tabs.frame = Rect(x: 500, y: 210, width: 300, height: 150)
            list.frame = Rect(x: 500, y: 370, width: 300, height: 300)
        }

        var controls: [View] { column.arrangedSubviews }
    }

    private func show(_ textScale: Double) throws -> (page: Page, harness: Harness) {
        let page = Page()
        let harness = Harness(page, size: Size(width: 820, height: 1100), theme: theme(textScale))
        try harness.settle()
        return (page, harness)
    }

    private func theme(_ textScale: Double) -> Theme {
        var theme = Theme.light
        theme.textScale = textScale
        return theme
    }

    private func diagnostics(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        var found: [Diagnostic] = []
        let outer = Diagnostics.handler
        Diagnostics.handler = { found.append($0) }
        defer { Diagnostics.handler = outer }
        try body()
        return found
    }

    @Test(arguments: [1.25, 1.5, 2, 0.8])
    func `A change of the text scale gives each control the layout and the pixels of a new one, and back`(
        scale: Double
    ) throws {
        let (page, harness) = try show(1)
        let before = (harness.picture, page.controls.map(\.frame))
        let fresh = try show(scale)

        harness.host.theme = theme(scale)
        try harness.settle()
        for (view, expected) in zip(page.controls, fresh.page.controls) {
            #expect(view.frame == expected.frame, "\(view.hierarchyPath)")
        }
        #expect(page.list.rectForRow(at: 30) == fresh.page.list.rectForRow(at: 30))
        #expect(page.editor.contentSize == fresh.page.editor.contentSize)
        #expect(harness.picture == fresh.harness.picture)
        #expect(harness.picture == harness.renderFresh())

        harness.host.theme = theme(1)
        try harness.settle()
        #expect(harness.picture == before.0 && page.controls.map(\.frame) == before.1)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Texts are enlarged exactly, and heights of controls by the growth of a line`() throws {
        let (page, harness) = try show(1)
        let (large, largeHarness) = try show(2)
        defer { withExtendedLifetime((harness, largeHarness)) {} }
        for (small, large) in [(page.label, large.label), (page.styled, large.styled)] {
            let (a, b) = (small.intrinsicContentSize, large.intrinsicContentSize)
            #expect(abs(b.width - 2 * a.width) <= 4 && abs(b.height - 2 * a.height) <= 3, "\(a), \(b)")
        }
        #expect(page.button.frame.height == 34 && large.button.frame.height == 54)
        #expect(large.segments.frame.height == 54 && large.popUp.frame.height == 54)
        #expect(large.paragraph.frame.height > 2 * page.paragraph.frame.height)
        #expect(large.field.frame.height > page.field.frame.height)
        #expect(large.list.rectForRow(at: 0).height > page.list.rectForRow(at: 0).height)
        #expect(large.label.font == page.label.font, "fonts keep their sizes")
        #expect(large.label.scaledFont(for: large.label.font).pointSize == 2 * Font.systemFontSize)
        #expect(large.effectiveAppearance.scaledValue(for: 10) == 20)
        // The marks of choices and switches keep their sizes.
        #expect(large.effectiveAppearance.metrics.checkSize == page.effectiveAppearance.metrics.checkSize)
    }

    @Test func `A view that is added to a host with enlarged text is measured again`() throws {
        let (page, harness) = try show(2)
        let label = Label(text: "Added")
        let small = label.intrinsicContentSize
        page.addSubview(label)
        #expect(label.intrinsicContentSize.width > 1.8 * small.width)
        label.removeFromSuperview()
        #expect(label.intrinsicContentSize == small)
        try harness.settle()
    }

    @Test func `A view that does not adjust its fonts keeps them, with its descendants`() throws {
        let (page, harness) = try show(2)
        let fixed = Label(text: "Fixed")
        let container = View(frame: Rect(x: 0, y: 1000, width: 200, height: 50))
        container.addSubview(fixed)
        page.addSubview(container)
        try harness.settle()
        let large = fixed.intrinsicContentSize

        container.adjustsFontForContentSizeCategory = false
        try harness.settle()
        #expect(!container.adjustsFontForContentSizeCategory && fixed.adjustsFontForContentSizeCategory)
        #expect(fixed.intrinsicContentSize.width < 0.6 * large.width)
        #expect(fixed.effectiveAppearance.textScale == 1 && page.effectiveAppearance.textScale == 2)

        container.adjustsFontForContentSizeCategory = true
        #expect(fixed.intrinsicContentSize == large)
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Menus and lists that open from enlarged views have higher rows`() throws {
        let (page, harness) = try show(2)
        try harness.focus(page.popUp)
        try harness.key(.keyboardSpacebar)
        let menu = try #require(harness.host.openMenu?.panels.first)
        #expect(menu.rows[0].fittingSize.height == 50)
        try harness.key(.keyboardEscape)
        try harness.focus(page.box)
        try harness.key(.keyboardDownArrow)
        let overlay = try #require(harness.host.layers(of: CompletionOverlay.self).first)
        #expect((overlay.subviews.first as? CompletionPanel)?.list.rowHeight == 50)
    }

    @Test(arguments: [0, .nan, 50, -1, .infinity])
    func `A factor out of range is reported and ignored`(value: Double) throws {
        let (page, harness) = try show(1.5)
        let picture = harness.picture
        let window = Window(title: "A", size: Size(width: 80, height: 60))
        window.appearance = theme(1.25)
        let found = try diagnostics {
            harness.host.theme = theme(value)
            window.appearance = theme(value)
            try harness.settle()
        }
        #expect(found.map(\.kind) == [.invalidValue, .invalidValue])
        #expect(harness.host.theme.textScale == 1.5 && window.appearance.textScale == 1.25)
        #expect(harness.picture == picture && page.textScale == 1.5)
    }

    @Test func `Categories are the nearest to the factor, and set it`() {
        var theme = Theme.light
        #expect(theme.preferredContentSizeCategory == .large)
        theme.textScale = 1.25
        #expect(theme.preferredContentSizeCategory == .extraExtraLarge)
        theme.preferredContentSizeCategory = .accessibilityLarge
        #expect(theme.textScale == 1.94 && theme.preferredContentSizeCategory.isAccessibilityCategory)
        for category in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(textScale: category.textScale) == category)
            #expect(Theme.textScales.contains(category.textScale))
        }
    }

    @Test
    func
        `A theme that differs in the text scale lays out and repaints once, and the same theme does nothing`()
        throws
    {
        let (_, harness) = try show(1)
        let count = harness.host.frameCount
        harness.host.theme = theme(1)
        try harness.settle()
        #expect(harness.host.frameCount == count)
        harness.host.theme = theme(1.5)
        try harness.settle()
        #expect(harness.host.frameCount - count <= 2)
    }
}
