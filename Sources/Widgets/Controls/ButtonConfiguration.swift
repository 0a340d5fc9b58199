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

    /// What says that the button opens a menu: `UIButton.Configuration.Indicator`.
    public enum Indicator: Hashable, Sendable {
        /// An arrow downwards when pressing the button opens a menu.
        case automatic
        case none
        /// An arrow downwards.
        case popup
    }

    public var style: Style
    public var indicator = Indicator.automatic
    public var title: String?
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

    public static func plain() -> ButtonConfiguration { ButtonConfiguration(style: .plain) }
    public static func gray() -> ButtonConfiguration { ButtonConfiguration(style: .gray) }
    public static func tinted() -> ButtonConfiguration { ButtonConfiguration(style: .tinted) }
    public static func filled() -> ButtonConfiguration { ButtonConfiguration(style: .filled) }
}
