import RandomNumbers
import Widgets
import WidgetsTesting

/// Views and constraints that change at random, reproducibly for each seed.
///
/// ``copy()`` rebuilds the layout from new objects.
final class RandomLayout {
    let root = View()
    let harness: Harness
    /// Descriptions of the changes, oldest first.
    private(set) var log: [String] = []
    /// The constraints, oldest first; some are inactive.
    private(set) var constraints: [LayoutConstraint] = []
    /// Removed views, at most three, which may be added again.
    private var removedViews: [View] = []
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

    /// Performs a random change or query, and lays out at once in three of ten cases.
    func change() {
        switch random.index(below: 20) {
        case 0, 1: addView()
        case 2: removeView()
        case 3: moveView()
        case 4: removeTemporarily()
        case 5: addAgain()
        case 6, 7, 8: addConstraint()
        case 9: toggleConstraint()
        case 10: changeConstant()
        case 11, 12: changePriority()
        case 13: changeContent()
        case 14: hide()
        case 15: changePlacement()
        case 16: changeStack()
        case 17: changeDirection()
        default: query()
        }
        if random.chance(0.3) { settle() }
    }

    /// Steps until no frame is needed, at most 20 times.
    func settle() {
        for _ in 0..<20 where harness.host.needsFrame { harness.step() }
    }

    private func record(_ text: String) { log.append(text) }

    private func randomView() -> View? {
        let views = Self.views(below: root)
        return views.isEmpty ? nil : views[random.index(below: views.count)]
    }

    private func randomParent() -> View { random.chance(0.5) ? root : randomView() ?? root }

    private func addView() {
        let parent = randomParent()
        if Self.views(below: root).count > 11 { return removeView() }
        let view: View = random.chance(0.25) ? StackView() : SizedView(length(), length())
        count += 1
        view.accessibilityIdentifier = "\(count)"
        record("add \(view.name) to \(parent.name)")
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
        guard let view = randomView() else { return }
        record("remove \(view.name)")
        view.removeFromSuperview()
        constraints.removeAll { $0.firstItem == nil }
    }

    private func moveView() {
        guard let view = randomView() else { return }
        let parent = randomParent()
        if parent.isDescendant(of: view) { return }
        record("move \(view.name) to \(parent.name)")
        put(view, in: parent)
    }

    private func removeTemporarily() {
        guard let view = randomView(), removedViews.count < 3 else { return }
        record("remove temporarily \(view.name)")
        view.removeFromSuperview()
        removedViews.append(view)
        if random.chance(0.5) { view.layoutIfNeeded() }
    }

    private func addAgain() {
        guard let view = removedViews.popLast() else { return }
        record("add again \(view.name)")
        put(view, in: randomParent())
    }

    private func addConstraint() {
        guard let view = randomView() else { return }
        let isHorizontal = random.chance(0.5)
        let relations: [LayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let relation = relations[random.index(below: 4)]
        let constraint: LayoutConstraint
        if random.chance(0.3) {
            constraint = LayoutConstraint(
                item: view, attribute: isHorizontal ? .width : .height, relatedBy: relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: length())
        } else {
            let other = random.chance(0.6) ? view.superview ?? root : randomView() ?? root
            let positions: [LayoutConstraint.Attribute] =
                isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY, .firstBaseline]
            let isLength = random.chance(0.2)
            let lengths: LayoutConstraint.Attribute = isHorizontal ? .width : .height
            let first = isLength ? lengths : positions[random.index(below: positions.count)]
            let second = isLength ? lengths : positions[random.index(below: positions.count)]
            if view === other, first == second { return }
            constraint = LayoutConstraint(
                item: view, attribute: first, relatedBy: relation,
                toItem: random.chance(0.2) ? other.layoutMarginsGuide : other, attribute: second,
                multiplier: isLength && random.chance(0.5) ? 0.5 : 1, constant: length() - 20)
        }
        constraint.priority = priority()
        record("activate \(constraint)")
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func randomConstraint() -> LayoutConstraint? {
        constraints.isEmpty ? nil : constraints[random.index(below: constraints.count)]
    }

    private func toggleConstraint() {
        guard let constraint = randomConstraint(), constraint.isActive else { return }
        record("deactivate \(constraint)")
        constraint.isActive = false
        if random.chance(0.5) { constraint.isActive = true }
    }

    private func changeConstant() {
        guard let constraint = randomConstraint() else { return }
        constraint.constant = length()
        record("constant of \(constraint)")
    }

    private func changePriority() {
        guard let constraint = randomConstraint() else { return }
        constraint.priority = priority()
        record("priority of \(constraint)")
    }

    private func changeContent() {
        guard let view = randomView() as? SizedView else { return }
        let width = random.chance(0.2) ? View.noIntrinsicMetric : length()
        view.content = Size(width: width, height: length())
        if random.chance(0.4) { view.setContentHuggingPriority(priority(), for: .horizontal) }
        if random.chance(0.4) { view.setContentCompressionResistancePriority(priority(), for: .vertical) }
        record("content of \(view.name)")
    }

    private func hide() {
        guard let view = randomView() else { return }
        view.isHidden.toggle()
        record("hide \(view.name)")
    }

    private func changePlacement() {
        guard let view = randomView() else { return }
        if (view.superview as? StackView)?.arrangedSubviews.contains(view) == true { return }
        view.translatesAutoresizingMaskIntoConstraints.toggle()
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = Rect(x: length(), y: length(), width: length(), height: length())
        }
        record("placement of \(view.name)")
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
        record("change \(stack.name)")
    }

    private func changeDirection() {
        harness.host.layoutDirection = random.chance(0.5) ? .rightToLeft : .leftToRight
        record("direction")
    }

    /// Performs a random query, which must not change the layout.
    private func query() {
        guard let view = randomView() else { return }
        record("query \(view.name)")
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
