/// A view that displays the progress of a task.
///
/// Follows `SwiftUI.ProgressView`: an activity indicator without a value, a bar with one.
///
///     ProgressView("Copying", value: done, total: 100)
///     ProgressView()
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// The completed fraction from 0 to 1; nil for indeterminate progress.
    let fraction: Double?
    let isSpinner: Bool
    let label: Label
    let currentValueLabel: CurrentValueLabel
    @Environment(\.progressStyle) private var style

    public var body: some View {
        if isSpinner && style != .linear || style == .circular {
            VStack(spacing: 6) {
                SpinnerLeaf().named(by: label)
                label
            }
        } else if Label.self == EmptyView.self, CurrentValueLabel.self == EmptyView.self {
            ProgressLeaf(fraction: fraction)
        } else {
            VStack(alignment: .leading, spacing: 4) {
                label
                ProgressLeaf(fraction: fraction).named(by: label)
                currentValueLabel.font(.footnote).foregroundStyle(Color.secondary)
            }
        }
    }
}

extension ProgressView {
    /// Creates a progress bar; a nil value is indeterminate progress.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        fraction = value.map { ProgressLeaf.fraction(Double($0), Double(total)) }
        isSpinner = false
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates an activity indicator with a label below it.
    public init(@ViewBuilder label: () -> Label) {
        fraction = nil
        isSpinner = true
        self.label = label()
        currentValueLabel = EmptyView()
    }

    /// Creates a progress bar with a label above it; the fraction is `value` divided by `total`, and nil is indeterminate progress.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates an activity indicator with a title below it.
    public init(_ title: String) { self.init { Text(title) } }

    /// Creates a progress bar with a title above it; a nil value is indeterminate progress.
    public init<Value: BinaryFloatingPoint>(_ title: String, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates an activity indicator.
    public init() { self.init { EmptyView() } }

    /// Creates a progress bar; a nil value is indeterminate progress.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

/// The progress bar.
struct ProgressLeaf: LeafView, Equatable {
    let fraction: Double?

    static func fraction(_ value: Double, _ total: Double) -> Double {
        guard value.isFinite, total.isFinite, total > 0 else {
            Diagnostics.reportInvalid(
                "ProgressView", "was given \(value) of \(total)",
                "no progress is displayed; give finite numbers and a total above 0")
            return 0
        }
        return min(max(value / total, 0), 1)
    }

    func makeRetained() -> Widgets.ProgressView { Widgets.ProgressView(frame: .zero) }

    func configure(_ bar: Widgets.ProgressView, since old: Self?, _ environment: EnvironmentValues) {
        bar.isIndeterminate = fraction == nil
        if let fraction, bar.progress != fraction { bar.progress = fraction }
        bar.progressTintColor = environment.tint
        bar.applyDirection(environment)
    }

    func size(of bar: Widgets.ProgressView, _ proposal: ProposedViewSize) -> Size {
        Size(width: max(proposal.width ?? 160, 8), height: bar.intrinsicContentSize.height)
    }

    func lengthRange(of bar: Widgets.ProgressView, _ axis: Axis, cross: Double?) -> ClosedRange<Double>? {
        let height = bar.intrinsicContentSize.height
        return axis == .horizontal ? 8 ... .infinity : height...height
    }

    func isEqual(to old: Self) -> Bool { self == old }
}

/// The activity indicator.
struct SpinnerLeaf: LeafView, Equatable {
    func makeRetained() -> ActivityIndicatorView {
        let indicator = ActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        return indicator
    }

    func configure(_ indicator: ActivityIndicatorView, since old: Self?, _ environment: EnvironmentValues) {
        indicator.color = environment.tint ?? .secondaryLabel
    }

    func isEqual(to old: Self) -> Bool { true }
}

/// The appearance of progress views: `SwiftUI.ProgressViewStyle`.
///
///     .progressViewStyle(.linear)
public enum ProgressViewStyle: Hashable, Sendable {
    case automatic, linear, circular
}

private struct ProgressStyleKey: EnvironmentKey {
    static var defaultValue: ProgressViewStyle { .automatic }
}

extension EnvironmentValues {
    fileprivate var progressStyle: ProgressViewStyle {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of descendant progress views.
    public func progressViewStyle(_ style: ProgressViewStyle) -> some View {
        environment(\.progressStyle, style)
    }
}
