import RandomNumbers
import Testing
import Widgets

@Suite struct ConversionTests {
    /// Returns a random tree of views, each with a random position, bounds origin and transform.
    private static func randomViews(_ random: inout SeededRandom) -> [View] {
        var views = [View(frame: Rect(x: 0, y: 0, width: 300, height: 200))]
        for _ in 0..<12 {
            let view = View(
                frame: Rect(
                    x: random.number(-50...50), y: random.number(-50...50), width: random.number(1...200),
                    height: random.number(1...200)))
            view.bounds.origin = Point(x: random.number(-30...30), y: random.number(-30...30))
            if random.chance(0.5) {
                view.transform = AffineTransform(rotationAngle: random.number(-3...3))
                    .scaledBy(x: random.number(0.5...2), y: random.number(-2 ... -0.5))
                    .translatedBy(x: random.number(-9...9), y: random.number(-9...9))
            }
            views[random.index(below: views.count)].addSubview(view)
            views.append(view)
        }
        return views
    }

    private static func isNear(_ a: Point, _ b: Point) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    @Test(arguments: 1...40) func `Converting a point to any view and back restores it`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let views = Self.randomViews(&random)

        for from in views {
            for to in views {
                let point = Point(x: random.number(-99...99), y: random.number(-99...99))

                #expect(Self.isNear(to.convert(from.convert(point, to: to), to: from), point))
                #expect(Self.isNear(from.convert(from.convert(point, to: to), from: to), point))
            }
        }
    }

    @Test(arguments: 1...20) func `Converting through a third view changes nothing`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let views = Self.randomViews(&random)

        for _ in 0..<50 {
            let (a, b, c) = (
                views[random.index(below: views.count)], views[random.index(below: views.count)],
                views[random.index(below: views.count)]
            )
            let point = Point(x: random.number(-99...99), y: random.number(-99...99))

            let (direct, around) = (a.convert(point, to: c), b.convert(a.convert(point, to: b), to: c))

            #expect(abs(direct.x - around.x) < 1e-7 && abs(direct.y - around.y) < 1e-7)
        }
    }

    @Test func `A conversion applies the frame origin and subtracts the bounds origin`() {
        let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: Rect(x: 10, y: 20, width: 50, height: 50))
        parent.addSubview(child)
        parent.bounds.origin = Point(x: 3, y: 4)
        child.bounds.origin = Point(x: 1, y: 1)

        #expect(child.convert(Point(x: 1, y: 1), to: parent) == Point(x: 10, y: 20))
        #expect(child.convert(Point(x: 6, y: 6), from: parent) == Point(x: -3, y: -13))
    }

    @Test func `A converted rectangle is the bounding box of its rotated corners`() {
        let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: Rect(x: 20, y: 40, width: 20, height: 10))
        parent.addSubview(child)
        child.transform = AffineTransform(rotationAngle: .pi / 2)

        let box = child.convert(child.bounds, to: parent)

        #expect(abs(box.minX - 25) < 1e-9 && abs(box.minY - 35) < 1e-9)
        #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 20) < 1e-9)
    }

    @Test func `The location of an event is converted to any view`() {
        let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: Rect(x: 10, y: 20, width: 50, height: 50))
        parent.addSubview(child)
        let event = MouseEvent(phase: .moved, locationInWindow: Point(x: 15, y: 29))

        #expect(event.location(in: child) == Point(x: 5, y: 9))
        #expect(event.location(in: nil) == Point(x: 15, y: 29))
    }
}
