/// The fixed colours of all roles: one appearance with one accent.
///
///     let palette = Palette { role in role == .label ? .black : .white }
public struct Palette: Hashable, Sendable {
    private var colors: [Color]

    /// Asks `color` once for each role.
    ///
    /// It must answer fixed colours.
    public init(_ color: (ColorRole) -> Color) {
        colors = ColorRole.allCases.map { role in
            let color = color(role)
            precondition(
                color.role == nil, "Palette: the colour of \(role) is itself a role; give its components")
            return color
        }
    }

    public subscript(role: ColorRole) -> Color {
        get { colors[Int(role.rawValue)] }
        set { colors[Int(role.rawValue)] = newValue }
    }
}
