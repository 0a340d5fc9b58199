import Widgets

/// Animations: a comparison of curves and springs, an interactive animator, transitions.
final class MotionPage: AnchoredPage {
    private let lanes = [
        Lane("linear") { View.animate(withDuration: 0.8, delay: 0, options: .curveLinear, animations: $0) },
        Lane("ease") { View.animate(withDuration: 0.8, animations: $0) },
        Lane("spring") { View.animate(springDuration: 0.6, bounce: 0, animations: $0) },
        Lane("bounce") { View.animate(springDuration: 0.6, bounce: 0.4, animations: $0) },
    ]
    private let held = Tile("held", 72, 40)
    private let holder = View()
    private let scrubber = Slider()
    private var animator: ViewPropertyAnimator?
    private let sentence = Label(text: MotionPage.sentences[0])
    private var sentenceIndex = 0

    private static let sentences = [
        "The old image is replaced.", "It dissolves or slides out.", "Hidden views are not drawn.",
    ]

    init() {
        scrubber.accessibilityLabel = "Progress of the animation"
        super.init(title: "Motion", lead: "Animations can be interrupted at any time, without a jump.")
        let lower = StackView(arrangedSubviews: [makeScrubbing(), makeTransition()])
        lower.spacing = 18
        lower.distribution = .fillEqually
        lower.alignment = .top
        let column = StackView(arrangedSubviews: [makeCurveComparison(), lower])
        column.axis = .vertical
        column.spacing = 18
        add(column)
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
    }

    private func makeCurveComparison() -> View {
        let go = Button(title: "There and back") { [weak self] _ in
            for lane in self?.lanes ?? [] { lane.cross() }
        }
        go.accessibilityIdentifier = "go"
        return makePanel("Curves and springs", rows: lanes + [row(go)])
    }

    private func makeScrubbing() -> View {
        scrubber.accessibilityIdentifier = "scrubber"
        scrubber.addAction(Action { [weak self] _ in self?.scrub() }, for: .valueChanged)
        let release = Button(title: "Release") { [weak self] _ in self?.letGo() }
        release.accessibilityIdentifier = "release"
        add(held, to: holder)
        LayoutConstraint.activate([
            holder.heightAnchor.constraint(equalToConstant: 64),
            held.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
            held.centerYAnchor.constraint(equalTo: holder.centerYAnchor),
        ])
        return makePanel("Interactive animation", rows: [holder, scrubber, row(release)])
    }

    private func makeTransition() -> View {
        sentence.accessibilityIdentifier = "sentence"
        let dissolve = Button(title: "Dissolve") { [weak self] _ in self?.next(.transitionCrossDissolve) }
        let slide = Button(title: "Slide") { [weak self] _ in self?.next(.transitionSlideFromRight) }
        return makePanel("Image transitions", rows: [sentence, row(dissolve, slide)])
    }

    /// Returns a row of buttons at the leading edge, each with the width of its title.
    private func row(_ buttons: Button...) -> View {
        let rest = View()
        rest.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        for button in buttons { button.setContentHuggingPriority(.required, for: .horizontal) }
        let row = StackView(arrangedSubviews: buttons + [rest])
        row.spacing = 8
        return row
    }

    // MARK: - Interactive animation

    private func scrub() {
        let animator = animator ?? makeAnimator()
        self.animator = animator
        animator.isReversed = false
        animator.fractionComplete = scrubber.value
    }

    private func makeAnimator() -> ViewPropertyAnimator {
        let animator = ViewPropertyAnimator(duration: 0.6, curve: .easeInOut) { [weak self] in
            guard let self else { return }
            held.transform = AffineTransform(translationX: max(0, holder.bounds.width - 88), y: 0)
                .rotated(by: .pi / 2)
            held.backgroundColor = .systemOrange
        }
        animator.addCompletion { [weak self] position in
            self?.animator = nil
            self?.held.transform = .identity
            self?.held.backgroundColor = .tintColor
            self?.scrubber.setValue(0, animated: true)
        }
        return animator
    }

    private func letGo() {
        guard let animator else { return }
        animator.isReversed = animator.fractionComplete < 0.5
        animator.continueAnimation(
            withTimingParameters: SpringTimingParameters(dampingRatio: 0.7), durationFactor: 1)
    }

    // MARK: - Image transitions

    private func next(_ options: View.AnimationOptions) {
        sentenceIndex = (sentenceIndex + 1) % Self.sentences.count
        View.transition(
            with: sentence, duration: 0.4, options: options,
            animations: { self.sentence.text = Self.sentences[self.sentenceIndex] })
    }
}

/// A lane with a tile that moves from one end to the other with its own animation.
private final class Lane: View {
    private let tile: Tile
    private let animate: (() -> Void) -> Void
    /// Places the tile at the leading end while active; otherwise `end` is active.
    private lazy var start = tile.leadingAnchor.constraint(equalTo: leadingAnchor)
    private lazy var end = tile.trailingAnchor.constraint(equalTo: trailingAnchor)

    init(_ name: String, animate: @escaping (() -> Void) -> Void) {
        tile = Tile(name)
        self.animate = animate
        super.init(frame: .zero)
        backgroundColor = Color(role: .controlFill)
        layer.cornerRadius = 10
        tile.translatesAutoresizingMaskIntoConstraints = false
        addSubview(tile)
        LayoutConstraint.activate([
            start, tile.topAnchor.constraint(equalTo: topAnchor, constant: 2),
            tile.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
        ])
    }

    func cross() {
        let (old, new) = start.isActive ? (start, end) : (end, start)
        old.isActive = false
        new.isActive = true
        animate { layoutIfNeeded() }
    }
}
