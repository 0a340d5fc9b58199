import Testing
import Widgets

@testable import Overlays
@testable import Windowing

/// Views that are painted over the image of a program with its own event loop.
struct EmbeddedHostTests {
    private let root = View(frame: .zero)
    private let panel = View(frame: Rect(x: 10, y: 10, width: 60, height: 40))
    private let field = TextField(placeholder: nil)
    private let game: UInt32 = 0xff20_4060

    init() {
        panel.backgroundColor = Color(hex: 0xffff_ff).withAlphaComponent(0.5)
        panel.layer.cornerRadius = 12
        root.addSubview(panel)
        field.frame = Rect(x: 5, y: 5, width: 50, height: 30)
        panel.addSubview(field)
    }

    private func makeHost() -> EmbeddedHost {
        EmbeddedHost(rootView: root, windowID: 1, size: Size(width: 100, height: 80))
    }

    private func render(_ embedded: EmbeddedHost, over color: UInt32, isFresh: Bool = false) -> [[UInt32]] {
        var pixels = [UInt32](repeating: color, count: 100 * 80)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            embedded.render(into: base, width: 100, height: 80, bytesPerRow: 400, isFresh: isFresh)
        }
        return (0..<80).map { row in Array(pixels[row * 100..<(row + 1) * 100]) }
    }

    /// Presses and releases the left button; returns whether a view used the press.
    private func click(_ embedded: EmbeddedHost, at x: Double, _ y: Double) -> Bool {
        let place = Point(x: x, y: y)
        let isUsed = embedded.handle(
            .mouse(MouseEvent(phase: .down, locationInWindow: place, button: .left, isButtonHeld: true)))
        _ = embedded.handle(.mouse(MouseEvent(phase: .up, locationInWindow: place, button: .left)))
        return isUsed
    }

    @Test func `The default background is that of a window`() {
        let rows = render(makeHost(), over: game)

        #expect(rows[2][2] == Theme.light.palette[.secondarySystemBackground].premultiplied)
    }

    @Test
    func
        `Without a background, a translucent panel with round corners is blended over the program's image`()
    {
        field.isHidden = true
        let embedded = makeHost()
        embedded.backgroundColor = nil
        for color in [game, 0xff00_0000] {
            let rows = render(embedded, over: color)

            #expect(rows[2][2] == color && rows[10][10] == color)
            #expect(rows[30][40] != color && rows[30][40] != 0xffff_ffff)
        }
        // When the program redraws its image, the views are painted again although none has changed.
        #expect(!embedded.needsFrame)
        #expect(render(embedded, over: game)[30][40] != game)
    }

    @Test func `With a clear background the memory holds premultiplied pixels with alpha`() {
        field.isHidden = true
        let embedded = makeHost()
        embedded.backgroundColor = .clear
        var rows = render(embedded, over: game)

        #expect(rows[2][2] == 0 && rows[10][10] == 0)
        #expect(rows[30][40] == panel.backgroundColor?.premultiplied)
        // The pixels of a removed view become transparent.
        panel.removeFromSuperview()
        rows = render(embedded, over: 0)
        #expect(rows[30][40] == 0)
    }

    @Test
    func `A press beside the panel resigns the focus and is not used, nor are the keys that follow`() {
        let embedded = makeHost()
        _ = render(embedded, over: game)
        let tab = InputEvent.key(KeyEvent(phase: .down, key: Key(keyCode: .keyboardTab)))

        #expect(click(embedded, at: 30, 30) && field.isFirstResponder)
        #expect(!click(embedded, at: 90, 70) && !field.isFirstResponder)
        #expect(!embedded.handle(tab) && !field.isFirstResponder)
        #expect(click(embedded, at: 30, 30) && field.isFirstResponder)
        #expect(embedded.handle(.textInput(TextInputEvent(.commit("a")))) && field.text == "a")
    }

    @Test func `A press outside of the root view resigns the focus`() {
        let embedded = makeHost()
        _ = render(embedded, over: game)
        field.becomeFirstResponder()

        #expect(!click(embedded, at: 300, 70) && !field.isFirstResponder)
    }

    // MARK: - A part of the window

    private func mouse(_ phase: MouseEvent.Phase, _ x: Double, _ y: Double, held: Bool = false) -> InputEvent
    {
        .mouse(MouseEvent(phase: phase, locationInWindow: Point(x: x, y: y), isButtonHeld: held))
    }

    @Test func `Events reach a host at its own origin, and others belong to the program`() {
        let embedded = EmbeddedHost(
            rootView: root, windowID: 1, frame: Rect(x: 200, y: 100, width: 100, height: 80))
        #expect(!click(embedded, at: 30, 30))
        #expect(click(embedded, at: 230, 130) && field.isFirstResponder)
        // A press of the program removes the focus.
        #expect(!click(embedded, at: 30, 30) && !field.isFirstResponder)
        // A press that began inside goes on outside; one that began outside does not enter.
        #expect(embedded.handle(mouse(.down, 230, 130, held: true)))
        #expect(embedded.handle(mouse(.moved, 400, 130, held: true)))
        #expect(embedded.handle(mouse(.up, 400, 130)))
        #expect(!embedded.handle(mouse(.down, 30, 30, held: true)))
        #expect(!embedded.handle(mouse(.moved, 230, 130, held: true)))
        #expect(!embedded.handle(mouse(.up, 230, 130)))
    }

    private final class Program: EmbeddedHostDelegate {
        var cursors: [Cursor] = []
        var rects: [Rect?] = []
        var clipboard: String?
        var frames = 0
        func embeddedHost(_ host: EmbeddedHost, cursorDidChange cursor: Cursor) { cursors.append(cursor) }
        func embeddedHost(_ host: EmbeddedHost, textInputRectDidChange rect: Rect?) { rects.append(rect) }
        func embeddedHostNeedsFrame(_ host: EmbeddedHost) { frames += 1 }
    }

    @Test func `Cursor, caret and frames are requested from the program`() throws {
        let embedded = EmbeddedHost(
            rootView: root, windowID: 1, frame: Rect(x: 200, y: 100, width: 100, height: 80))
        let program = Program()
        embedded.delegate = program
        defer { embedded.delegate = nil }
        _ = embedded.renderDamage { _, _, _ in }
        _ = embedded.handle(mouse(.moved, 230, 130))
        _ = click(embedded, at: 230, 130)
        let caret = try #require(program.rects.last ?? nil)
        #expect(Rect(x: 215, y: 115, width: 50, height: 30).contains(caret.origin))
        _ = embedded.handle(mouse(.moved, 10, 10))
        #expect(program.cursors == [.iBeam, .arrow])
        #expect(program.frames > 0)
        _ = click(embedded, at: 10, 10)
        #expect(program.rects.last == .some(nil))
    }

    @Test func `Only damaged rectangles are passed, with pixels and pitch`() {
        let embedded = makeHost()
        var areas: [PixelRect] = []
        var copy = Bitmap(width: 100, height: 80)
        func upload() -> Int {
            areas = []
            return embedded.renderDamage { rect, pixels, pitch in
                areas.append(rect)
                for row in 0..<rect.height {
                    for column in 0..<rect.width {
                        copy[rect.left + column, rect.top + row] = pixels.load(
                            fromByteOffset: row * pitch + column * 4, as: UInt32.self)
                    }
                }
            }
        }
        #expect(upload() == 1 && areas == [copy.bounds])
        #expect(upload() == 0)
        panel.backgroundColor = .systemRed
        #expect(upload() == 1 && areas[0].width < 100)
        #expect(copy == embedded.host.renderBitmap())
    }

    @Test func `A host is painted into its part of a surface`() {
        let embedded = EmbeddedHost(
            rootView: root, windowID: 1, frame: Rect(x: 50, y: 40, width: 100, height: 80))
        var pixels = [UInt32](repeating: game, count: 120 * 100)
        var rects: [PixelRect] = []
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            rects = embedded.render(into: base, width: 120, height: 100, bytesPerRow: 480)
        }
        #expect(rects == [PixelRect(left: 50, top: 40, right: 120, bottom: 100)])
        #expect(pixels[39 * 120 + 60] == game && pixels[45 * 120 + 49] == game)
        #expect(pixels[42 * 120 + 52] == Theme.light.palette[.secondarySystemBackground].premultiplied)
    }

    @Test func `Straight alpha keeps the colours of translucent pixels`() {
        field.isHidden = true
        let embedded = makeHost()
        embedded.backgroundColor = .clear
        var pixel: UInt32 = 0
        _ = embedded.renderDamage(alpha: .straight) { rect, pixels, pitch in
            pixel = pixels.load(
                fromByteOffset: (30 - rect.top) * pitch + (40 - rect.left) * 4, as: UInt32.self)
        }
        #expect(pixel & 0xff_ffff == 0xff_ffff && (126...129).contains(pixel >> 24))
    }

    // MARK: - Popups

    /// A program that displays popups in front of its image.
    private final class Desk: EmbeddedHostDelegate {
        var area: Rect?
        var opens = true
        var log: [String] = []
        func embeddedHost(_ host: EmbeddedHost, areaForPopupBeside anchor: Rect) -> Rect? {
            log.append("beside \(Int(anchor.minX)), \(Int(anchor.minY))")
            return area
        }
        func embeddedHost(_ host: EmbeddedHost, shouldOpen popup: EmbeddedPopup) -> Bool { opens }
        func embeddedHost(_ host: EmbeddedHost, didClose popup: EmbeddedPopup) { log.append("closed") }
    }

    private func makeChoices(_ desk: Desk) -> (EmbeddedHost, PopUpButton) {
        let choices = PopUpButton(items: (1...8).map { "Choice \($0)" })
        choices.frame = Rect(x: 5, y: 5, width: 90, height: 34)
        let root = View(frame: .zero)
        root.addSubview(choices)
        let embedded = EmbeddedHost(
            rootView: root, windowID: 1, frame: Rect(x: 200, y: 100, width: 100, height: 60))
        embedded.delegate = desk
        _ = embedded.renderDamage { _, _, _ in }
        return (embedded, choices)
    }

    @Test func `A granted menu leaves the frame, receives presses there, and is closed by one beside it`()
        throws
    {
        let desk = Desk()
        desk.area = Rect(x: 0, y: 0, width: 800, height: 600)
        let (embedded, choices) = makeChoices(desk)
        defer { embedded.delegate = nil }
        #expect(click(embedded, at: 250, 120))
        _ = embedded.renderDamage { _, _, _ in }
        // The list keeps a distance of 4 points from the button.
        #expect(desk.log.first == "beside 205, 101")
        let popup = try #require(embedded.openPopups.first)
        #expect(popup.kind == .menu && embedded.isGrabbingPointer && popup.frame.height > 200)
        var uploaded = 0
        #expect(popup.renderDamage { rect, _, _ in uploaded += rect.area } > 0)
        #expect(uploaded == popup.pixelSize.width * popup.pixelSize.height)
        #expect(popup.renderDamage { _, _, _ in } == 0)
        // The popup follows the host.
        let place = popup.frame
        embedded.frame.origin.x += 50
        #expect(popup.frame == place.offsetBy(dx: 50, dy: 0))
        embedded.frame.origin.x -= 50
        let row = Point(x: 250, y: popup.frame.midY + 60)
        _ = embedded.handle(mouse(.moved, row.x, row.y))
        #expect(click(embedded, at: row.x, row.y))
        #expect(choices.indexOfSelectedItem > 3 && embedded.openPopups.isEmpty)
        #expect(desk.log.last == "closed" && !popup.isOpen)

        #expect(click(embedded, at: 250, 120))
        _ = embedded.renderDamage { _, _, _ in }
        #expect(embedded.openPopups.count == 1)
        _ = click(embedded, at: 700, 500)
        #expect(embedded.openPopups.isEmpty && !embedded.isGrabbingPointer)
        #expect(!click(embedded, at: 700, 500))
    }

    @Test func `Without an area or a grant, menus stay in the frame, and a press of the program closes them`()
    {
        for isGranted in [false, true] {
            let desk = Desk()
            desk.area = isGranted ? Rect(x: 0, y: 0, width: 800, height: 600) : nil
            desk.opens = false
            let (embedded, _) = makeChoices(desk)
            #expect(click(embedded, at: 250, 120))
            _ = embedded.renderDamage { _, _, _ in }
            #expect(embedded.openPopups.isEmpty && !embedded.isGrabbingPointer)
            #expect(embedded.host.layers(of: MenuOverlay.self).count == 1)
            #expect(!click(embedded, at: 700, 500))
            #expect(embedded.host.layers(of: MenuOverlay.self).isEmpty)
            embedded.delegate = nil
        }
    }
}
