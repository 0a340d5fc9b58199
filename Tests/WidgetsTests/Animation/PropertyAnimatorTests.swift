import Testing
import Widgets
import WidgetsTesting

@Suite struct PropertyAnimatorTests {
    /// Returns a linear animator of one second that moves the stage's view to x = 100.
    private func animator(_ stage: Stage) -> ViewPropertyAnimator {
        ViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.frame.origin.x = 100 }
    }

    @Test func `An animator changes nothing before it starts, then runs to its end`() {
        let stage = Stage()
        let animator = animator(stage)
        var heard: [ViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(stage.view.frame.minX == 0)

        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(stage.view.frame.minX == 100)
        stage.show(at: 0.25)
        #expect(abs(stage.shownX - 25) < 1e-9)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        stage.show(at: 1)

        #expect(heard == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(stage.shownX == 100)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A start delay is respected`() {
        let stage = Stage()
        let animator = animator(stage)
        animator.startAnimation(afterDelay: 2)
        #expect(animator.delay == 2)
        stage.show(at: 1.9)
        #expect(stage.shownX == 0)
        stage.show(at: 2.5)
        #expect(abs(stage.shownX - 50) < 1e-9)
    }

    @Test func `A paused animator keeps its position without frames, and continues from there`() {
        let stage = Stage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.show(at: 0.4)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        stage.harness.step()
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
        #expect(abs(stage.shownX - 40) < 1e-9)

        let start = stage.harness.now.seconds
        animator.startAnimation()
        stage.show(at: start + 0.3)
        #expect(abs(stage.shownX - 70) < 1e-9)
        stage.show(at: start + 0.6)
        #expect(stage.shownX == 100)
        #expect(animator.state == .inactive)
    }

    @Test func `Setting fractionComplete scrubs linearly or along the curve`() {
        for isStraight in [true, false] {
            let stage = Stage()
            let animator = ViewPropertyAnimator(duration: 1, curve: .easeIn) {
                stage.view.frame.origin.x = 100
            }
            animator.scrubsLinearly = isStraight
            for part in [0.5, 0.25, 1, 0, 0.75] {
                animator.fractionComplete = part
                stage.show(at: stage.harness.now.seconds)
                let expected = isStraight ? part : TimingCurve.easeIn.value(at: part)
                #expect(abs(stage.shownX - 100 * expected) < 1e-9)
                #expect(abs(animator.fractionComplete - part) < 1e-9)
            }
            #expect(animator.state == .active && !animator.isRunning)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            stage.show(at: stage.harness.now.seconds + 1)
            #expect(animator.state == .inactive)
        }
    }

    @Test func `Continuing after a scrub follows the rest of the curve`() {
        let stage = Stage()
        let animator = ViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            stage.view.frame.origin.x = 100
        }
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.show(at: 0.25)
        #expect(abs(stage.shownX - 100 * TimingCurve.easeInOut.value(at: 0.75)) < 1e-6)
        stage.show(at: 0.5)
        #expect(stage.shownX == 100)
    }

    @Test func `Continuing accepts other timing and another duration`() {
        let stage = Stage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.show(at: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: CubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
        stage.show(at: 1.5)
        #expect(abs(stage.shownX - (50 + 50 * TimingCurve.easeIn.value(at: 0.5))) < 1e-9)
        stage.show(at: 2.5)
        #expect(stage.shownX == 100 && animator.state == .inactive)
    }

    @Test func `A reversed animator runs back and restores the old value`() {
        let stage = Stage()
        let animator = animator(stage)
        var heard: [ViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.show(at: 0.6)
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.4) < 1e-9)
        stage.show(at: 0.9)
        #expect(abs(stage.shownX - 30) < 1e-9)
        stage.show(at: 1.2)
        #expect(heard == [.start])
        #expect(stage.view.frame.minX == 0 && stage.shownX == 0)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `An animator reversed while paused runs back when continued`() {
        let stage = Stage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.show(at: 0.5)
        animator.pauseAnimation()
        animator.isReversed = true
        stage.show(at: 1)
        #expect(stage.shownX == 50)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        stage.show(at: 1.5)
        #expect(abs(stage.shownX - 25) < 1e-9)
        stage.show(at: 2)
        #expect(stage.view.frame.minX == 0 && animator.state == .inactive)
    }

    @Test func `An animator started in reverse runs from its end to its start`() {
        let stage = Stage()
        let animator = animator(stage)
        animator.isReversed = true
        animator.startAnimation()
        stage.show(at: 0.25)
        #expect(abs(stage.shownX - 75) < 1e-9)
        stage.show(at: 1)
        #expect(stage.view.frame.minX == 0)
    }

    @Test(arguments: [(ViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 30)])
    func `A stopped animator keeps its position until it is finished`(
        position: ViewAnimatingPosition, place: Double
    ) {
        let stage = Stage()
        let animator = animator(stage)
        var heard: [ViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.show(at: 0.3)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(abs(stage.view.frame.minX - 30) < 1e-9)
        stage.show(at: 0.5)
        #expect(stage.view.layer.presentation() == nil)
        #expect(heard.isEmpty)

        animator.finishAnimation(at: position)
        #expect(abs(stage.view.frame.minX - place) < 1e-9)
        #expect(heard == [position])
        #expect(animator.state == .inactive)
    }

    @Test func `Stopping without finishing runs no completion`() {
        let stage = Stage()
        let animator = animator(stage)
        var heard: [ViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.show(at: 0.3)
        animator.stopAnimation(true)
        stage.show(at: 3)
        #expect(animator.state == .inactive && heard.isEmpty)
        #expect(abs(stage.view.frame.minX - 30) < 1e-9)
    }

    @Test func `All properties are stopped midway and restored`() {
        let stage = Stage()
        let view = stage.view
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
            view.bounds = Rect(x: 10, y: 0, width: 80, height: 60)
            view.transform = AffineTransform(rotationAngle: 1)
            view.alpha = 0
            view.backgroundColor = .red
            view.layer.cornerRadius = 10
            view.layer.borderWidth = 4
        }
        animator.startAnimation()
        stage.show(at: 0.5)
        let shown = view.layer.presentation()
        animator.stopAnimation(false)
        #expect(view.bounds == shown?.bounds && view.center == shown?.center)
        #expect(abs(view.alpha - 0.5) < 1e-6 && view.layer.cornerRadius == 5 && view.layer.borderWidth == 2)
        #expect(abs(view.transform.b - (shown?.transform.b ?? 0)) < 1e-12)
        animator.finishAnimation(at: .start)
        #expect(view.bounds == Rect(x: 0, y: 0, width: 40, height: 40) && view.frame.origin == .zero)
        #expect(view.alpha == 1 && view.backgroundColor == .blue && view.transform.isIdentity)
    }

    @Test func `With pausesOnCompletion an animator pauses at its end and can be reversed`() {
        let stage = Stage()
        let animator = animator(stage)
        var heard: [ViewAnimatingPosition] = []
        animator.pausesOnCompletion = true
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.show(at: 1)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
        #expect(heard.isEmpty)

        animator.isReversed = true
        animator.pausesOnCompletion = false
        let start = stage.harness.now.seconds
        animator.startAnimation()
        stage.show(at: start + 0.25)
        #expect(abs(stage.shownX - 75) < 1e-9)
        stage.show(at: start + 1)
        #expect(heard == [.start])
    }

    @Test func `Animations with a delay factor begin late and end with the others`() {
        let stage = Stage()
        let animator = animator(stage)
        animator.addAnimations({ stage.view.frame.origin.y = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        for (time, y) in [(0.25, 0.0), (0.5, 0), (0.75, 50)] {
            stage.show(at: time)
            #expect(abs(stage.view.shownFrame.minY - y) < 1e-9)
            #expect(abs(stage.shownX - 100 * time) < 1e-9)
        }
        animator.pauseAnimation()
        animator.fractionComplete = 0.6
        stage.show(at: 0.8)
        #expect(abs(stage.view.shownFrame.minY - 20) < 1e-9)
    }

    @Test func `Animations added to a running animator take the remaining duration`() {
        let stage = Stage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.show(at: 0.5)
        animator.addAnimations { stage.view.frame.origin.y = 100 }
        stage.show(at: 0.75)
        #expect(abs(stage.view.shownFrame.minY - 50) < 1e-9)
        stage.show(at: 1)
        #expect(stage.view.shownFrame.minY == 100)
        #expect(animator.state == .inactive)
    }

    @Test func `Nested key frames and animations are scrubbed with the animator`() {
        let stage = Stage()
        var heard: [Bool] = []
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
            View.animateKeyframes(withDuration: 5, delay: 0, options: .init(rawValue: 3 << 16)) {
                View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    stage.view.frame.origin.x = 100
                }
            }
            View.animate(
                withDuration: 9, animations: { stage.view.frame.origin.y = 100 },
                completion: { heard.append($0) })
        }
        animator.fractionComplete = 0.25
        stage.show(at: 1)
        #expect(abs(stage.shownX - 50) < 1e-9)
        #expect(abs(stage.view.shownFrame.minY - 25) < 1e-9)
        animator.startAnimation()
        stage.show(at: 2)
        #expect(heard == [true])
    }

    @Test func `runningPropertyAnimator starts at once`() {
        let stage = Stage()
        var heard: [ViewAnimatingPosition] = []
        ViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveEaseOut,
            animations: { stage.view.frame.origin.x = 100 }, completion: { heard.append($0) })
        stage.show(at: 0.5)
        #expect(abs(stage.shownX - 100 * TimingCurve.easeOut.value(at: 0.5)) < 1e-9)
        stage.show(at: 1)
        #expect(heard == [.end])
    }
}
