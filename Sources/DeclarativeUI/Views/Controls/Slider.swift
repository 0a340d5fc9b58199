/// A control for selecting a value from a range.
///
/// Follows `SwiftUI.Slider`.
///
///     Slider(value: $volume, in: 0...11, step: 1) { Text("Volume") }
public struct Slider<Label: View, ValueLabel: View>: View {
    let leaf: SliderLeaf
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel
    @Environment(\.labelsAreHidden) private var hidesLabels
    @Environment(\.formLayout) private var form

    init(leaf: SliderLeaf, label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel) {
        self.leaf = leaf
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
    }

    public var body: some View {
        if Label.self == EmptyView.self, ValueLabel.self == EmptyView.self {
            leaf
        } else {
            let track = HStack(spacing: 8) {
                minimumLabel
                leaf.named(by: label)
                maximumLabel
            }
            if hidesLabels || Label.self == EmptyView.self {
                track
            } else if form.showsRows {
                LabeledField(label: label, field: track)
            } else {
                HStack(spacing: 8) {
                    label
                    track
                }
            }
        }
    }
}

extension Slider {
    /// Creates a slider with a leading label and labels at both ends of the track.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            leaf: SliderLeaf(
                value, bounds, step, onEditingChanged, DeclarationSite(fileID: fileID, line: line)),
            label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a leading label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            leaf: SliderLeaf(
                value, bounds, step, onEditingChanged, DeclarationSite(fileID: fileID, line: line)),
            label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without labels; values are multiples of `step` above the lower bound unless it is nil.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            leaf: SliderLeaf(
                value, bounds, step, onEditingChanged, DeclarationSite(fileID: fileID, line: line)),
            label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView())
    }
}

/// The track with its knob.
struct SliderLeaf: LeafView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double
    let editingChanged: (Bool) -> Void
    let site: DeclarationSite

    init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value?,
        _ editingChanged: @escaping (Bool) -> Void, _ site: DeclarationSite
    ) {
        self.value =
            (value as? Binding<Double>)
            ?? Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) } ?? 0
        self.editingChanged = editingChanged
        self.site = site
    }

    func makeRetained() -> SliderControl { SliderControl(frame: .zero) }

    func configure(_ slider: SliderControl, since old: Self?, _ environment: EnvironmentValues) {
        if slider.minimumValue != bounds.lowerBound { slider.minimumValue = bounds.lowerBound }
        if slider.maximumValue != bounds.upperBound { slider.maximumValue = bounds.upperBound }
        if slider.stepValue != step { slider.stepValue = step }
        let now = value.wrappedValue
        if slider.value != now { slider.value = now }
        slider.apply(environment)
        let writer = BoundWriter(name: "Slider", site: site, binding: value)
        let (editingChanged, site) = (editingChanged, site)
        slider.changed = { [unowned slider] in
            let kept = writer.write(slider.value)
            if slider.value != kept { slider.value = kept }
        }
        slider.editingChanged = { isEditing in
            UpdateOrigin.during("onEditingChanged of Slider", site) { editingChanged(isEditing) }
        }
    }

    /// Returns the proposed width, or 160 points if none is proposed.
    func size(of slider: SliderControl, _ proposal: ProposedViewSize) -> Size {
        Size(
            width: max(proposal.width ?? 160, slider.effectiveAppearance.metrics.sliderKnob * 2),
            height: slider.intrinsicContentSize.height)
    }

    func lengthRange(of slider: SliderControl, _ axis: Axis, cross: Double?) -> ClosedRange<Double>? {
        let height = slider.intrinsicContentSize.height
        return axis == .horizontal
            ? slider.effectiveAppearance.metrics.sliderKnob * 2 ... .infinity : height...height
    }
}
