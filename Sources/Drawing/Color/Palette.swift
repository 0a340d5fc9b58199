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
