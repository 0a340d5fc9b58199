import Testing
import Widgets
import WidgetsTesting

/// The number of frames, draws and retained objects of animations.
@Suite struct AnimationCostTests {
    @Test(arguments: [(0.1, 6), (0.25, 15), (0.5, 30), (2, 120)])
    func `An animation runs one frame per refresh`(duration: Double, count: Int) {
        let stage = Stage()
        View.animate(withDuration: duration) { stage.view.frame.origin.x = 200 }
        let activity = stage.harness.advance(by: .seconds(10))
        #expect(activity.frames.count == count)
        #expect(activity.wakeUps == count)
        #expect(!stage.harness.host.needsFrame && stage.harness.host.nextDeadline == nil)
    }

    @Test func `A hundred animations share their frames`() {
        let stage = Stage()
        let views = (0..<100).map { index in
            let view = View(frame: Rect(x: 0, y: Double(index), width: 1, height: 1))
            stage.root.addSubview(view)
            return view
        }
        stage.harness.step()
        for view in views { View.animate(withDuration: 0.5) { view.frame.origin.x = 300 } }
        #expect(stage.harness.advance(by: .seconds(10)).frames.count == 30)
    }

    @Test func `A view that only moves, turns or fades is not redrawn`() throws {
        let stage = Stage()
        let label = Label(text: "Hello")
        label.frame = Rect(x: 0, y: 50, width: 80, height: 20)
        stage.root.addSubview(label)
        stage.harness.step()
        let changes = try stage.harness.changes {
            View.animate(withDuration: 0.5) {
                label.frame.origin.x = 100
                label.alpha = 0.5
                label.transform = AffineTransform(rotationAngle: 1)
                label.backgroundColor = .red
            }
        }
        #expect(changes.frames.count == 30)
        #expect(changes[label].draws == 0)
        #expect(changes.total.layouts == 0)
    }

    @Test func `A small move damages a small area`() {
        let stage = Stage()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.origin.x = 60 }
        while let report = stage.harness.step() {
            let area = report.damage.reduce(0) { $0 + $1.width * $1.height }
            #expect(area <= 43 * 41)
        }
    }

    @Test func `Views, blocks and animators are deallocated after the animation`() {
        weak var view: View?
        weak var animator: ViewPropertyAnimator?
        weak var token: Token?
        do {
            let stage = Stage()
            let kept = Token()
            token = kept
            view = stage.view
            View.animate(
                withDuration: 0.2, animations: { stage.view.alpha = 0 }, completion: { _ in kept.touch() })
            let steered = ViewPropertyAnimator(duration: 0.2, curve: .linear) {
                stage.view.frame.origin.x = 10
                kept.touch()
            }
            steered.addCompletion { _ in kept.touch() }
            steered.startAnimation()
            animator = steered
            stage.harness.advance(by: .seconds(1))
        }
        #expect(view == nil && animator == nil && token == nil)
    }

    @Test func `Views, blocks and animators of a running animation are deallocated with their host`() {
        weak var host: ViewHost?
        weak var view: View?
        weak var animator: ViewPropertyAnimator?
        weak var token: Token?
        do {
            let stage = Stage()
            let kept = Token()
            token = kept
            host = stage.harness.host
            view = stage.view
            View.animate(
                withDuration: 5, delay: 0, options: .repeat, animations: { stage.view.alpha = 0 },
                completion: { _ in kept.touch() })
            View.transition(
                with: stage.view, duration: 5, options: .transitionCrossDissolve,
                animations: { stage.view.backgroundColor = .red }, completion: { _ in kept.touch() })
            let paused = ViewPropertyAnimator(duration: 5, curve: .linear) {
                stage.view.frame.origin.x = 10
                kept.touch()
            }
            paused.fractionComplete = 0.5
            animator = paused
            stage.harness.advance(by: .seconds(1))
        }
        #expect(host == nil && view == nil && animator == nil && token == nil)
    }

    @Test func `An unretained animator runs to its end if started, else it is deallocated`() {
        let stage = Stage()
        weak var running: ViewPropertyAnimator?
        weak var unstarted: ViewPropertyAnimator?
        do {
            let first = ViewPropertyAnimator(duration: 0.2, curve: .linear) { stage.view.alpha = 0 }
            first.startAnimation()
            running = first
            let second = ViewPropertyAnimator(duration: 0.2, curve: .linear) { stage.view.alpha = 0 }
            unstarted = second
            #expect(second.state == .inactive)
        }
        #expect(running != nil && unstarted == nil)
        stage.harness.advance(by: .seconds(1))
        #expect(running == nil)
    }

    private final class Token {
        private var count = 0
        func touch() { count += 1 }
    }
}
