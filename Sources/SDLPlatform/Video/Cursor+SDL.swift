import CSDL2

/// What the pointer looks like, with `NSCursor`'s names.
///
///     video.setPointer(.iBeam)
public nonisolated enum PointerShape: CaseIterable, Hashable, Sendable {
    case arrow
    case iBeam
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

    var systemCursor: SDL_SystemCursor {
        switch self {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .iBeam: SDL_SYSTEM_CURSOR_IBEAM
        case .pointingHand: SDL_SYSTEM_CURSOR_HAND
        case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
        case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
        case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
        case .resizeTopLeftBottomRight: SDL_SYSTEM_CURSOR_SIZENWSE
        case .resizeTopRightBottomLeft: SDL_SYSTEM_CURSOR_SIZENESW
        case .move: SDL_SYSTEM_CURSOR_SIZEALL
        case .operationNotAllowed: SDL_SYSTEM_CURSOR_NO
        case .wait: SDL_SYSTEM_CURSOR_WAIT
        case .progress: SDL_SYSTEM_CURSOR_WAITARROW
        }
    }
}
