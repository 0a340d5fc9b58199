/// The ground behind the content of a view, which decides the colours of the content: AppKit's `NSView.BackgroundStyle`.
package enum ContentGround: Hashable, Sendable {
    /// A background of the palette, or a fill that the program has chosen.
    case normal
    /// The grey selection of a view without keyboard focus.
    case unemphasized
    /// The selection of a view with keyboard focus, filled with a fixed colour.
    case emphasized(Color)
    /// A fill in the colour of text on the emphasised selection of a colour, such as a badge in a selected row.
    case inverted(Color)

    /// The case of a ground, without its colour.
    package enum Style: UInt8, Sendable { case normal, unemphasized, emphasized, inverted }

    package var style: Style {
        switch self {
        case .normal: .normal
        case .unemphasized: .unemphasized
        case .emphasized: .emphasized
        case .inverted: .inverted
        }
    }

    /// Whether the ground is a selection.
    package var isSelection: Bool {
        switch self {
        case .unemphasized, .emphasized: true
        case .normal, .inverted: false
        }
    }
}
