extension Font {
    /// The font of the largest titles: 26 points, bold.
    public static var largeTitle: Font { .preferredFont(forTextStyle: .largeTitle) }
    /// The font of first-level titles: 20 points, bold.
    public static var title: Font { .preferredFont(forTextStyle: .title1) }
    /// The font of second-level titles: 17 points, bold.
    public static var title2: Font { .preferredFont(forTextStyle: .title2) }
    /// The font of headings: 14.5 points, bold.
    public static var headline: Font { .preferredFont(forTextStyle: .headline) }
    /// The font of body text: 14.5 points.
    public static var body: Font { .preferredFont(forTextStyle: .body) }
    /// The font of footnotes: 13 points.
    public static var footnote: Font { .preferredFont(forTextStyle: .footnote) }
    /// The font of captions: 12 points.
    public static var caption: Font { .preferredFont(forTextStyle: .caption1) }

    /// Returns a font of the family `name`, in a size in points.
    ///
    /// `name` may be a list in order of preference, separated by commas.
    public static func custom(_ name: String, size: Double) -> Font { Font(family: .named(name), size: size) }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    /// Returns the font with the given weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }
}
