/// A horizontal and a vertical alignment guide, by which a `ZStackLayout` and frames align their children.
///
/// Follows `SwiftUI.Alignment`.
///
///     ZStackLayout(alignment: .bottomTrailing)
public nonisolated struct Alignment: Hashable, Sendable {
    /// The alignment along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment along the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a guide of each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Centred on both axes.
    public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
    /// At the leading edge, vertically centred.
    public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
    /// At the trailing edge, vertically centred.
    public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
    /// At the top edge, horizontally centred.
    public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
    /// At the bottom edge, horizontally centred.
    public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
    /// At the top leading corner.
    public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
    /// At the top trailing corner.
    public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
    /// At the bottom leading corner.
    public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
    /// At the bottom trailing corner.
    public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
    /// By the first baselines, horizontally centred.
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }
    /// By the last baselines, horizontally centred.
    public static var centerLastTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .lastTextBaseline)
    }
    /// By the leading edges and the first baselines.
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
    /// By the leading edges and the last baselines.
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }
    /// By the trailing edges and the first baselines.
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    /// By the trailing edges and the last baselines.
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}

@MainActor extension Alignment {
    /// Returns the position of both guides of `element`, which chose `size` for `proposal`, in points from its top left corner.
    package func point(of element: any LayoutElement, size: Size, proposal: ProposedViewSize) -> Point {
        Point(
            x: horizontal.key.value(of: element, size: size, proposal: proposal),
            y: vertical.key.value(of: element, size: size, proposal: proposal))
    }

    /// Returns the default position of both guides in a view of `size`, in points from its top left corner.
    package func point(in size: Size) -> Point {
        Point(x: horizontal.key.defaultValue(in: size), y: vertical.key.defaultValue(in: size))
    }
}
