import RandomNumbers
import Widgets
import WidgetsTesting

/// Views and constraints that change at random, reproducibly for each seed; `copy()` rebuilds the layout
/// from new objects.
final class RandomLayout {
    let root = View()
    let harness: Harness
    private(set) var log: [String] = []
    /// The constraints, oldest first; some are inactive.
    private(set) var constraints: [LayoutConstraint] = []
    /// Removed views, which may be added again.
    private var shelf: [View] = []
    private var random: SeededRandom
    private var count = 0

    static let size = Size(width: 400, height: 300)

    init(seed: Int) {
        random = SeededRandom(seed: seed)
        harness = Harness(root, size: Self.size)
        for _ in 0..<4 { addView() }
        for _ in 0..<4 { addConstraint() }
    }

    // MARK: - Changes

    func change() {
        switch random.index(below: 20) {
        case 0, 1: addView()
        case 2: removeView()
        case 3: moveView()
        case 4: shelve()
        case 5: unshelve()
        case 6, 7, 8: addConstraint()
        case 9: toggleConstraint()
        case 10: changeConstant()
        case 11, 12: changePriority()
        case 13: changeContent()
        case 14: hide()
        case 15: changePlacement()
        case 16: changeStack()
        case 17: changeDirection()
        default: ask()
        }
        if random.chance(0.3) { settle() }
    }

    func settle() {
        for _ in 0..<20 where harness.host.needsFrame { harness.step() }
    }

    private func note(_ text: String) { log.append(text) }

    private func pick() -> View? {
        let views = Self.views(below: root)
        return views.isEmpty ? nil : views[random.index(below: views.count)]
    }

    private func pickParent() -> View { random.chance(0.5) ? root : pick() ?? root }

    private func addView() {
        let parent = pickParent()
        if Self.views(below: root).count > 11 { return removeView() }
        let view: View = random.chance(0.25) ? StackView() : SizedView(length(), length())
        count += 1
        view.accessibilityIdentifier = "\(count)"
        note("add \(view.name) to \(parent.name)")
        view.translatesAutoresizingMaskIntoConstraints = random.chance(0.15)
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = Rect(x: length(), y: length(), width: length(), height: length())
        }
        put(view, in: parent)
    }

    private func put(_ view: View, in parent: View) {
        if let stack = parent as? StackView {
            stack.insertArrangedSubview(view, at: random.index(below: stack.arrangedSubviews.count + 1))
        } else {
            parent.addSubview(view)
        }
        // Makes fewer attributes ambiguous.
        if random.chance(0.7) {
            let left = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: length())
            let top = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: length())
            for constraint in [left, top] {
                constraint.priority = optionalPriority()
                constraint.isActive = true
                constraints.append(constraint)
            }
        }
    }

    private func removeView() {
        guard let view = pick() else { return }
        note("remove \(view.name)")
        view.removeFromSuperview()
        constraints.removeAll { $0.firstItem == nil }
    }

    private func moveView() {
        guard let view = pick() else { return }
        let parent = pickParent()
        if parent.isDescendant(of: view) { return }
        note("move \(view.name) to \(parent.name)")
        put(view, in: parent)
    }

    private func shelve() {
        guard let view = pick(), shelf.count < 3 else { return }
        note("shelve \(view.name)")
        view.removeFromSuperview()
        shelf.append(view)
        if random.chance(0.5) { view.layoutIfNeeded() }
    }

    private func unshelve() {
        guard let view = shelf.popLast() else { return }
        note("unshelve \(view.name)")
        put(view, in: pickParent())
    }

    private func addConstraint() {
        guard let view = pick() else { return }
        let isHorizontal = random.chance(0.5)
        let relations: [LayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let relation = relations[random.index(below: 4)]
        let constraint: LayoutConstraint
        if random.chance(0.3) {
            constraint = LayoutConstraint(
                item: view, attribute: isHorizontal ? .width : .height, relatedBy: relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: length())
        } else {
            let other = random.chance(0.6) ? view.superview ?? root : pick() ?? root
            let places: [LayoutConstraint.Attribute] =
                isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY, .firstBaseline]
            let isLength = random.chance(0.2)
            let lengths: LayoutConstraint.Attribute = isHorizontal ? .width : .height
            let first = isLength ? lengths : places[random.index(below: places.count)]
            let second = isLength ? lengths : places[random.index(below: places.count)]
            if view === other, first == second { return }
            constraint = LayoutConstraint(
                item: view, attribute: first, relatedBy: relation,
                toItem: random.chance(0.2) ? other.layoutMarginsGuide : other, attribute: second,
                multiplier: isLength && random.chance(0.5) ? 0.5 : 1, constant: length() - 20)
        }
        constraint.priority = priority()
        note("activate \(constraint)")
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func pickConstraint() -> LayoutConstraint? {
        constraints.isEmpty ? nil : constraints[random.index(below: constraints.count)]
    }

    private func toggleConstraint() {
        guard let constraint = pickConstraint(), constraint.isActive else { return }
        note("deactivate \(constraint)")
        constraint.isActive = false
        if random.chance(0.5) { constraint.isActive = true }
    }

    private func changeConstant() {
        guard let constraint = pickConstraint() else { return }
        constraint.constant = length()
        note("constant of \(constraint)")
    }

    private func changePriority() {
        guard let constraint = pickConstraint() else { return }
        constraint.priority = priority()
        note("priority of \(constraint)")
    }

    private func changeContent() {
        guard let view = pick() as? SizedView else { return }
        let width = random.chance(0.2) ? View.noIntrinsicMetric : length()
        view.content = Size(width: width, height: length())
        if random.chance(0.4) { view.setContentHuggingPriority(priority(), for: .horizontal) }
        if random.chance(0.4) { view.setContentCompressionResistancePriority(priority(), for: .vertical) }
        note("content of \(view.name)")
    }

    private func hide() {
        guard let view = pick() else { return }
        view.isHidden.toggle()
        note("hide \(view.name)")
    }

    private func changePlacement() {
        guard let view = pick() else { return }
        if (view.superview as? StackView)?.arrangedSubviews.contains(view) == true { return }
        view.translatesAutoresizingMaskIntoConstraints.toggle()
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = Rect(x: length(), y: length(), width: length(), height: length())
        }
        note("placement of \(view.name)")
    }

    private func changeStack() {
        guard
            let stack = Self.views(below: root).compactMap({ $0 as? StackView }).randomElement(using: &random)
        else { return }
        let alignments = StackView.Alignment.allCases
        stack.axis = random.chance(0.5) ? .horizontal : .vertical
        stack.distribution = [.fill, .fillEqually, .equalSpacing][random.index(below: 3)]
        stack.alignment = alignments[random.index(below: alignments.count)]
        stack.spacing = length()
        stack.isLayoutMarginsRelativeArrangement = random.chance(0.3)
        note("change \(stack.name)")
    }

    private func changeDirection() {
        harness.host.layoutDirection = random.chance(0.5) ? .rightToLeft : .leftToRight
        note("direction")
    }

    /// Performs a random query, which must not change the layout.
    private func ask() {
        guard let view = pick() else { return }
        note("ask \(view.name)")
        switch random.index(below: 4) {
        case 0: _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        case 1: _ = root.explainAmbiguity()
        case 2: _ = view.explainLayout(.width)
        default: view.layoutIfNeeded()
        }
    }

    private func length() -> Double { Double(random.index(below: 200)) / 4 }

    private func priority() -> LayoutPriority {
        random.chance(0.3) ? .required : optionalPriority()
    }

    private func optionalPriority() -> LayoutPriority { LayoutPriority(Float(2 + random.index(below: 997))) }
}
