import Testing
import Widgets
import WidgetsTesting

@Suite struct ViewLookTests {
    @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5), (1, 1), (2, 1), (.nan, 0), (.infinity, 1)])
    func `The opacity is clamped to 0...1`(given: Double, held: Double) {
        let view = View()
        view.alpha = given
        #expect(view.alpha == held)
    }

    @Test func `The layer has the view's appearance under the names of Core Animation`() {
        let view = View()
        view.layer.cornerRadius = 4
        view.layer.maskedCorners = .topLeft
        view.layer.borderWidth = 2
        view.layer.borderColor = .red
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5

        #expect(
            view.layer.cornerRadius == 4 && view.layer.maskedCorners == .topLeft
                && view.layer.borderWidth == 2)
        #expect(view.layer.borderColor == .red && view.clipsToBounds && view.alpha == 0.5)
    }

    @Test(arguments: [-3.0, .nan]) func `A negative or NaN corner radius or border width counts as zero`(
        value: Double
    ) {
        let view = View()
        view.layer.cornerRadius = value
        view.layer.borderWidth = value
        #expect(view.layer.cornerRadius == 0 && view.layer.borderWidth == 0)
    }

    @Test func `A snapshot needs no host, and the view can be displayed afterwards`() throws {
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
