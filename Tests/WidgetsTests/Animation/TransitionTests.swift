import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite(.serialized) struct TransitionTests {
    @Test func `A cross dissolve blends the old and the new image by the elapsed fraction`() {
        let stage = Stage()
        stage.view.backgroundColor = .black
        stage.show(at: 0)
        var heard: [Bool] = []

        View.transition(
            with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { stage.view.backgroundColor = .white }, completion: { heard.append($0) })
        stage.show(at: 0)
        #expect(grey(stage.harness, 20, 20) == 0)
        stage.show(at: 0.5)
        #expect(abs(grey(stage.harness, 20, 20) - 128) <= 1)
        stage.show(at: 0.75)
        #expect(abs(grey(stage.harness, 20, 20) - 191) <= 1)
        #expect(heard.isEmpty)
        stage.show(at: 1)

        #expect(grey(stage.harness, 20, 20) == 255)
        #expect(heard == [true])
        #expect(stage.harness.host.animator?.viewCount == 0)
    }

    @Test func `The first frame of a dissolve equals the old image`() {
        let root = View()
        root.backgroundColor = .white
        let label = Label(text: "Before")
        label.frame = Rect(x: 10, y: 10, width: 100, height: 30)
        root.addSubview(label)
        let harness = Harness(root, size: Size(width: 200, height: 100), scale: 1.5)
        harness.step()
        let old = harness.picture

        View.transition(
            with: label, duration: 1, options: .transitionCrossDissolve,
            animations: { label.text = "After" })
        #expect(harness.renderFresh() == old)
        harness.advance(by: .seconds(2))

        label.text = "After"
        #expect(harness.picture == harness.renderFresh())
        #expect(harness.picture != old)
    }

    @Test func `Frames of a transition painted incrementally equal a full painting`() {
        let stage = Stage()
        let badge = View(frame: Rect(x: 30, y: 30, width: 30, height: 30))
        badge.backgroundColor = .red
        stage.view.addSubview(badge)
        stage.harness.step()
        for options: View.AnimationOptions in [
            .transitionCrossDissolve, .transitionSlideFromTop, .transitionFlipFromLeft,
            .transitionFlipFromBottom,
        ] {
            View.transition(
                with: stage.view, duration: 0.2, options: options, animations: { badge.isHidden.toggle() })
            while stage.harness.step() != nil {
                #expect(stage.harness.picture == stage.harness.renderFresh())
            }
            #expect(stage.harness.picture == stage.harness.renderFresh())
        }
    }

    @Test(arguments: [
        (View.AnimationOptions.transitionSlideFromLeft, Point(x: 5, y: 20), Point(x: 35, y: 20)),
        (.transitionSlideFromRight, Point(x: 35, y: 20), Point(x: 5, y: 20)),
        (.transitionSlideFromTop, Point(x: 20, y: 5), Point(x: 20, y: 35)),
        (.transitionSlideFromBottom, Point(x: 20, y: 35), Point(x: 20, y: 5)),
    ])
    func `A slide pushes the old image out`(options: View.AnimationOptions, new: Point, old: Point) {
        let stage = Stage()
        stage.view.backgroundColor = .black
        stage.show(at: 0)
        View.transition(
            with: stage.view, duration: 1, options: options.union(.curveLinear),
            animations: { stage.view.backgroundColor = Color(white: 0.5, alpha: 1) })
        stage.show(at: 0.5)
        #expect(abs(grey(stage.harness, Int(new.x), Int(new.y)) - 128) <= 1)
        #expect(grey(stage.harness, Int(old.x), Int(old.y)) == 0)
        #expect(grey(stage.harness, 50, 20) == 255)
    }

    @Test(arguments: [
        (View.AnimationOptions.transitionFlipFromLeft, Point(x: -1, y: 0)),
        (.transitionFlipFromRight, Point(x: 1, y: 0)), (.transitionFlipFromTop, Point(x: 0, y: -1)),
        (.transitionFlipFromBottom, Point(x: 0, y: 1)),
    ])
    func `A flip brings the named side to the front, and shows the new content after a quarter turn`(
        options: View.AnimationOptions, near: Point
    ) {
        let stage = Stage()
        stage.view.frame = Rect(x: 80, y: 60, width: 80, height: 80)
        stage.view.backgroundColor = .black
        stage.show(at: 0)
        View.transition(
            with: stage.view, duration: 1, options: options.union(.curveLinear),
            animations: { stage.view.backgroundColor = Color(white: 0.5, alpha: 1) })
        stage.show(at: 0)
        #expect(grey(stage.harness, 85, 65) == 0)
        stage.show(at: 0.25)
        let center = Point(x: 120, y: 100)
        func gray(_ distance: Double, _ across: Double) -> Int {
            // On the axis towards the near side, and along the near edge.
            let place = Point(
                x: center.x + near.x * distance + near.y * across,
                y: center.y + near.y * distance + near.x * across)
            return grey(stage.harness, Int(place.x), Int(place.y))
        }
        // Turned by 45°: the near edge is 28.3 points in front and 34 from the centre, and longer than 40 points each way.
        #expect(gray(0, 0) == 0 && gray(31, 0) == 0 && gray(38, 0) == 255)
        #expect(gray(30, 44) == 0 && gray(-23, 44) == 255)
        #expect(gray(-22, 0) == 0 && gray(-28, 0) == 255)
        stage.show(at: 0.75)
        #expect(abs(gray(0, 0) - 128) <= 1 && abs(gray(22, 0) - 128) <= 1 && gray(28, 0) == 255)
        #expect(abs(gray(-30, 44) - 128) <= 1 && gray(23, 44) == 255)
        stage.show(at: 1)
        #expect(abs(grey(stage.harness, 85, 65) - 128) <= 1)
        #expect(stage.harness.host.animator?.viewCount == 0)
    }

    @Test func `With reduced motion a flip is a dissolve`() {
        var theme = Theme.light
        theme.prefersReducedMotion = true
        let stage = Stage(theme: theme)
        stage.view.backgroundColor = .black
        stage.show(at: 0)
        View.transition(
            with: stage.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
            animations: { stage.view.backgroundColor = .white })
        stage.show(at: 0.5)
        #expect(abs(grey(stage.harness, 2, 20) - 128) <= 1)
    }

    @Test func `A dissolve is opaque where both images are, and shows the background elsewhere`() {
        let stage = Stage()
        stage.root.backgroundColor = .black
        stage.view.backgroundColor = nil
        let both = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        let old = View(frame: Rect(x: 10, y: 0, width: 10, height: 10))
        let new = View(frame: Rect(x: 20, y: 0, width: 10, height: 10))
        for view in [both, old, new] {
            view.backgroundColor = .white
            stage.view.addSubview(view)
        }
        new.isHidden = true
        stage.show(at: 0)
        View.transition(
            with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: {
                old.isHidden = true
                new.isHidden = false
            })
        for part in [0.0, 0.25, 0.5, 0.75] {
            stage.show(at: part)
            #expect(grey(stage.harness, 5, 5) == 255)
            #expect(abs(grey(stage.harness, 15, 5) - Int(255 * (1 - part))) <= 1)
            #expect(abs(grey(stage.harness, 25, 5) - Int(255 * part)) <= 1)
        }
    }

    @Test func `With allowAnimatedContent the changes are animated as well`() {
        let stage = Stage()
        View.transition(
            with: stage.view, duration: 1,
            options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear],
            animations: { stage.view.frame.origin.x = 100 })
        stage.show(at: 0.5)
        #expect(abs(stage.shownX - 50) < 1e-9)
    }

    @Test func `A transition replaces a view by another at the same index`() {
        let stage = Stage()
        let next = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
        stage.view.backgroundColor = .black
        next.backgroundColor = .white
        stage.root.insertSubview(View(), at: 1)
        stage.show(at: 0)
        var heard: [Bool] = []

        View.transition(
            from: stage.view, to: next, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            completion: { heard.append($0) })

        #expect(stage.view.superview == nil)
        #expect(stage.root.subviews.first === next)
        stage.show(at: 0.5)
        #expect(abs(grey(stage.harness, 20, 20) - 128) <= 1)
        stage.show(at: 1)
        #expect(heard == [true])
    }

    @Test func `With showHideTransitionViews both views stay and one is hidden`() {
        let stage = Stage()
        let next = View(frame: stage.view.frame)
        next.isHidden = true
        stage.root.addSubview(next)
        View.transition(
            from: stage.view, to: next, duration: 0.1,
            options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(stage.view.isHidden && !next.isHidden)
        #expect(stage.view.superview === stage.root)
    }

    @Test func `Replacing a view without a superview is refused and reported`() {
        var heard: [Bool] = []
        let reported = diagnostics {
            View.transition(from: View(), to: View(), duration: 1, completion: { heard.append($0) })
        }
        #expect(reported.map(\.kind) == [.refusedHierarchy])
        #expect(heard == [false])
    }

    @Test func `A transition that interrupts another one starts with the displayed image`() {
        let stage = Stage()
        stage.view.backgroundColor = .black
        stage.show(at: 0)
        var heard: [String] = []
        let options: View.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
        View.transition(
            with: stage.view, duration: 1, options: options,
            animations: { stage.view.backgroundColor = .white }, completion: { heard.append("a \($0)") })
        stage.show(at: 0.5)
        View.transition(
            with: stage.view, duration: 1, options: options,
            animations: { stage.view.backgroundColor = .black }, completion: { heard.append("b \($0)") })
        stage.show(at: 0.5)
        #expect(abs(grey(stage.harness, 20, 20) - 128) <= 1)
        stage.show(at: 1)
        #expect(abs(grey(stage.harness, 20, 20) - 64) <= 1)
        stage.show(at: 2)
        #expect(heard == ["a false", "b true"])
    }

    @Test func `A transition without a style or a duration takes no snapshot`() {
        let stage = Stage()
        View.transition(with: stage.view, duration: 1, animations: { stage.view.alpha = 0.5 })
        #expect(stage.view.motion?.transition == nil)
        #expect(stage.view.layer.presentation() != nil)
        var heard: [Bool] = []
        View.transition(
            with: stage.root, duration: 0, options: .transitionCrossDissolve,
            animations: { stage.root.backgroundColor = .red }, completion: { heard.append($0) })
        #expect(stage.root.motion == nil)
        #expect(heard == [true])
    }

    @Test func `With reduced motion a slide becomes a dissolve`() {
        var theme = Theme.light
        theme.prefersReducedMotion = true
        let stage = Stage(theme: theme)
        View.transition(
            with: stage.view, duration: 1, options: .transitionSlideFromLeft,
            animations: { stage.view.backgroundColor = .red })
        #expect(stage.view.motion?.transition?.style == .dissolve)
    }

    private func grey(_ harness: Harness, _ x: Int, _ y: Int) -> Int {
        Int(harness.renderFresh()[x, y] & 255)
    }
}
