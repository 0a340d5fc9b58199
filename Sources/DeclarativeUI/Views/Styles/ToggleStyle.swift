/// How toggles look: `SwiftUI.ToggleStyle`.
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
    /// Returns the views that a toggle consists of.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The toolkit's own look; nil, as unless implemented, asks for the body.
    func _look(isInForm: Bool) -> _ToggleLook?
}

/// A look that the toolkit draws itself.
///
///     func _look(isInForm: Bool) -> _ToggleLook? { SwitchToggleStyle()._look(isInForm: isInForm) }
public struct _ToggleLook: Hashable {
    let look: ToggleLook
}

/// The properties of a toggle that a style displays: `SwiftUI.ToggleStyleConfiguration`.
///
///     HStack { configuration.label; Spacer(); Text(configuration.isOn ? "on" : "off") }
public struct ToggleStyleConfiguration {
    /// The toggle's label, whatever its type.
    public struct Label: View {
        private let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
        /// Of several views, the style places the stack.
        public static func _viewCount(_ modified: ViewCount) -> ViewCount { .one }
        public var _viewCount: ViewCount { .one }
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

extension ToggleStyle {
    public func _look(isInForm: Bool) -> _ToggleLook? { nil }
    func look(isInForm: Bool) -> ToggleLook? { _look(isInForm: isInForm)?.look }

    func makeAnyBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// A check box; a switch in a form.
///
///     .toggleStyle(.automatic)
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: isInForm ? .switcher : .checkbox) }
}

/// A box to tick, before the label.
///
///     .toggleStyle(.checkbox)
public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: .checkbox) }
}

/// A switch, after the label.
///
///     .toggleStyle(.switch)
public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: .switcher) }
}

/// A button that stays down.
///
///     .toggleStyle(.button)
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    public func _look(isInForm: Bool) -> _ToggleLook? { _ToggleLook(look: .button) }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

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
    /// How the toggles inside look.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        environment(\.toggleStyle, style)
    }
}
