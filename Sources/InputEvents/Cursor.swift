/// The shape of the pointer, with `NSCursor`'s names.
///
///     splitter.pointerCursor = .resizeLeftRight
public enum Cursor: CaseIterable, Hashable, Sendable {
    case arrow
    /// Over text that can be selected.
    case iBeam
    /// Over links.
    case pointingHand
    case crosshair
    case resizeLeftRight
    case resizeUpDown
    /// Along the diagonal from the top left.
    case resizeTopLeftBottomRight
    /// Along the diagonal from the top right.
    case resizeTopRightBottomLeft
    /// In all directions.
    case move
    case operationNotAllowed
    case wait
    /// Busy, and yet usable.
    case progress
}
