/// A retained control that tells a closure when the user changes its value.
protocol BoundControl: Widgets.Control {
    var changed: (() -> Void)? { get set }
}

extension BoundControl {
    /// Called once, when the control is made.
    func tellChanges() {
        addAction(Action { [unowned self] _ in changed?() }, for: .valueChanged)
    }
}

extension Widgets.Control {
    /// Takes over what the environment says of every control.
    final func apply(_ environment: EnvironmentValues) {
        isEnabled = environment.isEnabled
        overrideTint(environment.tint)
        applyDirection(environment)
    }
}

extension Widgets.View {
    /// Runs as the description says, where that is not how the window runs.
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

    /// Writes, and tells what the source has made of it.
    func write(_ value: Value) -> Value {
        UpdateOrigin.during(name, site) { binding.wrappedValue = value }
        return DependencyTracker.untracked { binding.wrappedValue }
    }
}

final class CheckboxControl: Widgets.Checkbox, BoundControl {
    var changed: (() -> Void)?
    override init(frame: Rect) {
        super.init(frame: frame)
        tellChanges()
    }
}

final class SwitchControl: Widgets.Switch, BoundControl {
    var changed: (() -> Void)?
    override init(frame: Rect) {
        super.init(frame: frame)
        tellChanges()
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

    /// A press is one editing, however often it steps; a key or the wheel is one each time.
    private func tell() {
        if isPressed {
            changed?()
            return
        }
        editingChanged?(true)
        changed?()
        editingChanged?(false)
    }

    /// The value is that of a binding, which the control does not know: the label says it.
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
        tellChanges()
        addAction(Action { [unowned self] _ in editingChanged?(true) }, for: .touchDown)
        addAction(
            Action { [unowned self] _ in editingChanged?(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }
}
