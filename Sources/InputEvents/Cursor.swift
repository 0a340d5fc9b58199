/// The shape of the pointer, named as in `NSCursor`.
///
///     splitter.pointerCursor = .resizeLeftRight
public enum Cursor: CaseIterable, Hashable, Sendable {
    case arrow
    /// For text that can be selected or edited.
    case iBeam
    /// For links.
    case pointingHand
    case crosshair
    case resizeLeftRight
    case resizeUpDown
    /// For resizing along the diagonal from the top left to the bottom right.
    case resizeTopLeftBottomRight
    /// For resizing along the diagonal from the top right to the bottom left.
    case resizeTopRightBottomLeft
    /// For moving in any direction.
    case move
    case operationNotAllowed
    case wait
    /// Busy, but the program still takes input.
    case progress
}
