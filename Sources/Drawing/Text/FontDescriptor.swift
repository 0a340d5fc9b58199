/// The attributes of a font, from which others like it are made.
///
/// `UIFontDescriptor`.
///
///     let emphasized = label.font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
///     label.font = Font(descriptor: emphasized, size: 0)
public struct FontDescriptor: Hashable, Sendable {
    /// Properties of letters that a font has or has not.
    ///
    ///     descriptor.symbolicTraits.contains(.traitBold)
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Letters of one width: those of the system's monospaced family.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The family of the font.
    public var family: Font.Family
    /// In points: the size of the em square.
    public var pointSize: Double
    /// The weight of the strokes.
    public var weight: Font.Weight
    /// Whether the font is slanted.
    public var isItalic: Bool

    public init(
        family: Font.Family = .system, size: Double, weight: Font.Weight = .regular, isItalic: Bool = false
    ) {
        self.family = family
        self.pointSize = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The descriptor of a family, or of the first that there is in a list ("Inter, Cantarell"), in a size in points.
    public init(name: String, size: Double) { self.init(family: .named(name), size: size) }

    /// The traits that the attributes come to.
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

    /// Returns the descriptor of the system's font in a design.
    public func withDesign(_ design: Font.Design) -> FontDescriptor {
        var copy = self
        copy.family = design == .monospaced ? .monospaced : .system
        return copy
    }

    /// Returns the descriptor with these traits and no others.
    ///
    /// A weight that is bold already stays as it is. A family by name keeps its name: it has no monospaced variant.
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
    /// The font that a descriptor describes; `size` is in points, and 0 means the descriptor's.
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
