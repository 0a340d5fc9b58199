import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Displayed values and their velocities stay continuous through every interruption.
@Suite struct InterruptionTests {
    /// Seconds before and after an interruption in which velocities are measured.
    private static let instant = 1e-5

    @Test(arguments: 0..<30) func `Position and velocity are continuous through every interruption`(seed: Int)
    {
        var random = SeededRandom(seed: seed)
        let stage = Stage()
        var now = 0.0
        var fastest = 0.0
        for _ in 0..<12 {
            now += random.number(0.05...0.4)
            let early = place(stage, at: now - Self.instant)
            let before = place(stage, at: now)
            interrupt(stage, &random)
            #expect(abs(stage.shownX - before) < 1e-9)
            let late = place(stage, at: now + Self.instant)
            let (old, new) = ((before - early) / Self.instant, (late - before) / Self.instant)
            // Points per second; accelerations of the springs and curves below change the velocity by less than this within the instant.
            #expect(abs(new - old) < 10)
            fastest = max(fastest, abs(old))
        }
        #expect(fastest > 100)
    }

    private func place(_ stage: Stage, at seconds: Double) -> Double {
        stage.show(at: seconds)
        return stage.shownX
    }

    /// Starts another animation with zero initial velocity to a random position, with or without `beginFromCurrentState`.
    private func interrupt(_ stage: Stage, _ random: inout SeededRandom) {
        let place = random.number(0...300)
        let options: View.AnimationOptions = random.chance(0.5) ? .beginFromCurrentState : []
        let duration = random.number(0.4...1)
        if random.chance(0.5) {
            View.animate(withDuration: duration, delay: 0, options: options) {
                stage.view.frame.origin.x = place
            }
        } else {
            View.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: random.number(0.5...1),
                initialSpringVelocity: 0, options: options
            ) { stage.view.frame.origin.x = place }
        }
    }

    @Test func `A replaced repeating animation continues with its velocity`() {
        let stage = Stage()
        View.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            stage.view.frame.origin.x = 100
        }
        stage.show(at: 0.74)
        let before = stage.shownX
        stage.show(at: 0.75)
        let speed = stage.shownX - before
        View.animate(withDuration: 0.5) { stage.view.frame.origin.x = 200 }
        #expect(abs(stage.shownX - before - speed) < 1e-9)
        stage.show(at: 0.76)
        #expect(abs(stage.shownX - before - 2 * speed) < 0.3)
    }

    @Test func `A delayed animation does not affect the running one until it begins`() {
        let stage = Stage()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.origin.x = 100 }
        View.animate(withDuration: 1, delay: 2, options: .curveLinear) { stage.view.frame.origin.x = 0 }
        for (time, place) in [(0.5, 50.0), (1, 100), (2, 100), (2.5, 50), (3, 0)] {
            stage.show(at: time)
            #expect(abs(stage.shownX - place) < 1e-9)
        }
    }

    @Test func `A thousand animations of one property keep fewer than ten tracks`() {
        let stage = Stage()
        var ends = 0
        for step in 0..<1000 {
            View.animate(
                withDuration: 1, animations: { stage.view.frame.origin.x = Double(step % 200) },
                completion: { _ in ends += 1 })
            #expect((Animator.tracks(of: stage.view)?.tracks.count ?? 0) <= 9)
        }
        stage.show(at: 2)
        #expect(ends == 1000)
        #expect(stage.shownX == 199)
    }

    @Test func `Replacing the animation of one property leaves the others running`() {
        let stage = Stage()
        var heard: [String] = []
        View.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                stage.view.frame.origin.x = 100
                stage.view.alpha = 0
            }, completion: { heard.append("both \($0)") })
        stage.show(at: 0.5)
        View.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { stage.view.alpha = 1 }, completion: { heard.append("alpha \($0)") })
        stage.show(at: 0.75)
        #expect(abs(stage.shownX - 75) < 1e-9)
        stage.show(at: 2)
        #expect(heard == ["both false", "alpha true"])
    }
}
