/// The purpose of a colour, which a palette resolves.
///
/// A `Palette` gives each role its components, so that one description serves light, dark and accent changes.
///
///     label.textColor = Color(role: .secondaryLabel)   // or .secondaryLabel
public enum ColorRole: UInt8, CaseIterable, Sendable {
    /// Text on any background of the palette.
    case label
    case secondaryLabel
    case tertiaryLabel
    case placeholderText
    /// Hairlines between things.
    case separator
    /// The primary background, as in UIKit: white in light appearance. Lists, text views and text fields have it.
    case systemBackground
    /// The background of grouped content, as in UIKit. Windows have it, so that lists, fields and cards stand out.
    case secondarySystemBackground
    /// Cards on the background of a window.
    case cardBackground
    /// The background of menus, sheets and tool tips, which float above everything.
    case popoverBackground
    /// The accent: selection, default buttons, checks, focus.
    case tint
    /// Text and marks on the accent.
    case onTint
    /// Fill of a control at rest, under the pointer, and pressed.
    case controlFill
    case controlFillHover
    case controlFillPressed
    /// The border of controls that have one.
    case controlBorder
    /// The part of a track that is not filled.
    case track
    /// The knob of sliders and switches.
    case knob
    case destructive
    case success
    case warning
    case error
}

extension Color {
    public static let label = Color(role: .label)
    public static let secondaryLabel = Color(role: .secondaryLabel)
    public static let tertiaryLabel = Color(role: .tertiaryLabel)
    public static let placeholderText = Color(role: .placeholderText)
    public static let separator = Color(role: .separator)
    public static let systemBackground = Color(role: .systemBackground)
    public static let secondarySystemBackground = Color(role: .secondarySystemBackground)
    public static let tintColor = Color(role: .tint)
}
