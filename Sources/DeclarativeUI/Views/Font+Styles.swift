extension Font {
    public static var largeTitle: Font { .preferredFont(forTextStyle: .largeTitle) }
    public static var title: Font { .preferredFont(forTextStyle: .title1) }
    public static var title2: Font { .preferredFont(forTextStyle: .title2) }
    public static var headline: Font { .preferredFont(forTextStyle: .headline) }
    public static var body: Font { .preferredFont(forTextStyle: .body) }
    public static var footnote: Font { .preferredFont(forTextStyle: .footnote) }
    public static var caption: Font { .preferredFont(forTextStyle: .caption1) }

    /// Returns a font of the family `name`; `size` is in points.
    public static func custom(_ name: String, size: Double) -> Font { Font(family: .named(name), size: size) }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }
}
