import Testing
import Widgets
import WidgetsTesting

/// Measurement, truncation and memory of labels.
struct LabelTests {
    private func drawn(_ label: Label) -> String {
        let canvas = Canvas(palette: Theme.light.palette, scale: 1)
        label.draw(canvas)
        return canvas.finish().description
    }

    @Test func `The intrinsic size is that of the line, rounded up to whole pixels`() {
        let label = Label(text: "Measure me")
        let width = Typesetter.shared.width(of: "Measure me", font: label.font, scale: 1)
        let height = Typesetter.shared.metrics(of: label.font, scale: 1).lineHeight

        #expect(label.intrinsicContentSize == Size(width: width.rounded(.up), height: height.rounded(.up)))
        #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
    }

    @Test func `New text invalidates the layout only if the intrinsic size was read`() throws {
        let page = View()
        let label = Label(text: "one")
        label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
        page.addSubview(label)
        let harness = Harness(page, size: Size(width: 120, height: 40))
        try harness.settle()

        let unasked = try harness.changes {
            label.text = "two"
            label.text = "three"
            try harness.settle()
        }
        _ = label.intrinsicContentSize
        let asked = try harness.changes {
            label.text = "four"
            try harness.settle()
        }
        let equal = try harness.changes {
            label.text = "four"
            try harness.settle()
        }

        #expect(unasked[label].draws == 1 && unasked[page].layouts == 0)
        #expect(asked[label].draws == 1 && asked[page].layouts == 1)
        #expect(equal.frames.isEmpty)
    }

    @Test func `The line is aligned, and truncated if it does not fit`() {
        let label = Label(text: "abc")
        label.frame = Rect(x: 0, y: 0, width: 200, height: 20)
        let width = Typesetter.shared.width(of: "abc", font: label.font, scale: 1)

        #expect(drawn(label).hasPrefix("text \"abc\" at (0, "))
        label.textAlignment = .right
        let start = ((200 - width) * 1000).rounded() / 1000
        #expect(drawn(label).hasPrefix("text \"abc\" at (\(start), "))
        label.text = "A text that is much too long for so little room"
        label.frame.size.width = 80
        #expect(drawn(label).contains("…\""))
        label.lineBreakMode = .byTruncatingHead

        #expect(drawn(label).hasPrefix("text \"…"))
    }

    @Test(arguments: [nil, ""])
    func `A label without text draws nothing`(text: String?) {
        let label = Label(text: text)
        label.frame = Rect(x: 0, y: 0, width: 80, height: 20)

        #expect(drawn(label).isEmpty)
    }

    @Test func `A change of scale invalidates the intrinsic size`() throws {
        let page = View()
        let label = Label(text: "Hamburgefonstiv")
        label.font = .systemFont(ofSize: 13)
        page.addSubview(label)
        let harness = Harness(page, size: Size(width: 200, height: 40))
        let narrow = label.intrinsicContentSize.width

        try harness.resize(to: Size(width: 200, height: 40), scale: 2)

        #expect(label.intrinsicContentSize.width <= narrow + 0.5)
        #expect((label.intrinsicContentSize.width * 2).rounded() == label.intrinsicContentSize.width * 2)
    }

    @Test func `A label takes at most 360 bytes`() {
        let label = Label(text: "Label 1")

        // The benchmark W11 measures the whole; this test detects added properties.
        #expect(usableSize(of: Unmanaged.passUnretained(label).toOpaque()) <= 360)
    }
}

/// A function of the C library that its module does not declare.
@_silgen_name("malloc_usable_size")
private func usableSize(of memory: UnsafeMutableRawPointer) -> Int
