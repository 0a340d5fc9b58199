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
    /// A translucent fill in front of a background of the palette, such as a button or selected text; the colour is resolved.
    ///
    /// Only roles are adapted to it: colours that the program has chosen are kept. It applies to the drawing of one view, and not to the
    /// subviews of this view.
    case fill(Color)

    /// The case of a ground, without its colour; `normal` for a fill, in front of which no views lie.
    package enum Style: UInt8, Sendable { case normal, unemphasized, emphasized, inverted }

    package var style: Style {
        switch self {
        case .normal, .fill: .normal
        case .unemphasized: .unemphasized
        case .emphasized: .emphasized
        case .inverted: .inverted
        }
    }

    /// Whether the ground is a selection.
    package var isSelection: Bool {
        switch self {
        case .unemphasized, .emphasized: true
        case .normal, .inverted, .fill: false
        }
    }
}
