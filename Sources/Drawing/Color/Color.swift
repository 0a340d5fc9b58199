/// A colour: four sRGB components, or a role that the current palette resolves during drawing.
///
/// Components have 16 bits and are not premultiplied. The alpha of a role multiplies that of the resolved colour.
///
///     let brand = Color(red: 0.2, green: 0.5, blue: 0.9)
///     let hint = Color.secondaryLabel.withAlphaComponent(0.5)
public struct Color: Hashable, Sendable {
    private var red16: UInt16
    private var green16: UInt16
    private var blue16: UInt16
    private var alpha16: UInt16

    /// The role that determines the components; nil for fixed components.
    public private(set) var role: ColorRole?

    /// Creates a colour from components in 0...1; other values are clamped, NaN is 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        red16 = Self.fixed(red)
        green16 = Self.fixed(green)
        blue16 = Self.fixed(blue)
        alpha16 = Self.fixed(alpha)
        role = nil
    }

    /// Creates a shade of grey from components in 0...1; other values are clamped, NaN is 0.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from `0xRRGGBB`, opaque by default.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255, alpha: alpha)
    }

    /// Creates a colour that the current palette resolves from a role.
    public init(role: ColorRole) {
        self.init(white: 0)
        self.role = role
    }

    /// The red component, 0...1.
    public var red: Double { Double(red16) / 65535 }
    /// The green component, 0...1.
    public var green: Double { Double(green16) / 65535 }
    /// The blue component, 0...1.
    public var blue: Double { Double(blue16) / 65535 }
    /// The alpha component: 0 is transparent, 1 is opaque.
    public var alpha: Double { Double(alpha16) / 65535 }

    /// Whether the alpha component is 0.
    var isTransparent: Bool { alpha16 == 0 }

    /// Returns the colour (or role) with the given alpha.
    public func withAlphaComponent(_ alpha: Double) -> Color {
        var copy = self
        copy.alpha16 = Self.fixed(alpha)
        return copy
    }

    /// Returns the fixed colour that `palette` assigns to the role, or the colour itself if it is fixed.
    public func resolved(in palette: Palette) -> Color {
        guard let role else { return self }
        let base = palette[role]
        return alpha16 == 65535 ? base : base.withAlphaComponent(base.alpha * alpha)
    }

    /// Returns a linear mix of two fixed colours; a `fraction` of 0 is this colour, 1 is `other`.
    public func mixed(with other: Color, fraction: Double) -> Color {
        let rest = 1 - fraction
        return Color(
            red: red * rest + other.red * fraction, green: green * rest + other.green * fraction,
            blue: blue * rest + other.blue * fraction, alpha: alpha * rest + other.alpha * fraction)
    }

    /// The colour as premultiplied `0xAARRGGBB`, the pixel format of bitmaps.
    ///
    /// A role must be resolved first.
    public var premultiplied: UInt32 {
        let a = UInt32(alpha16)
        func byte(_ component: UInt16) -> UInt32 { (UInt32(component) * a / 65535 * 255 + 32767) / 65535 }
        return ((a * 255 + 32767) / 65535) << 24 | byte(red16) << 16 | byte(green16) << 8 | byte(blue16)
    }

    private static func fixed(_ value: Double) -> UInt16 {
        value >= 1 ? 65535 : value > 0 ? UInt16(value * 65535 + 0.5) : 0
    }
}

extension Color {
    /// Transparent black.
    public static let clear = Color(white: 0, alpha: 0)
    /// Opaque black.
    public static let black = Color(white: 0)
    /// Opaque white.
    public static let white = Color(white: 1)
    /// A medium grey of 50 %.
    public static let gray = Color(white: 0.5)
    /// The red `0xE01B24`.
    public static let red = Color(hex: 0xe0_1b24)
    /// The orange `0xED5B00`.
    public static let orange = Color(hex: 0xed_5b00)
    /// The dark yellow `0xC88800`.
    public static let yellow = Color(hex: 0xc8_8800)
    /// The green `0x3A944A`.
    public static let green = Color(hex: 0x3a_944a)
    /// The teal `0x2190A4`.
    public static let teal = Color(hex: 0x21_90a4)
    /// The blue `0x3584E4`.
    public static let blue = Color(hex: 0x35_84e4)
    /// The purple `0x9141AC`.
    public static let purple = Color(hex: 0x91_41ac)
    /// The pink `0xD56199`.
    public static let pink = Color(hex: 0xd5_6199)
}

extension Color {
    /// UIKit's name of ``red``.
    public static let systemRed = red
    /// UIKit's name of ``orange``.
    public static let systemOrange = orange
    /// UIKit's name of ``yellow``.
    public static let systemYellow = yellow
    /// UIKit's name of ``green``.
    public static let systemGreen = green
    /// UIKit's name of ``teal``.
    public static let systemTeal = teal
    /// UIKit's name of ``blue``.
    public static let systemBlue = blue
    /// UIKit's name of ``purple``.
    public static let systemPurple = purple
    /// UIKit's name of ``pink``.
    public static let systemPink = pink
    /// UIKit's name of ``gray``.
    public static let systemGray = gray
    /// A dark grey of 33 %.
    public static let darkGray = Color(white: 1.0 / 3)
    /// A light grey of 67 %.
    public static let lightGray = Color(white: 2.0 / 3)

    /// The colour itself; provided for source compatibility with UIKit, where layers use a separate type.
    public var cgColor: Color { self }
}

extension Color: CustomStringConvertible {
    public var description: String {
        if let role { return alpha16 == 65535 ? "\(role)" : "\(role) at \(percent)" }
        let bytes = [red16, green16, blue16].map { String((UInt32($0) * 255 + 32767) / 65535, radix: 16) }
        let hex = "#" + bytes.map { $0.count == 1 ? "0" + $0 : $0 }.joined()
        return alpha16 == 65535 ? hex : "\(hex) at \(percent)"
    }

    private var percent: String { "\(Int((alpha * 100).rounded()))%" }
}
