private import Glibc

extension Color {
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

    /// Returns the opaque colour of this resolved colour over an opaque one.
    package func composited(over background: Color) -> Color {
        background.mixed(with: withAlphaComponent(1), fraction: alpha)
    }

    /// Returns the colour, darkened on a light background or lightened on a dark one until its contrast ratio with `background` is `ratio`.
    ///
    /// Both colours are resolved and opaque. Returns black or white if no other colour has that ratio.
    package func withContrast(_ ratio: Double, to background: Color) -> Color {
        let target: Color =
            background.contrast(with: .black) >= background.contrast(with: .white) ? .black : .white
        let steps = 50
        for step in 0..<steps {
            let part = Double(step) / Double(steps)
            let mixed = Color(
                red: red + (target.red - red) * part, green: green + (target.green - green) * part,
                blue: blue + (target.blue - blue) * part)
            if mixed.contrast(with: background) >= ratio { return mixed }
        }
        return target
    }
}
