/// Colours and measures of everything the toolkit draws.
///
///     host.theme = .dark
public nonisolated struct Theme: Hashable, Sendable {
    public var palette: Palette
    public static let light = Theme(palette: Palette { $0 == .systemBackground ? .white : .black })
    public static let dark = Theme(palette: Palette { $0 == .systemBackground ? .black : .white })
}
