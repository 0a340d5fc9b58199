/// A view that arranges its subviews in a row or a column, modelled on `UIStackView`.
///
///     let stack = StackView(arrangedSubviews: [icon, title, button])
///     stack.spacing = 8
///     stack.alignment = .center
///
/// The stack creates constraints for the positions of the views from its properties; the sizes follow from the content of the views and
/// from the size of the stack. Hidden views take no space. A change updates only the constraints that it affects.
open class StackView: View, ArrangesSubviews {
    /// Whether the views are arranged in a row or in a column; `horizontal` by default.
    public final var axis = LayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { rearrange() } }
    }
    /// The distribution of the views along the axis; `fill` by default.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { rearrange() } }
    }
    /// The alignment of the views across the axis; `fill` by default.
    public final var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// The space between neighbouring views, in points; 0 by default.
    public final var spacing = 0.0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Whether the spacing in a column is measured between baselines; false by default.
    public final var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// Whether the views are arranged within the layout margins instead of the edges; false by default.
    public final var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }
    /// The arranged views in their order; all of them are subviews.
    public private(set) final var arrangedSubviews: [View] = []

    final var customSpacing: [View: Double] = [:]
    final var constraintSequence = ConstraintSequence()
    final var gaps: [LayoutGuide] = []
    /// The views for which the constraints were last created, in their order.
    final var arrangedOrder: [ObjectIdentifier] = []
    private final var change: ArrangementChange?
    /// The number of arranged views examined when searching for a view, for tests.
    private(set) final var searchCount = 0

    /// The distribution of views along the axis, modelled on `UIStackView.Distribution`.
    ///
    ///     stack.distribution = .fillEqually
    public nonisolated enum Distribution: Hashable, Sendable, CaseIterable {
        /// Fills the axis: the view with the lowest hugging priority grows, or the one with the lowest compression resistance shrinks.
        case fill
        case fillEqually
        /// Fills the axis with lengths proportional to the content sizes.
        case fillProportionally
        /// Keeps the content sizes, with equal gaps that are at least the spacing.
        case equalSpacing
        /// Places the centres at equal distances, as far as the minimum spacing allows.
        case equalCentering
    }

    /// The alignment of views across the axis, modelled on `UIStackView.Alignment`.
    ///
    ///     column.alignment = .leading
    public nonisolated enum Alignment: Hashable, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// An alias of ``leading``, for rows.
        public static let top = Alignment.leading
        /// An alias of ``trailing``, for rows.
        public static let bottom = Alignment.trailing
    }

    /// The value for ``setCustomSpacing(_:after:)`` that restores the stack's ``spacing``.
    public static let spacingUseDefault = Double.greatestFiniteMagnitude
    /// The value for spacings that uses ``LayoutSpacing/system``.
    public static let spacingUseSystem = Double.leastNormalMagnitude

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a stack of `views`, which get `translatesAutoresizingMaskIntoConstraints` set to false; the stack's own stays true.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    nonisolated deinit {}

    // MARK: - Views

    /// Adds `view` at the end.
    public final func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts `view` at `index`, which is clamped to the valid range; an arranged view is moved.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        // Only subviews can be arranged already, so adding many new views requires no search.
        let old = view.superview === self ? arrangedIndex(of: view) : nil
        if let old { arrangedSubviews.remove(at: old) }
        let place = min(max(0, index), arrangedSubviews.count)
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: place)
        rearrange(old == nil ? .all : .order)
    }

    /// Returns the index of `view` among the arranged views; nil when it is not arranged.
    ///
    /// The search starts at its index among the subviews. If the arranged views have the same order, the complexity is O(1) or O(log
    /// count).
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

    /// Stops arranging `view`, which stays a subview.
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

    /// Sets the space after `view`, which replaces ``spacing`` there.
    ///
    /// The value ``spacingUseDefault`` removes the custom spacing.
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

    /// Returns the custom spacing after `view`; ``spacingUseDefault`` when there is none.
    public final func customSpacing(after view: View) -> Double {
        customSpacing[view] ?? Self.spacingUseDefault
    }

    // MARK: - Arranging

    /// Requests an update of the arrangement's constraints in the next constraints pass.
    final func rearrange(_ change: ArrangementChange = .all) {
        if self.change != .all { self.change = change }
        setNeedsUpdateConstraints()
    }

    package final var ownConstraints: Set<ObjectIdentifier> { constraintSequence.members }

    package final func arrangedVisibilityChanged(_ view: View) {
        if arrangedIndex(of: view) != nil { rearrange() }
    }

    final func arrangedContentChanged() {
        if distribution == .fillProportionally || forwardsBaseline { rearrange() }
    }

    package final func arrangedContentLengthsChanged() {
        if alignment != .fill { rearrange() }
    }

    // MARK: - Baselines

    /// The tallest visible view of a row, or the first visible view of a column; the stack itself when there is none.
    open override var forFirstBaselineLayout: View { baselineView(inColumn: \.first) ?? self }

    /// The tallest visible view of a row, or the last visible view of a column; the stack itself when there is none.
    open override var forLastBaselineLayout: View { baselineView(inColumn: \.last) ?? self }

    private func baselineView(inColumn end: ([View]) -> View?) -> View? {
        let views = arrangedSubviews.filter { !$0.isHidden }
        if axis == .vertical { return end(views) }
        // The first of several equally tall views is used, so that the result does not depend on later ones.
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

/// The kinds of changes after which a stack updates its constraints.
enum ArrangementChange {
    /// The order of the arranged views has changed, and nothing else.
    case order
    case all
}

extension View {
    /// The height of the intrinsic content size in points, or the current height when there is none.
    fileprivate final var heightAsContent: Double {
        let height = intrinsicContentSize.height
        return height >= 0 ? height : bounds.height
    }
}
