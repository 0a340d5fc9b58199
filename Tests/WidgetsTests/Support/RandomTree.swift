import RandomNumbers
import Widgets

/// A tree of painted views that changes at random, reproducibly for each seed.
final class RandomTree {
    let root = PaintedView(frame: Rect(x: 0, y: 0, width: 96, height: 72))
    /// The latest changes, for the message of a failing test.
    private(set) var log: [String] = []
    private var random: SeededRandom
    private let changesEffects: Bool

    private let hasLargeViews: Bool
    private let changesBackdrops: Bool

    init(
        seed: Int, count: Int, changesEffects: Bool = false, hasLargeViews: Bool = false,
        changesBackdrops: Bool = false
    ) {
        self.changesBackdrops = changesBackdrops
        self.changesEffects = changesEffects
        self.hasLargeViews = hasLargeViews
        random = SeededRandom(seed: seed)
        root.backgroundColor = .white
        for _ in 0..<count { add() }
        log.removeAll()
    }

    /// All views, the root first.
    var views: [PaintedView] {
        var found: [PaintedView] = []
        func collect(_ view: PaintedView) {
            found.append(view)
            for case let subview as PaintedView in view.subviews { collect(subview) }
        }
        collect(root)
        return found
    }

    func mutate() {
        let others = views.dropFirst()
        guard others.count > 3 else { return add() }
        let view = others[others.startIndex + random.index(below: others.count)]
        if changesBackdrops, random.chance(0.15) { return changeBackdrop(of: view) }
        if changesEffects, random.chance(0.25) { return changeEffects(of: view) }
        switch random.index(below: 22) {
        case 0: add()
        case 1: note("remove", view) { view.removeFromSuperview() }
        case 2, 3: moveFrame(of: view)
        case 4:
            note("center", view) {
                view.center = Point(x: random.number(-10...90), y: random.number(-10...70))
            }
        case 5: note("background", view) { view.backgroundColor = random.chance(0.2) ? nil : color() }
        case 6: note("alpha", view) { view.alpha = random.chance(0.5) ? 1 : random.number(0...1) }
        case 7: note("hidden", view) { view.isHidden.toggle() }
        case 8:
            if random.chance(0.5) {
                note("transform", view) { view.transform = transform() }
            } else {
                changeSpace(of: view)
            }
        case 9: note("clips", view) { view.clipsToBounds.toggle() }
        case 10:
            note("radius", view) { view.layer.cornerRadius = random.chance(0.4) ? 0 : random.number(0...14) }
        case 11:
            note("border", view) { view.layer.borderWidth = random.chance(0.4) ? 0 : random.number(0...4) }
        case 12:
            note("scroll", view) {
                view.bounds.origin = Point(x: random.number(-9...9), y: random.number(-9...9))
            }
        case 13: note("to front", view) { view.superview?.bringSubviewToFront(view) }
        case 14: note("to back", view) { view.superview?.sendSubviewToBack(view) }
        case 15: exchange(in: view.superview)
        case 16: reparent(view)
        case 17, 18: note("spot", view) { view.addSpot(rect(in: view.bounds), color()) }
        case 19: note("line", view) { view.lineColor = random.chance(0.3) ? nil : color() }
        case 20: note("border colour", view) { view.layer.borderColor = color() }
        default:
            note("size", view) {
                view.bounds.size = Size(width: random.number(0...50), height: random.number(0...40))
            }
        }
    }

    /// Changes the transform in space, the perspective of the subviews, or the visibility of the back.
    private func changeSpace(of view: PaintedView) {
        var eye = Transform3D.identity
        eye.m34 = -1 / random.number(40...300)
        switch random.index(below: 5) {
        case 0: note("perspective", view) { view.layer.sublayerTransform = eye }
        case 1: note("double-sided", view) { view.layer.isDoubleSided.toggle() }
        default:
            let turn = Transform3D(
                rotationAngle: random.number(-4...4), x: random.number(-1...1), y: random.number(-1...1),
                z: random.number(-1...1)
            ).translatedBy(x: 0, y: 0, z: random.chance(0.2) ? random.number(-50...50) : 0)
            note("turn", view) {
                view.transform3D = random.chance(0.2) ? .identity : turn.concatenating(eye)
            }
        }
    }

    private func changeBackdrop(of view: PaintedView) {
        let filters: [Filter] = [.blur(radius: random.number(0...5)), .saturation(random.number(0...2))]
        let star = ContentClip { Path(ellipseIn: Rect(origin: .zero, size: $0)) }
        let isStar = random.chance(0.3)
        note("backdrop", view) {
            view.backgroundColor = random.chance(0.8) ? color().withAlphaComponent(0.5) : nil
            view.layer.setBackgroundFilters(random.chance(0.2) ? [] : filters, in: isStar ? star : nil)
        }
    }

    private func changeEffects(of view: PaintedView) {
        switch random.index(below: 6) {
        case 0, 1:
            note("shadow", view) {
                view.layer.shadowOpacity = random.chance(0.2) ? 0 : random.number(0...1)
                view.layer.shadowRadius = random.number(0...4)
                view.layer.shadowOffset = Size(width: random.number(-5...5), height: random.number(-5...5))
            }
        case 2:
            let frame = rect(in: Rect(x: -5, y: -5, width: 50, height: 40))
            let path = random.chance(0.5) ? nil : Path(ellipseIn: frame)
            note("shadow path", view) { view.layer.shadowPath = path }
        case 3:
            let filters: [Filter] = [.blur(radius: random.number(0...3)), .saturation(0.3)]
            note("filters", view) { view.layer.filters = random.chance(0.4) ? [] : filters }
        case 4:
            let mode = BlendMode.allCases[random.index(below: BlendMode.allCases.count)]
            note("blend \(mode)", view) { view.layer.compositingFilter = random.chance(0.3) ? .normal : mode }
        default:
            let mask = View(frame: rect(in: Rect(x: -5, y: -5, width: 50, height: 40)))
            mask.backgroundColor = color()
            mask.layer.cornerRadius = random.number(0...9)
            note("mask", view) { view.mask = random.chance(0.4) ? nil : mask }
        }
    }

    /// Changes the root view's bounds origin or transform.
    func moveRoot() {
        if random.chance(0.5) {
            note("scroll root", root) {
                root.bounds.origin = Point(x: random.number(-9...9), y: random.number(-9...9))
            }
        } else {
            note("transform root", root) { root.transform = transform() }
        }
    }

    private func add() {
        let view = PaintedView(frame: rect(in: Rect(x: -12, y: -12, width: 100, height: 80)))
        view.backgroundColor = random.chance(0.7) ? color() : nil
        view.clipsToBounds = random.chance(0.3)
        if random.chance(0.3) { view.layer.cornerRadius = random.number(0...12) }
        if random.chance(0.3) { view.layer.borderWidth = random.number(0.5...3) }
        if random.chance(0.2) { view.transform = transform() }
        if random.chance(0.2) { view.alpha = random.number(0...1) }
        if random.chance(0.4) { view.lineColor = color() }
        let all = views
        let parent = random.chance(0.4) ? root : all[random.index(below: all.count)]
        note("add to \(name(parent))", view) {
            parent.insertSubview(view, at: random.index(below: parent.subviews.count + 1))
        }
    }

    private func moveFrame(of view: PaintedView) {
        let frame = rect(in: Rect(x: -12, y: -12, width: 110, height: 90))
        note("frame \(frame)", view) { view.frame = frame }
    }

    private func exchange(in view: View?) {
        guard let view, view.subviews.count > 1 else { return }
        let first = random.index(below: view.subviews.count)
        let second = random.index(below: view.subviews.count)
        log.append("exchange \(first), \(second)")
        view.exchangeSubview(at: first, withSubviewAt: second)
    }

    private func reparent(_ view: PaintedView) {
        let all = views
        let parent = all[random.index(below: all.count)]
        if parent.isDescendant(of: view) { return }
        note("move to \(name(parent))", view) {
            parent.insertSubview(view, at: random.index(below: parent.subviews.count + 1))
        }
    }

    private func note(_ what: String, _ view: PaintedView, _ change: () -> Void) {
        log.append("\(what) \(name(view)) \(view.frame)")
        change()
    }

    private func name(_ view: View) -> String {
        views.firstIndex { $0 === view }.map { "#\($0)" } ?? "new"
    }

    private func rect(in outer: Rect) -> Rect {
        let x = random.number(outer.minX...max(outer.minX, outer.maxX))
        let y = random.number(outer.minY...max(outer.minY, outer.maxY))
        if hasLargeViews, random.chance(0.4) {
            return Rect(x: x - 30, y: y - 30, width: random.number(30...110), height: random.number(30...90))
                .integral
        }
        let rect = Rect(x: x, y: y, width: random.number(0...40), height: random.number(0...30))
        return random.chance(0.5) ? rect.integral : rect
    }

    private func color() -> Color {
        Color(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
            alpha: random.chance(0.6) ? 1 : random.number(0...1))
    }

    private func transform() -> AffineTransform {
        switch random.index(below: 5) {
        case 0: .identity
        case 1: AffineTransform(rotationAngle: random.number(-3...3))
        case 2: AffineTransform(scaleX: random.number(-1.5...1.5), y: random.number(0.3...2))
        case 3: AffineTransform(translationX: random.number(-9...9), y: random.number(-9...9))
        default:
            AffineTransform(rotationAngle: random.number(-1...1)).scaledBy(x: random.number(0.5...1.5), y: 1)
                .translatedBy(x: random.number(-5...5), y: 3)
        }
    }
}
