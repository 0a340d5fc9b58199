import Testing
import Widgets
import WidgetsTesting

@Suite struct ViewLookTests {
    @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5), (1, 1), (2, 1), (.nan, 0), (.infinity, 1)])
    func `opacity is held between 0 and 1`(given: Double, held: Double) {
        let view = View()
        view.alpha = given
        #expect(view.alpha == held)
    }

    @Test func `the layer has the view's look under Core Animation's names`() {
        let view = View()
        view.layer.cornerRadius = 4
        view.layer.maskedCorners = .topLeft
        view.layer.borderWidth = 2
        view.layer.borderColor = .red
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5

        #expect(view.cornerRadius == 4 && view.maskedCorners == .topLeft && view.borderWidth == 2)
        #expect(view.borderColor == .red && view.clipsToBounds && view.alpha == 0.5)
    }

    @Test(arguments: [-3.0, .nan]) func `a radius or border that makes no sense counts as none`(value: Double)
    {
        let view = View()
        view.cornerRadius = value
        view.borderWidth = value
        #expect(view.cornerRadius == 0 && view.borderWidth == 0)
    }

    @Test func `a snapshot needs no host, and leaves the view free to be shown`() throws {
        let view = View(frame: Rect(x: 5, y: 5, width: 4, height: 3))
        view.backgroundColor = .red

        let bitmap = view.snapshot(scale: 2)

        #expect(bitmap.width == 8 && bitmap.height == 6)
        #expect(Set(bitmap.pixels) == [Color.red.resolved(in: Theme.light.palette).premultiplied])
        let harness = Harness(view)
        try harness.settle()
        #expect(harness.frames.count == 1)
    }
}
