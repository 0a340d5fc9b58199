/// The fixed colours of all roles for one appearance with one accent colour.
///
///     let palette = Palette { role in role == .label ? .black : .white }
public struct Palette: Hashable, Sendable {
    private var colors: [Color]

    /// Creates a palette by calling `color` once for each role.
    ///
    /// `color` must return fixed colours.
    public init(_ color: (ColorRole) -> Color) {
        colors = ColorRole.allCases.map { role in
            let color = color(role)
            precondition(
                color.role == nil, "Palette: the colour of \(role) is itself a role; give its components")
            return color
        }
    }

    /// The fixed colour of a role; O(1).
    public subscript(role: ColorRole) -> Color {
        get { colors[Int(role.rawValue)] }
        set { colors[Int(role.rawValue)] = newValue }
    }
}

extension Palette {
    /// The palette for content on the tint: text and separators in shades of ``ColorRole/onTint``, other roles unchanged.
    ///
    /// AppKit's `NSView.BackgroundStyle.emphasized`.
    package var onTint: Palette {
        var palette = self
        let text = self[.onTint]
        palette[.label] = text
        palette[.secondaryLabel] = text.withAlphaComponent(text.alpha * 0.8)
        palette[.tertiaryLabel] = text.withAlphaComponent(text.alpha * 0.65)
        palette[.placeholderText] = text.withAlphaComponent(text.alpha * 0.65)
        palette[.separator] = text.withAlphaComponent(text.alpha * 0.3)
        return palette
    }
}
