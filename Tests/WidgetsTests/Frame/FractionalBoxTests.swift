import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Drawing at the edges of views whose frames are not on whole pixels.
struct FractionalBoxTests {
    /// A view that draws its background and its border itself.
    private final class DrawnBox: View {
        override func draw(_ canvas: Canvas) {
            canvas.fill(bounds, .systemYellow)
            canvas.strokeBorder(bounds, .systemRed, width: 1)
        }
    }

    /// Returns the view that has the pixels of a ``DrawnBox`` without drawing.
    private func layerBox(_ frame: Rect) -> View {
        let view = View(frame: frame)
        view.backgroundColor = .systemYellow
        view.layer.borderWidth = 1
        view.layer.borderColor = .systemRed
        return view
    }

    /// Returns a window of 40 x 40 points that contains `view` in a container at a fractional place.
    private func show(_ view: View, at place: Point, scale: Double) throws -> Harness {
        let container = View(frame: Rect(x: place.x, y: place.y, width: 30, height: 30))
        container.addSubview(view)
        let root = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
        root.addSubview(container)
        let harness = Harness(root, size: root.frame.size, scale: scale)
        try harness.settle()
        return harness
    }

    @Test func `A border at the bounds is complete in a view whose width ends in half a pixel`() throws {
        let frame = Rect(x: 0.5, y: 0, width: 10.5, height: 8)
        let drawn = DrawnBox(frame: frame)
        drawn.clipsToBounds = true
        let picture = try show(drawn, at: .zero, scale: 1).picture
        #expect(try picture == show(layerBox(frame), at: .zero, scale: 1).picture)
    }

    @Test(arguments: 0..<20) func `Drawing at the bounds has the pixels of the view`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<10 {
            let scale = [1.0, 1.25, 1.5, 2.0].randomElement(using: &random) ?? 1.0
            let frame = Rect(
                x: .random(in: 0...10, using: &random), y: .random(in: 0...10, using: &random),
                width: .random(in: 3...20, using: &random), height: .random(in: 3...20, using: &random))
            let place = Point(x: .random(in: 0...5, using: &random), y: .random(in: 0...5, using: &random))
            let drawn = DrawnBox(frame: frame)
            drawn.clipsToBounds = .random(using: &random)
            let harness = try show(drawn, at: place, scale: scale)
            let expected = try show(layerBox(frame), at: place, scale: scale)
            #expect(harness.picture == expected.picture, "\(frame) at \(place), scale \(scale)")
        }
    }

    /// Lengths near halves and quarters of a pixel, at places near them.
    @Test(arguments: [51.4999, 51.5, 51.50001, 51.3333, 51.1667, 50.99999])
    func `A box has the pixels of its edges near halves of a pixel`(width: Double) throws {
        for step in 0..<24 {
            let frame = Rect(
                x: Double(step) / 24 + 0.00001 * Double(step % 3), y: 1, width: width, height: 9.67)
            let drawn = DrawnBox(frame: frame)
            drawn.clipsToBounds = true
            let (first, second) = (View(), View())
            first.addSubview(drawn)
            second.addSubview(layerBox(frame))
            let size = Size(width: 60, height: 20)
            let harness = Harness(first, size: size, scale: 1.5)
            let expected = Harness(second, size: size, scale: 1.5)
            try harness.settle()
            try expected.settle()
            #expect(harness.picture == expected.picture, "\(frame)")
        }
    }

    @Test(arguments: 0..<10) func `A view that moves by parts of a pixel keeps its edges`(seed: UInt64) throws
    {
        var random = SeededRandom(seed: seed)
        let (drawn, layer) = (DrawnBox(), layerBox(.zero))
        let (harness, expected) = try (show(drawn, at: .zero, scale: 1), show(layer, at: .zero, scale: 1))
        var frame = Rect(x: 1, y: 1, width: 10.5, height: 7.25)
        for _ in 0..<12 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: frame.origin.x = .random(in: 0...12, using: &random)
            case 1: frame.origin.y = .random(in: 0...12, using: &random)
            default: frame.size.width = .random(in: 3...15, using: &random)
            }
            drawn.frame = frame
            layer.frame = frame
            try harness.settle()
            try expected.settle()
            #expect(harness.picture == expected.picture && harness.picture == harness.renderFresh())
        }
    }

    @Test func `A label keeps its text when its box is a pixel narrower than its bounds`() throws {
        let label = Label(text: "Some words")
        let width = Typesetter.shared.width(of: "Some words", font: label.font, scale: 1)
        let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 40))
        root.addSubview(label)
        let harness = Harness(root, size: root.frame.size)
        label.frame = Rect(x: 10, y: 4, width: width + 0.1, height: 20)
        try harness.settle()
        let count = label.drawCount
        for step in 1..<8 {
            label.frame.origin.x = 10 + Double(step) / 8
            try harness.settle()
            #expect(harness.picture == harness.renderFresh())
        }
        #expect(label.drawCount == count)
    }

    @Test func `A view on whole pixels is not drawn again when it moves by parts of a pixel`() throws {
        let drawn = DrawnBox(frame: Rect(x: 1, y: 1, width: 10, height: 8))
        let harness = try show(drawn, at: .zero, scale: 1)
        let count = drawn.drawCount
        for x in [1.25, 1.5, 1.75, 2.25] {
            drawn.frame.origin.x = x
            try harness.settle()
        }
        #expect(drawn.drawCount == count)
        // Half a pixel more: the box is 10 or 11 pixels wide.
        drawn.frame = Rect(x: 1, y: 1, width: 10.5, height: 8)
        try harness.settle()
        let widths = try (0..<4).map { step in
            drawn.frame.origin.x = 1 + Double(step) / 2
            try harness.settle()
            return drawn.drawCount
        }
        #expect(Set(widths).count > 1)
        #expect(drawn.bounds.size == Size(width: 10.5, height: 8))
    }
}
