import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite(.serialized) struct AnimationOrderTests {
    @Test func `An interrupting animation keeps position and velocity`() {
        for isReplacing in [false, true] {
            let stage = Stage()
            let options: AnimationOptions = isReplacing ? .beginFromCurrentState : []
            View.animate(withDuration: 1) { stage.view.frame.origin.x = 200 }
            stage.harness.advance(by: .milliseconds(500))
            let interrupted = stage.shownX
            stage.harness.step()
            let velocity = stage.shownX - interrupted

            View.animate(withDuration: 0.5, delay: 0, options: options) { stage.view.frame.origin.x = 0 }
            #expect(abs(stage.shownX - interrupted - velocity) < 1e-9)
            var places = [stage.shownX]
            for _ in 0..<40 {
                stage.harness.step()
                places.append(stage.shownX)
            }

            #expect(abs(places[1] - places[0] - velocity) < 0.6)
            let steps = zip(places, places.dropFirst()).map { $1 - $0 }
            for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(a - b) < 1.2) }
        }
    }

    @Test func `A spring continues with the velocity of the animation that it replaces`() {
        let stage = Stage()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.origin.x = 200 }
        stage.harness.advance(by: .milliseconds(500))
        View.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .beginFromCurrentState
        ) { stage.view.frame.origin.x = 100 }
        stage.harness.step()
        let before = stage.shownX
        stage.harness.step()
        // 200 points per second, reduced by what the spring decelerates in a sixtieth of a second.
        #expect(stage.shownX - before > 2 && stage.shownX - before < 3.5)
    }

    @Test func `A spring overshoots its end value and settles on it within its duration`() {
        let stage = Stage()
        View.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: { stage.view.frame.origin.x = 100 })
        var furthest = 0.0
        while stage.harness.step() != nil { furthest = max(furthest, stage.shownX) }

        #expect(furthest > 110 && furthest < 140)
        #expect(stage.shownX == 100)
        #expect(stage.harness.now <= .milliseconds(1_017))
    }

    @Test func `A spring with bounce completes when it has settled`() {
        let stage = Stage()
        var ends: [Bool] = []
        View.animate(
            springDuration: 0.5, bounce: 0.2, animations: { stage.view.frame.origin.x = 100 },
            completion: { ends.append($0) })
        stage.harness.advance(by: .seconds(3))
        #expect(ends == [true])
        #expect(stage.shownX == 100)
    }

    @Test func `Completions run once, in the order of their ends`() {
        let stage = Stage()
        var heard: [String] = []
        View.animate(
            withDuration: 0.5, animations: { stage.view.alpha = 0 }, completion: { heard.append("b \($0)") })
        View.animate(
            withDuration: 0.2, animations: { stage.view.center.x = 9 },
            completion: { heard.append("a \($0)") })
        View.animate(
            withDuration: 0.5, animations: { stage.view.center.y = 9 },
            completion: { finished in
                heard.append("c \(finished)")
                View.animate(
                    withDuration: 0.1, animations: { stage.view.alpha = 1 },
                    completion: { _ in heard.append("d") })
            })
        stage.harness.advance(by: .seconds(3))
        #expect(heard == ["a true", "b true", "c true", "d"])
    }

    @Test func `An animation that changes nothing completes at once`() {
        let stage = Stage()
        var heard: [Bool] = []
        View.animate(withDuration: 5, animations: {}, completion: { heard.append($0) })
        View.animate(
            withDuration: 0, animations: { stage.view.alpha = 0.5 }, completion: { heard.append($0) })
        View.animate(withDuration: 1, animations: { View().alpha = 0 }, completion: { heard.append($0) })
        #expect(heard == [true, true, true])
        #expect(stage.view.layer.presentation() == nil)
    }

    @Test func `A view that is removed ends its animation unfinished`() {
        let stage = Stage()
        var heard: [Bool] = []
        View.animate(
            withDuration: 1, animations: { stage.view.center.x = 200 }, completion: { heard.append($0) })
        stage.harness.advance(by: .milliseconds(300))

        stage.view.removeFromSuperview()
        stage.harness.advance(by: .seconds(1))

        #expect(heard == [false])
        #expect(stage.view.center.x == 200)
        #expect(stage.harness.host.animator?.viewCount == 0)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A deallocated host ends its animations unfinished`() {
        var heard: [Bool] = []
        var host: ViewHost?
        let root = View()
        let view = View()
        root.addSubview(view)
        host = ViewHost(rootView: root, size: Size(width: 10, height: 10))
        View.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { heard.append($0) })
        #expect(host != nil)
        host = nil
        #expect(heard == [false])
        #expect(view.layer.presentation() == nil)
    }

    @Test func `A hidden host runs no frames and still runs the completion`() {
        let stage = Stage()
        var heard: [Bool] = []
        View.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { heard.append($0) })
        stage.harness.host.isVisible = false
        let activity = stage.harness.advance(by: .seconds(2))
        #expect(activity.frames.isEmpty && activity.wakeUps == 1)
        #expect(heard == [true])
    }

    @Test func `A repeating animation runs until another one replaces it`() {
        let stage = Stage()
        var heard: [Bool] = []
        View.animate(
            withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { stage.view.frame.origin.x = 100 }, completion: { heard.append($0) })
        stage.harness.advance(by: .milliseconds(10_250))
        #expect(stage.shownX > 45 && stage.shownX < 55)
        stage.harness.advance(by: .milliseconds(500))
        #expect(stage.shownX > 45 && stage.shownX < 55)

        View.animate(withDuration: 0.5) { stage.view.frame.origin.x = 0 }
        stage.harness.advance(by: .seconds(1))

        #expect(heard == [false])
        #expect(stage.shownX == 0)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A counted repeat ends`() {
        let stage = Stage()
        View.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            View.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.view.frame.origin.x = 100 }
        }
        stage.harness.advance(by: .milliseconds(1_500))
        #expect(stage.shownX > 90)
        stage.harness.advance(by: .milliseconds(600))
        #expect(stage.view.layer.presentation() == nil)
    }

    @Test func `A nested animation inherits the duration unless an option overrides it`() {
        let stage = Stage()
        var durations: [Double] = []
        View.animate(withDuration: 2) {
            durations.append(View.inheritedAnimationDuration)
            View.animate(withDuration: 1) { durations.append(View.inheritedAnimationDuration) }
            View.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                durations.append(View.inheritedAnimationDuration)
            }
            View.performWithoutAnimation {
                durations.append(View.inheritedAnimationDuration)
                stage.view.frame.origin.x = 100
            }
        }
        #expect(durations == [2, 2, 1, 0])
        #expect(View.inheritedAnimationDuration == 0)
        #expect(stage.view.layer.presentation() == nil)
    }

    @Test func `Animations can be disabled`() {
        let stage = Stage()
        View.setAnimationsEnabled(false)
        defer { View.setAnimationsEnabled(true) }
        View.animate(withDuration: 1) { stage.view.frame.origin.x = 100 }
        #expect(!View.areAnimationsEnabled)
        #expect(stage.view.layer.presentation() == nil)
    }

    @Test func `Invalid durations and delays are reported and count as zero`() {
        let stage = Stage()
        let reported = diagnostics {
            for duration in [-1, .nan, .infinity] {
                View.animate(withDuration: duration, delay: .nan) { stage.view.frame.origin.x += 10 }
            }
        }
        #expect(reported.count == 6)
        #expect(reported.allSatisfy { $0.kind == .invalidValue })
        #expect(stage.view.frame.minX == 30)
        #expect(stage.view.layer.presentation() == nil)
    }

    @Test func `With reduced motion nothing moves, and fades still fade`() {
        var theme = Theme.light
        theme.prefersReducedMotion = true
        let stage = Stage(theme: theme)
        View.animate(withDuration: 1) {
            stage.view.frame = Rect(x: 100, y: 0, width: 80, height: 80)
            stage.view.transform = AffineTransform(rotationAngle: 1)
            stage.view.alpha = 0
        }
        stage.harness.advance(by: .milliseconds(500))
        let shown = stage.view.layer.presentation()
        #expect(shown?.frame == stage.view.frame)
        #expect((shown?.alpha ?? 0) > 0.3)
    }
}
