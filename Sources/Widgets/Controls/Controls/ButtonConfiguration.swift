/// How a button looks: `UIButton.Configuration`.
///
///     var configuration = ButtonConfiguration.filled()
///     configuration.title = "Save"
///     let button = Button(configuration: configuration)
public nonisolated struct ButtonConfiguration: Hashable, Sendable {
    /// The ground.
    public enum Style: Hashable, Sendable {
        /// None until the pointer comes.
        case plain
        /// A shade of the foreground.
        case gray
        /// A shade of the tint, with text in the tint.
        case tinted
        /// The tint.
        case filled
    }

    /// The sign that the button opens a menu: `UIButton.Configuration.Indicator`.
    public enum Indicator: Hashable, Sendable {
        /// An arrow downwards when pressing the button opens a menu.
        case automatic
        case none
        /// An arrow downwards.
        case popup
    }

    /// How the background of the button is drawn.
    public var style: Style
    /// Whether a mark shows that the button opens a menu.
    public var indicator = Indicator.automatic
    /// The title of the button.
    public var title: String?
    /// The image of the button.
    public var image: Image?
    /// Between image and title, in points.
    public var imagePadding = 6.0
    /// Around the content; nil takes the theme's.
    public var contentInsets: EdgeInsets?
    /// In points; nil takes the theme's.
    public var cornerRadius: Double?
    /// Of title and image; nil takes the style's.
    public var baseForegroundColor: Color?
    /// Of the ground; nil takes the style's.
    public var baseBackgroundColor: Color?

    public init(style: Style, title: String? = nil) {
        self.style = style
        self.title = title
    }

    /// A button without a background.
    public static func plain() -> ButtonConfiguration { ButtonConfiguration(style: .plain) }
    /// A button on a neutral background.
    public static func gray() -> ButtonConfiguration { ButtonConfiguration(style: .gray) }
    /// A button on a background in a shade of the tint.
    public static func tinted() -> ButtonConfiguration { ButtonConfiguration(style: .tinted) }
    /// A button on the tint.
    public static func filled() -> ButtonConfiguration { ButtonConfiguration(style: .filled) }
}
