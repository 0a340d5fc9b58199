import RandomNumbers
import Testing
import Widgets

@Suite struct HitTestTests {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))
    let inside = Point(x: 20, y: 20)

    init() { root.addSubview(child) }

    @Test func `The deepest and frontmost view at the point is hit`() {
        let front = View(frame: Rect(x: 15, y: 15, width: 10, height: 10))
        root.addSubview(front)

        #expect(root.hitTest(inside, with: nil) == front)
        #expect(root.hitTest(Point(x: 12, y: 12), with: nil) == child)
        #expect(root.hitTest(Point(x: 90, y: 90), with: nil) == root)
        #expect(root.hitTest(Point(x: 100, y: 50), with: nil) == nil)
    }

    @Test func `Hidden, transparent and disabled views are skipped with their descendants`() {
        let below = View(frame: child.bounds)
        child.addSubview(below)

        child.isHidden = true
        #expect(root.hitTest(inside, with: nil) == root)
        child.isHidden = false
        child.alpha = 0.009
        #expect(root.hitTest(inside, with: nil) == root)
        child.alpha = 0.02
        #expect(root.hitTest(inside, with: nil) == below)
        child.isUserInteractionEnabled = false
        #expect(root.hitTest(inside, with: nil) == root)
    }

    @Test func `A subview outside of its superview's bounds is not hit, clipped or not`() {
        let reaching = View(frame: Rect(x: 30, y: 30, width: 40, height: 40))
        child.addSubview(reaching)

        for clips in [false, true] {
            child.clipsToBounds = clips
            #expect(root.hitTest(Point(x: 45, y: 45), with: nil) == reaching)
            #expect(root.hitTest(Point(x: 60, y: 60), with: nil) == root)
        }
    }

    @Test func `A rotated view is hit where it is displayed`() {
        child.frame = Rect(x: 40, y: 0, width: 10, height: 80)
        child.transform = AffineTransform(rotationAngle: .pi / 2)

        #expect(root.hitTest(Point(x: 10, y: 40), with: nil) == child)
        #expect(root.hitTest(Point(x: 45, y: 10), with: nil) == root)
    }

    @Test func `A view can extend its hit area`() {
        final class Wide: View {
            override func point(inside point: Point, with event: InputEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let wide = Wide(frame: Rect(x: 70, y: 70, width: 10, height: 10))
        root.addSubview(wide)

        #expect(root.hitTest(Point(x: 65, y: 75), with: nil) == wide)
    }

    @Test(arguments: 1...10) func `Among hundreds of views the hit view equals that of a linear search`(
        seed: Int
    ) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<300 {
            let view = View(
                frame: Rect(
                    x: random.number(-10...100), y: random.number(-10...100), width: random.number(0...20),
                    height: random.number(0...20)))
            view.isHidden = random.chance(0.1)
            if random.chance(0.2) { view.transform = AffineTransform(rotationAngle: random.number(0...3)) }
            root.insertSubview(view, at: random.index(below: root.subviews.count + 1))
        }

        for _ in 0..<300 {
            let point = Point(x: random.number(0...99), y: random.number(0...99))
            let expected =
                root.subviews.last {
                    !$0.isHidden && $0.bounds.contains($0.convert(point, from: root))
                } ?? root

            #expect(root.hitTest(point, with: nil) == expected)
        }
    }
}
