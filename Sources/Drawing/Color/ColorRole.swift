/// The purpose of a colour, from which a palette resolves its components.
///
/// The components depend on the palette, so that a colour adapts to light and dark appearance and to the accent colour.
///
///     label.textColor = Color(role: .secondaryLabel)   // or .secondaryLabel
public enum ColorRole: UInt8, CaseIterable, Sendable {
    /// Text on a background of the palette.
    case label
    /// Secondary text, such as a subtitle.
    case secondaryLabel
    /// Text of the lowest emphasis.
    case tertiaryLabel
    /// The placeholder of an empty text field.
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
    ///
    /// Texts and template images in this colour are drawn in ``link``.
    case tint
    /// Text and marks on the accent colour.
    case onTint
    /// The fill of a control that is neither under the pointer nor pressed.
    case controlFill
    /// The fill of a control under the pointer.
    case controlFillHover
    /// The fill of a pressed control.
    case controlFillPressed
    /// The border of controls that have a border.
    case controlBorder
    /// The empty part of a track.
    case track
    /// The knob of sliders and switches.
    case knob
    /// The accent of controls whose action deletes or overwrites data.
    case destructive
    /// A message or mark of success.
    case success
    /// A message or mark of a warning.
    case warning
    /// An error, and the title of an action that deletes or overwrites data.
    case error
    /// Links, and other texts and symbols in the accent colour, which is darkened or lightened until they are legible.
    case link
}

extension Color {
    /// The colour of the role ``ColorRole/label``.
    public static let label = Color(role: .label)
    /// The colour of the role ``ColorRole/secondaryLabel``.
    public static let secondaryLabel = Color(role: .secondaryLabel)
    /// The colour of the role ``ColorRole/tertiaryLabel``.
    public static let tertiaryLabel = Color(role: .tertiaryLabel)
    /// The colour of the role ``ColorRole/placeholderText``.
    public static let placeholderText = Color(role: .placeholderText)
    /// The colour of the role ``ColorRole/separator``.
    public static let separator = Color(role: .separator)
    /// The colour of the role ``ColorRole/systemBackground``.
    public static let systemBackground = Color(role: .systemBackground)
    /// The colour of the role ``ColorRole/secondarySystemBackground``.
    public static let secondarySystemBackground = Color(role: .secondarySystemBackground)
    /// The colour of the role ``ColorRole/tint``.
    public static let tintColor = Color(role: .tint)
    /// The colour of the role ``ColorRole/link``.
    public static let link = Color(role: .link)
}
