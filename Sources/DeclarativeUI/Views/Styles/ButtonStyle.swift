/// The appearance of buttons, whose presses the toolkit handles: `SwiftUI.ButtonStyle`.
///
///     struct Pill: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.padding(8).background(Color.accentColor).cornerRadius(16)
///                 .opacity(configuration.isPressed ? 0.6 : 1)
///         }
///     }
///
///     Button("Go") { go() }.buttonStyle(Pill())
@MainActor
public protocol ButtonStyle {
    associatedtype Body: View
    /// The properties of a button that the style receives.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view that displays a button; called again when its configuration changes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
    func makeAnyBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// The properties of a button that a style displays: `SwiftUI.ButtonStyleConfiguration`.
///
///     configuration.label.foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
public struct ButtonStyleConfiguration {
    /// The type-erased label of a button.
    public struct Label: View {
        private let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
        /// Returns one, also for a label of several views: the style places them as a stack.
        public static func _viewCount(_ modified: ViewCount) -> ViewCount { .one }
        public var _viewCount: ViewCount { .one }
    }

    /// The role of the button; nil if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is held down by the pointer or the keyboard.
    public let isPressed: Bool
}

/// A button style that the toolkit provides: `SwiftUI.PrimitiveButtonStyle`.
///
/// Unlike in SwiftUI, custom styles conform to ``ButtonStyle`` only.
///
///     .buttonStyle(.borderedProminent)
@MainActor
public protocol PrimitiveButtonStyle {
    var _choice: _ButtonStyleChoice { get }
}

/// The style that is selected: one drawn by the toolkit, or a custom ``ButtonStyle``.
///
///     var _choice: _ButtonStyleChoice { BorderedButtonStyle()._choice }
public struct _ButtonStyleChoice {
    var look = ButtonAppearance.bordered
    var custom: (any ButtonStyle)?
}

/// The default button style: a bordered button, which is prominent if it has the shortcut `.defaultAction`.
///
///     .buttonStyle(.automatic)
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    public var _choice: _ButtonStyleChoice { _ButtonStyleChoice() }
}

/// A button style with a background in the control colour.
///
///     .buttonStyle(.bordered)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    public var _choice: _ButtonStyleChoice { _ButtonStyleChoice(look: .bordered) }
}

/// A button style with a background in the tint colour.
///
///     .buttonStyle(.borderedProminent)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    public var _choice: _ButtonStyleChoice { _ButtonStyleChoice(look: .prominent) }
}

/// A button style without a background until the pointer is over the button.
///
///     .buttonStyle(.borderless)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    public var _choice: _ButtonStyleChoice { _ButtonStyleChoice(look: .borderless) }
}

/// A button style that displays only the label, at 60 % opacity while pressed.
///
///     .buttonStyle(.plain)
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    public var _choice: _ButtonStyleChoice { _ButtonStyleChoice(custom: PlainButtonAppearance()) }
}

private struct PlainButtonAppearance: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style: bordered, or prominent if the button has the shortcut `.defaultAction`.
    public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The style with a background in the control colour.
    public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The style with a background in the tint colour.
    public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The style without a background until the pointer is over the button.
    public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style that displays only the label.
    public static var plain: Self { Self() }
}

/// The button styles that the toolkit draws.
enum ButtonAppearance: Hashable {
    case bordered, prominent, borderless

    var configuration: ButtonConfiguration {
        switch self {
        case .bordered: .gray()
        case .prominent: .filled()
        case .borderless: .plain()
        }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: _ButtonStyleChoice { _ButtonStyleChoice() }
}

extension EnvironmentValues {
    var buttonStyle: _ButtonStyleChoice {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets a style of the toolkit for descendant buttons; `.automatic` by default.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        environment(\.buttonStyle, style._choice)
    }

    /// Sets a custom style of descendant buttons.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        environment(\.buttonStyle, _ButtonStyleChoice(custom: style))
    }
}
