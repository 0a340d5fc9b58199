/// The content and appearance of a button: `UIButton.Configuration`.
///
///     var configuration = ButtonConfiguration.filled()
///     configuration.title = "Save"
///     let button = Button(configuration: configuration)
public nonisolated struct ButtonConfiguration: Hashable, Sendable {
    /// The background of a button.
    public enum Style: Hashable, Sendable {
        /// No background until the pointer hovers over the button.
        case plain
        /// A neutral shade.
        case gray
        /// A translucent shade of the tint colour.
        case tinted
        /// The tint colour.
        case filled
    }

    /// The indicator that the button opens a menu: `UIButton.Configuration.Indicator`.
    public enum Indicator: Hashable, Sendable {
        /// A downward arrow if a press opens a menu.
        case automatic
        case none
        /// A downward arrow.
        case popup
    }

    /// The side of the title on which the image is displayed: `UIButton.Configuration.imagePlacement`.
    public enum ImagePlacement: Hashable, Sendable, CaseIterable {
        case leading
        case trailing
        case top
        case bottom

        /// Whether image and title are above each other.
        var isVertical: Bool { self == .top || self == .bottom }
    }

    /// The style of the button's background.
    public var style: Style
    /// The indicator that the button opens a menu; `.automatic` by default.
    public var indicator = Indicator.automatic
    /// The title of the button; nil displays none.
    public var title: String?
    /// The image of the button; nil displays none.
    ///
    /// A template image has the colour of the title. A symbol without a configuration of its own has the size and weight of the title.
    public var image: Image?
    /// The side of the title on which the image is displayed; `.leading` by default.
    public var imagePlacement = ImagePlacement.leading
    /// The size and weight of a symbol without a configuration of its own; nil uses those of the title.
    public var preferredSymbolConfigurationForImage: SymbolConfiguration?
    /// The distance between image and title, in points.
    public var imagePadding = 6.0
    /// The insets of the content in points; nil uses the theme's.
    public var contentInsets: EdgeInsets?
    /// The corner radius of the background in points; nil uses the theme's.
    public var cornerRadius: Double?
    /// The colour of the title; nil uses the style's.
    public var baseForegroundColor: Color?
    /// The colour of the background; nil uses the style's.
    public var baseBackgroundColor: Color?

    /// Creates a configuration with a style and an optional title.
    public init(style: Style, title: String? = nil) {
        self.style = style
        self.title = title
    }

    /// Returns the configuration of a button without a background.
    public static func plain() -> ButtonConfiguration { ButtonConfiguration(style: .plain) }
    /// Returns the configuration of a button on a neutral background.
    public static func gray() -> ButtonConfiguration { ButtonConfiguration(style: .gray) }
    /// Returns the configuration of a button on a translucent shade of the tint colour.
    public static func tinted() -> ButtonConfiguration { ButtonConfiguration(style: .tinted) }
    /// Returns the configuration of a button on the tint colour.
    public static func filled() -> ButtonConfiguration { ButtonConfiguration(style: .filled) }
}
