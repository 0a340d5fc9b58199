import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Views, hosts and animations that are added and removed in random order: each completion runs once, and nothing is leaked.
@Suite struct AnimationLifeTests {
    @Test(arguments: 0..<60) func `Each completion runs once in random sequences of operations`(seed: Int) {
        let life = Life(seed: seed)
        for _ in 0..<120 { life.step() }
        life.end()
        #expect(life.begun == life.ended)
        #expect(life.harness.host.animator?.runCount ?? 0 == 0)
        #expect(life.harness.host.animator?.viewCount ?? 0 == 0)
        #expect(life.harness.advance(by: .seconds(600)).isIdle)
        #expect(life.views.allSatisfy { $0.layer.presentation() == nil })
    }

    @Test(arguments: 0..<20) func `Views and animators are deallocated with their host`(seed: Int) {
        var life: Life? = Life(seed: seed)
        for _ in 0..<60 { life?.step() }
        weak let host = life?.harness.host
        let views = WeakViews(life?.views ?? [])
        let animators = WeakAnimators(life?.animators ?? [])
        life = nil
        #expect(host == nil)
        #expect(views.all.allSatisfy { $0.view == nil })
        #expect(animators.all.allSatisfy { $0.animator == nil })
    }

    private struct WeakViews {
        struct Entry { weak var view: View? }
        let all: [Entry]
        init(_ views: [View]) { all = views.map { Entry(view: $0) } }
    }

    private struct WeakAnimators {
        struct Entry { weak var animator: ViewPropertyAnimator? }
        let all: [Entry]
        init(_ animators: [ViewPropertyAnimator]) { all = animators.map { Entry(animator: $0) } }
    }
}

/// Performs random operations on a few views and their animations.
private final class Life {
    let harness: Harness
    let views: [View]
    private(set) var animators: [ViewPropertyAnimator] = []
    private(set) var begun = 0
    private(set) var ended = 0
    private var random: SeededRandom
    private var depth = 0

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        let root = View()
        views = (0..<6).map { index in View(frame: Rect(x: Double(index) * 20, y: 0, width: 18, height: 18)) }
        for view in views {
            view.backgroundColor = .red
            root.addSubview(view)
        }
        harness = Harness(root, size: Size(width: 200, height: 100))
        harness.step()
    }

    private var view: View { views[random.index(below: views.count)] }

    func step() {
        switch random.index(below: 14) {
        case 0...3: animate()
        case 4: transition()
        case 5: view.removeFromSuperview()
        case 6: move()
        case 7: steer()
        case 8: harness.host.isVisible.toggle()
        case 9: view.layer.removeAllAnimations()
        case 10: makeAnimator()
        default: harness.advance(by: .milliseconds(random.index(below: 200)))
        }
    }

    /// Runs until every animation has ended that can end.
    func end() {
        harness.host.isVisible = true
        for animator in animators where animator.state == .active {
            animator.pausesOnCompletion = false
            animator.startAnimation()
        }
        for view in views { view.layer.removeAllAnimations() }
        harness.advance(by: .seconds(30))
        for view in views { view.removeFromSuperview() }
        harness.advance(by: .seconds(30))
        for animator in animators where animator.state == .stopped { animator.finishAnimation(at: .current) }
    }

    private func change() {
        let view = view
        switch random.index(below: 4) {
        case 0: view.frame.origin.x = random.number(0...150)
        case 1: view.alpha = random.number(0...1)
        case 2: view.transform = AffineTransform(rotationAngle: random.number(0...3))
        default: view.bounds.size = Size(width: random.number(5...30), height: 18)
        }
    }

    private func animate() {
        begun += 1
        var options: View.AnimationOptions = random.chance(0.3) ? .beginFromCurrentState : []
        if random.chance(0.2) { options.insert(.repeat) }
        View.animate(
            withDuration: random.number(0...0.3), delay: random.chance(0.2) ? 0.1 : 0, options: options,
            animations: {
                for _ in 0..<2 { self.change() }
            },
            completion: { [weak self] _ in self?.told() })
    }

    /// A completion may perform a random operation itself.
    private func told() {
        ended += 1
        guard depth < 3, random.chance(0.4) else { return }
        depth += 1
        step()
        depth -= 1
    }

    private func transition() {
        begun += 1
        View.transition(
            with: view, duration: 0.1, options: .transitionCrossDissolve, animations: { self.change() },
            completion: { [weak self] _ in self?.told() })
    }

    private func move() {
        let (one, two) = (view, view)
        if !two.isDescendant(of: one) {
            two.addSubview(one)
        } else if one.superview == nil {
            harness.rootView.addSubview(one)
        }
    }

    private func makeAnimator() {
        let animator = ViewPropertyAnimator(duration: 0.2, dampingRatio: random.number(0.3...1)) {
            [weak self] in self?.change()
        }
        begun += 1
        animator.addCompletion { [weak self] _ in self?.told() }
        animator.startAnimation()
        animators.append(animator)
    }

    private func steer() {
        guard let animator = animators.last, animator.state == .active else { return }
        switch random.index(below: 6) {
        case 0: animator.pauseAnimation()
        case 1: animator.isReversed.toggle()
        case 2: animator.fractionComplete = random.number(0...1)
        case 3: animator.startAnimation()
        case 4: animator.pausesOnCompletion = true
        default: animator.stopAnimation(false)
        }
    }
}
