/// The content of a list row or a section header: a text, a second text and an image, with their appearance.
///
/// Modelled on `UIListContentConfiguration`. A cell displays it as its ``ListCell/contentConfiguration``; create one with
/// ``ListCell/defaultContentConfiguration()`` or a static method.
///
///     var content = ListContentConfiguration.subtitleCell()
///     content.image = Image(systemName: "folder")
///     content.text = "Documents"
///     content.secondaryText = "248 files"
///     cell.contentConfiguration = content
public nonisolated struct ListContentConfiguration: Hashable, Sendable {
    /// The appearance of a row's image, modelled on `UIListContentConfiguration.ImageProperties`.
    ///
    ///     content.imageProperties.tintColor = .secondaryLabel
    public struct ImageProperties: Hashable, Sendable {
        /// The size and weight of symbols without a configuration of their own; nil, the default, uses those of the text.
        public var preferredSymbolConfiguration: SymbolConfiguration?
        /// The colour of a template image; nil, the default, is the tint of the cell.
        ///
        /// On the tint of a selected cell, all template images have the colour of its text.
        public var tintColor: Color?
        /// The radius with which the corners of the image are clipped, in points; 0 by default.
        public var cornerRadius = 0.0
        /// The maximum size of the image in points; a side of 0, the default, is not limited.
        ///
        /// The aspect ratio is kept.
        public var maximumSize = Size.zero
        /// The size that the image occupies in the row, in points, so that texts below each other are aligned.
        ///
        /// A side of 0, the default, is that of the image.
        public var reservedLayoutSize = Size.zero

        /// Creates properties with their default values.
        public init() {}
    }

    /// The appearance of one of a row's texts, modelled on `UIListContentConfiguration.TextProperties`.
    ///
    ///     content.textProperties.font = .preferredFont(forTextStyle: .headline)
    public struct TextProperties: Hashable, Sendable {
        /// The font; the system font by default.
        public var font = Font.systemFont(ofSize: Font.systemFontSize)
        /// The colour; the role `label` by default, which is legible on the tint of a selected cell.
        public var color = Color.label
        /// The alignment; `.natural` by default.
        public var alignment = TextAlignment.natural
        /// The truncation of a text that is too long; `.byTruncatingTail` by default.
        public var lineBreakMode = LineBreakMode.byTruncatingTail
        /// The maximum number of lines; 1 by default, 0 for no limit.
        ///
        /// Several lines need rows with automatic height.
        public var numberOfLines = 1

        /// Creates properties with their default values.
        public init() {}
    }

    /// The image at the leading side; nil by default.
    public var image: Image?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil by default.
    public var text: String?
    /// The appearance of the text.
    public var textProperties = TextProperties()
    /// The second text, below the first one or at the trailing side; nil by default.
    public var secondaryText: String?
    /// The appearance of the second text.
    public var secondaryTextProperties = TextProperties()
    /// Whether the second text is displayed at the trailing side of the line instead of below the text, if both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points; 10 by default.
    public var imageToTextPadding = 10.0
    /// The distance between texts side by side, in points; 12 by default.
    public var textToSecondaryTextHorizontalPadding = 12.0
    /// The distance between texts below each other, in points; 1 by default.
    public var textToSecondaryTextVerticalPadding = 1.0
    /// The distances between the content and the edges of the row, in points.
    public var directionalLayoutMargins = DirectionalEdgeInsets(
        top: 8, leading: 12, bottom: 8, trailing: 12)

    private init() {
        secondaryTextProperties.font = .systemFont(ofSize: Font.smallSystemFontSize)
        secondaryTextProperties.color = .secondaryLabel
    }

    /// Returns the content of a plain row, with its second text below the text.
    public static func cell() -> Self { Self() }

    /// Returns the content of a row with a small second text below the text.
    public static func subtitleCell() -> Self { Self() }

    /// Returns the content of a row with a value at the trailing side of its text.
    public static func valueCell() -> Self {
        var content = Self()
        content.prefersSideBySideTextAndSecondaryText = true
        content.secondaryTextProperties.font = content.textProperties.font
        return content
    }

    /// Returns the content of a section header.
    public static func header() -> Self {
        var content = Self()
        content.textProperties.font = .systemFont(ofSize: Font.smallSystemFontSize + 0.5, weight: .semibold)
        content.textProperties.color = .secondaryLabel
        content.directionalLayoutMargins.top = 4
        content.directionalLayoutMargins.bottom = 4
        return content
    }

    /// Returns the content of a section footer.
    public static func footer() -> Self {
        var content = header()
        content.textProperties.font = .systemFont(ofSize: Font.smallSystemFontSize)
        content.textProperties.numberOfLines = 0
        return content
    }

    /// Returns the content of a row in a side bar, whose images have the colour of the text.
    public static func sidebarCell() -> Self {
        var content = Self()
        content.imageProperties.tintColor = .label
        content.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 6, leading: 18, bottom: 6, trailing: 18)
        return content
    }

    /// Returns the content of a row in a side bar with a small second text below the text.
    public static func sidebarSubtitleCell() -> Self { sidebarCell() }

    /// Returns the content of a section header in a side bar.
    public static func sidebarHeader() -> Self {
        var content = header()
        content.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 10, leading: 18, bottom: 2, trailing: 18)
        return content
    }
}

extension ListContentConfiguration {
    /// The image in the size in which it is displayed, with that size; nil without an image.
    @MainActor
    var displayedImage: (image: Image, size: Size)? {
        guard let image else { return nil }
        let symbol =
            imageProperties.preferredSymbolConfiguration
            ?? SymbolConfiguration(font: textProperties.font)
        let sized = image.following(symbol)
        let (size, limit) = (sized.size, imageProperties.maximumSize)
        var factor = 1.0
        if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
        if limit.height > 0, size.height * factor > limit.height { factor = limit.height / size.height }
        return (sized, Size(width: size.width * factor, height: size.height * factor))
    }
}
