/// The appearance of toggles: `SwiftUI.ToggleStyle`.
///
///     struct Star: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button(configuration.isOn ? "★" : "☆") { configuration.isOn.toggle() }
///         }
///     }
@MainActor
public protocol ToggleStyle {
    associatedtype Body: View
    /// The properties of a toggle that the style receives.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the view that displays a toggle; called again when its configuration changes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// Returns an appearance that the toolkit draws; nil, the default, to use `makeBody(configuration:)`.
    func _look(isInForm: Bool) -> _ToggleLook?
}

/// A toggle appearance that the toolkit draws.
///
///     func _look(isInForm: Bool) -> _ToggleLook? { SwitchToggleStyle()._look(isInForm: isInForm) }
public struct _ToggleLook: Hashable {
    let look: ToggleAppearance
}

/// The properties of a toggle that a style displays: `SwiftUI.ToggleStyleConfiguration`.
///
///     HStack { configuration.label; Spacer(); Text(configuration.isOn ? "on" : "off") }
public struct ToggleStyleConfiguration {
    /// The type-erased label of a toggle.
    public struct Label: View {
        private let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
        /// Returns one, also for a label of several views: the style places them as a stack.
        public static func _viewCount(_ modified: ViewCount) -> ViewCount { .one }
        public var _viewCount: ViewCount { .one }
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on; a write switches it.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

extension ToggleStyle {
    public func _look(isInForm: Bool) -> _ToggleLook? { nil }
    func look(isInForm: Bool) -> ToggleAppearance? { _look(isInForm: isInForm)?.look }

    func makeAnyBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// The default toggle style: a check box, or a switch in a form.
///
///     .toggleStyle(.automatic)
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: isInForm ? .switcher : .checkbox) }
}

/// A toggle style that displays a check box before the label.
///
///     .toggleStyle(.checkbox)
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: .checkbox) }
}

/// A toggle style that displays a switch after the label.
///
///     .toggleStyle(.switch)
public struct SwitchToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: .switcher) }
}

/// A toggle style that displays a button, which stays pressed while the toggle is on.
///
///     .toggleStyle(.button)
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: .button) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a check box, or a switch in a form.
    public static var automatic: Self { Self() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// The style that displays a check box before the label.
    public static var checkbox: Self { Self() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// The style that displays a switch after the label.
    public static var `switch`: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// The style that displays a button, which stays pressed while the toggle is on.
    public static var button: Self { Self() }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of descendant toggles; `.automatic` by default.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        environment(\.toggleStyle, style)
    }
}
