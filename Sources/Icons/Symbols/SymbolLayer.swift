public import Drawing

/// A part of a symbol's drawing: a path in points that is stroked or filled in one colour.
///
/// The layers of a symbol do not overlap, so that they can be drawn one after the other in a translucent colour.
///
///     for layer in symbol.drawing(size: 20, weight: .regular) {
///         switch layer {
///         case .stroke(let path, let style): canvas.stroke(path, color, style: style)
///         case .fill(let path): canvas.fill(path, color)
///         }
///     }
public enum SymbolLayer: Hashable, Sendable {
    /// A path that is stroked.
    case stroke(Path, StrokeStyle)
    /// A path that is filled by the nonzero winding rule.
    case fill(Path)
}
