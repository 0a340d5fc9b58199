private import Glibc

nonisolated extension Color {
    /// The relative luminance of a resolved colour, ignoring alpha, 0...1 (WCAG 2.1).
    public var luminance: Double {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio of two resolved, opaque colours, 1...21 (WCAG 2.1); text needs at least 4.5.
    public func contrast(with other: Color) -> Double {
        let (bright, dim) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (bright + 0.05) / (dim + 0.05)
    }
}
