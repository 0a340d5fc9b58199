import Testing
import Widgets
import WidgetsTesting

/// Views that draw a path or a gradient.
@Suite struct ShapeLayerViewTests {
    private func line(to x: Double) -> Path {
        var path = Path()
        path.move(to: Point(x: 0, y: 5))
        path.addLine(to: Point(x: x, y: 5))
        return path
    }

    private func commands(_ harness: Harness) throws -> [String] {
        try harness.displayListDump().split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    @Test func `A path is filled, and stroked between two fractions of its length`() throws {
        let view = ShapeLayerView(path: line(to: 100))
        (view.fillColor, view.strokeColor, view.lineWidth) = (nil, .black, 2)
        (view.strokeStart, view.strokeEnd) = (0.25, 0.75)
        let harness = Harness(view, size: Size(width: 100, height: 10))
        try harness.settle()

        #expect(try commands(harness).contains("stroke path M 25,5 L 75,5 width 2 #000000"))
    }

    @Test func `A path is interpolated in an animation block`() throws {
        let page = View()
        page.backgroundColor = .white
        let view = ShapeLayerView(path: line(to: 100))
        view.frame = Rect(x: 0, y: 0, width: 100, height: 10)
        (view.fillColor, view.strokeColor, view.lineWidth) = (nil, .black, 2)
        page.addSubview(view)
        let harness = Harness(page, size: Size(width: 100, height: 10))
        try harness.settle()
        func isInked(_ x: Int) -> Bool { harness.picture[x, 5] & 255 < 128 }
        #expect(isInked(70) && isInked(90))

        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.path = line(to: 60)
            view.lineWidth = 4
        }
        harness.step()
        harness.advance(by: .milliseconds(500))
        #expect(isInked(70) && !isInked(90))

        try harness.settle()
        #expect(isInked(50) && !isInked(70))
        #expect(try commands(harness).contains("stroke path M 0,5 L 60,5 width 4 #000000"))
    }

    @Test func `Outside of an animation block a change is displayed in the next frame`() throws {
        let view = ShapeLayerView(path: line(to: 100))
        (view.fillColor, view.strokeColor) = (nil, .black)
        let harness = Harness(view, size: Size(width: 100, height: 10))
        try harness.settle()
        view.path = line(to: 10)
        harness.step()
        #expect(try commands(harness).contains("stroke path M 0,5 L 10,5 width 1 #000000"))
        #expect(harness.step() == nil)
    }

    @Test(arguments: [
        (GradientLayerView.GradientType.axial, "linear gradient"), (.radial, "radial gradient"),
        (.conic, "conic gradient"),
    ]) func `A gradient fills the bounds`(type: GradientLayerView.GradientType, name: String) throws {
        let view = GradientLayerView(colors: [.black, .white])
        view.type = type
        view.layer.cornerRadius = 3
        let harness = Harness(view, size: Size(width: 40, height: 20))
        try harness.settle()

        let fill = try #require(try commands(harness).first { $0.contains("gradient") })
        #expect(fill.hasPrefix("fill (0, 0; 40 x 20) radius 3 \(name) [#000000 0, #ffffff 1]"))
        let left = harness.picture[20, 1] & 255
        #expect(type != .axial || left < 30)
    }
}
