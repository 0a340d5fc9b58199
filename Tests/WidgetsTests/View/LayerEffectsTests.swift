import Testing
import Widgets
import WidgetsTesting

/// Shadows, filters, blend modes and masks of views.
@Suite struct LayerEffectsTests {
    private let card = View(frame: Rect(x: 20, y: 20, width: 40, height: 30))
    private let harness: Harness

    init() throws {
        let root = View()
        root.backgroundColor = .white
        root.addSubview(card)
        harness = Harness(root, size: Size(width: 100, height: 80))
        try harness.settle()
    }

    private func commands() throws -> [String] {
        try harness.displayListDump().split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        }
    }

    private func gray(_ x: Int, _ y: Int) -> Int { Int(harness.picture[x, y] >> 8 & 255) }

    @Test(arguments: [BlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func `A blend mode that clears pixels has no effect outside of the extent of the view`(mode: BlendMode)
        throws
    {
        let half = View(frame: Rect(x: 0, y: 0, width: 20, height: 30))
        half.backgroundColor = .black
        card.addSubview(half)
        card.layer.compositingFilter = mode
        try harness.settle()

        #expect(harness.picture[19, 30] == 0xffff_ffff && harness.picture[60, 30] == 0xffff_ffff)
        // The right half of the layer is transparent.
        #expect(
            harness.picture[50, 30] == (mode == .sourceOut || mode == .clear ? 0 : harness.picture[55, 45]))
        #expect(harness.picture[50, 30] >> 24 == 0)

        card.center.x += 25
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
        #expect(harness.lastFrame?.damage == [PixelRect(left: 20, top: 20, right: 85, bottom: 50)])
    }

    @Test func `A mask and a blur give the same pixels when a part of the view is repainted`() throws {
        card.backgroundColor = .black
        card.layer.filters = [.blur(radius: 2)]
        let mask = View(frame: Rect(x: 0, y: 0, width: 40, height: 30))
        mask.backgroundColor = .black
        card.mask = mask
        try harness.settle()

        harness.rootView.setNeedsDisplay(Rect(x: 0, y: 0, width: 41, height: 80))
        try harness.settle()

        #expect(harness.picture == harness.renderFresh())
        #expect(gray(40, 35) == 0)
    }

    @Test func `The shadow of a view follows its shape, its shadow path and its colours`() throws {
        card.backgroundColor = .white
        card.layer.shadowOpacity = 1
        for change: (View) -> Void in [
            { $0.bounds.size.width = 30 }, { $0.layer.cornerRadius = 9 },
            { $0.layer.maskedCorners = .topLeft },
            { $0.layer.shadowPath = Path(ellipseIn: Rect(x: -8, y: -8, width: 50, height: 40)) },
            { $0.layer.shadowColor = .red }, { $0.layer.shadowPath = nil }, { $0.layer.shadowRadius = 1 },
            { $0.backgroundColor = nil }, { $0.layer.shadowOpacity = 0.5 }, { $0.backgroundColor = .white },
        ] {
            change(card)
            try harness.settle()
            #expect(harness.picture == harness.renderFresh())
        }
    }

    @Test func `The shadow of a view with a background is that of its rounded rectangle`() throws {
        card.backgroundColor = .white
        card.layer.cornerRadius = 6
        card.layer.shadowOpacity = 0.5
        card.layer.shadowOffset = Size(width: 0, height: 4)
        card.layer.shadowRadius = 3
        try harness.settle()

        #expect(
            try commands().contains("shadow of (0, 0; 40 x 30) radius 6 #000000 at 50% blur 6 offset (0, 4)"))
        #expect(gray(40, 52) < 200)
        #expect(gray(40, 40) == 255)
        #expect(gray(40, 10) == 255)
    }

    @Test func `The shadow of a view without background is that of its content`() throws {
        let dot = View(frame: Rect(x: 15, y: 10, width: 10, height: 10))
        dot.backgroundColor = .black
        card.addSubview(dot)
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 1
        card.layer.shadowOffset = Size(width: 0, height: 15)
        try harness.settle()

        #expect(gray(40, 50) < 40)
        #expect(gray(25, 50) == 255)
    }

    @Test func `A removed shadow leaves no pixels`() throws {
        card.backgroundColor = .white
        card.layer.shadowOpacity = 1
        try harness.settle()
        #expect(harness.picture.pixels.contains { $0 != 0xffff_ffff })

        card.layer.shadowOpacity = 0
        try harness.settle()

        #expect(harness.picture.pixels.allSatisfy { $0 == 0xffff_ffff })
    }

    @Test func `A shadow path replaces the shape of the view`() throws {
        card.backgroundColor = .white
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 0
        card.layer.shadowOffset = .zero
        card.layer.shadowPath = Path(Rect(x: 50, y: 0, width: 10, height: 10))
        try harness.settle()

        #expect(gray(75, 25) == 0)
        #expect(gray(65, 25) == 255)
    }

    @Test func `A change within a blurred view repaints the pixels that the blur reaches`() throws {
        let dot = View(frame: Rect(x: 15, y: 10, width: 10, height: 10))
        dot.backgroundColor = .black
        card.addSubview(dot)
        card.layer.filters = [.blur(radius: 4)]
        try harness.settle()
        #expect(gray(40, 35) > 0)

        dot.frame.origin.x = 30
        try harness.settle()

        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Filters, blend mode and opacity apply to a view and its subviews as a group`() throws {
        card.backgroundColor = .red
        card.layer.filters = [.grayscale(1)]
        card.layer.compositingFilter = .multiply
        card.alpha = 0.5
        try harness.settle()

        let layer = try commands().first { $0.hasPrefix("layer") }
        #expect(layer?.contains("opacity 0.5 multiply colours") == true)
        let pixel = harness.picture[40, 30]
        #expect(pixel >> 16 & 255 == pixel >> 8 & 255)
    }

    @Test func `A mask shows the parts where it is opaque, follows its own changes, and receives no presses`()
        throws
    {
        card.backgroundColor = .black
        let mask = View(frame: Rect(x: 0, y: 0, width: 20, height: 30))
        mask.backgroundColor = .white
        card.mask = mask
        try harness.settle()
        #expect(gray(30, 30) == 0 && gray(50, 30) == 255)
        #expect(card.mask === mask && harness.host.hitTest(Point(x: 30, y: 30), with: nil) === card)

        mask.frame.origin.x = 20
        try harness.settle()
        #expect(gray(30, 30) == 255 && gray(50, 30) == 0)

        card.mask = nil
        try harness.settle()
        #expect(gray(30, 30) == 0 && gray(50, 30) == 0 && mask.superview == nil)
    }

    @Test func `A shadow is animated`() throws {
        card.backgroundColor = .white
        card.layer.shadowOpacity = 0
        card.layer.shadowRadius = 0
        try harness.settle()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            card.layer.shadowOpacity = 1
            card.layer.shadowRadius = 8
        }
        harness.step()
        harness.advance(by: .milliseconds(500))

        let shadow = card.layer.presentation()?.shadow
        #expect(abs((shadow?.color.alpha ?? 0) - 0.5) < 0.05)
        #expect(abs((shadow?.blurRadius ?? 0) - 8) < 0.5)
    }

    @Test func `States that a view does not restore are reported with its path`() throws {
        final class Careless: View {
            override func draw(_ canvas: Canvas) {
                canvas.saveState()
                canvas.restoreState()
                canvas.restoreState()
                canvas.saveState()
            }
        }
        let view = Careless(frame: card.bounds)
        card.addSubview(view)
        let reports = try diagnostics { try harness.settle() }
        #expect(reports.count == 1)
        #expect(reports.first?.message == "draw(_:) had 2 unbalanced calls of saveState() or restoreState()")
    }
}
