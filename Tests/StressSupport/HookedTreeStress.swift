import RandomNumbers
import Widgets

/// Changes trees of views whose hooks, such as `didMoveToWindow()`, change the trees as well; reproducible for each seed.
public enum HookedTreeStress {
    /// Returns one line for each inconsistency of the trees; a seed ends at its first one.
    public static func findings(seeds: Range<Int>, steps: Int) -> [String] {
        let handler = Diagnostics.handler
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = handler }
        return seeds.compactMap { seed in
            let forest = HookedForest(seed: seed)
            for step in 0..<steps {
                forest.step()
                if let defect = forest.defect() { return "seed \(seed), step \(step): \(defect)" }
            }
            return nil
        }
    }
}

/// Trees of views, two of which are the trees of hosts.
private final class HookedForest {
    private var random: SeededRandom
    private var views: [HookedView] = []
    private let hosts: [ViewHost]
    /// The number of hooks that may still change the trees in this step; without a limit two hooks could undo each other endlessly.
    private var remainingHookChanges = 0

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        let roots = (0..<2).map { _ in Window(title: "", size: Size(width: 40, height: 40)) }
        hosts = roots.map { ViewHost(rootView: $0, size: Size(width: 40, height: 40)) }
        for _ in 0..<12 { views.append(makeView()) }
    }

    /// Performs a random change, and sometimes renders a host.
    func step() {
        remainingHookChanges = 6
        if random.index(below: 12) == 0 {
            views[random.index(below: views.count)] = makeView()
        } else {
            changeTrees()
        }
        if random.index(below: 8) == 0 { _ = hosts[random.index(below: 2)].renderBitmap() }
    }

    private func makeView() -> HookedView {
        let view = HookedView(frame: Rect(x: 1, y: 1, width: 30, height: 30))
        view.backgroundColor = random.index(below: 2) == 0 ? .white : nil
        view.onHook = { [weak self] in self?.hookRan() }
        return view
    }

    private func hookRan() {
        guard remainingHookChanges > 0, random.index(below: 3) == 0 else { return }
        remainingHookChanges -= 1
        changeTrees()
    }

    private func changeTrees() {
        let view = views[random.index(below: views.count)]
        let other = target()
        switch random.index(below: 8) {
        case 0...2: other.addSubview(view)
        case 3: other.insertSubview(view, at: random.index(below: 3))
        case 4: if let sibling = other.subviews.last { other.insertSubview(view, belowSubview: sibling) }
        case 5, 6: view.removeFromSuperview()
        default:
            other.bringSubviewToFront(view)
            view.setNeedsLayout()
        }
    }

    /// Returns a random view, or the root view of a host.
    private func target() -> View {
        let index = random.index(below: views.count + 4)
        return index < views.count ? views[index] : hosts[index % 2].rootView
    }

    /// Returns the first inconsistency of the trees; nil if superviews, subviews, hosts, windows and depths agree.
    func defect() -> String? {
        var all: [View] = hosts.map(\.rootView)
        all += views as [View]
        var known = Set(all.map(ObjectIdentifier.init))
        var next = 0
        while next < all.count {
            // A superview outside of the known trees can be alive, because a queue of the host retains it until the next frame.
            let related = all[next].subviews + (all[next].superview.map { [$0] } ?? [])
            for view in related where known.insert(ObjectIdentifier(view)).inserted { all.append(view) }
            next += 1
        }
        var parents: [ObjectIdentifier: View] = [:]
        for view in all {
            for subview in view.subviews {
                if parents.updateValue(view, forKey: ObjectIdentifier(subview)) != nil {
                    return "a view occurs twice as a subview"
                }
            }
        }
        for view in all {
            if parents[ObjectIdentifier(view)] !== view.superview {
                return "a view is not a subview of its superview"
            }
            var root = view
            var depth = 0
            while let superview = root.superview {
                root = superview
                depth += 1
                if depth > all.count { return "a view is its own ancestor" }
            }
            let host = hosts.first { $0.rootView === root }
            if view.viewHost !== host { return "a view has the wrong host" }
            if view.window !== host?.rootView { return "a view has the wrong window" }
            if host != nil, Int(view.layoutState.depth) != depth { return "a view has the wrong depth" }
        }
        return nil
    }
}

private final class HookedView: View {
    var onHook: (() -> Void)?

    override func willMove(toSuperview newSuperview: View?) { onHook?() }
    override func didMoveToSuperview() { onHook?() }
    override func willMove(toWindow newWindow: Window?) { onHook?() }
    override func didMoveToWindow() { onHook?() }
    override func didAddSubview(_ subview: View) { onHook?() }
    override func willRemoveSubview(_ subview: View) { onHook?() }
    override func setNeedsLayout() {
        super.setNeedsLayout()
        onHook?()
    }
}
