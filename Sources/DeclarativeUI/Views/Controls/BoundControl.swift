/// A retained control that calls a closure when the user changes its value.
protocol BoundControl: Widgets.Control {
    var changed: (() -> Void)? { get set }
}

extension BoundControl {
    /// Installs the action that calls `changed`; called once, on initialisation.
    func installChangeAction() {
        addAction(Action { [unowned self] _ in changed?() }, for: .valueChanged)
    }
}

extension Widgets.Control {
    /// Applies the environment values that concern every control: enabled state, tint and layout direction.
    final func apply(_ environment: EnvironmentValues) {
        isEnabled = environment.isEnabled
        tintColor = environment.tint
        applyDirection(environment)
    }
}

extension Widgets.View {
    /// Overrides the layout direction if that of the environment differs from that of the host.
    final func applyDirection(_ environment: EnvironmentValues) {
        applyDirection(environment.layoutDirection)
    }

    /// Applies the layout direction untracked: leaves are reconfigured when it changes, whatever they have read.
    final func applyDirection() {
        guard let reader = UpdateContext.current.reader else { return }
        applyDirection(DependencyTracker.untracked { reader.layoutDirection })
    }

    private final func applyDirection(_ direction: LayoutDirection) {
        // A view that is new is in no window yet: the graph knows which it will come to.
        let host = UpdateContext.current.reader?.graph.layout.direction ?? .leftToRight
        switch semanticContentAttribute {
        case .unspecified where direction == host: return
        case .unspecified, .forceLeftToRight, .forceRightToLeft:
            semanticContentAttribute =
                direction == host
                ? .unspecified : direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        case .playback, .spatial: return
        }
    }
}

/// A binding, with the name and the declaration site of the control that writes to it.
struct BoundWriter<Value> {
    let name: StaticString
    let site: DeclarationSite
    let binding: Binding<Value>

    /// Writes to the binding.
    /// - Returns: The value of the binding afterwards, which may differ from `value`.
    func write(_ value: Value) -> Value {
        UpdateOrigin.during(name, site) { binding.wrappedValue = value }
        return DependencyTracker.untracked { binding.wrappedValue }
    }
}

final class CheckboxControl: Widgets.Checkbox, BoundControl {
    var changed: (() -> Void)?
    override init(frame: Rect) {
        super.init(frame: frame)
        installChangeAction()
    }
}

final class SwitchControl: Widgets.Switch, BoundControl {
    var changed: (() -> Void)?
    override init(frame: Rect) {
        super.init(frame: frame)
        installChangeAction()
    }
}

final class StepperControl: Widgets.Stepper, BoundControl {
    var changed: (() -> Void)?
    var editingChanged: ((Bool) -> Void)?
    private var isPressed = false

    override init(frame: Rect) {
        super.init(frame: frame)
        addAction(Action { [unowned self] _ in tell() }, for: .valueChanged)
    }

    /// Reports the change: a press is one editing session, however often it repeats; a key or a scroll step is one each.
    private func tell() {
        if isPressed {
            changed?()
            return
        }
        editingChanged?(true)
        changed?()
        editingChanged?(false)
    }

    /// Removes range and value: the control counts steps and does not know the bound value, which the label displays.
    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.range = nil
        attributes.value = nil
    }

    override func beginTracking(with event: MouseEvent) -> Bool {
        isPressed = true
        editingChanged?(true)
        if super.beginTracking(with: event) { return true }
        endEditing()
        return false
    }

    override func endTracking(with event: MouseEvent?) {
        super.endTracking(with: event)
        endEditing()
    }

    override func cancelTracking(with event: MouseEvent?) {
        super.cancelTracking(with: event)
        endEditing()
    }

    private func endEditing() {
        if !isPressed { return }
        isPressed = false
        editingChanged?(false)
    }
}

final class SliderControl: Widgets.Slider, BoundControl {
    var changed: (() -> Void)?
    var editingChanged: ((Bool) -> Void)?

    override init(frame: Rect) {
        super.init(frame: frame)
        installChangeAction()
        addAction(Action { [unowned self] _ in editingChanged?(true) }, for: .touchDown)
        addAction(
            Action { [unowned self] _ in editingChanged?(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }
}
