import RandomNumbers
import Widgets

/// Changes trees of views whose hooks change the trees, too, reproducibly for each seed.
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

/// Trees of views, two of which are displayed by hosts.
private final class HookedForest {
    private var random: SeededRandom
    private var views: [HookedView] = []
    private let hosts: [ViewHost]
    /// The number of hooks that may still act in this step; without a bound, two hooks could undo each other endlessly.
    private var budget = 0

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        let roots = (0..<2).map { _ in Window(title: "", size: Size(width: 40, height: 40)) }
        hosts = roots.map { ViewHost(rootView: $0, size: Size(width: 40, height: 40)) }
        for _ in 0..<12 { views.append(makeView()) }
    }

    func step() {
        budget = 6
        if random.index(below: 12) == 0 {
            views[random.index(below: views.count)] = makeView()
        } else {
            act()
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
        guard budget > 0, random.index(below: 3) == 0 else { return }
        budget -= 1
        act()
    }

    private func act() {
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

    private func target() -> View {
        let index = random.index(below: views.count + 4)
        return index < views.count ? views[index] : hosts[index % 2].rootView
    }

    /// Returns a defect of the trees; nil when each view is in the subviews of its superview, once, and in no others.
    func defect() -> String? {
        var all: [View] = hosts.map(\.rootView)
        all += views as [View]
        var known = Set(all.map(ObjectIdentifier.init))
        var next = 0
        while next < all.count {
            // A superview that is in none of the trees above can still be alive: a queue of the host retains it until the next frame.
            let neighbours = all[next].subviews + (all[next].superview.map { [$0] } ?? [])
            for view in neighbours where known.insert(ObjectIdentifier(view)).inserted { all.append(view) }
            next += 1
        }
        var parents: [ObjectIdentifier: View] = [:]
        for view in all {
            for subview in view.subviews {
                if parents.updateValue(view, forKey: ObjectIdentifier(subview)) != nil {
                    return "a view is among subviews twice"
                }
            }
        }
        for view in all {
            if parents[ObjectIdentifier(view)] !== view.superview { return "a superview is not the parent" }
            var root = view
            var depth = 0
            while let superview = root.superview {
                root = superview
                depth += 1
                if depth > all.count { return "a view is inside itself" }
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
