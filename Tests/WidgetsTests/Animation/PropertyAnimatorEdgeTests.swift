import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@Suite(.serialized) struct PropertyAnimatorEdgeTests {
    @Test func `A spring settles within its duration, or by its physical parameters`() {
        let stage = Stage()
        let animator = ViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
            stage.view.frame.origin.x = 100
        }
        animator.startAnimation()
        var furthest = 0.0
        while stage.harness.step() != nil { furthest = max(furthest, stage.shownX) }
        #expect(furthest > 105 && stage.shownX == 100)
        #expect(stage.harness.now <= .milliseconds(1_001))

        let physical = SpringTimingParameters(mass: 1, stiffness: 100, damping: 20)
        let other = ViewPropertyAnimator(duration: 77, timingParameters: physical)
        other.addAnimations { stage.view.frame.origin.x = 0 }
        other.startAnimation()
        let start = stage.harness.now.seconds
        stage.show(at: start + 0.2)
        let expected = Spring(mass: 1, stiffness: 100, damping: 20).value(target: -100, time: 0.2) + 100
        #expect(abs(stage.shownX - expected) < 1e-6)
        stage.show(at: start + 3)
        #expect(other.state == .inactive)
    }

    @Test func `A spring starts with its velocity along each axis`() {
        let stage = Stage()
        let timing = SpringTimingParameters(dampingRatio: 1, initialVelocity: Vector(dx: 0, dy: 5))
        let animator = ViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { stage.view.frame.origin = Point(x: 100, y: 100) }
        animator.startAnimation()
        stage.show(at: 0.01)
        let shown = stage.view.shownFrame.origin
        #expect(shown.y > 4 && shown.y < 6)
        #expect(shown.x < 1)
    }

    @Test func `Removing the view ends the animator at its current position`() {
        let stage = Stage()
        var heard: [ViewAnimatingPosition] = []
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
            stage.view.frame.origin.x = 100
        }
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.show(at: 0.5)
        stage.view.removeFromSuperview()
        stage.show(at: 0.6)
        #expect(heard == [.current] && animator.state == .inactive)
    }

    @Test func `A paused animator whose view is removed accepts all calls`() {
        let stage = Stage()
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
            stage.view.frame.origin.x = 100
        }
        animator.fractionComplete = 0.5
        stage.view.removeFromSuperview()
        stage.show(at: 0.6)
        animator.fractionComplete = 0.7
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
    }

    @Test func `A paused animator whose host is deallocated accepts all calls`() {
        let animator: ViewPropertyAnimator
        do {
            let stage = Stage()
            animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [view = stage.view] in
                view.frame.origin.x = 100
            }
            animator.fractionComplete = 0.5
        }
        #expect(animator.state == .active && !animator.isRunning)
        let other = Stage()
        animator.addAnimations { other.view.alpha = 0 }
        animator.isReversed = true
        animator.fractionComplete = 0.3
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(animator.state == .inactive)
    }

    @Test func `Without a host an animator ends at once`() {
        let view = View()
        var heard: [ViewAnimatingPosition] = []
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { heard.append($0) }
        animator.pauseAnimation()
        #expect(animator.state == .active && view.alpha == 0)
        animator.isReversed = true
        animator.startAnimation()
        #expect(heard == [.start] && view.alpha == 1)
    }

    @Test func `Invalid calls and values are refused and reported`() {
        let stage = Stage()
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
            stage.view.frame.origin.x = 100
        }
        let reported = diagnostics {
            animator.fractionComplete = .nan
            animator.finishAnimation(at: .end)
            animator.startAnimation()
            animator.isInterruptible = false
            animator.pauseAnimation()
            animator.isInterruptible = true
            animator.stopAnimation(false)
            animator.startAnimation()
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            animator.addAnimations {}
            animator.continueAnimation(withTimingParameters: nil, durationFactor: -1)
            animator.finishAnimation(at: .end)
            _ = ViewPropertyAnimator(duration: -1, dampingRatio: .nan)
        }
        #expect(reported.count == 10)
        #expect(reported.allSatisfy { $0.kind == .invalidValue && !$0.cure.isEmpty })
        #expect(animator.state == .inactive && stage.view.frame.minX == 100)
    }

    @Test func `An animator under random control never jumps, and completes once`() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<40 {
            let stage = Stage()
            let animator = ViewPropertyAnimator(duration: 1, curve: .easeInOut) {
                stage.view.frame.origin.x = 100
            }
            var ends = 0
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
            var last = stage.shownX
            for _ in 0..<60 {
                switch Int.random(in: 0..<12, using: &random) {
                case 0: animator.pauseAnimation()
                case 1: animator.startAnimation()
                case 2: animator.isReversed.toggle()
                case 3: animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
                case 4:
                    animator.continueAnimation(
                        withTimingParameters: CubicTimingParameters(animationCurve: .easeOut),
                        durationFactor: 0.5)
                default: break
                }
                if animator.state == .inactive { break }
                stage.show(at: stage.harness.now.seconds + 1 / 60)
                // No faster than the steepest curve in the shortest duration.
                #expect(abs(stage.shownX - last) < 8)
                #expect(stage.shownX > -30 && stage.shownX < 130)
                last = stage.shownX
            }
            if animator.state == .active { animator.startAnimation() }
            stage.show(at: stage.harness.now.seconds + 3)
            #expect(ends == 1)
            #expect(stage.view.frame.minX == 0 || stage.view.frame.minX == 100)
        }
    }
}
