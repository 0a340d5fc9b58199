import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Invalid values and endless recursion are reported, and animations keep working afterwards.
@Suite(.serialized) struct AnimationLoopTests {
    @Test func `A completion that starts an animation again and again runs at the refresh rate`() {
        let stage = Stage()
        var count = 0
        func pulse(_ isFinished: Bool) {
            count += 1
            View.animate(
                withDuration: 0.05, animations: { stage.view.alpha = count % 2 == 0 ? 1 : 0.5 },
                completion: pulse)
        }
        pulse(true)
        stage.harness.advance(by: .seconds(10))
        #expect(count > 100 && count <= 200)
        stage.view.removeFromSuperview()
    }

    @Test func `Zero-duration completions that call each other are stopped and reported`() {
        let stage = Stage()
        var count = 0
        func pulse(_ isFinished: Bool) {
            count += 1
            View.animate(withDuration: 0, animations: { stage.view.alpha = 1 }, completion: pulse)
        }
        let reported = diagnostics { pulse(true) }
        #expect(reported.map(\.kind) == [.animationLoop])
        #expect(count > 10 && count < 1000)
        // Animations work as before.
        View.animate(withDuration: 1) { stage.view.frame.origin.x = 100 }
        #expect(stage.view.layer.presentation() != nil)
    }

    @Test func `An animation block that calls itself is stopped and reported`() {
        let stage = Stage()
        var count = 0
        func nest() {
            count += 1
            View.animate(withDuration: 1) { nest() }
        }
        let reported = diagnostics { nest() }
        #expect(reported.map(\.kind) == [.animationLoop])
        #expect(count < 1000)
        #expect(View.inheritedAnimationDuration == 0)
        View.animate(withDuration: 1) { stage.view.frame.origin.x = 100 }
        #expect(stage.view.layer.presentation() != nil)
    }

    @Test func `Invalid numbers are reported and replaced by defaults`() {
        let stage = Stage()
        let reported = diagnostics {
            View.animate(
                withDuration: .nan, delay: -1, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity,
                animations: { stage.view.frame.origin.x = 10 })
            View.animate(springDuration: -1, bounce: .nan, initialSpringVelocity: .nan, delay: .infinity) {
                stage.view.frame.origin.x = 20
            }
            View.animate(withDuration: 1) {
                View.modifyAnimations(withRepeatCount: .nan, autoreverses: false) {
                    stage.view.frame.origin.x = 30
                }
            }
            View.transition(
                with: stage.view, duration: .nan, options: .transitionCrossDissolve, animations: nil)
        }
        #expect(reported.count == 10)
        #expect(reported.allSatisfy { $0.kind == .invalidValue })
        stage.show(at: 5)
        #expect(stage.shownX == 30)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Extreme numbers neither crash nor hang`() {
        let stage = Stage()
        for duration in [1e300, 1e-300, Double.leastNonzeroMagnitude, .greatestFiniteMagnitude] {
            for damping in [1e-300, 1e300, 0.5] {
                View.animate(
                    withDuration: duration, delay: duration, usingSpringWithDamping: damping,
                    initialSpringVelocity: 1e300
                ) { stage.view.frame.origin.x += 1 }
            }
            View.animate(withDuration: duration) {
                View.modifyAnimations(withRepeatCount: 1e300, autoreverses: true) { stage.view.alpha -= 0.1 }
            }
            View.animate(springDuration: duration, bounce: 1) { stage.view.frame.origin.y += 1 }
        }
        stage.show(at: 1)
        #expect(stage.view.shownFrame.isFinite)
        #expect(Spring(settlingDuration: .nan, dampingRatio: -1).settlingDuration().isFinite)
        #expect(Spring(mass: -1, stiffness: 0, damping: .nan).value(target: 1, time: 1).isFinite)
        stage.view.removeFromSuperview()
        stage.harness.step()
        #expect(stage.harness.host.animator?.runCount == 0)
    }

    @Test func `Completions may remove, add and animate views`() {
        let stage = Stage()
        let other = View(frame: Rect(x: 0, y: 100, width: 10, height: 10))
        View.animate(
            withDuration: 0.1, animations: { stage.view.alpha = 0 },
            completion: { _ in
                stage.view.removeFromSuperview()
                stage.root.addSubview(other)
                View.animate(withDuration: 0.1) { other.frame.origin.x = 50 }
            })
        View.animate(
            withDuration: 0.1, animations: { stage.view.frame.origin.x = 50 },
            completion: { _ in stage.root.backgroundColor = .green })
        stage.harness.advance(by: .seconds(1))
        #expect(stage.view.superview == nil && other.frame.minX == 50)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `An endless animation never settles, and the harness names it`() {
        let stage = Stage()
        stage.view.accessibilityIdentifier = "spinner"
        View.animate(withDuration: 1, delay: 0, options: .repeat) {
            stage.view.transform = AffineTransform(rotationAngle: .pi)
        }
        let error = #expect(throws: HarnessError.self) { try stage.harness.settle() }
        #expect(error?.description.contains("animated: ") == true)
        #expect(error?.description.contains("spinner") == true)
    }

    @Test func `A change in a completion does not join the surrounding animation`() {
        let stage = Stage()
        View.animate(withDuration: 1) {
            stage.view.alpha = 0.5
            View.animate(
                withDuration: 0, delay: 0, options: .overrideInheritedDuration, animations: {},
                completion: { _ in stage.view.frame.origin.x = 100 })
        }
        stage.harness.step()
        #expect(stage.shownX == 100)
    }

    @Test func `A view that moves to another host ends its animation`() {
        let stage = Stage()
        let root = View()
        let other = Harness(root)
        other.step()
        var heard: [Bool] = []
        View.animate(
            withDuration: 1, animations: { stage.view.frame.origin.x = 100 }, completion: { heard.append($0) }
        )
        root.addSubview(stage.view)
        #expect(stage.view.layer.presentation() == nil)
        stage.harness.step()
        #expect(heard == [false])
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.origin.x = 0 }
        other.advance(by: .milliseconds(500))
        #expect(stage.shownX > 40 && stage.shownX < 60)
    }

    @Test func `A block that animates views of two hosts completes once`() {
        let (one, two) = (Stage(), Stage())
        two.harness.advance(by: .seconds(5))
        var heard: [Bool] = []
        View.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                one.view.frame.origin.x = 100
                two.view.frame.origin.x = 100
            }, completion: { heard.append($0) })
        one.show(at: 1)
        #expect(heard.isEmpty)
        two.show(at: 5.5)
        #expect(abs(two.shownX - 50) < 1e-9)
        two.show(at: 6)
        #expect(heard == [true])
    }
}
