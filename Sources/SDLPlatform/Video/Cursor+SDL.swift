import CSDL2
import InputEvents

nonisolated extension InputEvents.Cursor {
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

extension VideoSystem {
    /// Displays the current cursor again after SDL has displayed its default one, because the pointer has left all windows.
    func redefineCursor() {
        guard SDL_GetMouseFocus() == nil, let current = cursors[cursor] else { return }
        // Later versions of SDL ignore the cursor that was set last.
        SDL_SetCursor(SDL_GetDefaultCursor())
        SDL_SetCursor(current)
    }
}
