import Foundation
import Testing
import Widgets
import WidgetsTesting

/// A page of controls in Arabic and Hebrew, in right-to-left layout.
@Suite(.serialized) struct MirroredSampleTests {
    private let arabic = TextField()
    private let hebrew = TextField()
    private let latin = TextField()
    private let empty = TextField(placeholder: "اسمك هنا")
    private let secret = SecureField()
    private let search = SearchField()
    private let text = TextView()
    private let checkbox = Checkbox(title: "موافق على الشروط")
    private let page = View(frame: Rect(x: 0, y: 0, width: 520, height: 420))

    private func fill() {
        arabic.text = "مرحبا بالعالم"
        hebrew.text = "שלום עולם 42"
        latin.text = "Latin in it"
        secret.text = "secret"
        search.text = "بحث"
        checkbox.isOn = true
        text.text =
            "نص طويل يمتد على أكثر من سطر واحد، وفيه English words وأرقام 123.\nשורה בעברית.\nA line in Latin."
        text.borderStyle = .roundedRect
        latin.displayedValidation = .error
        let slider = Slider(frame: .zero)
        slider.value = 0.3
        let radios = ["أحمر", "أخضر", "أزرق"].map { RadioButton(title: $0) }
        radios[1].isOn = true
        let segments = SegmentedControl(items: ["يوم", "أسبوع", "شهر"])
        segments.selectedSegmentIndex = 0
        let toggle = Switch(frame: .zero)
        toggle.isOn = true
        let stepper = Stepper(frame: .zero)
        let button = Button(title: "حفظ")
        let label = Label(text: "عنوان الصفحة")
        func put(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            view.frame = Rect(x: x, y: y, width: width, height: height)
            page.addSubview(view)
        }
        for (row, view) in [arabic, hebrew, latin, empty, secret, search].enumerated() {
            put(view, 270, 20 + Double(row) * 44, 230, 32)
        }
        put(text, 270, 290, 230, 110)
        put(label, 20, 20, 230, 24)
        put(checkbox, 20, 60, 230, 24)
        for (row, radio) in radios.enumerated() { put(radio, 20, 96 + Double(row) * 30, 230, 24) }
        put(segments, 20, 196, 230, 32)
        put(slider, 20, 244, 230, 24)
        put(toggle, 200, 284, 50, 28)
        put(stepper, 20, 284, 100, 28)
        put(button, 20, 330, 120, 32)
    }

    /// Returns the first and last columns of a view, in points, whose pixels differ from its background.
    private func inked(_ view: View, in picture: Bitmap, _ scale: Double) -> (first: Double, last: Double) {
        let frame = view.convert(view.bounds, to: nil).insetBy(dx: 4, dy: 8)
        var columns: [Int] = []
        let ground = picture[Int(frame.midX * scale), Int(frame.minY * scale)]
        for column in Int(frame.minX * scale)..<Int(frame.maxX * scale) {
            let rows = Int(frame.minY * scale)..<Int(frame.maxY * scale)
            if rows.contains(where: { picture[column, $0] != ground }) { columns.append(column) }
        }
        return (
            Double(columns.first ?? 0) / scale - view.frame.minX,
            Double(columns.last ?? 0) / scale - view.frame.minX
        )
    }

    @Test(arguments: [false, true], [1, 1.5]) func `In a mirrored page, only Latin text is at the left`(
        isDark: Bool, scale: Double
    ) throws {
        fill()
        let harness = Harness(
            page, size: Size(width: 520, height: 420), scale: scale, theme: isDark ? .dark : .light)
        harness.host.layoutDirection = .rightToLeft
        try harness.settle()
        let picture = harness.picture
        if let folder = ProcessInfo.processInfo.environment["WIDGETS_SAMPLES"] {
            try PNG.write(picture, toFile: folder + "/mirrored-\(isDark ? "dark" : "light")@\(scale).png")
        }
        for field in [arabic, hebrew, empty] {
            let (first, last) = inked(field, in: picture, scale)
            #expect(first > 60 && last > 210, "at the right: \(first)...\(last)")
        }
        #expect(
            inked(secret, in: picture, scale).first > 60, "dots are at the leading edge of the page")
        #expect(inked(latin, in: picture, scale).first < 20, "the letters decide about the alignment")
    }

    @Test func `The caret of an empty field is at the right and moves left with typed characters`() throws {
        fill()
        let harness = Harness(page, size: Size(width: 520, height: 420))
        harness.host.layoutDirection = .rightToLeft
        try harness.focus(empty)
        #expect(empty.caretRect.minX > 215)
        try harness.type("שלום")
        let end = empty.caretRect.minX
        #expect(end < 200)
        try harness.key(.keyboardHome)
        #expect(empty.caretRect.minX > 215)
        try harness.key(.keyboardLeftArrow)
        #expect(empty.selectedUTF8Range == 2..<2)
        try harness.key(.keyboardEnd)
        #expect(empty.caretRect.minX == end)
        try harness.focus(secret)
        try harness.key(.keyboardHome)
        #expect(secret.caretRect.minX > 215)
        try harness.key(.keyboardLeftArrow)
        #expect(secret.selectedUTF8Range == 1..<1 && secret.caretRect.minX < 215)
        text.text = ""
        try harness.focus(text)
        #expect(text.caretRect.minX > 215, "\(text.caretRect)")
        let shownFirst = search.textRect(forBounds: search.bounds)
        #expect(shownFirst.maxX < 210, "the magnifier is at the right")
    }
}
