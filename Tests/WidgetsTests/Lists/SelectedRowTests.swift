import Testing
import Widgets
import WidgetsTesting

/// The appearance of selected rows: the tint, and legible text on it.
struct SelectedRowTests {
    /// A plain cell with two labels.
    private final class Row: ReusableView {
        let title = Label(text: "Inbox")
        let detail = Label(text: "12 new")

        required init(frame: Rect) {
            super.init(frame: frame)
            detail.textColor = .secondaryLabel
            for (index, label) in [title, detail].enumerated() {
                label.frame = Rect(x: 10 + Double(index) * 70, y: 4, width: 70, height: 20)
                addSubview(label)
            }
        }
    }

    private let row = Row(frame: Rect(x: 0, y: 0, width: 160, height: 30))
    private let harness: Harness

    init() throws {
        let root = View()
        root.addSubview(row)
        harness = Harness(root, size: Size(width: 160, height: 40))
        try harness.settle()
    }

    /// Returns the image of a row to which `change` was applied before it was first displayed.
    private func picture(_ change: (Row) -> Void) -> Bitmap {
        let other = Row(frame: row.frame)
        change(other)
        let root = View()
        root.addSubview(other)
        return ViewHost(rootView: root, size: Size(width: 160, height: 40)).renderBitmap()
    }

    @Test func `A selected plain cell is drawn on the tint, with labels in the matching colour`()
        throws
    {
        let plain = harness.picture

        row.isSelected = true
        try harness.settle()

        #expect(harness.picture[6, 15] == picture { $0.backgroundColor = .tintColor }[6, 15])
        let expected = picture {
            $0.isSelected = true
            $0.title.textColor = Color(role: .onTint)
            // White has a contrast of 4.6 with the accent colour, so that secondary text is hardly fainter.
            $0.detail.textColor = Color.white.withAlphaComponent(0.98)
        }
        #expect(harness.picture == expected)
        #expect(harness.picture == harness.renderFresh())

        row.isSelected = false
        try harness.settle()
        #expect(harness.picture == plain)
    }

    @Test func `A label with a background or a legible colour of its own keeps its colour`()
        throws
    {
        row.title.backgroundColor = .white
        row.detail.textColor = Color(hex: 0xfff0c0)
        row.isSelected = true
        try harness.settle()

        let expected = picture {
            $0.isSelected = true
            $0.title.backgroundColor = .white
            $0.title.textColor = Theme.light.palette[.label]
            $0.detail.textColor = Color(hex: 0xfff0c0)
        }
        #expect(harness.picture == expected)
    }

    @Test func `A label moved out of a selected cell gets its colour back`() throws {
        row.isSelected = true
        try harness.settle()
        let root = try #require(row.superview)
        root.addSubview(row.title)
        row.isHidden = true
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
        row.title.textColor = Theme.light.palette[.label]
        let before = harness.picture
        try harness.settle()
        #expect(harness.picture == before)
    }

    @Test func `The focus ring of a control in a selected cell has the colour of text on the tint`() throws {
        let button = Button(title: "")
        button.frame = Rect(x: 100, y: 8, width: 40, height: 14)
        row.addSubview(button)
        row.isSelected = true
        try harness.key(.keyboardTab)
        #expect(button.isFirstResponder && harness.host.focusRingView === button)

        // The ring is two points wide and lies one point outside of the button.
        #expect(harness.picture[120, 6] == Theme.light.palette[.onTint].premultiplied)
        #expect(harness.picture == harness.renderFresh())

        row.isSelected = false
        try harness.settle()
        #expect(harness.picture[120, 6] == Theme.light.palette[.tint].premultiplied)
    }

    @Test func `A checked check box and a selected radio button are visible in a selected cell`() throws {
        let box = Checkbox(title: "")
        box.isOn = true
        let radio = RadioButton(title: "")
        radio.isOn = true
        for (index, control) in [box, radio].enumerated() {
            control.frame = Rect(x: 90 + Double(index) * 30, y: 5, width: 20, height: 20)
            row.addSubview(control)
        }
        try harness.settle()
        let (tint, onTint) = (
            Theme.light.palette[.tint].premultiplied, Theme.light.palette[.onTint].premultiplied
        )
        #expect(harness.picture[100, 9] == tint && harness.picture[130, 15] == onTint)

        row.isSelected = true
        try harness.settle()

        #expect(harness.picture[100, 9] == onTint && harness.picture[130, 8] == onTint)
        #expect(harness.picture[130, 15] == tint)
        #expect(harness.picture == harness.renderFresh())
        try Golden.picture(harness.picture, matches: "selected-row")
    }

    @Test func `A cell without a selection style displays its own drawing`() throws {
        let plain = harness.picture
        row.selectionStyle = .none
        row.isSelected = true
        try harness.settle()
        #expect(harness.picture == plain)
    }
}
