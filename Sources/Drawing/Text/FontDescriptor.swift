/// The attributes of a font, from which similar fonts are derived.
///
/// Follows `UIFontDescriptor`.
///
///     let emphasized = label.font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
///     label.font = Font(descriptor: emphasized, size: 0)
public struct FontDescriptor: Hashable, Sendable {
    /// Stylistic properties that a font either has or lacks.
    ///
    ///     descriptor.symbolicTraits.contains(.traitBold)
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The characters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The strokes have a weight of semibold or above.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Characters of equal width: set for the system's monospaced family.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The family of the font.
    public var family: Font.Family
    /// The size of the em square, in points.
    public var pointSize: Double
    /// The weight of the strokes.
    public var weight: Font.Weight
    /// Whether the font is slanted.
    public var isItalic: Bool

    /// Creates a descriptor from its attributes; `size` is in points.
    public init(
        family: Font.Family = .system, size: Double, weight: Font.Weight = .regular, isItalic: Bool = false
    ) {
        self.family = family
        self.pointSize = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Creates a descriptor for the family `name` with a size in points.
    ///
    /// A list such as "Inter, Cantarell" selects the first family that is installed.
    public init(name: String, size: Double) { self.init(family: .named(name), size: size) }

    /// The traits that follow from the attributes: `.traitBold` for weights of semibold and above.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor with another family.
    public func withFamily(_ name: String) -> FontDescriptor {
        var copy = self
        copy.family = .named(name)
        return copy
    }

    /// Returns the descriptor with another size, in points.
    public func withSize(_ size: Double) -> FontDescriptor {
        var copy = self
        copy.pointSize = size
        return copy
    }

    /// Returns the descriptor of the system font in `design`; a named family is replaced.
    public func withDesign(_ design: Font.Design) -> FontDescriptor {
        var copy = self
        copy.family = design == .monospaced ? .monospaced : .system
        return copy
    }

    /// Returns the descriptor with these traits and no others.
    ///
    /// A weight of semibold or above is kept if `traits` contains `.traitBold`. A named family is kept: it has no monospaced variant.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor {
        var copy = self
        copy.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            copy.weight = traits.contains(.traitBold) ? .bold : .regular
        }
        switch family {
        case .named: break
        case .system, .monospaced: copy.family = traits.contains(.traitMonoSpace) ? .monospaced : .system
        }
        return copy
    }
}

extension Font {
    /// Creates the font with the attributes of `descriptor`; `size` is in points, and 0 selects the size of the descriptor.
    public init(descriptor: FontDescriptor, size: Double) {
        self.init(
            family: descriptor.family, size: size > 0 ? size : descriptor.pointSize,
            weight: descriptor.weight, isItalic: descriptor.isItalic)
    }

    /// The attributes of the font.
    public var fontDescriptor: FontDescriptor {
        FontDescriptor(family: family, size: pointSize, weight: weight, isItalic: isItalic)
    }
}
