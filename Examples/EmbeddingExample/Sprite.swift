import CSDL2
import Widgets

/// A square that the game moves and draws itself.
struct Sprite {
    private var x: Double
    private let y: Int32
    private let pace: Double

    init(number: Int) {
        x = Double(number * 37 % 460)
        y = Int32(80 + number * 14)
        pace = 0.4 + Double(number % 4) * 0.3
    }

    mutating func move(by distance: Double) {
        x += distance * pace
        if x > 460 { x -= 480 }
    }

    func draw(_ renderer: OpaquePointer, isBright: Bool) {
        var square = SDL_Rect(x: Int32(x), y: y, w: 12, h: 12)
        if isBright {
            SDL_SetRenderDrawColor(renderer, 0xff, 0xd0, 0x60, 255)
        } else {
            SDL_SetRenderDrawColor(renderer, 0x80, 0x68, 0x30, 255)
        }
        SDL_RenderFillRect(renderer, &square)
    }
}

/// SDL's cursors, created when they are first needed.
final class SystemCursors {
    private var known: [UInt32: OpaquePointer] = [:]

    func set(_ cursor: Widgets.Cursor) {
        let kind: SDL_SystemCursor =
            switch cursor {
            case .iBeam: SDL_SYSTEM_CURSOR_IBEAM
            case .pointingHand: SDL_SYSTEM_CURSOR_HAND
            case .operationNotAllowed: SDL_SYSTEM_CURSOR_NO
            default: SDL_SYSTEM_CURSOR_ARROW
            }
        guard let made = known[kind.rawValue] ?? SDL_CreateSystemCursor(kind) else { return }
        known[kind.rawValue] = made
        SDL_SetCursor(made)
    }
}
