/// The purpose of a colour, from which a palette resolves its components.
///
/// The components depend on the palette, so that a colour adapts to light and dark appearance and to the accent colour.
///
///     label.textColor = Color(role: .secondaryLabel)   // or .secondaryLabel
public enum ColorRole: UInt8, CaseIterable, Sendable {
    /// Text on a background of the palette.
    case label
    case secondaryLabel
    case tertiaryLabel
    case placeholderText
    /// Hairlines between content.
    case separator
    /// The primary background, as in UIKit: white in light appearance; used by lists, text views and text fields.
    case systemBackground
    /// The background of grouped content, as in UIKit; used by windows, so that lists, fields and cards stand out.
    case secondarySystemBackground
    /// Cards on the background of a window.
    case cardBackground
    /// The background of menus, sheets and tool tips.
    case popoverBackground
    /// The accent colour: selection, default buttons, check boxes, focus.
    case tint
    /// Text and marks on the accent colour.
    case onTint
    /// The fill of a control at rest; the following two are those under the pointer and pressed.
    case controlFill
    case controlFillHover
    case controlFillPressed
    /// The border of controls that have a border.
    case controlBorder
    /// The empty part of a track.
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
