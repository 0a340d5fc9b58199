/// Two buttons that decrement and increment a value.
///
/// Follows `SwiftUI.Stepper`.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...99)
///     Stepper("Size") { size += 1 } onDecrement: { size -= 1 }
public struct Stepper<Label: View>: View {
    let leaf: StepperLeaf
    let label: Label
    @Environment(\.labelsAreHidden) private var hidesLabels

    public var body: some View {
        if hidesLabels { leaf.named(by: label) } else { LabeledRow(label: label, content: leaf) }
    }
}

extension Stepper {
    /// Creates a stepper for a value within `bounds`, with a view as its label.
    ///
    /// Each press changes the value by `step`, clamped to the bounds; a button at a bound is disabled. `onEditingChanged` is called
    /// with true before and with false after the changes of a press, a key or a scroll step.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let site = DeclarationSite(fileID: fileID, line: line)
        leaf = StepperLeaf(value, bounds, step, site, onEditingChanged)
        self.label = label()
    }

    /// Creates a stepper for a value without bounds, with a view as its label.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let site = DeclarationSite(fileID: fileID, line: line)
        leaf = StepperLeaf(value, nil, step, site, onEditingChanged)
        self.label = label()
    }

    /// Creates a stepper with two actions and a view as its label; a button whose action is nil is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        leaf = StepperLeaf(
            canDecrement: onDecrement != nil, canGoUp: onIncrement != nil,
            site: DeclarationSite(fileID: fileID, line: line), editingChanged: onEditingChanged
        ) { way in
            // Home and End do nothing: the closures define no range.
            if abs(way) >= StepperLeaf.end { return }
            if way > 0 { onIncrement?() } else { onDecrement?() }
        }
        self.label = label()
    }
}

extension Stepper where Label == Text {
    /// Creates a titled stepper for a value within `bounds`, which each press changes by `step`.
    public init<Value: Strideable>(
        _ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged,
            fileID: fileID, line: line)
    }

    /// Creates a titled stepper for a value without bounds, which each press changes by `step`.
    public init<Value: Strideable>(
        _ title: String, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged,
            fileID: fileID, line: line)
    }

    /// Creates a titled stepper with two actions; a button whose action is nil is disabled.
    public init(
        _ title: String, fileID: StaticString = #fileID, line: UInt = #line, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged, fileID: fileID, line: line)
    }
}

/// The two buttons; they report steps of -1 or 1, from which the stepper computes the value.
struct StepperLeaf: LeafView {
    let canDecrement: Bool
    let canGoUp: Bool
    let site: DeclarationSite
    let editingChanged: (Bool) -> Void
    let step: (Double) -> Void

    init(
        canDecrement: Bool, canGoUp: Bool, site: DeclarationSite, editingChanged: @escaping (Bool) -> Void,
        step: @escaping (Double) -> Void
    ) {
        self.editingChanged = editingChanged
        self.canDecrement = canDecrement
        self.canGoUp = canGoUp
        self.site = site
        self.step = step
    }

    init<Value: Strideable>(
        _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ stride: Value.Stride,
        _ site: DeclarationSite, _ editingChanged: @escaping (Bool) -> Void
    ) {
        let now = value.wrappedValue
        self.init(
            canDecrement: bounds.map { now > $0.lowerBound } ?? true,
            canGoUp: bounds.map { now < $0.upperBound } ?? true, site: site,
            editingChanged: editingChanged
        ) { steps in
            if abs(steps) >= Self.end {
                if let bounds { Self.write(steps > 0 ? bounds.upperBound : bounds.lowerBound, to: value) }
                return
            }
            let old = value.wrappedValue
            var new = old
            // `Strideable` has no multiplication: advance once for each step.
            for _ in 0..<Int(abs(steps).rounded()) {
                new = new.advanced(by: steps > 0 ? stride : 0 - stride)
                new = Self.decimal(new, old, stride) ?? new
            }
            if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
            value.wrappedValue = new
        }
    }

    /// Returns a floating-point number without the binary fractions of its sum; nil for other values.
    private static func decimal<Value: Strideable>(_ new: Value, _ old: Value, _ stride: Value.Stride)
        -> Value?
    {
        func rounded<Number: BinaryFloatingPoint>(_ sum: Number) -> Value? {
            guard let old = old as? Number, let stride = stride as? Number else { return nil }
            return sum.roundedDecimally(like: old, stride) as? Value
        }
        return (new as? any BinaryFloatingPoint).flatMap { rounded($0) }
    }

    /// Writes a bound of the range, unless it is infinite.
    private static func write<Value: Strideable>(_ end: Value, to value: Binding<Value>) {
        if let number = end as? any BinaryFloatingPoint, !number.isFinite { return }
        value.wrappedValue = end
    }

    /// The number of steps that the keys Home and End report: to the end of the range.
    static let end = 1e6

    func makeRetained() -> StepperControl {
        let control = StepperControl(frame: .zero)
        control.autorepeat = true
        return control
    }

    func configure(_ control: StepperControl, since old: Self?, _ environment: EnvironmentValues) {
        Self.center(control, self)
        control.apply(environment)
        let (site, step, editingChanged) = (site, step, editingChanged)
        control.editingChanged = { isEditing in
            UpdateOrigin.during("onEditingChanged of Stepper", site) { editingChanged(isEditing) }
        }
        control.changed = { [unowned control] in
            let steps = control.value
            if steps == 0 { return }
            UpdateOrigin.during("Stepper", site) { step(steps) }
            Self.center(control, self)
        }
    }

    /// Resets the control to 0, with room for steps in the enabled directions.
    private static func center(_ control: StepperControl, _ leaf: StepperLeaf) {
        control.minimumValue = leaf.canDecrement ? -end : 0
        control.maximumValue = leaf.canGoUp ? end : 0
        control.value = 0
    }
}
