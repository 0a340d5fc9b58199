/// A font: family, size and style.
///
/// It is a value type without resources; the typesetter opens the font files.
///
///     let body = Font.systemFont(ofSize: 15)
///     let heading = Font.systemFont(ofSize: 18, weight: .bold)
public struct Font: Hashable, Sendable {
    /// The weight of the strokes, on CSS's scale of 100...900.
    ///
    ///     Font.systemFont(ofSize: 15, weight: .semibold)
    public struct Weight: Hashable, Sendable, RawRepresentable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// The weight 300.
        public static let light = Weight(rawValue: 300)
        /// The weight 400, the default.
        public static let regular = Weight(rawValue: 400)
        /// The weight 500.
        public static let medium = Weight(rawValue: 500)
        /// The weight 600.
        public static let semibold = Weight(rawValue: 600)
        /// The weight 700.
        public static let bold = Weight(rawValue: 700)
        /// The weight 800.
        public static let heavy = Weight(rawValue: 800)
    }

    /// A font family: the toolkit's sans-serif or monospaced family, or a family by name.
    ///
    /// A name may be a list in order of preference: "Inter, Cantarell, DejaVu Sans".
    ///
    ///     Font(family: .named("DejaVu Serif"), size: 14)
    public enum Family: Hashable, Sendable {
        /// The toolkit's sans-serif family.
        case system
        /// The toolkit's monospaced family.
        case monospaced
        /// The family of that name, or the first available one of a list separated by commas.
        case named(String)
    }

    /// The family of the font.
    public var family: Family
    /// The size of the em square, in points.
    public var pointSize: Double
    /// The weight of the strokes.
    public var weight: Weight
    /// Whether the font is slanted.
    public var isItalic: Bool

    /// Creates a font; a size that is not a positive finite number is replaced by `systemFontSize`.
    public init(family: Family, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
        self.family = family
        self.pointSize = size.isFinite && size > 0 ? size : Self.systemFontSize
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The size of body text: 14.5 points of this toolkit (1/96 inch), which is about 11 pt in print.
    public static let systemFontSize = 14.5
    /// The size of captions and other small text: 12 points.
    public static let smallSystemFontSize = 12.0

    /// The design of a font's characters: proportional or monospaced.
    ///
    ///     Font.system(size: 13, design: .monospaced)
    public enum Design: Hashable, Sendable {
        case `default`
        case monospaced
    }

    /// Returns the system font in a design; `size` is in points.
    public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(family: design == .monospaced ? .monospaced : .system, size: size, weight: weight)
    }

    /// Returns the system font; `size` is in points.
    public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
        Font(family: .system, size: size, weight: weight)
    }

    /// Returns the bold system font; `size` is in points.
    public static func boldSystemFont(ofSize size: Double) -> Font { systemFont(ofSize: size, weight: .bold) }

    /// Returns the italic system font; `size` is in points.
    public static func italicSystemFont(ofSize size: Double) -> Font {
        Font(family: .system, size: size, isItalic: true)
    }

    /// Returns the monospaced system font; `size` is in points.
    public static func monospacedSystemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
        Font(family: .monospaced, size: size, weight: weight)
    }

    /// Returns the font in another size, in points.
    public func withSize(_ size: Double) -> Font {
        Font(family: family, size: size, weight: weight, isItalic: isItalic)
    }
}

extension Font {
    /// A style of text in a typographic hierarchy.
    ///
    ///     title.font = .preferredFont(forTextStyle: .title1)
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle
        case title1
        case title2
        case headline
        case body
        case footnote
        case caption1
    }

    /// Returns the system font of a text style.
    ///
    /// Sizes in points: `largeTitle` 26, `title1` 20 and `title2` 17, all bold; `headline` 14.5 and bold; `body` 14.5, `footnote` 13,
    /// `caption1` 12.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font {
        switch style {
        case .largeTitle: systemFont(ofSize: 26, weight: .bold)
        case .title1: systemFont(ofSize: 20, weight: .bold)
        case .title2: systemFont(ofSize: 17, weight: .bold)
        case .headline: systemFont(ofSize: systemFontSize, weight: .bold)
        case .body: systemFont(ofSize: systemFontSize)
        case .footnote: systemFont(ofSize: 13)
        case .caption1: systemFont(ofSize: smallSystemFontSize)
        }
    }
}

extension Font: CustomStringConvertible {
    public var description: String {
        let name =
            switch family {
            case .system: "system"
            case .monospaced: "monospaced"
            case .named(let name): name
            }
        let style = (weight == .regular ? "" : " \(weight.rawValue)") + (isItalic ? " italic" : "")
        return "\(name) \(plain(pointSize))\(style)"
    }
}
