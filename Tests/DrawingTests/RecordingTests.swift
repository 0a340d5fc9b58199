import Drawing
import Testing

/// The commands that a canvas records, and their resolved colours.
struct RecordingTests {
    private let palette = Palette { $0 == .label ? Color(hex: 0x112233) : Color(white: 0.5, alpha: 0.5) }

    @Test func `Commands are recorded in order, translated and with resolved colours`() {
        let canvas = Canvas(palette: palette, scale: 1)

        canvas.translated(by: Point(x: 10, y: 20)) {
            canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4), .label, cornerRadius: 2)
            canvas.clip(to: Rect(x: 0, y: 0, width: 2, height: 2)) {
                canvas.line(from: .zero, to: Point(x: 3, y: 4), .white, width: 2)
            }
        }
        canvas.strokeBorder(Rect(x: 1, y: 1, width: 8, height: 8), .white)

        #expect(
            canvas.finish().description == """
                fill (10, 20; 4 x 4) radius 2 #112233
                clip (10, 20; 2 x 2)
                  line (10, 20) to (13, 24) width 2 #ffffff
                end clip
                border (1, 1; 8 x 8) width 1 #ffffff
                """)
        #expect(canvas.finish().isEmpty)
    }

    @Test func `A short list takes no memory of a long one that was recorded before`() {
        let canvas = Canvas(palette: palette, scale: 1)
        for x in 0..<1_000 { canvas.fill(Rect(x: Double(x), y: 0, width: 1, height: 1), .white) }
        #expect(canvas.finish().commands.count == 1_000)

        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .white)

        #expect(canvas.finish().commands.capacity < 8)
    }

    @Test func `A view that draws as many commands again keeps the memory of its list, unless a copy exists`()
    {
        let canvas = Canvas(palette: palette, scale: 1)
        func record(_ x: Double, into list: inout DisplayList?) {
            canvas.fill(Rect(x: x, y: 0, width: 1, height: 1), .white)
            canvas.finish(into: &list)
        }
        func memory(_ list: DisplayList?) -> UnsafeRawPointer? {
            list?.commands.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        }
        var list: DisplayList?
        record(1, into: &list)
        let first = memory(list)

        record(2, into: &list)
        #expect(memory(list) == first)
        #expect(list?.description == "fill (2, 0; 1 x 1) #ffffff")
        #expect(list?.bounds == Rect(x: 2, y: 0, width: 1, height: 1))

        let copy = list
        record(3, into: &list)
        #expect(copy?.description == "fill (2, 0; 1 x 1) #ffffff")
        #expect(list?.description == "fill (3, 0; 1 x 1) #ffffff")

        canvas.finish(into: &list)
        #expect(list?.isEmpty == true)
    }

    @Test func `Invisible commands are not recorded`() {
        let canvas = Canvas(palette: palette, scale: 1)

        for rect in [
            Rect.zero, .null, Rect(x: 0, y: 0, width: -1, height: 1),
            Rect(x: .nan, y: 0, width: 1, height: 1),
            Rect(x: 0, y: 0, width: .infinity, height: 1),
        ] {
            canvas.fill(rect, .white)
            canvas.strokeBorder(rect, .white)
        }
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .clear)
        canvas.line(from: .zero, to: Point(x: .nan, y: 0), .white)
        canvas.strokeBorder(Rect(x: 0, y: 0, width: 9, height: 9), .white, width: 0)

        #expect(canvas.finish().isEmpty)
    }

    @Test func `A recorded list reports its bounds`() {
        let canvas = Canvas(palette: palette, scale: 1)
        canvas.fill(Rect(x: 2, y: 3, width: 4, height: 5), .white)
        canvas.line(from: Point(x: 20, y: 20), to: Point(x: 30, y: 20), .white, width: 4)

        #expect(canvas.finish().bounds == Rect(x: 2, y: 3, width: 30, height: 19))
    }

    @Test func `Colour roles are resolved, and alpha is multiplied`() {
        #expect(Color.label.resolved(in: palette) == Color(hex: 0x112233))
        #expect(abs(Color.separator.withAlphaComponent(0.5).resolved(in: palette).alpha - 0.25) < 0.001)
        #expect(Color.label.description == "label")
        #expect(Color(hex: 0x0a0b0c, alpha: 0.5).description == "#0a0b0c at 50%")
    }

    @Test func `Premultiplied bytes are rounded, and opaque colours are exact`() {
        for hex in [UInt32(0), 0xffffff, 0x3d6fe0, 0x010203] {
            #expect(Color(hex: hex).premultiplied == 0xff00_0000 | hex)
        }
        #expect(Color(white: 1, alpha: 0.5).premultiplied == 0x8080_8080)
        #expect(Color.clear.premultiplied == 0)
        #expect(Color(red: .nan, green: -1, blue: 7) == Color(red: 0, green: 0, blue: 1))
    }

    @Test func `Invalid sizes fall back to defaults`() {
        #expect(Font(family: .system, size: .nan).pointSize == Font.systemFontSize)
        #expect(Font.systemFont(ofSize: -3).pointSize == Font.systemFontSize)
        #expect(Image(bitmap: Bitmap(width: 4, height: 4), scale: 0).scale == 1)
        #expect(RoundedRect(.zero, radius: .nan).radius == 0)
    }

    @Test func `Misuse of a bitmap stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Bitmap(width: -1, height: 2) }
        await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2, pixels: [0]) }
        await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[2, 0] }
    }
}
