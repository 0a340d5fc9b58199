import Testing
import Widgets
import WidgetsTesting

@Suite(.serialized) struct KeyframeTests {
    private func linear(_ more: View.KeyframeAnimationOptions = []) -> View.KeyframeAnimationOptions {
        View.KeyframeAnimationOptions(rawValue: View.AnimationOptions.curveLinear.rawValue).union(more)
    }

    @Test func `Key frames of one property follow each other`() {
        let stage = Stage()
        var heard: [Bool] = []
        View.animateKeyframes(
            withDuration: 2, delay: 0, options: linear(),
            animations: {
                View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    stage.view.frame.origin.x = 100
                }
                View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    stage.view.frame.origin.x = 20
                }
            }, completion: { heard.append($0) })
        for (time, place) in [(0.25, 50.0), (0.5, 100), (0.75, 100), (1, 100), (1.5, 60), (1.75, 40)] {
            stage.show(at: time)
            #expect(abs(stage.shownX - place) < 1e-9)
        }
        #expect(heard.isEmpty)
        stage.show(at: 2)
        #expect(stage.shownX == 20)
        #expect(heard == [true])
    }

    @Test func `Discrete key frames jump at their start time`() {
        let stage = Stage()
        View.animateKeyframes(
            withDuration: 1, delay: 0, options: linear(.calculationModeDiscrete),
            animations: {
                View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    stage.view.frame.origin.x = 100
                }
                View.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                    stage.view.frame.origin.x = 200
                }
            })
        for (time, place) in [(0.2, 0.0), (0.3, 100), (0.7, 100), (0.8, 200)] {
            stage.show(at: time)
            #expect(stage.shownX == place)
        }
    }

    @Test func `A change outside of key frames takes the whole duration`() {
        let stage = Stage()
        View.animateKeyframes(withDuration: 1, delay: 0, options: linear()) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.alpha = 0 }
            stage.view.frame.origin.x = 100
        }
        stage.show(at: 0.75)
        #expect(abs(stage.shownX - 75) < 1e-9)
        #expect(stage.view.layer.presentation()?.alpha == 0)
    }

    @Test func `Key frames ease in and out as a whole by default`() {
        let stage = Stage()
        View.animateKeyframes(withDuration: 1, delay: 0) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                stage.view.frame.origin.x = 100
            }
        }
        stage.show(at: 0.25)
        #expect(abs(stage.shownX - 100 * TimingCurve.easeInOut.value(at: 0.25)) < 1e-9)
    }

    @Test func `Key frames repeat and autoreverse`() {
        let stage = Stage()
        View.animateKeyframes(withDuration: 1, delay: 0, options: linear([.repeat, .autoreverse])) {
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                stage.view.frame.origin.x = 100
            }
        }
        for (time, place) in [(0.25, 0.0), (0.75, 50), (1.25, 50), (1.75, 0), (2.75, 50), (3.25, 50)] {
            stage.show(at: time)
            #expect(abs(stage.shownX - place) < 1e-6)
        }
        stage.view.removeFromSuperview()
    }

    @Test func `Key frames outside of 0...1 or outside of a block are reported`() {
        let stage = Stage()
        let reported = diagnostics {
            View.animateKeyframes(withDuration: 1, delay: 0) {
                View.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 7) {
                    stage.view.frame.origin.x = 100
                }
            }
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.alpha = 0.5 }
        }
        #expect(reported.count == 3)
        #expect(stage.view.alpha == 0.5)
        stage.show(at: 2)
        #expect(stage.shownX == 100)
    }

    @Test func `A key frame without duration is a step`() {
        let stage = Stage()
        View.animateKeyframes(withDuration: 1, delay: 0, options: linear()) {
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
                stage.view.frame.origin.x = 100
            }
        }
        stage.show(at: 0.4)
        #expect(stage.shownX == 0)
        stage.show(at: 0.6)
        #expect(stage.shownX == 100)
    }
}
