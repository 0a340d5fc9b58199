/// Arranges views in a row or a column: `UIStackView`.
///
///     let stack = StackView(arrangedSubviews: [icon, title, button])
///     stack.spacing = 8
///     stack.alignment = .center
///
/// The views' places follow from constraints that the stack makes of its properties, and their sizes from their content
/// and from the stack's own. Hidden ones leave no gap. A change costs what it changes.
open class StackView: View, ArrangesSubviews {
    /// Whether views stand in a row or in a column; a row at first.
    public final var axis = LayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { rearrange() } }
    }
    /// How the views share the length along the axis.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { rearrange() } }
    }
    /// How the views stand across the axis.
    public final var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// Between neighbours, in points.
    public final var spacing = 0.0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Whether spacing in a column counts from baseline to baseline.
    public final var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// Whether the margins count instead of the edges.
    public final var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }
    /// The views in their order; all are subviews too.
    public private(set) final var arrangedSubviews: [View] = []

    final var customSpacing: [View: Double] = [:]
    final var constraintSequence = ConstraintSequence()
    final var gaps: [LayoutGuide] = []
    /// The views that the constraints are for, in their order.
    final var arrangedOrder: [ObjectIdentifier] = []
    private final var change: ArrangementChange?
    /// How many arranged views were looked at to find one, for tests.
    private(set) final var searchCount = 0

    /// How views share the length along the axis: `UIStackView.Distribution`.
    ///
    ///     stack.distribution = .fillEqually
    public nonisolated enum Distribution: Hashable, Sendable, CaseIterable {
        /// All is filled; who hugs least grows, who resists least shrinks.
        case fill
        case fillEqually
        /// In proportion to the content sizes.
        case fillProportionally
        /// Sizes by content, equal gaps of at least the spacing.
        case equalSpacing
        /// Equal distances from centre to centre, as far as the spacing allows.
        case equalCentering
    }

    /// How views stand across the axis: `UIStackView.Alignment`.
    ///
    ///     column.alignment = .leading
    public nonisolated enum Alignment: Hashable, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// An alias of ``leading``, for rows.
        public static let top = Alignment.leading
        /// An alias of ``trailing``, for rows.
        public static let bottom = Alignment.trailing
    }

    /// For ``setCustomSpacing(_:after:)``: as the stack has it.
    public static let spacingUseDefault = Double.greatestFiniteMagnitude
    /// For spacings: as the system has it.
    public static let spacingUseSystem = Double.leastNormalMagnitude

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Makes a stack of `views`, which no longer translate their autoresizing masks; the stack does until told otherwise.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    nonisolated deinit {}

    // MARK: - Views

    /// Puts `view` at the end.
    public final func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts `view` at `index`; one that is there already moves.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        // Only subviews are arranged: of the many that are added none needs to be looked for.
        let old = view.superview === self ? arrangedIndex(of: view) : nil
        if let old { arrangedSubviews.remove(at: old) }
        let place = min(max(0, index), arrangedSubviews.count)
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: place)
        rearrange(old == nil ? .all : .order)
    }

    /// The index of `view` among the arranged views; nil when it is none.
    ///
    /// Searches around its index among the subviews. Where the stack arranges them in their order, O(1) or O(log count).
    private func arrangedIndex(of view: View) -> Int? {
        guard let index = index(of: view) else { return nil }
        let count = arrangedSubviews.count
        var distance = 0
        while distance <= max(index, count - 1 - index) {
            searchCount += 1
            let (before, after) = (index - distance, index + distance)
            if before >= 0, before < count, arrangedSubviews[before] === view { return before }
            if after < count, arrangedSubviews[after] === view { return after }
            distance += 1
        }
        return nil
    }

    /// Stops arranging `view`; it stays a subview.
    public final func removeArrangedSubview(_ view: View) {
        guard let index = arrangedIndex(of: view) else { return }
        arrangedSubviews.remove(at: index)
        if !customSpacing.isEmpty { customSpacing[view] = nil }
        rearrange()
    }

    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The space after `view`, instead of ``spacing``.
    public final func setCustomSpacing(_ spacing: Double, after view: View) {
        guard arrangedIndex(of: view) != nil else {
            return Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "a custom spacing was set after \(view.name), which it does not arrange",
                    cure: "nothing was changed; add the view first"))
        }
        customSpacing[view] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// The space after `view`, if it has one of its own; else ``spacingUseDefault``.
    public final func customSpacing(after view: View) -> Double {
        customSpacing[view] ?? Self.spacingUseDefault
    }

    // MARK: - Arranging

    /// Invalidates the arrangement: the next constraints pass rebuilds its constraints.
    final func rearrange(_ change: ArrangementChange = .all) {
        if self.change != .all { self.change = change }
        setNeedsUpdateConstraints()
    }

    package final var ownConstraints: Set<ObjectIdentifier> { constraintSequence.members }

    package final func arrangedVisibilityChanged(_ view: View) {
        if arrangedIndex(of: view) != nil { rearrange() }
    }

    /// Called when the intrinsic size of an arranged view may have changed.
    final func arrangedContentChanged() {
        if distribution == .fillProportionally || lendsBaseline { rearrange() }
    }

    package final func arrangedContentLengthsChanged() {
        if alignment != .fill { rearrange() }
    }

    // MARK: - Baselines

    /// In a row the highest view's, in a column the first one's.
    open override var forFirstBaselineLayout: View { baselineView(inColumn: \.first) ?? self }

    /// In a row the highest view's, in a column the last one's.
    open override var forLastBaselineLayout: View { baselineView(inColumn: \.last) ?? self }

    private func baselineView(inColumn end: ([View]) -> View?) -> View? {
        let views = arrangedSubviews.filter { !$0.isHidden }
        if axis == .vertical { return end(views) }
        // The first one of several: their order must not decide.
        return views.dropFirst().reduce(views.first) { highest, view in
            guard let highest else { return view }
            return view.heightAsContent > highest.heightAsContent ? view : highest
        }
    }

    open override func updateConstraints() {
        if let change {
            self.change = nil
            arrange(change)
        }
        super.updateConstraints()
    }
}

/// The kinds of changes that a stack's constraints follow.
enum ArrangementChange {
    /// Arranged views have moved among each other, and nothing else has changed.
    case order
    case all
}

/// A view that arranges its subviews by constraints.
protocol ArrangesSubviews: SubviewArranging {
    /// An arranged view has begun or ceased to have an intrinsic width or height.
    func arrangedContentLengthsChanged()
    /// The constraints that it makes, by identity.
    var ownConstraints: Set<ObjectIdentifier> { get }
}

extension View {
    /// The height of the intrinsic size, or the current height where the content has none, in points.
    fileprivate final var heightAsContent: Double {
        let height = intrinsicContentSize.height
        return height >= 0 ? height : bounds.height
    }
}

extension ArrangesSubviews {
    /// True for a view whose content does not ask for `length`: where nothing else gives it, it is zero, as in UIKit.
    func needsSettling(_ view: View, _ length: LayoutConstraint.Attribute) -> Bool {
        let node = view.layoutNode
        if !node.contentLengths.isKnown { _ = node.recordContentLengths(view.intrinsicContentSize) }
        return node.contentLengths.lacks(length)
    }

    var lendsBaseline: Bool { layoutAttachment?.node.lendsBaseline ?? false }

    /// To be called when views came, went or changed places.
    func updateLentBaselines() {
        if lendsBaseline { layoutAttachment?.node.engine?.lentBaselinesChanged(by: self) }
    }
}
